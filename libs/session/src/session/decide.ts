import type { SessionCommand, SessionCommandType, SessionEvent } from '@app/contract';
import { judgedByPeriods } from '../deadlines/after-publication';
import type { Contest } from '../deadlines/contest';
import { type Decision, accept, refuse } from '../event';
import { reason } from '../refusal-reasons';
import { changeConditions, openSession } from './deciding/conditions';
import { setDeadline } from './deciding/deadlines';
import { defineField } from './deciding/fields';
import { declareLineUp, replaceContestant, substitutePlayer, withdrawContestant } from './deciding/line-ups';
import {
  disqualifyContestant,
  imposePenalty,
  issueWarning,
  rescindPenalty,
  suspendPlayer,
  varyPenalty,
  waivePenalty,
} from './deciding/penalties';
import { followDecisionOnPenalty, followRuling } from './deciding/following';
import { publishResults, recordLots, reportMatchNotPlayed, setCarryOver } from './deciding/results';
import { finishRound, noteLate, noteOffence, noteOverrun, startRound } from './deciding/running';
import { correctEntry, enterContestant } from './deciding/entries';
import { addSection, scheduleRound, setDeals } from './deciding/setting-up';
import type { Session } from './fold';
import { sessionDocOf } from './session-doc';

/** Setting up and play itself. Facts come to light, and results are worked on, when a session is closed as well. */
const BEFORE_CLOSING: readonly SessionCommandType[] = [
  'AddSection',
  'EnterContestant',
  'ScheduleRound',
  'SetDeals',
  'DeclareLineUp',
  'SubstitutePlayer',
  'ReplaceContestant',
  'WithdrawContestant',
  'StartRound',
  'FinishRound',
  'ChangeConditions',
  'CloseSession',
];

/** The round of which the numbers are that a command moves; null for the session. */
const roundOf = (command: SessionCommand, { rounds }: Session): string | null => {
  if (command.type === 'ImposePenalty') return command.data.round ?? null;
  if (command.type === 'WithdrawContestant' || command.type === 'ReplaceContestant') return command.data.from ?? null;
  if (command.type !== 'ReportMatchNotPlayed') return null;
  const { match } = command.data;
  return [...rounds.values()].findLast((one) => (one.match ?? one.round) === match)?.round ?? null;
};

/** What the session itself has to say, whatever the periods are. */
const decideAlone = (
  command: SessionCommand,
  session: Session,
  contest: Contest,
  pending: readonly string[],
): Decision<SessionEvent> => {
  if (command.type === 'OpenSession') return openSession(session, command.data);
  if (!session.opened) return refuse('SessionUnknown', reason('no-such-session'));
  if (session.closed && BEFORE_CLOSING.includes(command.type))
    return refuse('SessionClosed', reason('this-session-closed'));
  switch (command.type) {
    case 'AddSection':
      return addSection(session, command.data);
    case 'EnterContestant':
      return enterContestant(session, command.data);
    case 'CorrectEntry':
      return correctEntry(session, command.data);
    case 'ScheduleRound':
      return scheduleRound(session, command.data);
    case 'SetDeals':
      return setDeals(session, command.data);
    case 'DeclareLineUp':
      return declareLineUp(session, command.data);
    case 'SubstitutePlayer':
      return substitutePlayer(session, command.data);
    case 'ReplaceContestant':
      return replaceContestant(session, command.data);
    case 'WithdrawContestant':
      return withdrawContestant(session, command.data);
    case 'StartRound':
      return startRound(session, command.data);
    case 'FinishRound':
      return finishRound(session, command.data);
    case 'NoteLate':
      return noteLate(session, command.data);
    case 'NoteOverrun':
      return noteOverrun(session, command.data);
    case 'NoteOffence':
      return noteOffence(session, command.data);
    case 'ChangeConditions':
      return changeConditions(session.opened, command.data);
    case 'DefineField':
      return defineField(command.data);
    case 'WithdrawBoard':
      return accept({ type: 'BoardWithdrawn', data: command.data });
    case 'IssueWarning':
      return issueWarning(session, command.data);
    case 'ImposePenalty':
      return imposePenalty(session, command.data);
    case 'VaryPenalty':
      return varyPenalty(session, command.data);
    case 'RescindPenalty':
      return rescindPenalty(session, command.data);
    case 'FollowRuling':
      return followRuling(session, command.data);
    case 'FollowDecisionOnPenalty':
      return followDecisionOnPenalty(session, command.data);
    case 'WaivePenalty':
      return waivePenalty(session, command.data);
    case 'DisqualifyContestant':
      return disqualifyContestant(session, command.data);
    case 'SuspendPlayer':
      return suspendPlayer(session, command.data);
    case 'PublishResults':
      return publishResults(session, command.data, contest, pending);
    case 'SetDeadline':
      return setDeadline(session, command.data, contest);
    case 'SetCarryOver':
      return setCarryOver(session, command.data, contest);
    case 'RecordLots':
      return recordLots(session, command.data);
    case 'ReportMatchNotPlayed':
      return reportMatchNotPlayed(session, command.data);
    case 'CloseSession':
      return accept({ type: 'SessionClosed', data: {} });
    case 'ReopenSession':
      return session.closed
        ? accept({ type: 'SessionReopened', data: command.data })
        : refuse('SessionNotClosed', reason('session-not-closed'));
  }
};

/**
 * Decides a command about a session. Pure: no clock, no ids, no I/O.
 * @param contest the other sessions of its contest, where they may end a period
 * @param pending appeals about the session that are not closed
 */
export const decideSession = (
  command: SessionCommand,
  session: Session,
  contest: Contest = [],
  pending: readonly string[] = [],
): Decision<SessionEvent> => {
  return judgedByPeriods(command, decideAlone(command, session, contest, pending), () => ({
    session: sessionDocOf('', session),
    round: roundOf(command, session),
    contest,
  }));
};
