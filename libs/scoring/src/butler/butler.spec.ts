import type { Side } from '@app/bridge';
import { derivationText } from '@app/testing';
import fc from 'fast-check';
import { faceValue } from '../artificial/awards';
import { recompute } from '../derivation/recompute';
import { comparisonField } from '../field/comparison-field';
import { type Line, artificial, bothSides, scored, weights } from '../field/outcome';
import { DBF_CITATIONS } from '../profiles/citations';
import { ZERO, negated, rational, toDecimal } from '../rational';
import { type ButlerRules, boardButler } from './butler';
import { type Occurrence, datum, trimmed } from './datum';
import { samples } from '../../../../test/samples';

const DBF: ButlerRules = {
  comparison: 'weighed',
  cite: DBF_CITATIONS,
  trim: rational(1),
  datumUnit: null,
  rounding: { unit: rational(1), byStanding: false, paragraph: 'DBf X78C2' },
  awards: faceValue({
    plus: rational(2),
    average: ZERO,
    minus: rational(-2),
    paragraph: 'DBf 204C',
    sitOut: 'DBf X78A5',
  }),
};

const lines = (...outcomes: readonly Line['outcome'][]): readonly Line[] =>
  outcomes.map((outcome, index) => ({ id: String(index + 1), section: 'A', deal: 'as dealt', outcome }));
const fieldOf = (all: readonly Line[], tables?: number) =>
  comparisonField('7', all, { sections: 'together', ...(tables ? { tables: { A: tables } } : {}) });
const decimals = (all: readonly Line[], rules = DBF, side: Side = 'NS', tables?: number): readonly string[] =>
  boardButler(fieldOf(all, tables), rules)
    .filter(({ direction }) => direction === side)
    .map((one) => toDecimal(one.points.value, 1));
const datumOf = (all: readonly Line[], rules = DBF, tables?: number): string => {
  const [ns] = fieldOf(all, tables).groups;
  const line = ns ? datum(ns, rules) : null;
  return line ? toDecimal(line.value, 3) : 'none';
};

const occurring = (...all: readonly (readonly [score: number, num: number, den: number])[]): readonly Occurrence[] =>
  all.map(([score, num, den]) => ({ score, times: rational(num, den), ids: [] }));
const inShort = (all: readonly Occurrence[]) => all.map(({ score, times }) => [score, toDecimal(times, 2)]);

describe('204A: the datum', () => {
  it('is rounded where conditions say so, halves away from nothing', () => {
    const inTens = { ...DBF, datumUnit: rational(10) };
    // 170 and -50 off; (140 + 110) / 2 is 125.
    expect(datumOf(lines(...[170, 140, 110, -50].map(scored)))).toBe('125.000');
    expect(datumOf(lines(...[170, 140, 110, -50].map(scored)), inTens)).toBe('130.000');
    expect(datumOf(lines(...[-170, -140, -110, 50].map(scored)), inTens)).toBe('-130.000');
    expect(datumOf([], inTens)).toBe('none');
    expect(decimals(lines(...[170, 140, 110, -50].map(scored)))).toEqual(['2.0', '1.0', '-1.0', '-5.0']);
    expect(decimals(lines(...[170, 140, 110, -50].map(scored)), inTens)).toEqual(['1.0', '0.0', '-1.0', '-5.0']);
  });

  it('204A1: the mean without the best and the worst', () => {
    // 620 and -100 off; (170 + 140 + 140) / 3.
    expect(datumOf(lines(...[620, 170, 140, 140, -100].map(scored)))).toBe('150.000');
  });

  it('more may be taken off', () => {
    expect(datumOf(lines(...[620, 170, 140, 130, -100].map(scored)), { ...DBF, trim: rational(2) })).toBe('140.000');
  });

  it('204A2c: a best score that occurs less than once goes with a part of the next', () => {
    expect(inShort(trimmed(occurring([620, 2, 5], [170, 1, 1], [140, 2, 1], [-100, 3, 5]), rational(1)))).toEqual([
      [170, '0.40'],
      [140, '1.60'],
    ]);
  });

  it('204A3b: of two scores nothing is taken off', () => {
    expect(datumOf(lines(scored(100), scored(50)))).toBe('75.000');
    expect(datumOf(lines(scored(100)))).toBe('100.000');
    expect(datumOf(lines(artificial({ grade: 'average' }, { grade: 'average' })))).toBe('none');
  });

  it('204A2b: a group is multiplied by A/G before anything is taken off', () => {
    // Each of 100, 200, 300 occurs twice; one 300 and one 100 off leaves 100, 200, 200, 300.
    const board = lines(scored(300), scored(200), scored(0));
    expect(datumOf(board, DBF, 6)).toBe('175.000');
    expect(datumOf(board)).toBe('200.000');
  });

  it('204A3a: by hand, special scores are left out first', () => {
    const board = lines(
      scored(300),
      scored(200),
      scored(100),
      bothSides({ kind: 'weighted', components: weights([50, 900], [50, -900]) }),
    );
    expect(datumOf(board, { ...DBF, comparison: 'manual' })).toBe('200.000');
    expect(datumOf(board)).toBe('200.000');
    expect(
      datumOf([...board.slice(0, 2), ...lines(...board.slice(3).map(({ outcome }) => outcome))], {
        ...DBF,
        comparison: 'manual',
      }),
    ).toBe('250.000');
  });
});

