import fc from 'fast-check';
import { crossImps } from './plain-cross-imps';
import type { FieldResult } from '../field/plain';
import { imps } from './imps';
import { ZERO, negated, rational, sum, toDecimal } from '../rational';

const field = (...scores: readonly number[]): readonly FieldResult[] =>
  scores.map((score, index) => ({ id: String(index), kind: 'score', score }));

const northSouth = (...scores: readonly number[]): readonly string[] =>
  [...crossImps(field(...scores)).values()].map((score) => toDecimal(score.imps.NS, 2));

it.each([
  [
    [620, 170, 140, 140, -100],
    ['10.50', '-0.25', '-1.25', '-1.25', '-7.75'],
  ],
  [
    [420, -50],
    ['10.00', '-10.00'],
  ],
  [[90], ['0.00']],
  [[], []],
])('L78B: %j gives North-South %j', (scores, expected) => {
  expect(northSouth(...scores)).toEqual(expected);
});

const someScores = fc.array(
  fc.integer({ min: -40, max: 40 }).map((tens) => 10 * tens),
  { minLength: 2, maxLength: 12 },
);

it('is the mean over all other results', () => {
  fc.assert(
    fc.property(someScores, (scores) => {
      const all = [...crossImps(field(...scores)).values()];
      for (const [index, score] of scores.entries()) {
        const total = scores.reduce((so, other) => so + imps(score - other), 0);
        expect(all[index]).toEqual({
          imps: { NS: rational(total, scores.length - 1), EW: negated(rational(total, scores.length - 1)) },
          comparisons: scores.length - 1,
        });
      }
    }),
  );
});

it('what is won is lost: a board adds up to nothing, and the sides change places with the scores', () => {
  fc.assert(
    fc.property(someScores, (scores) => {
      const all = [...crossImps(field(...scores)).values()];
      expect(sum(all.map((score) => score.imps.NS))).toEqual(ZERO);
      const swapped = [...crossImps(field(...scores.map((score) => -score))).values()];
      expect(swapped.map((score) => score.imps.EW)).toEqual(all.map((score) => score.imps.NS));
    }),
  );
});

it('L12C2b: an artificial score is compared with nothing: 60 % is +3 IMPs, 40 % is -3', () => {
  const results: readonly FieldResult[] = [
    ...field(420, -50),
    { id: 'x', kind: 'artificial', percent: { NS: 60, EW: 40 } },
  ];
  const scored = crossImps(results);
  expect(scored.get('x')).toEqual({ imps: { NS: rational(3), EW: rational(-3) }, comparisons: 0 });
  expect(scored.get('0')?.imps.NS).toEqual(rational(10));
});
