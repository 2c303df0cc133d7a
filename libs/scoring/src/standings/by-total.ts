import { type Rational, compare, equal } from '../rational';

const MILLION = 1_000_000n;

/** A total in whole millionths, cut off: most totals are told apart by these, which are small whole numbers. */
export const millionthsOf = ({ num, den }: Rational): number => Number((num * MILLION) / den);

/** Totals, and their millionths: each entry is called by its place in these lists. */
export interface Totals {
  readonly values: readonly Rational[];
  readonly millionths: readonly number[];
}

export const totalsOf = (values: readonly Rational[]): Totals => ({ values, millionths: values.map(millionthsOf) });

/** Only totals with the same millionths are compared exactly. */
const compareIn = ({ values, millionths }: Totals, one: number, other: number): number => {
  const difference = (millionths[other] ?? 0) - (millionths[one] ?? 0);
  if (difference !== 0) return difference;
  const own = values[one];
  const others = values[other];
  return own && others ? compare(others, own) : 0;
};

/**
 * The best total first; who is tied by the place in the list.
 * @param entries those that are ranked, in any order: the nearer it is to the one asked for, the sooner it is made
 */
export const bestFirst = (entries: readonly number[], totals: Totals): readonly number[] =>
  entries.toSorted((one, other) => compareIn(totals, one, other) || one - other);

/** The first and the last place that entries with the same total share. */
export type Tie = readonly [first: number, last: number];

/** The ties in an order, the best first; places count from 1. */
export const tiesIn = (order: readonly number[], { values, millionths }: Totals): readonly Tie[] => {
  const isTied = (one = -1, next = -1): boolean => {
    if (millionths[one] !== millionths[next]) return false;
    const own = values[one];
    const other = values[next];
    return own !== undefined && other !== undefined && equal(own, other);
  };
  const ties: Tie[] = [];
  let first = 0;
  for (let place = 1; place <= order.length; place += 1) {
    if (isTied(order[place - 1], order[place])) continue;
    if (place - first > 1) ties.push([first + 1, place]);
    first = place;
  }
  return ties;
};

/** Every place of an order: what it is called, and whether it is shared. */
export const placesOf = (
  order: readonly number[],
  ties: readonly Tie[],
): { readonly firsts: readonly number[]; readonly isShared: readonly boolean[] } => {
  const firsts = order.map((_, index) => index + 1);
  const isShared = order.map(() => false);
  for (const [first, last] of ties) {
    firsts.fill(first, first - 1, last);
    isShared.fill(true, first - 1, last);
  }
  return { firsts, isShared };
};
