import type { DeadlineRight, SessionEvent } from '@app/contract';
import { fromText } from '@app/scoring';
import { procedure } from '../../procedure';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { openPeriods } from '../../deadlines/after-publication';
import { type Contest, stageHasBegun } from '../../deadlines/contest';
import { rightMessage } from '../event-messages';
import type { Session } from '../fold';
import { retainedOf } from '../retained';
import { sessionDocOf } from '../session-doc';
import { type DataOf, type Obstacle, sameContestant, unknownContestant, unknownMatch, unknownRound } from './common';

/** The rights that keep results from being final. */
const RIGHTS: readonly DeadlineRight[] = ['score-correction', 'ruling', 'appeal'];

/** What is still open when results are called final: a period, or an appeal. */
const notFinalYet = (
  session: Session,
  { status, at, round }: DataOf<'PublishResults'>,
  contest: Contest,
  pending: readonly string[],
): Obstacle => {
  if (status !== 'final') return null;
  const [appeal] = pending;
  if (appeal !== undefined) return refuse('NotFinalYet', reason('appeal-pending', { appeal }));
  const [open] = openPeriods({ session: sessionDocOf('', session), round: round ?? null, contest }, RIGHTS, at);
  return open
    ? refuse(
        'NotFinalYet',
        reason('period-open', {
          right: rightMessage(open.right),
          paragraph: { paragraph: open.paragraph },
          until: open.until === null ? null : { instant: open.until },
        }),
      )
    : null;
};

/**
 * Results are put up. `final` is no word of the Laws: nothing may move them any more, so that it waits for the periods and
 * for appeals, or is said by an exception, subject to them.
 */
export const publishResults = (
  session: Session,
  data: DataOf<'PublishResults'>,
  contest: Contest,
  pending: readonly string[],
): Decision<SessionEvent> => {
  const unknown = unknownRound(session, data.round === undefined ? [] : [data.round]);
  if (unknown) return unknown;
  const open = notFinalYet(session, data, contest, pending);
  if (open && data.exception === undefined) return open;
  return accept({ type: 'ResultsPublished', data: open ? { ...data, subjectToAppeal: true } : data });
};

/** What was carried over is another once play has begun: the stage is played by the result as it was (DBf X79C1). */
const stageBegun = (
  session: Session,
  { contestant, amount, exception }: DataOf<'SetCarryOver'>,
  contest: Contest,
): Obstacle => {
  const before = retainedOf(session, 'CarryOverSet').findLast(({ data }) => data.contestant === contestant);
  const isOther = before !== undefined && before.data.amount !== amount;
  const goesOn = session.opened !== null && procedure(session.opened, 'later-stages') !== null;
  return isOther && goesOn && exception === undefined && stageHasBegun(sessionDocOf('', session), contest)
    ? refuse('StageBegun', reason('stage-begun', { contestant: { contestant } }))
    : null;
};

export const setCarryOver = (
  session: Session,
  data: DataOf<'SetCarryOver'>,
  contest: Contest,
): Decision<SessionEvent> => {
  const obstacle = unknownContestant(session, [data.contestant]) ?? stageBegun(session, data, contest);
  if (obstacle) return obstacle;
  return fromText(data.amount)
    ? accept({ type: 'CarryOverSet', data })
    : refuse('AmountImpossible', reason('carry-over-no-number', { amount: data.amount }));
};

export const recordLots = (session: Session, data: DataOf<'RecordLots'>): Decision<SessionEvent> =>
  unknownContestant(session, data.contestants) ??
  sameContestant(data.contestants) ??
  accept({ type: 'LotsDrawn', data });

export const reportMatchNotPlayed = (
  session: Session,
  data: DataOf<'ReportMatchNotPlayed'>,
): Decision<SessionEvent> => {
  const { match, contestants, absent } = data;
  const impossible =
    unknownMatch(session, match) ?? unknownContestant(session, contestants) ?? sameContestant(contestants);
  if (impossible) return impossible;
  return absent === null || contestants.includes(absent)
    ? accept({ type: 'MatchNotPlayed', data })
    : refuse('ContestantUnknown', reason('not-in-match', { contestant: { contestant: absent }, match }));
};
