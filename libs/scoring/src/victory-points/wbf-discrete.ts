import { type Earlier, revised } from '@app/bridge';
import { rational } from '../rational';
import type { VictoryPointTable } from './table';
import { blitzOf, curveInWhole } from './wbf-curve';

/** The last whole margin of each range but that of 20-0, from 10-10 upwards. */
type Ends = readonly number[];

const RANGES = 10;

/** How many margins the range has: that of 10-10 has those of both sides of a draw. */
const widthOf = (ends: Ends, index: number): number => {
  const [end = 0, before = -1] = [ends[index], ends[index - 1]];
  return index === 0 ? 2 * end + 1 : end - before;
};

/**
 * No range is narrower than the one before it. Where it is, the one before ends an IMP earlier, until none is left. The
 * order does not matter: it ends with the greatest numbers that keep the rule and are not above those of the curve.
 */
const corrected = (ofCurve: Ends): Ends => {
  const ends = [...ofCurve];
  for (let index = 0; index < RANGES - 1;) {
    if (widthOf(ends, index + 1) >= widthOf(ends, index)) {
      index += 1;
    } else {
      ends[index] = (ends[index] ?? 0) - 1;
      index = 0;
    }
  }
  return ends;
};

const tableOf = (boards: number): VictoryPointTable => {
  const points = Array.from({ length: blitzOf(boards) + 1 }, (_, imps) => curveInWhole(rational(imps), boards));
  const ends = corrected(
    Array.from({ length: RANGES }, (_, index) => points.findLastIndex((one) => one <= RANGES + index)),
  );
  return {
    boards,
    rows: Array.from({ length: RANGES + 1 }, (_, index) => ({
      from: index === 0 ? 0 : (ends[index - 1] ?? 0) + 1,
      to: ends[index] ?? null,
      winner: rational(RANGES + index),
      loser: rational(RANGES - index),
    })),
  };
};

const TABLES = {};
const made = revised((_: Earlier<readonly [number], VictoryPointTable> | undefined, boards: number) => tableOf(boards));

/**
 * The scale of the WBF in whole victory points, from 2013 on, for matches of so many boards: a range ends where the
 * curve of the continuous scale passes 10.5, 11.5, ... and is never narrower than the one before it (WBF Scoring Panel,
 * Technical Report, January 2013; the scale of EBU White Book 3.1.1).
 */
export const discreteTable = (boards: number): VictoryPointTable => made(TABLES, String(boards), boards);
