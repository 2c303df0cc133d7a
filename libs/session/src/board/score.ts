import type { BySide } from '@app/bridge';
import { contractScore } from '@app/scoring';
import type { BoardOpened, ScoreAdjusted } from './events';
import type { TableResult } from './fold';

/** The score in force on a board: the top layer (architecture.md, "Scores are layered"). */
export type ScoreInForce =
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'artificial'; readonly percent: BySide<number> }
  | { readonly kind: 'not-played' }
  | { readonly kind: 'none' };

/** What a board is worth as it stands: points seen from N-S, or percentages of an artificial score. */
export const scoreInForce = (
  { vulnerability }: Pick<BoardOpened, 'vulnerability'>,
  result: TableResult | null,
  adjusted: Pick<ScoreAdjusted, 'percent'> | null,
): ScoreInForce => {
  if (adjusted) return { kind: 'artificial', percent: adjusted.percent };
  if (!result) return { kind: 'none' };
  if (result.kind === 'not-played') return { kind: 'not-played' };
  return { kind: 'score', score: contractScore(result.result, result.result?.tricks ?? 0, vulnerability) };
};
