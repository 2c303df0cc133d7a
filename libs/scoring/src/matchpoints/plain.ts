import type { BySide } from '@app/bridge';
import type { FieldResult } from '../field/plain';
import { scoresOf } from '../field/plain';
import type { Rational } from '../rational';
import { minus, over, plus, rational, times } from '../rational';

/** Matchpoints of one result in units of 2 for a win and 1 for a tie, out of `top`. */
export interface MatchpointScore {
  readonly points: BySide<Rational>;
  readonly top: number;
}

/** Units for one comparison, from the side whose score it is (Law 78A doubled: 2-1-0). */
const units = (score: number, other: number): number => (score > other ? 2 : score === other ? 1 : 0);

/** A smaller group scaled up to the whole field (DBf 2013 X78B, the formula for four results and more; used for any here). */
const expand = (points: number, actual: number, expected: number): Rational =>
  minus(over(times(rational(expected), plus(rational(points), rational(1))), rational(actual)), rational(1));

/**
 * Matchpoints of every result on a board (Law 78A). Where fewer results can be compared than the board has
 * (because some are artificial), the group is scaled up to the whole field, `E/A * (M + 1) - 1` in these units,
 * which is the identity when none is missing.
 * @param expected results the board would have, at least the number given
 */
export const matchpoints = (
  field: readonly FieldResult[],
  expected: number = field.length,
): ReadonlyMap<string, MatchpointScore> => {
  const scores = scoresOf(field);
  const top = 2 * (expected - 1);
  const byScore = [...scores].sort((one, other) => one.score - other.score);
  const won = new Map<number, number>();
  for (let from = 0; from < byScore.length;) {
    const score = byScore[from]?.score ?? 0;
    let to = from;
    while (byScore[to]?.score === score) to += 1;
    won.set(score, 2 * from + units(score, score) * (to - from - 1));
    from = to;
  }
  const scored = new Map<string, MatchpointScore>();
  for (const result of field) {
    if (result.kind === 'artificial') {
      const share = (percent: number): Rational => rational(percent * top, 100);
      scored.set(result.id, { points: { NS: share(result.percent.NS), EW: share(result.percent.EW) }, top });
    } else {
      const ns = won.get(result.score) ?? 0;
      const ew = 2 * (scores.length - 1) - ns;
      const share = (points: number): Rational => expand(points, scores.length, expected);
      scored.set(result.id, { points: { NS: share(ns), EW: share(ew) }, top });
    }
  }
  return scored;
};
