import fc from 'fast-check';
import {
  ZERO,
  compare,
  equal,
  fromDecimal,
  minus,
  negated,
  over,
  plus,
  rational,
  sum,
  times,
  toDecimal,
} from './rational';

const aRational = fc.tuple(fc.bigInt(-10_000n, 10_000n), fc.bigInt(1n, 999n)).map(([num, den]) => rational(num, den));

describe('arithmetic', () => {
  it('keeps lowest terms and a denominator above zero', () => {
    expect(rational(6, -4)).toEqual({ num: -3n, den: 2n });
    expect(rational(0, -7)).toEqual({ num: 0n, den: 1n });
  });

  it('a zero denominator is a bug', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => over(rational(1), ZERO)).toThrow(RangeError);
  });

  it('is that of fractions', () => {
    fc.assert(
      fc.property(aRational, aRational, aRational, (a, b, c) => {
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
        expect(plus(minus(a, b), b)).toEqual(a);
        expect(plus(a, negated(a))).toEqual(ZERO);
        if (!equal(b, ZERO)) expect(times(over(a, b), b)).toEqual(a);
        expect(sum([a, b, c])).toEqual(plus(plus(a, b), c));
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
      }),
    );
  });

  it('a third, three times, is one', () => {
    expect(sum([rational(1, 3), rational(1, 3), rational(1, 3)])).toEqual(rational(1));
  });
});

describe('decimal text', () => {
  it.each([
    [rational(11, 3), 2, '3.67'],
    [rational(-23, 3), 2, '-7.67'],
    [rational(1, 2), 0, '1'],
    [rational(-1, 2), 0, '-1'],
    [rational(1, 200), 2, '0.01'],
    [rational(-1, 201), 2, '0.00'],
    [rational(5), 2, '5.00'],
    [rational(199, 10), 1, '19.9'],
  ])('%o with %i decimals is %s', (value, decimals, text) => {
    expect(toDecimal(value, decimals)).toBe(text);
  });

  it.each([
    ['-7.67', rational(-767, 100)],
    ['5', rational(5)],
    ['+3.5', rational(7, 2)],
    ['50.', rational(50)],
    [' 1.0 ', rational(1)],
  ])('reads %j', (text, value) => {
    expect(fromDecimal(text)).toEqual(value);
  });

  it.each(['', '-', '.5', '1,5', '1e3', 'ten', '1.2.3'])('%j is no decimal number', (text) => {
    expect(fromDecimal(text)).toBeNull();
  });

  it('reads back what it writes, to half of the last decimal', () => {
    fc.assert(
      fc.property(aRational, fc.nat(4), (value, decimals) => {
        const back = fromDecimal(toDecimal(value, decimals)) ?? rational(10_000_000);
        const error = minus(back, value);
        const half = rational(1n, 2n * 10n ** BigInt(decimals));
        expect(compare(error, half) <= 0 && compare(negated(error), half) <= 0).toBe(true);
      }),
    );
  });
});
