import { type Result, type Seat, err, ok } from '@app/bridge';
import { type Finding, note } from '../finding';
import { parseSeat } from '../usebio/values';
import type { Accounts } from './account';
import { type BoardAt, boardIn, boardKey, flagIn, loggedAt, positiveIn, textIn, unreadable } from './cell';
import { type TableRow, type Tables, rowsOf } from './rows';

/** A row of BiddingData or PlayData: what a player called or played, as it was keyed in. */
export interface Logged<T> {
  readonly row: number;
  readonly counter: number;
  readonly seat: Seat;
  readonly act: T;
  readonly isErased: boolean;
  /** ISO instant; null where the row has none. */
  readonly logged: string | null;
}

/** What was keyed in of a board at its table, in the order of the rows. */
export interface BoardLog<T> {
  readonly at: BoardAt;
  readonly acts: readonly Logged<T>[];
}

/** Reads the call or the card of a row. */
type ReadAct<T> = (row: TableRow) => Result<T, Finding>;

const loggedIn = <T>(row: TableRow, read: ReadAct<T>): Result<Logged<T>, Finding> => {
  const [counter, direction, erased] = [positiveIn(row, 'Counter'), textIn(row, 'Direction'), flagIn(row, 'Erased')];
  if (!counter.ok) return counter;
  if (!direction.ok) return direction;
  if (!erased.ok) return erased;
  const seat = parseSeat(direction.value);
  if (!seat) return err(unreadable(row, 'Direction', 'wants.seat'));
  const act = read(row);
  if (!act.ok) return act;
  return ok({
    row: row.row,
    counter: counter.value,
    seat,
    act: act.value,
    isErased: erased.value,
    logged: loggedAt(row),
  });
};

interface ReadLog<T> {
  readonly boards: ReadonlyMap<string, BoardLog<T>>;
  /** What could not be read, by board; without a board where the row does not say which. */
  readonly refused: readonly { readonly key: string | null; readonly finding: Finding }[];
}

/** Reads a log of calls or cards, board by board. */
export const readLog = <T>(
  tables: Tables,
  table: 'BiddingData' | 'PlayData',
  accounts: Accounts,
  read: ReadAct<T>,
): ReadLog<T> => {
  const boards = new Map<string, { readonly at: BoardAt; readonly acts: Logged<T>[] }>();
  const refused: { key: string | null; finding: Finding }[] = [];
  for (const row of rowsOf(tables, table)) {
    const at = boardIn(row);
    const logged = at.ok ? loggedIn(row, read) : at;
    const key = at.ok ? boardKey(at.value) : null;
    if (!at.ok || !logged.ok || key === null) {
      accounts.set(table, row.row, 'refused');
      if (!logged.ok) refused.push({ key, finding: logged.error });
      continue;
    }
    const board = boards.get(key);
    if (board) board.acts.push(logged.value);
    else boards.set(key, { at: at.value, acts: [logged.value] });
  }
  return { boards, refused };
};

interface InForce<T> {
  readonly acts: readonly Logged<T>[];
  /** Rows that were erased, or keyed in anew, or belong to a result that was erased. */
  readonly outOfForce: readonly number[];
}

/**
 * What stands of a log. A row marked as erased takes away the one before it with the same counter, and stands for
 * nothing itself; a later row with the same counter takes the place of an earlier one; and what was keyed in before a
 * result was erased counts no more once something was keyed in after that.
 * @param erasedAt when the last result of the board was erased; null where none was
 */
export const inForceOf = <T>({ acts }: BoardLog<T>, erasedAt: string | null): InForce<T> => {
  const isBefore = ({ logged }: Logged<T>): boolean => erasedAt !== null && logged !== null && logged <= erasedAt;
  const hasSecond = acts.some((one) => !isBefore(one));
  const byCounter = new Map<number, Logged<T>>();
  for (const one of acts) {
    if (hasSecond && isBefore(one)) continue;
    if (one.isErased) byCounter.delete(one.counter);
    else byCounter.set(one.counter, one);
  }
  const standing = [...byCounter.values()].sort((one, other) => one.counter - other.counter);
  const rows = new Set(standing.map(({ row }) => row));
  return { acts: standing, outOfForce: acts.map(({ row }) => row).filter((row) => !rows.has(row)) };
};

export const outOfForceFinding = (table: 'BiddingData' | 'PlayData', rows: readonly number[]): readonly Finding[] =>
  rows.length === 0 ? [] : [note('log-erased', rows[0] ?? 1, { table, rows: rows.length, first: rows[0] ?? 1 })];
