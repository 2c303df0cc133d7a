import { type Earlier, type ListedMap, type Places, listedMap, remembered, revised } from '@app/bridge';
import { type Rational, ZERO, compare, minus, plus } from '../rational';
import { type ResultWorth, counts, isSameNumber } from '../field/result-worth';
import type { FieldPoints, PlayedResults, SideResult } from './field-points';

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

/** One board: the same object for all who have the same from it. */
const ofBoard = remembered(({ points, top, obtained, weight }: ResultWorth): Sum =>
  counts({ top }) ? { points, top, boardTop: top, boards: 1, obtained, weight } : NO_BOARDS,
);

const isSameSum = (one: Sum, other: Sum): boolean =>
  one.boards === other.boards &&
  isSameNumber(one.points, other.points) &&
  isSameNumber(one.obtained, other.obtained) &&
  isSameNumber(one.weight, other.weight) &&
  isSameNumber(one.top, other.top) &&
  isSameNumber(one.boardTop, other.boardTop);

/** The contestants of a session, each at its place, which it keeps as long as the owner is in use. */
const placesOf = remembered((_: object): Map<string, number> => new Map());

const placeOf = (places: Map<string, number>, contestant: string): number => {
  const place = places.get(contestant) ?? places.size;
  if (place === places.size) places.set(contestant, place);
  return place;
};

type Sums = readonly (Sum | undefined)[];

/** With what these results are worth; a sum that is what it was earlier is the same object. */
const withResults = (
  sums: Sums,
  { sides, worths }: PlayedResults,
  places: Map<string, number>,
  earlier: Sums | undefined,
): Sums => {
  const all = sums.slice();
  const several = new Set<number>();
  for (let index = 0; index < sides.length; index += 1) {
    const worth = worths[index];
    if (!worth) continue;
    const own = ofBoard(worth);
    for (const contestant of sides[index]?.contestants ?? []) {
      const place = placeOf(places, contestant);
      const before = all[place];
      if (before) several.add(place);
      all[place] = before ? addedUp(before, own) : own;
    }
  }
  for (const place of several) {
    const [now, before] = [all[place], earlier?.[place]];
    if (now && before && isSameSum(now, before)) all[place] = before;
  }
  return all;
};

/** The same with other results of the same sides, whose contestants have no other ones; null where it is not so. */
const withChanges = (
  sums: Sums,
  sides: PlayedResults['sides'],
  was: PlayedResults['worths'],
  is: PlayedResults['worths'],
  places: Places,
): Sums | null => {
  const all = sums.slice();
  /** Of a few dozen scores. */
  const known = new Map<ResultWorth, Sum>();
  const sumOf = (worth: ResultWorth): Sum => {
    const sum = known.get(worth) ?? ofBoard(worth);
    known.set(worth, sum);
    return sum;
  };
  for (let index = 0; index < is.length; index += 1) {
    const before = was[index];
    const now = is[index];
    if (before === now || !before || !now) continue;
    for (const contestant of sides[index]?.contestants ?? []) {
      const place = places.get(contestant) ?? -1;
      if (all[place] !== sumOf(before)) return null;
      all[place] = sumOf(now);
    }
  }
  return all;
};

const ofField = revised(
  (
    earlier: Earlier<readonly [PlayedResults['sides'], PlayedResults['worths'], unknown], Sums> | undefined,
    sides: PlayedResults['sides'],
    worths: PlayedResults['worths'],
    places: Map<string, number>,
  ): Sums =>
    (earlier?.from[0] === sides ? withChanges(earlier.made, sides, earlier.from[1], worths, places) : null) ??
    withResults(new Array<Sum | undefined>(places.size).fill(undefined), { sides, worths }, places, earlier?.made),
);

/** What somebody gains by something else in the place of what was had from a field. */
type Gain = Pick<Sum, 'points' | 'obtained'>;

