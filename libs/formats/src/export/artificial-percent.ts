import type { BySide } from '@app/bridge';
import type { AdjustedOutcome, TravellerLine } from '@app/contract';

/** Percent of a top that the grades of 12C2 stand for in `A6040`. */
const GRADES = { plus: 60, average: 50, minus: 40 } as const;

const percentOf = ({ kind, percent, grade }: AdjustedOutcome): number | null =>
  kind !== 'artificial' ? null : (percent ?? (grade === undefined ? null : GRADES[grade]));

/** The percentages of an artificial score for both sides; null where either side has something else. */
export const artificialPercent = ({ score }: TravellerLine): BySide<number> | null => {
  if (score.kind === 'artificial') return score.percent;
  if (score.kind !== 'adjusted') return null;
  const [NS, EW] = [percentOf(score.outcome.NS), percentOf(score.outcome.EW)];
  return NS === null || EW === null ? null : { NS, EW };
};
