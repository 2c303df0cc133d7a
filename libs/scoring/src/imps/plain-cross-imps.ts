import type { BySide } from '@app/bridge';
import { artificialImps } from '../artificial/imps';
import type { FieldResult } from '../field/plain';
import { scoresOf } from '../field/plain';
import { imps } from './imps';
import type { Rational } from '../rational';
import { ZERO, negated, rational } from '../rational';

export interface CrossImpScore {
  /** Mean IMPs a comparison: the sum over all other results divided by their number. */
  readonly imps: BySide<Rational>;
  readonly comparisons: number;
}

/**
 * IMPs across the field: every result against every other one on the board (Law 78B for each comparison),
 * as the mean a comparison. The only result of a board has nothing to be compared with and gets 0.
 */
export const crossImps = (field: readonly FieldResult[]): ReadonlyMap<string, CrossImpScore> => {
  const scores = scoresOf(field);
  const comparisons = Math.max(scores.length - 1, 0);
  const frequencies = new Map<number, number>();
  for (const { score } of scores) frequencies.set(score, (frequencies.get(score) ?? 0) + 1);
  const totals = new Map<number, number>();
  for (const score of frequencies.keys()) {
    let total = 0;
    for (const [other, times] of frequencies) total += times * imps(score - other);
    totals.set(score, total);
  }
  const scored = new Map<string, CrossImpScore>();
  for (const result of field) {
    if (result.kind === 'artificial') {
      const { NS, EW } = result.percent;
      scored.set(result.id, { imps: { NS: artificialImps(NS), EW: artificialImps(EW) }, comparisons: 0 });
    } else {
      const total = totals.get(result.score) ?? 0;
      const mean = comparisons === 0 ? ZERO : rational(total, comparisons);
      scored.set(result.id, { imps: { NS: mean, EW: negated(mean) }, comparisons });
    }
  }
  return scored;
};
