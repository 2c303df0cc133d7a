import { type BySide, type Result, err, ok, otherSide, sideOf } from '@app/bridge';
import type { ImportedResult } from '../imported';
import { type Finding, assumption, contradiction, error, note } from '../finding';
import type { Accounts } from './account';
import { type BoardAt, boardIn, boardKey, flagIn, loggedAt, numberIn, positiveIn } from './cell';
import { isIndividual } from './movement';
import { type RowResult, resultIn } from './result';
import { type TableRow, type Tables, rowsOf } from './rows';

/** A row of ReceivedData: a result as a scoring device sent it. */
export interface Entry {
  readonly at: BoardAt;
  readonly row: number;
  readonly result: ImportedResult;
  /** PairNS and PairEW, as they stand in the row. */
  readonly pairs: BySide<number>;
  /** They sat the other way round. */
  readonly isSwitched: boolean;
  readonly isErased: boolean;
  /** ISO instant; null where the row has none. */
  readonly logged: string | null;
  readonly findings: readonly Finding[];
}

interface Seated {
  readonly pairs: BySide<number>;
  readonly isSwitched: boolean;
}

/** The pairs of a row, and whether they sat the other way round: the row says so, or one of the other side declares. */
const pairsIn = (row: TableRow, { result, isSwitched }: RowResult): Result<Seated, Finding> => {
  const [ns, ew, by] = [positiveIn(row, 'PairNS'), positiveIn(row, 'PairEW'), numberIn(row, 'Declarer')];
  if (!ns.ok) return ns;
  if (!ew.ok) return ew;
  if (!by.ok) return by;
  const pairs = { NS: ns.value, EW: ew.value };
  const declaring = result.kind === 'played' && pairs.NS !== pairs.EW ? sideOf(result.declarer) : null;
  const isOther = declaring !== null && by.value === pairs[otherSide(declaring)];
  return ok({ pairs, isSwitched: isSwitched || isOther });
};

const entryIn = (row: TableRow, at: BoardAt): Result<Entry, Finding> => {
  const isErased = flagIn(row, 'Erased');
  if (!isErased.ok) return isErased;
  if (isIndividual(row)) return err(error('individual', row.row, { table: row.table, row: row.row }));
  const read = resultIn(row);
  if (!read.ok) return read;
  const seated = pairsIn(row, read.value);
  if (!seated.ok) return seated;
  const { pairs, isSwitched } = seated.value;
  const { table, row: nth } = row;
  return ok({
    at,
    row: nth,
    result: read.value.result,
    pairs,
    isSwitched,
    isErased: isErased.value,
    logged: loggedAt(row),
    findings: [...read.value.findings, ...(isSwitched ? [assumption('pairs-switched', nth, { table, row: nth })] : [])],
  });
};

/** The rows of one board at its table, in the order of their entry. */
export interface ReceivedBoard {
  readonly at: BoardAt;
  readonly entries: readonly Entry[];
  readonly rows: readonly number[];
  readonly findings: readonly Finding[];
}

interface Collected {
  readonly at: BoardAt;
  readonly rows: TableRow[];
}

const inOrderOfEntry = (one: TableRow, other: TableRow): number => {
  const [first, second] = [numberIn(one, 'ID'), numberIn(other, 'ID')];
  const known = first.ok && second.ok && first.value !== null && second.value !== null;
  return known ? (first.value ?? 0) - (second.value ?? 0) || one.row - other.row : one.row - other.row;
};

/**
 * The entries of a board. A row that cannot be read refuses the board where its result would stand; one that was
 * erased is told and left out.
 */
const boardOf = ({ at, rows }: Collected, accounts: Accounts): ReceivedBoard => {
  const findings: Finding[] = [];
  const entries: Entry[] = [];
  for (const row of rows.toSorted(inOrderOfEntry)) {
    const read = entryIn(row, at);
    accounts.set(row.table, row.row, read.ok ? 'taken' : 'refused');
    if (read.ok) {
      entries.push(read.value);
      findings.push(...read.value.findings);
      continue;
    }
    const erased = flagIn(row, 'Erased');
    findings.push(erased.ok && erased.value ? { ...read.error, kind: 'contradiction' } : read.error);
  }
  return { at, entries, rows: rows.map(({ row }) => row), findings };
};

/**
 * Reads ReceivedData, board by board in the order of the first row of each.
 * @param nowhere takes the rows that do not say which board they are about
 */
export const readReceived = (
  tables: Tables,
  accounts: Accounts,
  nowhere: (finding: Finding) => void,
): ReadonlyMap<string, ReceivedBoard> => {
  const collected = new Map<string, Collected>();
  for (const row of rowsOf(tables, 'ReceivedData')) {
    const at = boardIn(row);
    if (!at.ok) {
      accounts.set(row.table, row.row, 'refused');
      nowhere(at.error);
      continue;
    }
    const key = boardKey(at.value);
    const board = collected.get(key);
    if (board) board.rows.push(row);
    else collected.set(key, { at: at.value, rows: [row] });
  }
  return new Map([...collected].map(([key, board]) => [key, boardOf(board, accounts)]));
};

/** What is compared of two results: the lead and the row they stand in are no part of it. */
const essence = ({ result, pairs, isSwitched }: Entry): string =>
  JSON.stringify([{ ...result, line: 0, lead: null }, pairs, isSwitched]);

const isSame = (one: Entry, other: Entry): boolean => essence(one) === essence(other);

/** What stood one after the other, and whether anything stands in the end. */
export interface Course {
  readonly stages: readonly Entry[];
  readonly isWithdrawn: boolean;
  readonly findings: readonly Finding[];
}

/**
 * The course of a board's entries: the last one that is not erased stands. Entries before it were corrected by what
 * came after them. An entry that says the same again is one with the one before; where the last one is erased and an
 * earlier one is not, that one stands again. Where all are erased, the last one was withdrawn.
 */
export const courseOf = ({ entries }: Pick<ReceivedBoard, 'entries'>): Course => {
  const findings: Finding[] = [];
  const stages: Entry[] = [];
  for (const entry of entries) {
    const before = stages.at(-1);
    if (before && isSame(before, entry)) {
      const { lead } = before.result.kind === 'played' ? before.result : { lead: null };
      const result =
        entry.result.kind === 'played' ? { ...entry.result, lead: entry.result.lead ?? lead } : entry.result;
      stages[stages.length - 1] = { ...entry, result, isErased: before.isErased && entry.isErased };
      findings.push(note('result-again', entry.row, { row: entry.row, before: before.row }));
      continue;
    }
    if (before && !before.isErased) {
      findings.push(contradiction('result-twice', entry.row, { row: entry.row, before: before.row }));
    }
    stages.push(entry);
  }
  const last = stages.at(-1);
  if (!last?.isErased) return { stages, isWithdrawn: false, findings };
  const standing = stages.findLast(({ isErased }) => !isErased);
  if (!standing) return { stages, isWithdrawn: true, findings };
  findings.push(assumption('stands-again', last.row, { row: standing.row, erased: last.row }));
  return { stages: [...stages, { ...standing, logged: last.logged }], isWithdrawn: false, findings };
};

/** The error of a board whose rows are all refused without one of their own. */
export const nothingReadable = (board: ReceivedBoard): Finding | null =>
  board.entries.length === 0 && !board.findings.some(({ kind }) => kind === 'error')
    ? error('nothing-readable', board.rows[0] ?? 1, { row: board.rows[0] ?? 1 })
    : null;

export const isRefused = ({ findings }: ReceivedBoard): boolean => findings.some(({ kind }) => kind === 'error');
