import { type Rational, ZERO, compare, minus, plus, rational } from '../rational';
import type { Criterion } from './tie-break';

/** A board of a pair: whom it met, in which round, and its matchpoints from the average (0). */
export interface PairBoard {
  readonly pair: string;
  readonly opponents: string | null;
  readonly round: number;
  readonly board: string;
  readonly centred: Rational;
}

const of = (boards: readonly PairBoard[], pair: string): readonly PairBoard[] =>
  boards.filter((one) => one.pair === pair);
const total = (boards: readonly PairBoard[]): Rational =>
  boards.reduce((points, { centred }) => plus(points, centred), ZERO);

const roundsAboveAverage = (boards: readonly PairBoard[]): number => {
  const rounds = new Set(boards.map(({ round }) => round));
  const above = (round: number): boolean => compare(total(boards.filter((one) => one.round === round)), ZERO) > 0;
  return [...rounds].filter(above).length;
};

/**
 * DBf 223B: mutual boards, summed from the average, since not all of them may have met; rounds above average; then the
 * fewest bottoms, the fewest next to bottoms and so on - which is the list of scores from the worst, greater at the
 * first difference.
 */
export const pairsTieBreak = (boards: readonly PairBoard[]): readonly Criterion<string>[] => [
  {
    name: 'matchpoints-against-each-other',
    paragraph: 'DBf 223B1',
    value: (pair, tied) => [
      total(of(boards, pair).filter(({ opponents }) => opponents !== null && tied.includes(opponents))),
    ],
  },
  {
    name: 'rounds-above-average',
    paragraph: 'DBf 223B2',
    value: (pair) => [rational(roundsAboveAverage(of(boards, pair)))],
  },
  {
    name: 'fewest-bad-scores',
    paragraph: 'DBf 223B3',
    value: (pair) =>
      of(boards, pair)
        .map(({ centred }) => centred)
        .sort(compare),
  },
];

const sign = (value: Rational): number => Math.sign(compare(value, ZERO));

/**
 * FSB 95A: on every board that two or more of them have played, 2 for each of the others beaten and 1 for each equal;
 * on a board that one of them has played alone, 2 above average, 1 at average. What is left is drawn by lot.
 */
export const fsbPairsTieBreak = (boards: readonly PairBoard[]): readonly Criterion<string>[] => [
  {
    name: 'points-of-the-tie-break',
    paragraph: 'FSB 95A',
    value: (pair, tied) => {
      const units = of(boards, pair).map((own) => {
        const others = boards.filter((one) => one.board === own.board && one.pair !== pair && tied.includes(one.pair));
        if (others.length === 0) return 1 + sign(own.centred);
        return others.reduce((won, other) => won + 1 + sign(minus(own.centred, other.centred)), 0);
      });
      return [rational(units.reduce((points, one) => points + one, 0))];
    },
  },
];
