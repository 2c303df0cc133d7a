import type { Side } from '@app/bridge';
import { derivationText } from '@app/testing';
import fc from 'fast-check';
import { PERCENT_LEVELS, faceValue } from '../artificial/awards';
import { recompute } from '../derivation/recompute';
import { comparisonField } from '../field/comparison-field';
import { type Line, artificial, bothSides, scored, weights } from '../field/outcome';
import { DBF_CITATIONS } from '../profiles/citations';
import { plus, rational, sum, toDecimal } from '../rational';
import { type MatchpointRules, boardMatchpoints } from './matchpoints';
import { samples } from '../../../../test/samples';

const DBF: MatchpointRules = {
  comparison: 'weighed',
  cite: DBF_CITATIONS,
  scaling: { formula: 'neuberg', shares: { fromTables: 1 }, tenthUpTo: null, paragraph: 'DBf X78B' },
  showing: '2-1-0',
  rounding: { unit: rational(1, 10), byStanding: false, paragraph: 'DBf X78C1' },
  awards: faceValue(PERCENT_LEVELS),
};
const EXACT: MatchpointRules = { ...DBF, rounding: null };
const MANUAL: MatchpointRules = {
  ...DBF,
  comparison: 'manual',
  scaling: { formula: 'average-each', shares: null, tenthUpTo: rational(15, 100), paragraph: 'DBf X78D' },
  rounding: { unit: rational(1), byStanding: true, paragraph: 'DBf X78D7' },
};

const lines = (...outcomes: readonly Line['outcome'][]): readonly Line[] =>
  outcomes.map((outcome, index) => ({ id: String(index + 1), section: 'A', deal: 'as dealt', outcome }));

const points = (all: readonly Line[], rules: MatchpointRules = DBF, side: Side = 'NS', tables?: number) =>
  boardMatchpoints(
    comparisonField('7', all, { sections: 'together', ...(tables ? { tables: { A: tables } } : {}) }),
    rules,
  ).filter(({ direction }) => direction === side);

const decimals = (...given: Parameters<typeof points>): readonly string[] =>
  points(...given).map((one) => toDecimal(one.points.value, 2));

const played = (...scores: readonly number[]): readonly Line[] => lines(...scores.map(scored));

describe('L78A: three showings of the same units', () => {
  it.each([
    ['2-1-0', ['8.00', '6.00', '3.00', '3.00', '0.00'], ['0.00', '2.00', '5.00', '5.00', '8.00']],
    ['1-half-0', ['4.00', '3.00', '1.50', '1.50', '0.00'], ['0.00', '1.00', '2.50', '2.50', '4.00']],
    ['centred', ['4.00', '2.00', '-1.00', '-1.00', '-4.00'], ['-4.00', '-2.00', '1.00', '1.00', '4.00']],
  ] as const)('%s', (showing, ns, ew) => {
    const board = played(620, 170, 140, 140, -100);
    expect(decimals(board, { ...DBF, showing })).toEqual(ns);
    expect(decimals(board, { ...DBF, showing }, 'EW')).toEqual(ew);
    expect(points(board, { ...DBF, showing }).map(({ percent }) => percent)).toEqual([
      rational(100),
      rational(75),
      rational(75, 2),
      rational(75, 2),
      rational(0),
    ]);
  });
});

describe('X78B: fewer results than tables', () => {
  it.each([
    [[420], ['60.00']],
    [
      [420, -50],
      ['65.00', '55.00'],
    ],
    [
      [420, 420],
      ['60.00', '60.00'],
    ],
    [
      [420, 140, -50],
      ['70.00', '60.00', '50.00'],
    ],
    [
      [420, 420, -50],
      ['65.00', '65.00', '50.00'],
    ],
    [
      [420, -50, -50],
      ['70.00', '55.00', '55.00'],
    ],
    [
      [420, 420, 420],
      ['60.00', '60.00', '60.00'],
    ],
  ])('X78B1-3: %j of eleven are %j percent', (scores, percent) => {
    for (const side of ['NS', 'EW'] as const) {
      const seen = scores.map((score) => (side === 'NS' ? score : 0 - score));
      const all = points(played(...seen), EXACT, side, 11);
      expect(all.map((one) => toDecimal(one.percent ?? rational(-1), 2))).toEqual(percent);
    }
  });

  it('X78B4: ten of eleven, Neuberg', () => {
    expect(decimals(played(10, 9, 8, 7, 6, 5, 4, 3, 2, 1), DBF, 'NS', 11)).toEqual(
      '19.90 17.70 15.50 13.30 11.10 8.90 6.70 4.50 2.30 0.10'.split(' '),
    );
  });

  it('a weighted score in a group of two shares the 65 and the 55', () => {
    const board = lines(bothSides({ kind: 'weighted', components: weights([60, 420], [40, -100]) }), scored(50));
    const percent = points(board, EXACT, 'NS', 8).map((one) => toDecimal(one.percent ?? rational(-1), 2));
    expect(percent).toEqual(['61.00', '59.00']);
  });
});

