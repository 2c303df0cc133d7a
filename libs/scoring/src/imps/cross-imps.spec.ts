import type { Side } from '@app/bridge';
import fc from 'fast-check';
import { faceValue } from '../artificial/awards';
import { recompute } from '../derivation/recompute';
import { comparisonField } from '../field/comparison-field';
import { type Line, artificial, bothSides, scored, weights } from '../field/outcome';
import { DBF_CITATIONS } from '../profiles/citations';
import { ZERO, rational, sum, toDecimal } from '../rational';
import { type CrossImpRules, boardCrossImps } from './cross-imps';

const SUM: CrossImpRules = {
  comparison: 'weighed',
  cite: DBF_CITATIONS,
  count: 'sum',
  rounding: { unit: rational(1, 10), byStanding: false, paragraph: 'DBf X78C2' },
  awards: faceValue({
    plus: rational(2),
    average: ZERO,
    minus: rational(-2),
    paragraph: 'DBf 203A',
    sitOut: 'DBf X78A5',
  }),
};
const MEAN: CrossImpRules = { ...SUM, count: 'mean', rounding: null };

const lines = (...outcomes: readonly Line['outcome'][]): readonly Line[] =>
  outcomes.map((outcome, index) => ({ id: String(index + 1), section: 'A', deal: 'as dealt', outcome }));

const points = (all: readonly Line[], rules = SUM, side: Side = 'NS', tables?: number) =>
  boardCrossImps(
    comparisonField('7', all, { sections: 'together', ...(tables ? { tables: { A: tables } } : {}) }),
    rules,
  ).filter(({ direction }) => direction === side);
const decimals = (...given: Parameters<typeof points>): readonly string[] =>
  points(...given).map((one) => toDecimal(one.points.value, 2));

it('L78B: the sum of all comparisons, or their mean', () => {
  const board = lines(...[620, 170, 140, 140, -100].map(scored));
  expect(decimals(board)).toEqual(['42.00', '-1.00', '-5.00', '-5.00', '-31.00']);
  expect(decimals(board, MEAN)).toEqual(['10.50', '-0.25', '-1.25', '-1.25', '-7.75']);
});

it('203A: two IMPs for every comparison that would have been made', () => {
  const board = lines(scored(50), scored(50), artificial({ grade: 'plus' }, { grade: 'minus' }));
  expect(decimals(board)).toEqual(['0.00', '0.00', '4.00']);
  expect(decimals(board, SUM, 'EW')).toEqual(['0.00', '0.00', '-4.00']);
  expect(decimals(board, MEAN)).toEqual(['0.00', '0.00', '2.00']);
});

it('203B: a group of three among five has 5/3 of what it has', () => {
  const board = lines(scored(620), scored(170), scored(-100));
  // 620 against 170 is 10, against -100 12; 170 against -100 is 7.
  expect(decimals(board, SUM, 'NS', 5)).toEqual(['36.70', '-5.00', '-31.70']);
  expect(decimals(board, { ...SUM, rounding: null }, 'NS', 3)).toEqual(decimals(board));
});

it('X78A1: comparisons are weighted, not scores', () => {
  const board = lines(
    scored(600),
    bothSides({ kind: 'weighted', components: weights([50, 620], [30, -100], [20, 170]) }),
  );
  // +1, -12 and -10 with their weights; the mean score of 314 would have lost 7.
  expect(decimals(board)).toEqual(['5.10', '-5.10']);
});

it('X78D1: by hand, nobody but the pair itself gains or loses by a weighted score', () => {
  const board = lines(
    scored(600),
    scored(100),
    bothSides({ kind: 'weighted', components: weights([50, 620], [50, -100]) }),
  );
  const manual: CrossImpRules = {
    ...SUM,
    comparison: 'manual',
    rounding: { ...SUM.rounding, unit: rational(1), byStanding: true, paragraph: 'DBf X78D7' },
  };
  // The pair: as 620 it has 1 + 11, as -100 -12 - 5: half of 12 and of -17.
  expect(decimals(board, { ...manual, rounding: null })).toEqual(['11.00', '-11.00', '-2.50']);
  expect(decimals(board, manual)[2]).toBe('-3.00');
});

it('for every board: nothing is won or lost on the whole, the sides mirror each other, and every number follows', () => {
  const board = fc
    .array(
      fc.integer({ min: -30, max: 30 }).map((tens) => scored(10 * tens)),
      { minLength: 1, maxLength: 8 },
    )
    .map((all) => lines(...all));
  fc.assert(
    fc.property(board, fc.nat(3), fc.constantFrom('sum', 'mean'), (all, missing, count) => {
      const rules: CrossImpRules = { ...SUM, rounding: null, count };
      const ns = points(all, rules, 'NS', all.length + missing);
      const ew = points(all, rules, 'EW', all.length + missing);
      expect(sum(ns.map((one) => one.points.value))).toEqual(ZERO);
      expect(sum([...ns, ...ew].map((one) => one.points.value))).toEqual(ZERO);
      expect(ns.map((one) => one.points.value.num)).toEqual(ew.map((one) => 0n - one.points.value.num));
      for (const one of ns) expect(recompute(one.points.explain())).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
