import type { AdjustedOutcome, BoardOpened, ScoreAdjusted } from '@app/contract';
import type { BySide } from '@app/bridge';
import { contractScore } from '@app/scoring';
import { type TableResult, playedIn } from './decisions';

/** The score in force on a board: the top layer (architecture.md, "Scores are layered"). */
export type ScoreInForce =
  | { readonly kind: 'score'; readonly score: number }
  | { readonly kind: 'artificial'; readonly percent: BySide<number> }
  /** What either side has by a decision; `score` is that of the table, where there is one. */
  | { readonly kind: 'adjusted'; readonly outcome: BySide<AdjustedOutcome>; readonly score: number | null }
  | { readonly kind: 'not-played' }
  | { readonly kind: 'none' };

/** The score of a table's result, by Law 77 or as it was entered; null without one. */
export const tableScore = (
  { vulnerability }: Pick<BoardOpened, 'vulnerability'>,
  result: TableResult | null,
): number | null => {
  if (result?.kind === 'score-only') return result.score;
  const played = playedIn(result);
  return played === undefined ? null : contractScore(played, played?.tricks ?? 0, vulnerability);
};

/** What a board is worth as it stands: points seen from N-S, or what has been decided for either side. */
export const scoreInForce = (
  board: Pick<BoardOpened, 'vulnerability'>,
  result: TableResult | null,
  adjusted: Pick<ScoreAdjusted, 'percent' | 'outcome'> | null,
): ScoreInForce => {
  const score = tableScore(board, result);
  if (adjusted?.outcome) return { kind: 'adjusted', outcome: adjusted.outcome, score };
  if (adjusted?.percent) return { kind: 'artificial', percent: adjusted.percent };
  if (score !== null) return { kind: 'score', score };
  return { kind: result ? 'not-played' : 'none' };
};
