import type { PlayedResult } from '@app/contract';
import { type Denomination, type Side, TRICKS, denominationOf, levelOf, sideOf, tricksNeeded } from '@app/bridge';
import { type Rational, rational, times } from '@app/scoring';
import { MODEL } from './assumptions';

/** A result as the field sees it: the same for both players of a side; null when all passed. */
interface Seen {
  readonly side: Side;
  readonly denomination: Denomination;
  readonly level: number;
  readonly tricks: number;
  readonly count: number;
}

/**
 * The chance of a result on a board by what the other tables have; above 0 for every result.
 * @param leftOut the result of the table that is looked at; undefined where it has none on this board
 */
export type FieldModel = (result: PlayedResult | null, leftOut: PlayedResult | null | undefined) => Rational;

const seenOf = ({ bid, declarer, tricks }: PlayedResult): Omit<Seen, 'count'> => ({
  side: sideOf(declarer),
  denomination: denominationOf(bid),
  level: levelOf(bid),
  tricks,
});

const keyOf = ({ side, denomination, level, tricks }: Omit<Seen, 'count'>): string =>
  `${side} ${level}${denomination} ${tricks}`;

const at = (table: readonly number[], distance: number): number => table[Math.abs(distance)] ?? 0;

const HUNDRED = 100;
const DENOMINATIONS = 5;

/** Side and denomination: those that tables have, and a little for all others, more on the side that has the board. */
const ofSideAndDenomination = (others: readonly Seen[], passes: number, own: Omit<Seen, 'count'>): Rational => {
  let [declared, bySide, same] = [0, 0, 0];
  for (const { side, denomination, count } of others) {
    declared += count;
    if (side !== own.side) continue;
    bySide += count;
    if (denomination === own.denomination) same += count;
  }
  const { unseen, passedOut } = MODEL;
  const spread = passedOut * DENOMINATIONS * (declared + 2);
  const mass = same * spread + unseen * (passedOut - 1) * (bySide + 1);
  return rational(mass, spread * (declared + passes + unseen));
};

const ofLevel = (others: readonly Seen[], own: Omit<Seen, 'count'>): Rational => {
  const { same, side, alone } = MODEL.levelWeights;
  let mass = alone * (MODEL.levelAlone[own.level - 1] ?? 0);
  let weight: number = alone;
  for (const one of others) {
    if (one.side !== own.side) continue;
    const each = one.count * (one.denomination === own.denomination ? same : side);
    weight += each;
    mass += each * at(MODEL.levelNear, one.level - own.level);
  }
  return rational(mass, weight * HUNDRED);
};

const ofTricks = (others: readonly Seen[], own: Omit<Seen, 'count'>, needed: number): Rational => {
  const { same, otherSide: opposite, otherDenomination, other, alone } = MODEL.tricksWeights;
  const beyond = own.tricks - needed + (MODEL.tricksAlone.length - 1) / 2;
  let mass = alone * (MODEL.tricksAlone[beyond] ?? 0);
  let weight: number = alone;
  for (const one of others) {
    const isSameSide = one.side === own.side;
    const isSame = one.denomination === own.denomination;
    const each = one.count * (isSameSide ? (isSame ? same : otherDenomination) : isSame ? opposite : other);
    const expected = isSameSide ? one.tricks : TRICKS - one.tricks;
    weight += each;
    mass += each * at(isSameSide && isSame ? MODEL.tricksNear : MODEL.tricksAround, expected - own.tricks);
  }
  // No number of tricks is impossible, however far it is from all others.
  return rational(mass + 1, weight * HUNDRED + TRICKS + 1);
};

const textOf = (result: PlayedResult | null | undefined): string => (result ? keyOf(seenOf(result)) : String(result));

/** The field with one result less. */
const without = (all: ReadonlyMap<string, Seen>, leftOut: PlayedResult | null | undefined): readonly Seen[] => {
  if (!leftOut) return [...all.values()];
  const own = keyOf(seenOf(leftOut));
  return [...all].flatMap(([key, seen]) => {
    if (key !== own) return [seen];
    return seen.count > 1 ? [{ ...seen, count: seen.count - 1 }] : [];
  });
};

/** The field that results make: one for each table that has played the board. */
export const fieldModel = (results: readonly (PlayedResult | null)[]): FieldModel => {
  const all = new Map<string, Seen>();
  for (const result of results) {
    if (result === null) continue;
    const seen = seenOf(result);
    const key = keyOf(seen);
    all.set(key, { ...seen, count: (all.get(key)?.count ?? 0) + 1 });
  }
  const passedOut = results.filter((result) => result === null).length;
  const chance = (result: PlayedResult | null, others: readonly Seen[], passes: number): Rational => {
    const declared = others.reduce((sum, { count }) => sum + count, 0);
    if (result === null) {
      const { unseen, passedOut: oneIn } = MODEL;
      return rational(passes * oneIn + unseen, (declared + passes + unseen) * oneIn);
    }
    const own = seenOf(result);
    return [
      ofLevel(others, own),
      ofTricks(others, own, tricksNeeded(result.bid)),
      rational(MODEL.risk[result.risk], HUNDRED),
    ].reduce(times, ofSideAndDenomination(others, passes, own));
  };
  // Tables with the same result ask the same.
  const known = new Map<string, Rational>();
  return (result, leftOut) => {
    const key = `${textOf(leftOut)}/${textOf(result)} ${result?.risk ?? ''}`;
    const before = known.get(key);
    if (before) return before;
    const made = chance(result, without(all, leftOut), passedOut - (leftOut === null ? 1 : 0));
    known.set(key, made);
    return made;
  };
};