it('X78A1, by hand: a weighted score among four results', () => {
  /*
   * Scores N-S: 620, -100, 170 and 60 % of 620 with 40 % of -100. In units of 2-1-0:
   *
   *   620 beats -100 (2) and 170 (2); of the weighted score it ties 0.6 (1 each) and beats 0.4 (2 each):
   *       2 + 2 + 0.6 x 1 + 0.4 x 2                      = 5.4
   *   -100 loses to 620 and 170; against the weighted score 0.6 x 0 + 0.4 x 1      = 0.4
   *   170 loses to 620 (0), beats -100 (2); 0.6 x 0 + 0.4 x 2                      = 2.8
   *   weighted: as 620 it has 1 + 2 + 2 = 5, as -100 it has 0 + 1 + 0 = 1;
   *       0.6 x 5 + 0.4 x 1                              = 3.4
   *                                                total: 12.0 = 4 x 3
   */
  const board = lines(
    scored(620),
    scored(-100),
    scored(170),
    bothSides({ kind: 'weighted', components: weights([60, 620], [40, -100]) }),
  );
  expect(decimals(board)).toEqual(['5.40', '0.40', '2.80', '3.40']);
  expect(decimals(board, DBF, 'EW')).toEqual(['0.60', '5.60', '3.20', '2.60']);
  expect(
    points(board)
      .slice(3)
      .flatMap((one) => derivationText(one.points.explain()).slice(0, 4)),
  ).toEqual([
    '3.4 rounded: to 0.1 [DBf X78C1]',
    '  3.4 comparisons: weighted sum [DBf X78A1]',
    '    0.6 × 1 620 against 620: compared [L78A]',
    '      0 difference: sum',
  ]);
});

it('X78A2: a split score, each direction by itself', () => {
  const split = { NS: { kind: 'score', score: -100 }, EW: { kind: 'score', score: 620 } } as const;
  const board = lines(split, scored(50), scored(630));
  expect(decimals(board)).toEqual(['0.00', '2.00', '4.00']);
  expect(decimals(board, DBF, 'EW')).toEqual(['2.00', '4.00', '0.00']);
});

describe('X78A3: artificial scores', () => {
  const board = lines(...[10, 20, 30, 40].map(scored), artificial({ grade: 'plus' }, { grade: 'minus' }));
  it('are their part of a top, and the others are scaled up', () => {
    // 5/4 (P + 1) - 1 of 0, 2, 4, 6: 0.25, 2.75, 5.25, 7.75; halves go away from 4.
    expect(decimals(board)).toEqual(['0.20', '2.70', '5.30', '7.80', '4.80']);
    expect(decimals(board, DBF, 'EW')).toEqual(['7.80', '5.30', '2.70', '0.20', '3.20']);
  });

  it('of both grades for both sides', () => {
    const fixed = artificial({ grade: 'fixed', percent: rational(63) }, { grade: 'average' });
    expect(decimals(lines(scored(10), scored(20), fixed), EXACT)[2]).toBe('2.52');
    expect(decimals(lines(scored(10), scored(20), fixed), EXACT, 'EW')[2]).toBe('2.00');
  });
});

describe('X78A4: self-inflicted damage in matchpoints', () => {
  const outcome = (expected: number, table: number): Line['outcome'] => ({
    NS: { kind: 'self-inflicted', assigned: weights([100, 420]), expected: weights([100, expected]), table },
    EW: { kind: 'score', score: 420 },
  });
  const field = [scored(430), scored(400), scored(300), scored(100)];

  it('M < J: J − M + F for the side, J for everybody else', () => {
    // J: 420 beats three of four = 6; M: 300 beats one, ties one = 3; F: 100 ties one = 1. 6 - 3 + 1 = 4.
    const board = lines(outcome(300, 100), ...field);
    expect(decimals(board)).toEqual(['4.00', '8.00', '4.00', '2.00', '0.00']);
    // The opponents have lost to 420: 2 of 8.
    expect(decimals(board, DBF, 'EW')).toEqual(['2.00', '0.00', '4.00', '6.00', '8.00']);
  });

  it('M >= J: the result of the table', () => {
    expect(decimals(lines(outcome(430, 100), ...field))).toEqual(['1.00', '8.00', '4.00', '2.00', '0.00']);
  });

  it('M may be an artificial score', () => {
    const own: Line['outcome'] = {
      NS: { kind: 'self-inflicted', assigned: weights([100, 420]), expected: { grade: 'plus' }, table: 100 },
      EW: { kind: 'score', score: 420 },
    };
    // M is 60 % of 8 = 4.8: 6 - 4.8 + 1 = 2.2.
    expect(decimals(lines(own, ...field))[0]).toBe('2.20');
  });
});

