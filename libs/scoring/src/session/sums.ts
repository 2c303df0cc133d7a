import { type Earlier, remembered, revised } from '@app/bridge';
import { type Rational, ZERO, compare, equal, plus } from '../rational';
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

/** What a contestant has from some boards and from others. */
export const addedUp = (one: Sum, other: Sum): Sum => {
  if (one.boards === 0) return other;
  if (other.boards === 0) return one;
  const points = plus(one.points, other.points);
  const isObtained = one.obtained === one.points && other.obtained === other.points;
  return {
    points,
    top: together(one.top, other.top, plus),
    boardTop: together(one.boardTop, other.boardTop, greater),
    boards: one.boards + other.boards,
    obtained: isObtained ? points : plus(one.obtained, other.obtained),
    weight: plus(one.weight, other.weight),
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

const sayTheSame = (one: Sum, other: Sum): boolean =>
  one.boards === other.boards &&
  isSame(one.points, other.points) &&
  isSame(one.obtained, other.obtained) &&
  isSame(one.weight, other.weight) &&
  isSame(one.top, other.top) &&
  isSame(one.boardTop, other.boardTop);

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
  const sums: (Sum | undefined)[] = Array.from(places, () => undefined);
  for (const [contestant, shares] of played) {
    const place = placeOf(places, contestant);
    const [before, sum] = [earlier?.made[place], sumOf(shares)];
    sums[place] = before && sayTheSame(before, sum) ? before : sum;
  }
  return sums;
});

const ofBoth = revised((earlier: Earlier<readonly [Sums, Sums], Sums> | undefined, one: Sums, other: Sums): Sums => {
  const sums: (Sum | undefined)[] = [];
  for (let place = 0; place < Math.max(one.length, other.length); place += 1) {
    const [sum, more] = [one[place], other[place]];
    const isKnown = earlier && earlier.from[0][place] === sum && earlier.from[1][place] === more;
    sums.push(isKnown ? earlier.made[place] : sum && more ? addedUp(sum, more) : (sum ?? more));
  }
  return sums;
});

/** By halves, so that another field changes few sums: not those of the half that it is not in, and so on. */
const ofAll = (fields: readonly Played[], owner: object, part = 'all'): Sums => {
  const [first] = fields;
  if (!first) return [];
  if (fields.length === 1) return ofField(owner, part, first, placesOf(owner));
  const half = fields.length >> 1;
  return ofBoth(
    owner,
    part,
    ofAll(fields.slice(0, half), owner, `${part}, first half`),
    ofAll(fields.slice(half), owner, `${part}, second half`),
  );
};

/** By contestant. */
const named = remembered((sums: Sums, places: Places): ReadonlyMap<string, Sum> => {
  const byName = new Map<string, Sum>();
  for (const [contestant, place] of places) {
    const sum = sums[place];
    if (sum && sum.boards > 0) byName.set(contestant, sum);
  }
  return byName;
});

/**
 * What everybody has from the boards of a session that were played, artificial scores left out.
 * @param owner of the fields, which tells sessions apart: sums of the same owner that have not changed are the same objects
 */
export const playedSums = (fields: readonly FieldPoints[], owner: object): ReadonlyMap<string, Sum> => {
  const sums = ofAll(
    fields.map(({ played }) => played),
    owner,
  );
  return named(sums, placesOf(owner));
};
