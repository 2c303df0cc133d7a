/** A value of a cell: empty where there is nothing. */
export type Cell = string | number | null | undefined;

const NUMBER = /^-?\d+([.,/]\d+)?%?$/;

/** What a spreadsheet would take for a formula is kept as text by an apostrophe before it. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text);

const cell = (value: Cell): string => {
  const text = typeof value === 'string' ? plain(value) : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A record of CSV (RFC 4180), with the end of its line. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A column with its name in the first line. */
export interface Column<Row> {
  readonly name: string;
  readonly of: (row: Row) => Cell;
}

/** A table with its names of columns first, line by line. */
export function* csvTable<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): Generator<string> {
  yield csvLine(columns.map(({ name }) => name));
  for (const row of rows) yield csvLine(columns.map(({ of }) => of(row)));
}
