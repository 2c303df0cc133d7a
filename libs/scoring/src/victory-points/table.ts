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

/** What is wrong with a table: gaps, overlaps, points that do not rise. Conditions of contest may bring their own. */
export const faultsOf = ({ rows }: VictoryPointTable): readonly string[] => {
  const [first] = rows;
  if (!first) return ['no rows'];
  return [
    ...(first.from === 0 ? [] : ['the first row does not begin at 0']),
    ...rows.flatMap((row, index) => {
      const next = rows[index + 1];
      if (!next) return row.to === null ? [] : [`nothing above ${row.to}`];
      const faults: string[] = [];
      if (row.to === null) faults.push(`rows after ${row.from}+`);
      else if (next.from > row.to + 1) faults.push(`gap between ${row.to} and ${next.from}`);
      else if (next.from <= row.to) faults.push(`overlap at ${next.from}`);
      if (compare(next.winner, row.winner) < 0) faults.push(`the winner gets less from ${next.from} on`);
      if (compare(next.loser, row.loser) > 0) faults.push(`the loser gets more from ${next.from} on`);
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