/** Null where that is of another top. */
const gainOf = (before: Sum, now: Sum): Gain | null => {
  const isAlike =
    before.boards === now.boards &&
    isSameNumber(before.top, now.top) &&
    isSameNumber(before.boardTop, now.boardTop) &&
    isSameNumber(before.weight, now.weight);
  if (!isAlike) return null;
  const points = minus(now.points, before.points);
  const isObtained = before.obtained === before.points && now.obtained === now.points;
  return { points, obtained: isObtained ? points : minus(now.obtained, before.obtained) };
};

/** The same gains for all who had the one and have the other: those are thousands, and what they had is a few dozen. */
const gains = (): ((before: Sum, now: Sum) => Gain | null) => {
  const last = new Map<Sum, { readonly before: Sum; readonly gain: Gain | null }>();
  return (before, now) => {
    const known = last.get(now);
    if (known?.before === before) return known.gain;
    const gain = gainOf(before, now);
    last.set(now, { before, gain });
    return gain;
  };
};

const gained = (all: Sum, gain: Gain): Sum => {
  const points = plus(all.points, gain.points);
  const isObtained = all.obtained === all.points && gain.obtained === gain.points;
  return {
    points,
    top: all.top,
    boardTop: all.boardTop,
    boards: all.boards,
    obtained: isObtained ? points : plus(all.obtained, gain.obtained),
    weight: all.weight,
  };
};

const inAll = (fields: readonly Sums[], place: number): Sum | undefined =>
  fields.reduce<Sum | undefined>((all, field) => {
    const own = field[place];
    return all && own ? addedUp(all, own) : (all ?? own);
  }, undefined);

/** What a field that is another one than before had, and has. */
interface Change {
  readonly before: Sums;
  readonly now: Sums;
  readonly gainOf: ReturnType<typeof gains>;
}

const changesIn = (before: readonly Sums[], now: readonly Sums[]): readonly Change[] =>
  now.flatMap((field, index): readonly Change[] => {
    const earlier = before[index];
    return earlier && earlier !== field ? [{ before: earlier, now: field, gainOf: gains() }] : [];
  });

/** The sum of a contestant after these changes; undefined where it has to be added up again. */
const afterChanges = (sum: Sum | undefined, changes: readonly Change[], place: number): Sum | undefined => {
  let all = sum;
  for (const change of changes) {
    const had = change.before[place];
    const has = change.now[place];
    if (had === has) continue;
    const gain = had && has && change.gainOf(had, has);
    if (!all || !gain) return undefined;
    all = gained(all, gain);
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

const ofPlayed = (fields: readonly FieldPoints[], owner: object): Sums => {
  const places = placesOf(owner);
  const sums = fields.map(({ played: { sides, worths } }, index) =>
    ofField(owner, String(index), sides, worths, places),
  );
  return ofAll(owner, 'all', ...sums);
};

const listed = revised((_: unknown, places: Places, sums: Sums): ListedMap<Sum> =>
  listedMap(
    places,
    sums.map((sum) => (sum && sum.boards > 0 ? sum : undefined)),
  ),
);

/**
 * What everybody has from the boards of a session that were played, artificial scores left out.
 * @param owner of the fields, which tells sessions apart: sums of the same owner that have not changed are the same objects
 */
export const playedSums = (fields: readonly FieldPoints[], owner: object): ListedMap<Sum> =>
  listed(owner, 'played', placesOf(owner), ofPlayed(fields, owner));

const withAwarded = revised(
  (
    earlier: Earlier<unknown, Sums> | undefined,
    played: Sums,
    places: Map<string, number>,
    ...awarded: readonly (readonly SideResult[])[]
  ): Sums => {
    const sides = awarded.flat();
    return withResults(played, { sides, worths: sides.map(({ worth }) => worth) }, places, earlier?.made);
  },
);

/** The same with artificial scores. */
export const allSums = (fields: readonly FieldPoints[], owner: object): ListedMap<Sum> => {
  const places = placesOf(owner);
  const awarded = fields.map((field) => field.awarded);
  return listed(owner, 'all', places, withAwarded(owner, 'awarded', ofPlayed(fields, owner), places, ...awarded));
};
