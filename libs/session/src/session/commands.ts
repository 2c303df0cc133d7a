import type { EventsOf } from '../event';
import { SESSION_EVENTS } from './events';

/** What can be asked of a session; each command carries exactly what its event records. */
export const SESSION_COMMANDS = {
  OpenSession: SESSION_EVENTS.SessionOpened,
  AddSection: SESSION_EVENTS.SectionAdded,
  EnterContestant: SESSION_EVENTS.ContestantEntered,
  ScheduleRound: SESSION_EVENTS.RoundScheduled,
  SetDeals: SESSION_EVENTS.DealsSet,
  DeclareLineUp: SESSION_EVENTS.LineUpDeclared,
  SubstitutePlayer: SESSION_EVENTS.PlayerSubstituted,
  ReplaceContestant: SESSION_EVENTS.ContestantReplaced,
  WithdrawContestant: SESSION_EVENTS.ContestantWithdrawn,

  StartRound: SESSION_EVENTS.RoundStarted,
  /** `EndRound` is said of a board at its table (69A). */
  FinishRound: SESSION_EVENTS.RoundEnded,
  NoteLate: SESSION_EVENTS.ContestantLate,
  NoteOverrun: SESSION_EVENTS.TableOverran,
  NoteOffence: SESSION_EVENTS.OffenceNoted,
  ChangeConditions: SESSION_EVENTS.ConditionsChanged,

  DefineField: SESSION_EVENTS.FieldDefined,
  WithdrawBoard: SESSION_EVENTS.BoardWithdrawn,

  IssueWarning: SESSION_EVENTS.WarningIssued,
  ImposePenalty: SESSION_EVENTS.PenaltyImposed,
  VaryPenalty: SESSION_EVENTS.PenaltyVaried,
  RescindPenalty: SESSION_EVENTS.PenaltyRescinded,
  WaivePenalty: SESSION_EVENTS.PenaltyWaived,
  DisqualifyContestant: SESSION_EVENTS.ContestantDisqualified,
  SuspendPlayer: SESSION_EVENTS.PlayerSuspended,

  PublishResults: SESSION_EVENTS.ResultsPublished,
  SetDeadline: SESSION_EVENTS.DeadlineSet,
  SetCarryOver: SESSION_EVENTS.CarryOverSet,
  RecordLots: SESSION_EVENTS.LotsDrawn,
  ReportMatchNotPlayed: SESSION_EVENTS.MatchNotPlayed,

  CloseSession: SESSION_EVENTS.SessionClosed,
  ReopenSession: SESSION_EVENTS.SessionReopened,
} as const;

export type SessionCommand = EventsOf<typeof SESSION_COMMANDS>;
export type SessionCommandType = SessionCommand['type'];
