import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { recompute } from '../derivation/recompute';
import { given } from '../derivation/traced';
import { type Rational, plus, rational } from '../rational';
import { EBU_SWISS_PAIRS, longestOf, victoryPointsOfPercent } from './percent-scale';

const worth = (percent: Rational, boards: number) =>
  victoryPointsOfPercent(EBU_SWISS_PAIRS, given(percent, 'percent'), boards);
const points = (percent: Rational, boards: number): number => Number(worth(percent, boards).value.num);

const GOLDEN = readFileSync(
  join(__dirname, '../../../../test/golden/scoring/victory-points/ebu-swiss-pairs.csv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','));

it.each(GOLDEN)('%s to %s boards, not exceeding %s: %s-%s', (least, most, notExceeding, winner, loser) => {
  const hundredths = notExceeding === '' ? 10_000 : Math.round(100 * Number(notExceeding));
  for (const boards of [Number(least), Number(most)]) {
    expect(points(rational(hundredths, 100), boards)).toBe(Number(winner));
    expect(points(rational(10_000 - hundredths, 100), boards)).toBe(Number(loser));
    if (notExceeding !== '') expect(points(rational(hundredths + 1, 100), boards)).toBe(Number(winner) + 1);
  }
});

it('a percentage exactly on a boundary has the points nearer to the average (the example of 3.1.7)', () => {
  expect(points(rational(5623, 100), 8)).toBe(14);
});

it('between two hundredths the nearest counts, and halves away from 50', () => {
  expect([50_654, 50_655, 49_346, 49_345].map((percent) => points(rational(percent, 1000), 8))).toEqual([
    10, 11, 10, 9,
  ]);
});

it('more boards than the scale has are refused', () => {
  expect(longestOf(EBU_SWISS_PAIRS)).toBe(27);
  expect(() => points(rational(50), 28)).toThrow('no column for 28 boards');
});

it('both pairs have 20 together where their percentages are 100, and more is never worth less', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 27 }), (thousandths, boards) => {
      const percent = rational(thousandths, 1000);
      const [one, other] = [worth(percent, boards), worth(rational(100_000 - thousandths, 1000), boards)];
      expect(plus(one.value, other.value)).toEqual(rational(20));
      expect(points(rational(thousandths + 1, 1000), boards)).toBeGreaterThanOrEqual(Number(one.value.num));
      expect([one, other].flatMap((each) => recompute(each.explain()))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