describe('204B: IMPs against the datum', () => {
  it.each([
    // Datum 75: the differences 35 and -45 go to 40 and -50.
    [
      [110, 100, 50, 30],
      ['1.0', '1.0', '-1.0', '-2.0'],
    ],
    // Datum 150.
    [
      [620, 170, 140, 140, -100],
      ['10.0', '1.0', '0.0', '0.0', '-6.0'],
    ],
  ])('%j', (scores, expected) => {
    expect(decimals(lines(...scores.map(scored)))).toEqual(expected);
  });

  it('says how', () => {
    const [first] = boardButler(fieldOf(lines(...[110, 100, 50, 30].map(scored))), DBF);
    expect(derivationText(first?.points.explain() ?? datumless)).toEqual([
      '1 rounded: to 1 [DBf X78C2]',
      '  1 comparisons: weighted sum [DBf 204B]',
      '    1 IMPs against the datum: in IMPs [L78B]',
      '      40 rounded: to 10 [DBf 204B2]',
      '        35 difference: sum',
      '          110 own score: 1',
      '          −75 less the datum: product',
      '            −1 minus one',
      '            75 datum: mean of the scores that are left: weighted sum [DBf 204A1]',
      '              0.5 × 100 score: 2',
      '              0.5 × 50 score: 3',
    ]);
  });

  it('X78A1: weighted by IMPs; X78C2: in whole IMPs, halves away from nothing', () => {
    const board = lines(
      scored(100),
      scored(100),
      scored(100),
      bothSides({ kind: 'weighted', components: weights([50, 110], [50, 50]) }),
    );
    // Datum 100 (4 results; 110 x 0.5 and 100 x 0.5 off, 50 x 0.5 and 100 x 0.5 off): +10 is 0, -50 is -2.
    expect(decimals(board, { ...DBF, rounding: null })[3]).toBe('-1.0');
    expect(decimals(board)[3]).toBe('-1.0');
  });

  it('204C: two IMPs', () => {
    const board = lines(scored(50), artificial({ grade: 'plus' }, { grade: 'minus' }));
    expect(decimals(board)).toEqual(['0.0', '2.0']);
    expect(decimals(board, DBF, 'EW')).toEqual(['0.0', '-2.0']);
  });
});

const datumless = {
  value: ZERO,
  what: { code: 'number.nobody', params: {} },
  how: { kind: 'given' },
  paragraph: null,
  parts: [],
  sources: [],
} as const;

it('for every board the sides mirror each other and every number follows', () => {
  const anOutcome = fc.oneof(
    fc.integer({ min: -60, max: 60 }).map((tens) => scored(10 * tens)),
    fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -60, max: 60 }))
      .map(([tenths, tens]) =>
        bothSides({ kind: 'weighted', components: weights([10 * tenths, 10 * tens], [100 - 10 * tenths, 50]) }),
      ),
  );
  fc.assert(
    fc.property(fc.array(anOutcome, { minLength: 1, maxLength: 8 }), fc.nat(3), (outcomes, missing) => {
      const field = fieldOf(lines(...outcomes), outcomes.length + missing);
      const all = boardButler(field, DBF);
      const of = (side: Side) => all.filter(({ direction }) => direction === side).map((one) => one.points.value);
      expect(of('NS')).toEqual(of('EW').map(negated));
      for (const one of all) expect(recompute(one.points.explain())).toEqual([]);
    }),
    { numRuns: samples(50) },
  );
});
