import { giveFile } from '../shared/give-file';

/** Begins like a formula in a spreadsheet, and is no number. */
const RUNS = /^[=@\t\r]|^[+-](?![\d.,]+$)/;

const cell = (text: string): string => {
  const safe = RUNS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as RFC 4180 has them; no cell is a formula to the program that opens it. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Gives the reader a file. Begins with a byte order mark, so that spreadsheets take it for UTF-8. */
export const giveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  giveFile(name, new Blob(['\uFEFF', csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
