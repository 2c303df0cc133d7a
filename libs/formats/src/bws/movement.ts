import { type BySide, type Result, err, isBoardNumber, ok } from '@app/bridge';
import { type Finding, error } from '../finding';
import type { Accounts } from './account';
import { numberIn, positiveIn, textIn, unreadable } from './cell';
import { type TableRow, type Tables, rowsOf } from './rows';

/** Who meets whom at a table in a round, over which boards: a row of RoundData. */
export interface Seating {
  readonly section: number;
  readonly table: number;
  readonly round: number;
  /** Numbers of pairs or teams; 0 where nobody sits. */
  readonly pairs: BySide<number>;
  readonly boards: readonly number[];
  readonly row: number;
}

const MOST_BOARDS = 999;

/** `3,4,7` or `3-5`. */
const customBoards = (text: string): readonly number[] | null => {
  const boards: number[] = [];
  for (const part of text.split(/[\s,;]+/).filter((one) => one !== '')) {
    const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (first === undefined || from < 1 || to < from || to - from > MOST_BOARDS) return null;
    for (let board = from; board <= to; board += 1) boards.push(board);
  }
  return [...new Set(boards)];
};

const boardsIn = (at: TableRow): Result<readonly number[], Finding> => {
  const [low, high, custom] = [numberIn(at, 'LowBoard'), numberIn(at, 'HighBoard'), textIn(at, 'CustomBoards')];
  if (!low.ok) return low;
  if (!high.ok) return high;
  if (!custom.ok) return custom;
  if (custom.value !== '') {
    const boards = customBoards(custom.value);
    return boards ? ok(boards) : err(unreadable(at, 'CustomBoards', 'wants.boards'));
  }
  const [from, to] = [low.value ?? 0, high.value ?? 0];
  if (from === 0 && to === 0) return ok([]);
  if (!isBoardNumber(from)) return err(unreadable(at, 'LowBoard', 'wants.whole-number'));
  if (to < from || to - from > MOST_BOARDS) return err(unreadable(at, 'HighBoard', 'wants.boards'));
  return ok(Array.from({ length: to - from + 1 }, (_, index) => from + index));
};

/** In an individual each seat has a number of its own: South and West are filled in, too. */
export const isIndividual = (at: TableRow): boolean =>
  ['South', 'West'].some((column) => {
    const number = numberIn(at, column);
    return number.ok && (number.value ?? 0) > 0;
  });

const seatingIn = (at: TableRow): Result<Seating, Finding> => {
  const [section, table, round] = [positiveIn(at, 'Section'), positiveIn(at, 'Table'), positiveIn(at, 'Round')];
  if (!section.ok) return section;
  if (!table.ok) return table;
  if (!round.ok) return round;
  if (isIndividual(at)) return err(error('individual', at.row, { table: at.table, row: at.row }));
  const [ns, ew] = [numberIn(at, 'NSPair'), numberIn(at, 'EWPair')];
  if (!ns.ok) return ns;
  if (!ew.ok) return ew;
  const boards = boardsIn(at);
  if (!boards.ok) return boards;
  return ok({
    section: section.value,
    table: table.value,
    round: round.value,
    pairs: { NS: ns.value ?? 0, EW: ew.value ?? 0 },
    boards: boards.value,
    row: at.row,
  });
};

export const seatKey = ({ section, table, round }: Pick<Seating, 'section' | 'table' | 'round'>): string =>
  `${section}/${table}/${round}`;

export interface Movement {
  readonly seatings: readonly Seating[];
  readonly at: ReadonlyMap<string, Seating>;
  readonly findings: readonly Finding[];
}

/** Reads RoundData: of two rows for one table in one round the first counts. */
export const readMovement = (tables: Tables, accounts: Accounts): Movement => {
  const at = new Map<string, Seating>();
  const findings: Finding[] = [];
  for (const row of rowsOf(tables, 'RoundData')) {
    const read = seatingIn(row);
    const before = read.ok ? at.get(seatKey(read.value)) : undefined;
    accounts.set(row.table, row.row, read.ok && !before ? 'taken' : 'refused');
    if (!read.ok) findings.push(read.error);
    else if (before)
      findings.push(error('seating-twice', row.row, { table: row.table, row: row.row, before: before.row }));
    else at.set(seatKey(read.value), read.value);
  }
  return { seatings: [...at.values()], at, findings };
};
