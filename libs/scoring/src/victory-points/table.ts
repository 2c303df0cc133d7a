import { type Message, type Params, message } from '@app/bridge';
import { type Rational, ZERO, compare, fromDecimal, rational } from '../rational';

/** A row of a table of victory points: what both teams get for a difference from `from` IMPs on. */
interface VictoryPointRow {
  readonly from: number;
  /** The last whole number of IMPs of the row, as printed; null in the last row. */
  readonly to: number | null;
  readonly winner: Rational;
  readonly loser: Rational;
}

/** The rows for matches of so many boards, from a drawn match upwards. */
export interface VictoryPointTable {
  readonly boards: number;
  readonly rows: readonly VictoryPointRow[];
}

const number = (text: string | undefined): Rational | null => (text === undefined ? null : fromDecimal(text));

/** Rows from two printed columns: `'15-15 16-14 25-0'` and `'0-1 2-5 6+'`. */
export const tableFrom = (boards: number, points: string, differences: string): VictoryPointTable => {
  const ranges = differences.split(' ');
  return {
    boards,
    rows: points.split(' ').map((pair, index) => {
      const [winner, loser] = pair.split('-').map(number);
      const [, from, to] = /^(\d+)(?:-(\d+)|\+)$/.exec(ranges[index] ?? '') ?? [];
      if (!winner || !loser || from === undefined) throw new RangeError(`no row: ${pair} ${ranges[index] ?? ''}`);
      return { from: Number(from), to: to === undefined ? null : Number(to), winner, loser };
    }),
  };
};

const TABLE_FAULTS = [
  'gap',
  'loser-gets-more',
  'no-rows',
  'not-from-zero',
  'nothing-above',
  'overlap',
  'rows-after-last',
  'winner-gets-less',
] as const;

/** Codes of what can be wrong with a table of victory points. */
export const TABLE_FAULT_CODES: readonly string[] = TABLE_FAULTS.map((name) => `vp-table.${name}`);

const fault = (name: (typeof TABLE_FAULTS)[number], params?: Params): Message => message(`vp-table.${name}`, params);

/** What is wrong with a table: gaps, overlaps, points that do not rise. Conditions of contest may bring their own. */
export const faultsOf = ({ rows }: VictoryPointTable): readonly Message[] => {
  const [first] = rows;
  if (!first) return [fault('no-rows')];
  return [
    ...(first.from === 0 ? [] : [fault('not-from-zero')]),
    ...rows.flatMap((row, index) => {
      const next = rows[index + 1];
      if (!next) return row.to === null ? [] : [fault('nothing-above', { imps: row.to })];
      const faults: Message[] = [];
      if (row.to === null) faults.push(fault('rows-after-last', { imps: row.from }));
      else if (next.from > row.to + 1) faults.push(fault('gap', { above: row.to, next: next.from }));
      else if (next.from <= row.to) faults.push(fault('overlap', { imps: next.from }));
      if (compare(next.winner, row.winner) < 0) faults.push(fault('winner-gets-less', { imps: next.from }));
      if (compare(next.loser, row.loser) > 0) faults.push(fault('loser-gets-more', { imps: next.from }));
      return faults;
    }),
  ];
};

/** The row for a difference from 0 on; fractions of an IMP belong to the row that they have not yet left. */
export const rowFor = ({ rows }: VictoryPointTable, difference: Rational): VictoryPointRow => {
  const row = rows.findLast(({ from }) => compare(rational(from), difference) <= 0);
  if (!row || compare(difference, ZERO) < 0) throw new RangeError('a difference below nothing');
  return row;
};

/**
 * The most IMPs that are still worth so many points to the winner (DBf 202C4). The last row has no end: there it is
 * the least that is worth them.
 */
export const mostImpsFor = ({ rows }: VictoryPointTable, winner: Rational): number => {
  const row = rows.findLast((one) => compare(one.winner, winner) <= 0);
  return row?.to ?? row?.from ?? 0;
};
