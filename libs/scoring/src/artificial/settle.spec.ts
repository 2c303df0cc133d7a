import fc from 'fast-check';
import { recompute } from '../derivation/recompute';
import { given } from '../derivation/traced';
import type { Award } from '../field/outcome';
import { type Rational, ZERO, compare, minus, over, plus, rational, sum, times, toDecimal } from '../rational';
import { type Levels, PERCENT_LEVELS } from './awards';
import { type ContestantSession, settle } from './settle';

/** The weight of a board at matchpoints: a hundredth of its top, so that values are percent. */
const weightOfTop = (top: Rational): Rational => times(top, rational(1, 100));

const TOP = rational(20);

/** Boards with a top of 20: percentages of the played ones, grades of the artificial ones. */
const session = (percents: readonly number[], grades: readonly Award[]): ContestantSession => ({
  played: percents.map((percent, index) => ({
    points: given(times(rational(percent, 100), TOP), 'comparisons', [`p${index}`]),
    weight: weightOfTop(TOP),
  })),
  awards: grades.map((award, index) => ({ id: `a${index}`, award, weight: weightOfTop(TOP) })),
});

const settled = (one: ContestantSession, levels?: Levels): readonly string[] => {
  const value = settle(one, levels ?? PERCENT_LEVELS);
  return one.awards.map(({ id, award }) => toDecimal(value(id, award).value, 2));
};

const PLUS: Award = { grade: 'plus' };
const AVERAGE: Award = { grade: 'average' };
const MINUS: Award = { grade: 'minus' };
const SIT_OUT: Award = { grade: 'sit-out' };

describe('L12C2c', () => {
  it.each([
    ['average plus for a 63 % pair', [63, 63], [PLUS], ['63.00']],
    ['average plus for a 57 % pair', [57], [PLUS], ['60.00']],
    ['average minus for a 34 % pair', [30, 38], [MINUS], ['34.00']],
    ['average minus for a 47 % pair', [47], [MINUS], ['40.00']],
    ['average is average', [70], [AVERAGE], ['50.00']],
    [
      'six artificial boards in one session',
      [63, 65],
      [PLUS, PLUS, PLUS, PLUS, PLUS, PLUS],
      Array<string>(6).fill('64.00'),
    ],
    ['nothing played', [], [PLUS, MINUS, SIT_OUT], ['60.00', '40.00', '60.00']],
    ['a fixed score stays', [70], [{ grade: 'fixed', percent: rational(55) }], ['55.00']],
  ] as const)('%s', (_, percents, grades, expected) => {
    expect(settled(session(percents, grades))).toEqual(expected);
  });

  it('by hand: plus, minus and average beside each other', () => {
    /*
     * Four boards with 66 % each, one average plus, one average minus, one average. The minus stays at 40, since the
     * pair has more. With the plus at y: y = (4 x 66 + 40 + 50 + y) / 7, 6 y = 354, y = 59: below 60, so the plus is
     * not raised. With 70 % a board: 6 y = 370, y = 61.67: it is.
     */
    expect(settled(session([66, 66, 66, 66], [PLUS, MINUS, AVERAGE]))).toEqual(['60.00', '40.00', '50.00']);
    expect(settled(session([70, 70, 70, 70], [PLUS, MINUS, AVERAGE]))).toEqual(['61.67', '40.00', '50.00']);
  });

  it('only boards with a result, where the regulations read it so', () => {
    const one = session([66, 66, 66, 66], [PLUS, MINUS, AVERAGE]);
    const value = settle(one, PERCENT_LEVELS, 'played');
    expect(one.awards.map(({ id, award }) => toDecimal(value(id, award).value, 0))).toEqual(['66', '40', '50']);
  });

  it('in IMPs: the mean a board, where that is more than three', () => {
    const levels: Levels = {
      plus: rational(3),
      average: ZERO,
      minus: rational(-3),
      paragraph: 'L12C2b',
      sitOut: 'L78D',
    };
    const match = (...imps: readonly number[]): ContestantSession => ({
      played: imps.map((one) => ({ points: given(rational(one), 'imps'), weight: rational(1) })),
      awards: [{ id: 'a0', award: PLUS, weight: rational(1) }],
    });
    expect(settled(match(10, 0, 2), levels)).toEqual(['4.00']);
    expect(settled(match(10, -9, 2), levels)).toEqual(['3.00']);
  });
});

