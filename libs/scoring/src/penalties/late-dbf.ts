import { type Suggestion, deduction } from './suggestion';
import { type ScoringOf, asVictoryPoints } from './standard-deduction';

/** Minutes from which so many victory points are due; the last row goes on. */
type Bands = readonly (readonly [from: number, points: number])[];

/** Late arrival of a team (DBf 212A1a). */
const LATE: Bands = [
  [5, 1],
  [10, 2],
  [15, 3],
  [20, 4],
  [25, 5],
];
/** Time overrun of a match (DBf 213A4a). */
const OVERRUN: Bands = [
  [5, 1],
  [10, 2],
  [15, 3],
  [20, 5],
  [25, 8],
];
/** From here a match is shortened, put off or not played (DBf 212A2), and an overrun is for the director (213A4a vi). */
const HALF_AN_HOUR = 30;
const MOST = 8;

const pointsFor = (bands: Bands, minutes: number): number => bands.findLast(([from]) => minutes >= from)?.[1] ?? 0;

interface LateTeam {
  readonly contestant: string;
  readonly minutes: number;
  /** Nobody could have helped it (DBf 244A). */
  readonly excusable: boolean;
  /** From half an hour on: whether the match is played all the same, shorter or at another time (212A2a). */
  readonly playedAllTheSame: boolean;
}

export const lateTeam = (late: LateTeam, scoring: ScoringOf): Suggestion => {
  const { contestant, minutes, excusable, playedAllTheSame } = late;
  if (excusable) return { kind: 'director-decides', contestant, paragraph: 'DBf 212A3, 244B' };
  if (minutes >= HALF_AN_HOUR) {
    if (!playedAllTheSame) return { kind: 'walk-over', contestant, paragraph: 'DBf 212A2b, 202C' };
    return deduction(contestant, 'late', 'DBf 212A2a', asVictoryPoints(scoring, MOST, 'DBf 212A2a'));
  }
  const points = pointsFor(LATE, minutes);
  if (points === 0) return { kind: 'none', contestant, paragraph: 'DBf 212A1' };
  return deduction(contestant, 'late', 'DBf 212A1a', asVictoryPoints(scoring, points, 'DBf 212A1a'));
};

/** By how many minutes the round is prolonged for a late team (DBf 212A1b). */
export const prolongedBy = (minutes: number, boards: number): number => {
  if (minutes < 5) return 0;
  return boards <= 15 ? minutes : minutes - 5;
};

/**
 * A team over time, with the minutes at each table where it was to blame: the greater of the two penalties, and the
 * same for both teams unless one of them could not help it (DBf 213A4).
 */
export const overrunMatch = (contestant: string, minutesByTable: readonly number[], scoring: ScoringOf): Suggestion => {
  const minutes = Math.max(0, ...minutesByTable);
  const points = pointsFor(OVERRUN, minutes);
  if (points === 0) return { kind: 'none', contestant, paragraph: 'DBf 213A3' };
  const amount = asVictoryPoints(scoring, points, 'DBf 213A4a');
  const one = deduction(contestant, 'time overrun', 'DBf 213A4', amount);
  return one.kind === 'deduction' && minutes >= HALF_AN_HOUR ? { ...one, size: 'at-least' } : one;
};

/** A pair over time: warned the first time unless it is three minutes, then a deduction (DBf 213B1). */
export const overrunPair = (
  contestant: string,
  minutes: number,
  overBefore: boolean,
  amount: ReturnType<typeof asVictoryPoints>,
): Suggestion => {
  if (minutes <= 0) return { kind: 'none', contestant, paragraph: 'DBf 213B1' };
  if (overBefore) return deduction(contestant, 'time overrun', 'DBf 213B1b', amount);
  if (minutes >= 3) return deduction(contestant, 'time overrun', 'DBf 213B1c', amount);
  return { kind: 'warning', contestant, offence: 'time overrun', paragraph: 'DBf 213B1a' };
};

/** A pair not seated at the start of a round: as the director thinks fit (DBf 212B3). */
export const latePair = (contestant: string): Suggestion => ({
  kind: 'director-decides',
  contestant,
  paragraph: 'DBf 212B3',
});
