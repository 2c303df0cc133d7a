import { type Rational, compare, rational, times } from '../rational';

/**
 * How a result is rounded: to the nearest multiple of `unit`, or always up or down. A value half-way between two
 * multiples goes away from `average` (DBf X78C); away from average is up for one side and down for the other, so both
 * sides of a comparison are still worth as much together.
 */
export interface RoundingRule {
  readonly unit: Rational;
  readonly average: Rational;
  readonly to: 'nearest' | 'up' | 'down';
}

const floorOf = ({ num, den }: Rational): bigint => (num >= 0n ? num / den : -((-num + den - 1n) / den));

/** Which multiple of the unit, for a value given in units. */
const multiple = (inUnits: Rational, to: RoundingRule['to'], aboveAverage: boolean): bigint => {
  const below = floorOf(inUnits);
  const rest = rational(inUnits.num - below * inUnits.den, inUnits.den);
  if (rest.num === 0n) return below;
  switch (to) {
    case 'down':
      return below;
    case 'up':
      return below + 1n;
    case 'nearest': {
      const half = compare(rest, rational(1, 2));
      return half > 0 || (half === 0 && aboveAverage) ? below + 1n : below;
    }
  }
};

/** The value rounded by the rule, once. */
export const round = (value: Rational, { unit, average, to }: RoundingRule): Rational => {
  const inUnits = rational(value.num * unit.den, value.den * unit.num);
  return times(rational(multiple(inUnits, to, compare(value, average) >= 0)), unit);
};
