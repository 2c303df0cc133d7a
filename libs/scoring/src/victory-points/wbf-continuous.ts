import { type Earlier, revised } from '@app/bridge';
import { type Rational, rational } from '../rational';
import { blitzOf, curveInHundredths } from './wbf-curve';

/** Hundredths of a victory point for the winner, by whole IMPs from 0 to the least margin that wins all. */
type Hundredths = readonly number[];

/**
 * No IMP is worth more than the one before it. The curve, rounded to hundredths, breaks that here and there: then the
 * margin before goes up by a hundredth, until none is left. The order does not matter: it ends with the least numbers
 * that keep the rule and are not below the rounded ones.
 */
const corrected = (rounded: Hundredths): Hundredths => {
  const points = [...rounded];
  const isBroken = (imps: number): boolean => {
    const [before = 0, here = 0, after = 0] = points.slice(imps - 1, imps + 2);
    return after - here > here - before;
  };
  for (let hasMoved = true; hasMoved;) {
    hasMoved = false;
    for (let imps = 1; imps < points.length - 1; imps += 1) {
      if (!isBroken(imps)) continue;
      points[imps] = (points[imps] ?? 0) + 1;
      hasMoved = true;
    }
  }
  return points;
};

/** The printed tables, which are worked out once each. */
const TABLES = {};
const tableFor = revised((_: Earlier<readonly [number], Hundredths> | undefined, boards: number): Hundredths =>
  corrected(
    Array.from({ length: blitzOf(boards) + 1 }, (__, imps) => Number(curveInHundredths(rational(imps), boards))),
  ),
);

/**
 * The continuous scale of the WBF, from 2013 on, as it is printed: the curve in hundredths, corrected so that no IMP is
 * worth more than the one before it (WBF Scoring Panel, Technical Report, January 2013). It is printed for whole IMPs;
 * between two of them the curve itself counts, as long as it is above what the whole IMPs below are worth.
 * @param margin IMPs that the match was won by, from 0
 * @param boards of the match, from 1
 * @returns victory points of the winner, from 10 to 20; the loser has the rest of 20
 */
export const continuousWinner = (margin: Rational, boards: number): Rational => {
  const own = Number(curveInHundredths(margin, boards));
  const table = tableFor(TABLES, String(boards), boards);
  const whole = Number(margin.num / margin.den);
  return rational(Math.max(own, table[Math.min(whole, table.length - 1)] ?? 0), 100);
};
