import type { ScoreInForce } from '@app/session';
import { signed } from '../../shared/numbers';
import { r } from '../../strings/appeals';
import { t } from '../../strings';

/** A score as a decision leaves it; what has been adjusted as `t.board` says it. */
export const scoreInWords = (score: ScoreInForce | null): string => {
  switch (score?.kind) {
    case 'score':
      return r.scoreFor(t.side('NS'), signed(score.score));
    case 'adjusted':
      return t.board.adjusted(score.outcome.NS, score.outcome.EW);
    case 'artificial':
      return t.board.artificial(score.percent.NS, score.percent.EW);
    case 'not-played':
      return t.board.notPlayed;
    case 'none':
    case undefined:
      return r.noScore;
  }
};
