import { type Rational, compare, equal } from '../rational';

/** A place by the total alone, shared by all who have the same: from the first to the last of them. */
export interface PlaceByTotal<T> {
  readonly entry: T;
  readonly first: number;
  readonly last: number;
}

const MILLION = 1_000_000n;

/** A total in whole millionths, cut off: most totals are told apart by these, which are small whole numbers. */
export const millionthsOf = ({ num, den }: Rational): number => Number((num * MILLION) / den);

/** A total, and its millionths. */
interface Totalled {
  readonly total: { readonly value: Rational };
  readonly millionths: number;
}

/** The best total first; who is tied as given. Only totals with the same millionths are compared exactly. */
const bestFirst = <T extends Totalled>(entries: readonly T[]): readonly T[] =>
  entries.toSorted((one, other) => other.millionths - one.millionths || compare(other.total.value, one.total.value));

/** Places from the first, by the total. */
export const placesByTotal = <T extends Totalled>(entries: readonly T[]): readonly PlaceByTotal<T>[] => {
  const sorted = bestFirst(entries);
  const isTied = (index: number): boolean => {
    const [one, next] = [sorted[index], sorted[index + 1]];
    return one !== undefined && next?.millionths === one.millionths && equal(one.total.value, next.total.value);
  };
  const places: PlaceByTotal<T>[] = [];
  let from = 0;
  for (let to = 0; to < sorted.length; to += 1) {
    if (isTied(to)) continue;
    for (const entry of sorted.slice(from, to + 1)) places.push({ entry, first: from + 1, last: to + 1 });
    from = to + 1;
  }
  return places;
};