describe('X78D: the manual method', () => {
  it('D1: everybody but the pair itself has a point against a weighted score', () => {
    const board = lines(
      scored(620),
      scored(-100),
      scored(170),
      bothSides({ kind: 'weighted', components: weights([60, 620], [40, -100]), standing: 'non-offending' }),
    );
    // 60 % of 1 + 2 + 2 and 40 % of 0 + 1 + 0: 3.4, rounded up for the side that has not offended (D7a).
    expect(decimals(board, MANUAL)).toEqual(['5.00', '1.00', '3.00', '4.00']);
  });

  it('D3: a point against an artificial score: top less one, bottom one more', () => {
    const board = lines(scored(30), scored(20), scored(10), artificial({ grade: 'plus' }, { grade: 'minus' }));
    // 60 % and 40 % of 6, rounded for the one and against the other.
    expect(decimals(board, MANUAL)).toEqual(['5.00', '3.00', '1.00', '4.00']);
    expect(decimals(board, MANUAL, 'EW')).toEqual(['1.00', '3.00', '5.00', '2.00']);
  });

  it('D6: a tenth of a top more in a group of at most 15 % of the tables', () => {
    const fouled = [...played(70, 60, 50, 40, 30, 20), { id: 'x', section: 'A', deal: 'fouled', outcome: scored(90) }];
    const own = (side: Side) =>
      points(fouled, { ...MANUAL, rounding: null }, side).find(({ id }) => id === 'x')?.percent;
    expect([own('NS'), own('EW')]).toEqual([rational(60), rational(60)]);
  });
});

const aLine = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -6, max: 6 }).map((tens) => scored(10 * tens)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }))
      .map(([percent, one, other]) =>
        bothSides({ kind: 'weighted', components: weights([percent, 10 * one], [100 - percent, 10 * other]) }),
      ),
  },
);
const aBoard = fc.array(aLine, { minLength: 1, maxLength: 10 }).map((outcomes) => lines(...outcomes));

describe('for every board', () => {
  it('L78A: n results share n(n-1) units, weighted or not', () => {
    fc.assert(
      fc.property(aBoard, (board) => {
        const n = board.length;
        for (const side of ['NS', 'EW'] as const) {
          expect(sum(points(board, EXACT, side).map((one) => one.points.value))).toEqual(rational(n * (n - 1)));
        }
      }),
    );
  });

  it('the two sides of a table share a top, rounded or not', () => {
    fc.assert(
      fc.property(aBoard, fc.constantFrom(DBF, EXACT), (board, rules) => {
        const ew = points(board, rules, 'EW');
        for (const [index, ns] of points(board, rules).entries()) {
          expect(plus(ns.points.value, ew[index]?.points.value ?? rational(-1))).toEqual(ns.top);
        }
      }),
    );
  });

  it('swapping the sides swaps the results', () => {
    const swapped = (board: readonly Line[]): readonly Line[] =>
      board.map((one) => {
        const turned = (outcome: Line['outcome']['NS']): Line['outcome']['NS'] => {
          if (outcome.kind === 'score') return { ...outcome, score: outcome.score === 0 ? 0 : -outcome.score };
          if (outcome.kind !== 'weighted') return outcome;
          return { ...outcome, components: outcome.components.map((part) => ({ ...part, score: 0 - part.score })) };
        };
        return { ...one, outcome: { NS: turned(one.outcome.EW), EW: turned(one.outcome.NS) } };
      });
    fc.assert(
      fc.property(aBoard, (board) => {
        expect(decimals(swapped(board), DBF, 'EW')).toEqual(decimals(board));
        expect(decimals(swapped(board))).toEqual(decimals(board, DBF, 'EW'));
      }),
    );
  });

  it('the order of tables changes nothing, and one component is as good as none', () => {
    fc.assert(
      fc.property(aBoard, (board) => {
        const turned = [...board].reverse();
        expect([...decimals(turned)].reverse()).toEqual(decimals(board));
        const single = board.map((one) =>
          one.outcome.NS.kind === 'score'
            ? { ...one, outcome: bothSides({ kind: 'weighted', components: weights([100, one.outcome.NS.score]) }) }
            : one,
        );
        expect(decimals(single)).toEqual(decimals(board));
      }),
    );
  });

  it('X78B: Neuberg of an unchanged group is the identity, and a scaled group keeps its mean', () => {
    fc.assert(
      fc.property(aBoard, fc.nat(6), (board, missing) => {
        expect(decimals(board, EXACT, 'NS', board.length)).toEqual(decimals(board, EXACT));
        const neuberg = { ...EXACT, scaling: { ...EXACT.scaling, shares: null } };
        const expected = board.length + missing;
        const all = points(board, neuberg, 'NS', expected);
        expect(sum(all.map((one) => one.points.value))).toEqual(rational(board.length * (expected - 1)));
      }),
    );
  });

  it('every number follows from its derivation', () => {
    fc.assert(
      fc.property(aBoard, fc.nat(3), fc.constantFrom(DBF, MANUAL), (board, missing, rules) => {
        const all = points(
          [...board, ...lines(artificial({ grade: 'plus' }, { grade: 'minus' }))],
          rules,
          'NS',
          board.length + 1 + missing,
        );
        for (const one of all) {
          const derivation = one.points.explain();
          expect(derivation.value).toEqual(one.points.value);
          expect(recompute(derivation)).toEqual([]);
        }
      }),
      { numRuns: samples(30) },
    );
  });
});
