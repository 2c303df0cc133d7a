import type { BySide } from '@app/bridge';
import type { AdjustedOutcome, TravellerLine } from '@app/contract';

/** Percent of a top that the grades of 12C2 stand for in `A6040`. */
const GRADES = { plus: 60, average: 50, minus: 40 } as const;

const percentOf = ({ kind, percent, grade }: AdjustedOutcome): number | null =>
  kind !== 'artificial' ? null : (percent ?? (grade === undefined ? null : GRADES[grade]));

/** The percentages of what both sides have; null where either has something else than an artificial score. */
export const percentsOf = (outcome: BySide<AdjustedOutcome>): BySide<number> | null => {
  const [NS, EW] = [percentOf(outcome.NS), percentOf(outcome.EW)];
  return NS === null || EW === null ? null : { NS, EW };
};

/** The same of a line of a traveller. */
export const artificialPercent = ({ score }: TravellerLine): BySide<number> | null => {
  if (score.kind === 'artificial') return score.percent;
  return score.kind === 'adjusted' ? percentsOf(score.outcome) : null;
};
