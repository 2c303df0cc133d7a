import { type Finding, error, note, quoted } from '../finding';
import { type Row, TABLES, type Tables } from './rows';

/** A table as it came out of a database; `problem` where it could not be read, in the words of the program that tried. */
export type DatabaseTable =
  | {
      readonly name: string;
      readonly rows: readonly Row[];
      /** How many rows the table says that it has. */
      readonly counted: number;
      /** Columns of long texts and objects, which are not read. */
      readonly leftOut: readonly string[];
    }
  | { readonly name: string; readonly problem: string };

/** What came out of a database. `problem` is in the words of the program that read it. */
export type DatabaseRead =
  | { readonly kind: 'read'; readonly tables: readonly DatabaseTable[] }
  | { readonly kind: 'no-database' | 'encoded' }
  | { readonly kind: 'damaged'; readonly problem: string };

interface BwsTables {
  readonly tables: Tables;
  readonly findings: readonly Finding[];
}

const tableFindings = (table: DatabaseTable): readonly Finding[] => {
  const { name } = table;
  if ('problem' in table) return [error('table-unreadable', 1, { table: name, text: quoted(table.problem) })];
  const { rows, counted, leftOut } = table;
  return [
    ...(leftOut.length > 0 ? [note('columns-left-out', 1, { table: name, columns: { list: leftOut } })] : []),
    ...(rows.length === counted ? [] : [error('table-rows-missing', 1, { table: name, read: rows.length, counted })]),
  ];
};

/** The tables of a scoring device; the reason alone where the database has none. */
export const bwsTables = (read: DatabaseRead): BwsTables | Finding => {
  switch (read.kind) {
    case 'no-database':
      return error('not-bws.header', 1);
    case 'encoded':
      return error('not-bws.encoded', 1);
    case 'damaged':
      return error('not-bws.damaged', 1, { text: quoted(read.problem) });
    case 'read': {
      if (!read.tables.some(({ name }) => TABLES.some((table) => table === name))) return error('not-bws.tables', 1);
      const tables = new Map(read.tables.flatMap((one) => ('rows' in one ? [[one.name, one.rows] as const] : [])));
      return { tables, findings: read.tables.flatMap(tableFindings) };
    }
  }
};
