import { type Result, err, isBoardNumber, ok } from '@app/bridge';
import { type ImportText, said } from '../import-texts';
import { type Finding, error, quoted } from '../finding';
import type { TableRow } from './rows';

type Wanted = Extract<ImportText, `wants.${string}`>;

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : value instanceof Date ? 'Date' : (JSON.stringify(value) ?? typeof value);

/** An error that names table, row and column. */
export const unreadable = ({ table, row, values }: TableRow, column: string, wants: Wanted): Finding =>
  error('cell-unreadable', row, { table, row, column, text: quoted(shown(values[column])), wants: said(wants) });

export const missing = ({ table, row }: TableRow, column: string): Finding =>
  error('cell-missing', row, { table, row, column });

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A whole number from 0; null where the cell is empty. */
export const numberIn = (at: TableRow, column: string): Result<number | null, Finding> => {
  const value = at.values[column];
  if (isEmpty(value)) return ok(null);
  const number = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number < 1e9
    ? ok(number)
    : err(unreadable(at, column, 'wants.number'));
};

/** A whole number from 1. */
export const positiveIn = (at: TableRow, column: string): Result<number, Finding> => {
  const number = numberIn(at, column);
  if (!number.ok) return number;
  if (number.value === null) return err(missing(at, column));
  return number.value === 0 ? err(unreadable(at, column, 'wants.whole-number')) : ok(number.value);
};

/** Text without the blanks around it; empty where the cell is. */
export const textIn = (at: TableRow, column: string): Result<string, Finding> => {
  const value = at.values[column];
  if (isEmpty(value)) return ok('');
  if (typeof value === 'number' && Number.isFinite(value)) return ok(String(value));
  // Access pads with blanks and with the character 0.
  return typeof value === 'string'
    ? ok(value.replaceAll('\u0000', '').trim())
    : err(unreadable(at, column, 'wants.text'));
};

/** Yes or No; an empty cell is No. */
export const flagIn = (at: TableRow, column: string): Result<boolean, Finding> => {
  const value = at.values[column];
  if (isEmpty(value) || value === false || value === 0) return ok(false);
  return value === true || value === 1 || value === -1 ? ok(true) : err(unreadable(at, column, 'wants.yes-or-no'));
};

const isDate = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime());

/** The day of a date; null where the cell has none. Access has no time zone: the parts are taken as they stand. */
export const dayIn = ({ values }: TableRow, column: string): string | null => {
  const value = values[column];
  const day = isDate(value) ? value.toISOString().slice(0, 10) : '';
  return /^(?:19|20)\d\d-/.test(day) && !day.startsWith('1900-01-0') && day >= '1990' ? day : null;
};

const SECOND = 1000;

/** When a row was logged: the day of DateLog with the time of TimeLog; null where either is missing. */
export const loggedAt = (at: TableRow): string | null => {
  const day = dayIn(at, 'DateLog');
  const time = at.values.TimeLog;
  if (day === null || !isDate(time)) return null;
  // A time is a fraction of a day, so a second may come out as 0.999 of one.
  const rounded = new Date(Math.round(time.getTime() / SECOND) * SECOND);
  return `${day}T${rounded.toISOString().slice(11, 19)}Z`;
};

/** A board at its table in a round. */
export interface BoardAt {
  readonly section: number;
  readonly table: number;
  readonly round: number;
  readonly board: number;
}

export const boardKey = ({ section, table, round, board }: BoardAt): string => `${section}/${table}/${round}/${board}`;

/** Which board at which table a row is about. */
export const boardIn = (at: TableRow): Result<BoardAt, Finding> => {
  const [section, table, round, board] = (['Section', 'Table', 'Round', 'Board'] as const).map((column) =>
    positiveIn(at, column),
  );
  if (!section?.ok) return section ?? err(missing(at, 'Section'));
  if (!table?.ok) return table ?? err(missing(at, 'Table'));
  if (!round?.ok) return round ?? err(missing(at, 'Round'));
  if (!board?.ok) return board ?? err(missing(at, 'Board'));
  if (!isBoardNumber(board.value)) return err(unreadable(at, 'Board', 'wants.whole-number'));
  return ok({ section: section.value, table: table.value, round: round.value, board: board.value });
};