describe('X78A5, FSB 96A: a sit-out', () => {
  it('is what the pair has on its other boards', () => {
    expect(settled(session([70, 48], [SIT_OUT, SIT_OUT]))).toEqual(['59.00', '59.00']);
  });

  it('FSB 96A: after thirteen rounds the fourteenth is a thirteenth of the points', () => {
    const percents = [55, 61, 42, 70, 38, 50, 52, 47, 66, 58, 49, 51, 60];
    const value = settle(session(percents, [SIT_OUT]), PERCENT_LEVELS)('a0', SIT_OUT);
    expect(value.value).toEqual(
      rational(
        percents.reduce((total, one) => total + one, 0),
        13,
      ),
    );
  });
});

const aGrade = fc.constantFrom(PLUS, AVERAGE, MINUS, SIT_OUT);
const aSession = fc.record({
  percents: fc.array(fc.nat(100), { minLength: 1, maxLength: 8 }),
  grades: fc.array(aGrade, { maxLength: 8 }),
  tops: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 16, maxLength: 16 }),
});

describe('for every session', () => {
  const build = ({
    percents,
    grades,
    tops,
  }: {
    percents: number[];
    grades: Award[];
    tops: number[];
  }): ContestantSession => {
    const { played, awards } = session(percents, grades);
    const weight = (index: number): Rational => weightOfTop(rational(tops[index] ?? 1));
    return {
      played: played.map((_, index) => ({
        points: given(times(rational(percents[index] ?? 0), weight(index)), 'score'),
        weight: weight(index),
      })),
      awards: awards.map((one, index) => ({ ...one, weight: weight(8 + index) })),
    };
  };

  it('every artificial board is what the paragraph says of all the others', () => {
    fc.assert(
      fc.property(aSession, (raw) => {
        const one = build(raw);
        const value = settle(one, PERCENT_LEVELS);
        const boards = [
          ...one.played.map(({ points, weight }) => ({ id: '', points: points.value, weight })),
          ...one.awards.map(({ id, award, weight }) => ({ id, points: times(value(id, award).value, weight), weight })),
        ];
        const points = sum(boards.map((board) => board.points));
        const weight = sum(boards.map((board) => board.weight));
        for (const { id, award, weight: own } of one.awards) {
          const traced = value(id, award);
          const mean = over(minus(points, times(traced.value, own)), minus(weight, own));
          const [sixty, forty] = [rational(60), rational(40)];
          const expected = {
            plus: compare(mean, sixty) > 0 ? mean : sixty,
            minus: compare(mean, forty) < 0 ? mean : forty,
            average: rational(50),
            'sit-out': mean,
            fixed: ZERO,
          }[award.grade];
          expect(traced.value).toEqual(expected);
          expect(recompute(traced.explain())).toEqual([]);
        }
      }),
    );
  });

  it('the order of boards does not matter', () => {
    fc.assert(
      fc.property(aSession, (raw) => {
        const one = build(raw);
        const turned = { played: one.played.toReversed(), awards: one.awards.toReversed() };
        for (const { id, award } of one.awards) {
          expect(settle(turned, PERCENT_LEVELS)(id, award).value).toEqual(settle(one, PERCENT_LEVELS)(id, award).value);
        }
      }),
    );
  });

  it('a better result never makes an artificial score worse', () => {
    fc.assert(
      fc.property(aSession, (raw) => {
        const one = build(raw);
        const [first, ...rest] = one.played;
        const better = {
          ...one,
          played: first ? [{ ...first, points: given(plus(first.points.value, rational(1)), 'score') }, ...rest] : [],
        };
        for (const { id, award } of one.awards) {
          const before = settle(one, PERCENT_LEVELS)(id, award).value;
          expect(compare(settle(better, PERCENT_LEVELS)(id, award).value, before) >= 0).toBe(true);
        }
      }),
    );
  });
});
