import { type BoardEvent, boardStream, parseDecisionAddress } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { imposePenalty } from '../../session/deciding/penalties';
import {
  type Allowed,
  momentMissing,
  officialSince,
  recordedWith,
  withLaterStage,
} from '../../deadlines/after-publication';
import type { Contest } from '../../deadlines/contest';
import type { Session } from '../../session/fold';
import { outcomeInWords, tricksInWords } from '../record-text';
import { decisionAt, isInForce } from '../decisions';
import type { Board } from '../fold';
import type { DataOf } from './common';
import { openGrounds, unknownGrounds } from './grounds';
import { askedInTime, inTime, placeOf } from './in-time';
import { notHisAnyMore } from './reversing';
import { type RuledScore, type Ruling, impossibleScore, scoreEvents } from './ruled-score';

type Obstacle = Decision<never> | null;

/** A ruling that is not there, or stands no more. */
export const rulingNotInForce = ({ decisions }: Board, at: number): Obstacle => {
  if (decisionAt(decisions, at) !== 'ruling') return refuse('RulingUnknown', reason('no-ruling', { event: at }));
  return isInForce(decisions, at) ? null : refuse('RulingNotInForce', reason('ruling-stands-no-more', { event: at }));
};

const unknownActs = ({ revision }: Board, acts: readonly number[]): Obstacle => {
  const unknown = acts.find((act) => act > revision);
  return unknown === undefined ? null : refuse('ActUnknown', reason('no-such-event', { event: unknown }));
};

/** Of the decisions that a ruling takes for granted, those of this board; others only their address says. */
const baseNotInForce = ({ opened, decisions }: Board, { builtOn = [], amends }: Ruling): Obstacle => {
  const own = builtOn
    .flatMap((address) => parseDecisionAddress(address) ?? [])
    .filter(({ stream }) => stream === boardStream(opened))
    .map(({ revision }) => revision);
  const unknown = own.find((at) => decisionAt(decisions, at) === null);
  if (unknown !== undefined) return refuse('RulingUnknown', reason('decides-nothing', { event: unknown }));
  const fallen = own.find((at) => !isInForce(decisions, at));
  if (fallen !== undefined) return refuse('RulingNotInForce', reason('stands-no-more', { event: fallen }));
  return amends !== undefined && own.includes(amends)
    ? refuse('RulingNotInForce', reason('built-on-amended', { event: amends }))
    : null;
};

/** A penalty that the session would not impose. */
const impossiblePenalty = (session: Session, penalties: NonNullable<Ruling['penalties']>): Obstacle => {
  const decisions = penalties.map((penalty) => imposePenalty(session, penalty));
  return decisions.find((decision) => !decision.ok) ?? null;
};

const impossibleRuling = (board: Board, ruling: Ruling, score: RuledScore, session: Session): Obstacle =>
  unknownActs(board, ruling.about ?? []) ??
  unknownGrounds(board, ruling.grounds) ??
  (ruling.amends === undefined
    ? null
    : (rulingNotInForce(board, ruling.amends) ?? notHisAnyMore(board, ruling.amends, ruling.recommendedBy))) ??
  baseNotInForce(board, ruling) ??
  impossiblePenalty(session, ruling.penalties ?? []) ??
  impossibleScore(board, ruling, score, session);

/** With all grounds that are open, where none are given. */
const withGrounds = <R extends Ruling>(board: Board, ruling: R): R => {
  const grounds = ruling.grounds ?? openGrounds(board, ruling.amends);
  return grounds ? { ...ruling, grounds } : ruling;
};

const SIDE = { NS: 'N-S', EW: 'E-W' } as const;

/** `'N-S average plus, E-W average minus'`, `'1 trick to N-S'`; undefined where the ruling leaves the score alone. */
const scoreInWords = ({ outcome, transfer }: RuledScore): string | undefined => {
  if (transfer) return `${tricksInWords(transfer.tricks)} to ${SIDE[transfer.to]}`;
  return outcome && `N-S ${outcomeInWords(outcome.NS)}, E-W ${outcomeInWords(outcome.EW)}`;
};

/** A ruling in mind: looked at like one that is given, and it decides nothing. */
export const draftRuling = (
  board: Board,
  { outcome, transfer, score: words, ...given }: DataOf<'DraftRuling'>,
  session: Session,
): Decision<BoardEvent> => {
  const ruling = withGrounds(board, given);
  const score = words ?? scoreInWords({ outcome, transfer });
  return (
    impossibleRuling(board, ruling, { outcome, transfer }, session) ??
    accept({ type: 'RulingDrafted', data: { ...ruling, ...(score === undefined ? {} : { score }) } })
  );
};

/** A draft is given once; anew, where the ruling that it became stands no more. */
const notADraft = ({ decisions }: Board, draft: number | undefined): Obstacle => {
  if (draft === undefined) return null;
  if (!decisions.drafts.some(({ at }) => at === draft)) {
    return refuse('RulingUnknown', reason('no-draft', { event: draft }));
  }
  const ruling = decisions.rulings.find(({ at, data }) => data.draft === draft && isInForce(decisions, at));
  return ruling ? refuse('RulingUnknown', reason('draft-given', { event: draft, ruling: ruling.at })) : null;
};

const movesNumbers = ({ amends, penalties = [] }: Ruling, { outcome, transfer }: RuledScore): boolean =>
  amends !== undefined || outcome !== undefined || transfer !== undefined || penalties.length > 0;

/**
 * A ruling is asked for in time (92B); one that takes another's place puts an error right in time (81C3). Once results are
 * official, a ruling that moves numbers says when it was asked for, or which exception is made.
 */
const allowedBy = (board: Board, ruling: Ruling, score: RuledScore, session: Session, contest: Contest): Allowed => {
  const { amends, raisedAt, exception, recommendedBy } = ruling;
  // What a committee has asked for goes on with a case that was taken up before.
  if (exception !== undefined || recommendedBy !== undefined) return { ok: true, inTimeBy: null };
  const place = placeOf(board, session, contest);
  const since = officialSince(place);
  if (raisedAt === undefined) {
    return since === null || !movesNumbers(ruling, score) ? { ok: true, inTimeBy: null } : momentMissing(since);
  }
  const time =
    amends === undefined
      ? askedInTime(board, raisedAt, session, contest)
      : inTime(board, { moment: raisedAt, decision: amends, authority: 'director' }, session, contest);
  if ('ok' in time) return time;
  return { ok: true, inTimeBy: since === null ? null : withLaterStage(time.paragraph, place) };
};

/** A ruling, with the score that it leads to in the events behind it. */
export const giveRuling = (
  board: Board,
  { outcome, transfer, ...given }: DataOf<'GiveRuling'>,
  session: Session,
  contest: Contest,
): Decision<BoardEvent> => {
  const ruling = withGrounds(board, given);
  const score = { outcome, transfer };
  const impossible = notADraft(board, given.draft) ?? impossibleRuling(board, ruling, score, session);
  if (impossible) return impossible;
  const decision = accept<BoardEvent>(
    { type: 'RulingGiven', data: ruling },
    ...scoreEvents(ruling, board.revision + 1, score),
  );
  return recordedWith(decision, allowedBy(board, ruling, score, session, contest));
};
