/**
 * The name of a table within its section, as it was before an import has put the section before it (`tableIn`), so that
 * it is the same table when it is imported again.
 */
export const ownTable = ({ table, section }: { readonly table: string; readonly section: string }): string => {
  const before = `${section.toLowerCase()}-`;
  return table.startsWith(before) && table.length > before.length ? table.slice(before.length) : table;
};
