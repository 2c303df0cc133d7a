import fc from 'fast-check';
import { type Rational, ZERO, compare, minus, negated, rational } from '../rational';
import { type RoundingRule, round } from './round';

const TENTH = rational(1, 10);
const nearest = (unit: Rational, average: Rational = ZERO): RoundingRule => ({ unit, average, to: 'nearest' });

it.each([
  [rational(25, 100), nearest(TENTH), rational(3, 10)],
  [rational(-25, 100), nearest(TENTH), rational(-3, 10)],
  [rational(24, 100), nearest(TENTH), rational(2, 10)],
  [rational(5, 2), nearest(rational(1)), rational(3)],
  [rational(-5, 2), nearest(rational(1)), rational(-3)],
  // Average 10: a half below it goes down, a half above it up.
  [rational(925, 100), nearest(TENTH, rational(10)), rational(92, 10)],
  [rational(1075, 100), nearest(TENTH, rational(10)), rational(108, 10)],
  [rational(45), nearest(rational(10)), rational(50)],
  [rational(-45), nearest(rational(10)), rational(-50)],
])('X78C: %o by %o is %o', (value, rule, expected) => {
  expect(round(value, rule)).toEqual(expected);
});

it.each([
  ['up', rational(72, 10), 8],
  ['up', rational(-72, 10), -7],
  ['down', rational(72, 10), 7],
  ['down', rational(-72, 10), -8],
  ['up', rational(7), 7],
  ['down', rational(7), 7],
] as const)('X78D7: rounded %s, %o is %i', (to, value, expected) => {
  expect(round(value, { unit: rational(1), average: ZERO, to })).toEqual(rational(expected));
});

const aRational = fc.tuple(fc.bigInt(-5000n, 5000n), fc.bigInt(1n, 60n)).map(([num, den]) => rational(num, den));

it('X78C: both sides of an average are rounded alike, never by more than half a unit, and a second time changes nothing', () => {
  fc.assert(
    fc.property(aRational, fc.constantFrom(rational(1), TENTH, rational(10)), (value, unit) => {
      const once = round(value, nearest(unit));
      expect(round(negated(value), nearest(unit))).toEqual(negated(once));
      expect(round(once, nearest(unit))).toEqual(once);
      const error = minus(once, value);
      const size = compare(error, ZERO) < 0 ? negated(error) : error;
      expect(compare(size, rational(unit.num, 2n * unit.den)) <= 0).toBe(true);
    }),
  );
});
