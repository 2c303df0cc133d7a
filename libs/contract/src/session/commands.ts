import type { EventsOf } from '../events-of';
import { aDecision } from '../decision-address';
import { anAmount } from '../penalty-units';
import { listOf, object, optional, text, without } from '../schema/schema';
import { anAct } from '../vocabulary';
import { aRuledPenalty } from './event-groups/penalties';
import { SESSION_EVENTS } from './events';

/** What can be asked of a session; most commands carry exactly what their event records. */
export const SESSION_COMMANDS = {
  OpenSession: SESSION_EVENTS.SessionOpened,
  AddSection: SESSION_EVENTS.SectionAdded,
  EnterContestant: SESSION_EVENTS.ContestantEntered,
  CorrectEntry: object(without(SESSION_EVENTS.EntryCorrected.properties, 'inTimeBy')),
  ScheduleRound: SESSION_EVENTS.RoundScheduled,
  SetDeals: SESSION_EVENTS.DealsSet,
  DeclareLineUp: SESSION_EVENTS.LineUpDeclared,
  SubstitutePlayer: SESSION_EVENTS.PlayerSubstituted,
  ReplaceContestant: object(without(SESSION_EVENTS.ContestantReplaced.properties, 'inTimeBy')),
  WithdrawContestant: object(without(SESSION_EVENTS.ContestantWithdrawn.properties, 'inTimeBy')),

  StartRound: SESSION_EVENTS.RoundStarted,
  /** `EndRound` is said of a board at its table (69A). */
  FinishRound: SESSION_EVENTS.RoundEnded,
  NoteLate: SESSION_EVENTS.ContestantLate,
  NoteOverrun: SESSION_EVENTS.TableOverran,
  NoteOffence: SESSION_EVENTS.OffenceNoted,
  ChangeConditions: object(without(SESSION_EVENTS.ConditionsChanged.properties, 'inTimeBy')),

  DefineField: object(without(SESSION_EVENTS.FieldDefined.properties, 'inTimeBy')),
  WithdrawBoard: object(without(SESSION_EVENTS.BoardWithdrawn.properties, 'inTimeBy')),

  IssueWarning: SESSION_EVENTS.WarningIssued,
  /** By itself; what a ruling imposes, or an appeal decides, comes with that. */
  ImposePenalty: object(without(SESSION_EVENTS.PenaltyImposed.properties, 'ruling', 'inTimeBy')),
  VaryPenalty: object(without(SESSION_EVENTS.PenaltyVaried.properties, 'appeal', 'inTimeBy')),
  RescindPenalty: object(without(SESSION_EVENTS.PenaltyRescinded.properties, 'ruling', 'appeal', 'inTimeBy')),
  /** The process manager alone: a ruling stands, with these penalties, or stands no more. */
  FollowRuling: object({
    ...SESSION_EVENTS.RulingFollowed.properties,
    penalties: optional(listOf(aRuledPenalty, 1)),
    authority: text(200),
  }),
  /** The process manager alone: what a decision on an appeal makes of a penalty; without an amount it is rescinded. */
  FollowDecisionOnPenalty: object({
    decision: aDecision,
    penalty: anAct,
    amount: optional(anAmount),
    paragraph: text(60),
    authority: text(200),
    reason: text(),
  }),
  WaivePenalty: SESSION_EVENTS.PenaltyWaived,
  DisqualifyContestant: object(without(SESSION_EVENTS.ContestantDisqualified.properties, 'inTimeBy')),
  SuspendPlayer: SESSION_EVENTS.PlayerSuspended,

  PublishResults: object(without(SESSION_EVENTS.ResultsPublished.properties, 'subjectToAppeal')),
  SetDeadline: object(without(SESSION_EVENTS.DeadlineSet.properties, 'nextSessionStart')),
  SetCarryOver: object(without(SESSION_EVENTS.CarryOverSet.properties, 'inTimeBy')),
  RecordLots: object(without(SESSION_EVENTS.LotsDrawn.properties, 'inTimeBy')),
  ReportMatchNotPlayed: object(without(SESSION_EVENTS.MatchNotPlayed.properties, 'inTimeBy')),

  CloseSession: SESSION_EVENTS.SessionClosed,
  ReopenSession: SESSION_EVENTS.SessionReopened,
} as const;

export type SessionCommand = EventsOf<typeof SESSION_COMMANDS>;
export type SessionCommandType = SessionCommand['type'];
