import { numberCalled } from '../derivation/number-names';
import { type Traced, added, given, least, multiplied } from '../derivation/traced';
import { type Rational, ZERO, compare, rational, times } from '../rational';
import { standardDeduction } from '../penalties/standard-deduction';

/** The most that is carried over, by boards of the match to be played (DBf 207A4). */
const CAPS: readonly (readonly [boards: number, imps: number])[] = [
  [32, 8],
  [64, 12],
  [96, 16],
  [128, 20],
];
const LONGEST = 24;

export const capFor = (boards: number): number => CAPS.find(([most]) => boards <= most)?.[1] ?? LONGEST;

/** Two teams that have met in a round robin and meet again, seen from one of them. */
interface EarlierMatch {
  /** IMPs by which the team won the earlier match; below zero when it lost. */
  readonly difference: Traced;
  /** Victory points that each was fined in it, and the boards of its scale. */
  readonly fines: { readonly own: Rational; readonly opponents: Rational; readonly boards: number };
  /** Whether the team came out above the other in the round robin. */
  readonly placedAbove: boolean;
  /** Boards of the match to be played. */
  readonly boards: number;
}

/** A fine in victory points as IMPs: so many standard deductions, each of 1 1/2 IMPs (DBf 207A2). */
const fineInImps = (points: Rational, boards: number): Rational => {
  const each = standardDeduction({ form: 'vp-match', boards }).value;
  return times(rational(points.num * each.den, points.den * each.num), standardDeduction({ form: 'knock-out' }).value);
};

const minusOne = given(rational(-1), 'minus-one');

/**
 * The IMPs that a team takes into the match; below zero the opponents do. Half of the difference when the winner of
 * the earlier match came out above, a third when it came out below; not rounded, and not above the cap (DBf 207A).
 */
export const carryOver = ({ difference, fines, placedAbove, boards }: EarlierMatch): Traced => {
  const net = added(
    'difference-with-fines',
    [
      difference,
      given(fineInImps(fines.opponents, fines.boards), 'fines-of-the-opponents'),
      multiplied('own-fines', [minusOne, given(fineInImps(fines.own, fines.boards), 'fines')]),
    ],
    'DBf 207A2',
  );
  const won = compare(net.value, ZERO) >= 0;
  const winnerAbove = won === placedAbove;
  const margin = won ? net : multiplied('margin-of-the-opponents', [minusOne, net]);
  const share = multiplied(
    'part-carried-over',
    [given(winnerAbove ? rational(1, 2) : rational(1, 3), winnerAbove ? 'half' : 'a-third'), margin],
    'DBf 207A3',
  );
  const capped = least(
    'at-most',
    [share, given(rational(capFor(boards)), numberCalled('cap-for-boards', { boards }))],
    'DBf 207A4',
  );
  return won ? capped : multiplied('carried-over-by-the-opponents', [minusOne, capped]);
};
