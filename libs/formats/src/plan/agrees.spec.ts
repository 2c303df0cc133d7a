import fc from 'fast-check';
import { fromDecimal, rational, toDecimal } from '@app/scoring';
import { agrees, precisionOf } from './agrees';

const ours = (text: string) => fromDecimal(text) ?? rational(0);

it.each([
  ['12.6', '12.65', 1],
  ['12.7', '12.65', 1],
  ['-12.6', '-12.65', 1],
  ['-12.7', '-12.65', 1],
  ['12', '12.5', 0],
  ['0', '-0.5', 0],
  ['12.65', '12.65', 2],
  ['3.67', '3.6666', 2],
  ['13', '12.5', 1],
])('%s may stand for %s in a source with %i decimals', (stated, number, precision) =>
  expect(agrees(stated, ours(number), precision)).toBe(true),
);

it.each([
  ['12.6', '12.651', 1],
  ['12.7', '12.649', 1],
  ['12.64', '12.65', 2],
  ['3.66', '3.6666', 2],
  ['-12.6', '12.6', 1],
  ['x', '1', 0],
  // Another number of the source has a decimal: a whole one is not rounded.
  ['12', '12.5', 1],
])('%s does not stand for %s in a source with %i decimals', (stated, number, precision) =>
  expect(agrees(stated, ours(number), precision)).toBe(false),
);

it('a source has the decimals of its most precise number', () => {
  expect(precisionOf(['3', '3.5', null, '-1.25', undefined])).toBe(2);
  expect(precisionOf(['3', '4.'])).toBe(0);
});

it('a rounded number always agrees, and a neighbour of it only half-way', () => {
  const numbers = fc.record({
    num: fc.bigInt({ min: -10_000n, max: 10_000n }),
    den: fc.constantFrom(1n, 2n, 3n, 4n, 7n, 20n, 200n, 999n),
    decimals: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(numbers, ({ num, den, decimals }) => {
      const number = rational(num, den);
      const scale = 10n ** BigInt(decimals);
      const cutOff = (number.num * scale) / number.den;
      const texts = [-1n, 0n, 1n].map((by) => toDecimal(rational(cutOff + by, scale), decimals));
      const isHalfway = (2n * number.num * scale) % number.den === 0n && (number.num * scale) % number.den !== 0n;
      expect(agrees(toDecimal(number, decimals), number, decimals)).toBe(true);
      expect(texts.filter((text) => agrees(text, number, decimals))).toHaveLength(isHalfway ? 2 : 1);
    }),
  );
});
