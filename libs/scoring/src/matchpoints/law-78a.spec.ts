import type { BySide } from '@app/bridge';
import fc from 'fast-check';
import { comparisonField } from '../field/comparison-field';
import { type Line, artificial, scored } from '../field/outcome';
import { SCORING_PROFILES } from '../profiles/profile';
import { matchpointRules } from '../profiles/rules';
import { type Rational, ZERO, plus, rational, sum, toDecimal } from '../rational';
import { boardMatchpoints } from './matchpoints';

const RULES = matchpointRules(SCORING_PROFILES['wbf-2017']);

interface Score {
  readonly points: BySide<Rational>;
  readonly top: Rational;
}

/** Matchpoints of each line of a board, by the plain Laws, in units of 2-1-0. */
const matchpoints = (lines: readonly Line[], expected = lines.length): readonly Score[] => {
  const points = boardMatchpoints(
    comparisonField('7', lines, { sections: 'together', tables: { A: expected } }),
    RULES,
  );
  const of = (id: string, side: 'NS' | 'EW') => points.find((one) => one.id === id && one.direction === side);
  return lines.map(({ id }) => ({
    points: { NS: of(id, 'NS')?.points.value ?? ZERO, EW: of(id, 'EW')?.points.value ?? ZERO },
    top: of(id, 'NS')?.top ?? ZERO,
  }));
};

const field = (...scores: readonly number[]): readonly Line[] =>
  scores.map((score, index) => ({ id: String(index), section: 'A', deal: '', outcome: scored(score) }));

const northSouth = (lines: readonly Line[], expected?: number, decimals = 1): readonly string[] =>
  matchpoints(lines, expected).map(({ points }) => toDecimal(points.NS, decimals));

const someScores = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 16 });

it.each([
  [
    [420, 50],
    ['2.0', '0.0'],
  ],
  [
    [420, 420],
    ['1.0', '1.0'],
  ],
  [
    [620, 170, 140, 140, -100],
    ['8.0', '6.0', '3.0', '3.0', '0.0'],
  ],
  [[100], ['0.0']],
  [[], []],
])('L78A: %j gives North-South %j', (scores, expected) => {
  expect(northSouth(field(...scores))).toEqual(expected);
});

it('L78A: n results share n(n-1) units, whatever the scores', () => {
  fc.assert(
    fc.property(someScores, (scores) => {
      const all = matchpoints(field(...scores));
      const n = scores.length;
      expect(sum(all.map(({ points }) => points.NS))).toEqual(rational(n * (n - 1)));
      for (const { points, top } of all) expect(plus(points.NS, points.EW)).toEqual(top);
    }),
  );
});

it('L78A: one point for each comparison won, half for each tied', () => {
  fc.assert(
    fc.property(someScores, (scores) => {
      const all = matchpoints(field(...scores));
      for (const [index, score] of scores.entries()) {
        const others = scores.filter((_, other) => other !== index);
        const units = 2 * others.filter((one) => one < score).length + others.filter((one) => one === score).length;
        expect(all[index]?.points.NS).toEqual(rational(units));
      }
    }),
  );
});

it('North-South and East-West change places with the scores', () => {
  fc.assert(
    fc.property(someScores, (scores) => {
      const as = matchpoints(field(...scores));
      const swapped = matchpoints(field(...scores.map((score) => -score)));
      expect(swapped.map(({ points }) => [points.EW, points.NS])).toEqual(
        as.map(({ points }) => [points.NS, points.EW]),
      );
    }),
  );
});

describe('a smaller group is scaled up to the field (Neuberg)', () => {
  it('10 results of 11', () => {
    const ten = field(10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
    expect(northSouth(ten, 11)).toEqual('19.9 17.7 15.5 13.3 11.1 8.9 6.7 4.5 2.3 0.1'.split(' '));
  });

  it('changes nothing when none is missing', () => {
    fc.assert(
      fc.property(someScores, (scores) => {
        expect(northSouth(field(...scores), scores.length, 6)).toEqual(northSouth(field(...scores), undefined, 6));
      }),
    );
  });

  it('both sides of a scaled result still share the top', () => {
    fc.assert(
      fc.property(someScores, fc.nat(5), (scores, missing) => {
        for (const { points, top } of matchpoints(field(...scores), scores.length + missing)) {
          expect(plus(points.NS, points.EW)).toEqual(top);
        }
      }),
    );
  });
});

it('L12C2: an artificial score is its percentage of the top, and the others are scaled up', () => {
  const outcome = artificial({ grade: 'plus' }, { grade: 'minus' });
  const lines: readonly Line[] = [...field(420, 50), { id: 'x', section: 'A', deal: '', outcome }];
  const own = matchpoints(lines)[2];
  expect(own && [toDecimal(own.points.NS, 2), toDecimal(own.points.EW, 2)]).toEqual(['2.40', '1.60']);
  // E/A (M + 1) - 1 with 2 of 3: 3/2 * 3 - 1 and 3/2 * 1 - 1.
  expect(northSouth(lines.slice(0, 2), 3)).toEqual(['3.5', '0.5']);
  expect(northSouth(lines).slice(0, 2)).toEqual(['3.5', '0.5']);
});
