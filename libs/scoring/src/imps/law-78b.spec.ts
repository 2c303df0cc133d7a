import fc from 'fast-check';
import { comparisonField } from '../field/comparison-field';
import { type Line, artificial, scored } from '../field/outcome';
import { SCORING_PROFILES } from '../profiles/profile';
import { crossImpRules } from '../profiles/rules';
import { type Rational, ZERO, negated, rational, sum, toDecimal } from '../rational';
import { boardCrossImps } from './cross-imps';
import { imps } from './imps';

const RULES = crossImpRules(SCORING_PROFILES['wbf-2017']);

const field = (...scores: readonly number[]): readonly Line[] =>
  scores.map((score, index) => ({ id: String(index), section: 'A', deal: '', outcome: scored(score) }));

/** IMPs of each line of a board in one direction, as the plain Laws have them: the mean over the other tables. */
const crossImps = (lines: readonly Line[], side: 'NS' | 'EW' = 'NS'): readonly Rational[] => {
  const points = boardCrossImps(comparisonField('7', lines), RULES).filter(({ direction }) => direction === side);
  return lines.map(({ id }) => points.find((one) => one.id === id)?.points.value ?? ZERO);
};

const northSouth = (...scores: readonly number[]): readonly string[] =>
  crossImps(field(...scores)).map((score) => toDecimal(score, 2));

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
      const [all, others] = [crossImps(field(...scores)), crossImps(field(...scores), 'EW')];
      for (const [index, score] of scores.entries()) {
        const total = scores.reduce((so, other) => so + imps(score - other), 0);
        const mean = rational(total, scores.length - 1);
        expect([all[index], others[index]]).toEqual([mean, negated(mean)]);
      }
    }),
  );
});

it('what is won is lost: a board adds up to nothing, and the sides change places with the scores', () => {
  fc.assert(
    fc.property(someScores, (scores) => {
      const all = crossImps(field(...scores));
      expect(sum(all)).toEqual(ZERO);
      expect(crossImps(field(...scores.map((score) => -score)), 'EW')).toEqual(all);
    }),
  );
});

it('L12C2b: an artificial score is compared with nothing: average plus is +3 IMPs, average minus -3', () => {
  const outcome = artificial({ grade: 'plus' }, { grade: 'minus' });
  const lines: readonly Line[] = [...field(420, -50), { id: 'x', section: 'A', deal: '', outcome }];
  expect(crossImps(lines)).toEqual([rational(10), rational(-10), rational(3)]);
  expect(crossImps(lines, 'EW')[2]).toEqual(rational(-3));
});
