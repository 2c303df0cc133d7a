import { type AdjustedOutcome, isMatchForm } from '@app/contract';
import { type BySide, type LawRef, SEATS, SIDES, since, sideOf } from '@app/bridge';
import { type Decision, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Session } from '../../session/fold';
import type { SessionDoc } from '../../session/session-doc';
import type { Board } from '../fold';
import { isSecondPlay, secondPlayLaw, secondPlayParagraph } from '../second-play';

type Outcomes = BySide<AdjustedOutcome>;

/** How a session is scored, and whose it is. */
type Playing = Pick<SessionDoc, 'contestants'> & { readonly scoring: SessionDoc['scoring'] | null };

/** The same of a session as its events have made it. */
export const playingOf = ({ opened, contestants }: Session): Playing => ({
  scoring: opened?.scoring ?? null,
  contestants: [...contestants.values()],
});

const isOfTeams = ({ scoring, contestants }: Playing): boolean =>
  (scoring !== null && isMatchForm(scoring)) || contestants.some(({ kind }) => kind === 'team');

/** One of two partners may have played the board before where everybody plays for themselves. */
const hasIndividuals = ({ contestants }: Playing): boolean => contestants.some(({ kind }) => kind === 'individual');

/**
 * Why a board that was played a second time cannot be scored so; null where it can. It is for pairs and individuals
 * (in teams 86B, in 2007 86D): nobody has the second result, and only artificial scores stand beside the cancelled one.
 */
export const impossibleSecondPlay = (
  board: Board,
  outcome: Outcomes,
  playing: Playing,
  laws: readonly LawRef[],
): Decision<never> | null => {
  if (!isSecondPlay(outcome)) return null;
  const { laws: edition } = board.opened;
  if (isOfTeams(playing)) {
    return refuse(
      'ScoreNotAllowed',
      reason('second-play-of-teams', { paragraph: since(edition, 'wbf-2017') ? '86B' : '86D' }),
    );
  }
  const other = SIDES.find((side) => outcome[side].kind !== 'cancelled' && outcome[side].kind !== 'artificial');
  if (other) return refuse('OutcomeContradictory', reason('second-result-for-nobody', { where: { side: other } }));
  const partner = SEATS.find((seat) => outcome[sideOf(seat)].playedBefore === seat);
  if (partner && !hasIndividuals(playing)) {
    return refuse('OutcomeContradictory', reason('played-before-alone', { where: { side: sideOf(partner) } }));
  }
  return secondPlayLaw(laws)
    ? null
    : refuse('ScoreNotAllowed', reason('second-play-law', { paragraph: secondPlayParagraph(edition) }));
};
