import type { Rational } from '../rational';
import { compare, equal } from '../rational';

/** A place in a ranking, from 1; shared by all with the same value, and the places after it are left out. */
export interface Placed<T> {
  readonly entry: T;
  readonly place: number;
  readonly shared: boolean;
}

/**
 * Ranks entries from the highest value to the lowest. Equal values share the best of their places
 * (1, 2, 2, 4); entries with equal values keep the order in which they were given.
 */
export const ranking = <T>(entries: readonly T[], valueOf: (entry: T) => Rational): readonly Placed<T>[] => {
  const sorted = [...entries].sort((one, other) => compare(valueOf(other), valueOf(one)));
  const firstOf = (index: number): number => {
    let first = index;
    for (let one = sorted[first - 1]; one !== undefined; one = sorted[first - 1]) {
      const here = sorted[index];
      if (here === undefined || !equal(valueOf(one), valueOf(here))) break;
      first -= 1;
    }
    return first;
  };
  const places = sorted.map((_, index) => firstOf(index) + 1);
  return sorted.map((entry, index) => {
    const place = places[index] ?? index + 1;
    return { entry, place, shared: places[index - 1] === place || places[index + 1] === place };
  });
};

/** `'3'`, or `'3='` when the place is shared. */
export const placeInWords = ({ place, shared }: Pick<Placed<unknown>, 'place' | 'shared'>): string =>
  shared ? `${place}=` : `${place}`;
