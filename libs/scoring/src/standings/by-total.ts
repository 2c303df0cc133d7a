import { remembered } from '@app/bridge';
import { type Rational, compare, equal } from '../rational';

/** A place by the total alone, shared by all who have the same: from the first to the last of them. */
interface PlaceByTotal<T> {
  readonly entry: T;
  readonly first: number;
  readonly last: number;
}

const MILLION = 1_000_000n;

const millionthsOf = remembered(({ num, den }: Rational): number => Number((num * MILLION) / den));

/**
 * The best total first; who is tied as given. Most totals are told apart by their millionths, which are small whole
 * numbers; only those that are not are compared exactly.
 */
const bestFirst = <T extends { readonly total: { readonly value: Rational } }>(entries: readonly T[]) =>
  entries
    .map((entry) => ({ entry, value: entry.total.value, millionths: millionthsOf(entry.total.value) }))
    .sort((one, other) => other.millionths - one.millionths || compare(other.value, one.value));

/** Places from the first, by the total. */
export const placesByTotal = <T extends { readonly total: { readonly value: Rational } }>(
  entries: readonly T[],
): readonly PlaceByTotal<T>[] => {
  const sorted = bestFirst(entries);
  const isTied = (index: number): boolean => {
    const [one, next] = [sorted[index], sorted[index + 1]];
    return one !== undefined && next?.millionths === one.millionths && equal(one.value, next.value);
  };
  const places: PlaceByTotal<T>[] = [];
  let from = 0;
  for (let to = 0; to < sorted.length; to += 1) {
    if (isTied(to)) continue;
    for (const { entry } of sorted.slice(from, to + 1)) places.push({ entry, first: from + 1, last: to + 1 });
    from = to + 1;
  }
  return places;
};
