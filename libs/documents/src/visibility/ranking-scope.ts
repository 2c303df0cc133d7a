import { type SessionDoc, runningRankingIn, retainedOf } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { scoringContextOf } from '../scoring-context';
import type { IsWithheld } from './withheld-boards';

/** From which boards of a session the ranking for everybody is made. */
export interface RankingScope {
  /** `none`: there is no ranking for everybody now. */
  readonly boards: 'all' | 'released' | 'none';
  /** Whether the result of a board at a table counts in it. */
  readonly includes: (board: Pick<BoardDoc, 'board' | 'round'>) => boolean;
}

export const EVERY_BOARD: RankingScope = { boards: 'all', includes: () => true };

/** Rounds whose results were published by a recorded decision; null where those of the whole session were. */
const publishedRounds = (session: SessionDoc): ReadonlySet<string> | null => {
  const rounds = new Set<string>();
  for (const { data } of retainedOf(session, 'ResultsPublished')) {
    if (data.round === undefined) return null;
    rounds.add(data.round);
  }
  return rounds;
};

/**
 * From which boards the ranking for everybody is made: of a running session from released boards, unless the conditions
 * of contest say otherwise. Results that were published by a recorded decision count in any case.
 * @param hasWithheld `hasWithheldBoards` of the session
 */
export const rankingScope = (session: SessionDoc, isWithheld: IsWithheld, hasWithheld: boolean): RankingScope => {
  if (!hasWithheld) return EVERY_BOARD;
  const { conditions, stage } = scoringContextOf(session);
  const mode = runningRankingIn(conditions, stage);
  const published = publishedRounds(session);
  if (mode === 'all' || published === null) return EVERY_BOARD;
  const isPublished = (round: string | null): boolean => round !== null && published.has(round);
  if (mode === 'none') {
    return { boards: published.size > 0 ? 'released' : 'none', includes: ({ round }) => isPublished(round) };
  }
  return { boards: 'released', includes: ({ board, round }) => !isWithheld(board) || isPublished(round) };
};
