import { type Earlier, remembered, revised } from '@app/bridge';
import { type Rational, ZERO, compare, equal, minus, plus } from '../rational';
import { type BoardShare, type FieldPoints, counts } from './field-points';

/** What a contestant has from boards that were played and count. */
export interface Sum {
  readonly points: Rational;
  /** Most that it could have had, and most on one of the boards; null where there is no most. */
  readonly top: Rational | null;
  readonly boardTop: Rational | null;
  readonly boards: number;
  /** What artificial scores go by (12C2c): points, and of how much. */
  readonly obtained: Rational;
  readonly weight: Rational;
}

export const NO_BOARDS: Sum = { points: ZERO, top: null, boardTop: null, boards: 0, obtained: ZERO, weight: ZERO };

const together = <T>(one: T | null, other: T | null, both: (one: T, other: T) => T): T | null =>
  one === null ? other : other === null ? one : both(one, other);

const greater = (one: Rational, other: Rational): Rational => (one === other || compare(one, other) >= 0 ? one : other);

/** Tops and weights are those of most contestants: their sums are made once, and are one object. */
const plusAlike = remembered(plus);

/** What a contestant has from some boards and from others. */
export const addedUp = (one: Sum, other: Sum): Sum => {
  if (one.boards === 0) return other;
  if (other.boards === 0) return one;
  const points = plus(one.points, other.points);
  const isObtained = one.obtained === one.points && other.obtained === other.points;
  return {
    points,
    top: together(one.top, other.top, plusAlike),
    boardTop: together(one.boardTop, other.boardTop, greater),
    boards: one.boards + other.boards,
    obtained: isObtained ? points : plus(one.obtained, other.obtained),
    weight: plusAlike(one.weight, other.weight),
  };
};

const ofShare = ({ points: { points, top, obtained, weight } }: BoardShare): Sum => ({
  points: points.value,
  top,
  boardTop: top,
  boards: 1,
  obtained: obtained.value,
  weight,
});

/** What a contestant has from these shares, as far as they count. */
export const sumOf = (shares: readonly BoardShare[]): Sum => {
  const [first, ...others] = shares.filter(counts);
  return first ? others.reduce((sum, share) => addedUp(sum, ofShare(share)), ofShare(first)) : NO_BOARDS;
};

const isSame = (one: Rational | null, other: Rational | null): boolean =>
  one === other || (one !== null && other !== null && equal(one, other));

/** Whether a sum is that of these shares, without making another to see it. */
const isSumOf = (sum: Sum, shares: readonly BoardShare[]): boolean => {
  const [only] = shares;
  if (!only || shares.length > 1 || !counts(only)) return false;
  const { points, obtained, weight, top } = only.points;
  return (
    sum.boards === 1 &&
    isSame(sum.points, points.value) &&
    isSame(sum.obtained, obtained.value) &&
    isSame(sum.weight, weight) &&
    isSame(sum.top, top)
  );
};

/** The contestants of a session, each at its place, which it keeps as long as the owner is in use. */
type Places = Map<string, number>;

const placesOf = remembered((_: object): Places => new Map());

const placeOf = (places: Places, contestant: string): number => {
  const place = places.get(contestant) ?? places.size;
  if (place === places.size) places.set(contestant, place);
  return place;
};

type Sums = readonly (Sum | undefined)[];
type Played = FieldPoints['played'];

const ofField = revised((earlier: Earlier<unknown, Sums> | undefined, played: Played, places: Places): Sums => {
  const sums = new Array<Sum | undefined>(places.size).fill(undefined);
  for (const [contestant, shares] of played) {
    const place = placeOf(places, contestant);
    const before = earlier?.made[place];
    sums[place] = before && isSumOf(before, shares) ? before : sumOf(shares);
  }
  return sums;
});

/** A sum with something else in the place of what it had from one field; undefined where that is of another top. */
const replaced = (all: Sum, before: Sum, now: Sum): Sum | undefined => {
  const isAlike =
    before.boards === now.boards &&
    isSame(before.top, now.top) &&
    isSame(before.boardTop, now.boardTop) &&
    isSame(before.weight, now.weight);
  if (!isAlike) return undefined;
  const points = plus(all.points, minus(now.points, before.points));
  const isObtained = [all, before, now].every((sum) => sum.obtained === sum.points);
  return { ...all, points, obtained: isObtained ? points : plus(all.obtained, minus(now.obtained, before.obtained)) };
};

const inAll = (fields: readonly Sums[], place: number): Sum | undefined =>
  fields.reduce<Sum | undefined>((all, field) => {
    const own = field[place];
    return all && own ? addedUp(all, own) : (all ?? own);
  }, undefined);

/** What the fields that are other ones than before had, and have. */
type Change = readonly [before: Sums, now: Sums];

const changesIn = (before: readonly Sums[], now: readonly Sums[]): readonly Change[] =>
  now.flatMap((field, index): readonly Change[] => {
    const earlier = before[index];
    return earlier && earlier !== field ? [[earlier, field]] : [];
  });

/** The sum of a contestant after these changes; undefined where it has to be added up again. */
const afterChanges = (sum: Sum | undefined, changes: readonly Change[], place: number): Sum | undefined => {
  let all = sum;
  for (const [before, now] of changes) {
    const [had, has] = [before[place], now[place]];
    if (had === has) continue;
    all = all && had && has ? replaced(all, had, has) : undefined;
    if (!all) return undefined;
  }
  return all;
};

/** Where few of many fields have changed, they alone are taken out of the sums and put in again: fractions are exact. */
const ofAll = revised((earlier: Earlier<readonly Sums[], Sums> | undefined, ...fields: readonly Sums[]): Sums => {
  const most = Math.max(0, ...fields.map(({ length }) => length));
  const changes = earlier?.from.length === fields.length ? changesIn(earlier.from, fields) : null;
  const known = changes && 2 * changes.length < fields.length ? earlier?.made : undefined;
  const sums = new Array<Sum | undefined>(most);
  for (let place = 0; place < most; place += 1) {
    sums[place] = (known && changes && afterChanges(known[place], changes, place)) ?? inAll(fields, place);
  }
  return sums;
});

/** What contestants have from the boards of a session, by contestant; in the order in which they came first. */
export interface PlayedSums {
  readonly get: (contestant: string) => Sum | undefined;
  readonly forEach: (visit: (sum: Sum, contestant: string) => void) => void;
}

const named = (sums: Sums, places: Places): PlayedSums => {
  const at = (place: number): Sum | undefined => {
    const sum = sums[place];
    return sum && sum.boards > 0 ? sum : undefined;
  };
  return {
    get: (contestant) => {
      const place = places.get(contestant);
      return place === undefined ? undefined : at(place);
    },
    forEach: (visit) => {
      places.forEach((place, contestant) => {
        const sum = at(place);
        if (sum) visit(sum, contestant);
      });
    },
  };
};

/**
 * What everybody has from the boards of a session that were played, artificial scores left out.
 * @param owner of the fields, which tells sessions apart: sums of the same owner that have not changed are the same objects
 */
export const playedSums = (fields: readonly FieldPoints[], owner: object): PlayedSums => {
  const places = placesOf(owner);
  const sums = ofAll(owner, 'all', ...fields.map(({ played }, index) => ofField(owner, String(index), played, places)));
  return named(sums, places);
};
