import type { EventsOf } from '../event';
import { SESSION_EVENTS } from './events';

/** What can be asked of a session; each command carries exactly what its event records. */
export const SESSION_COMMANDS = {
  OpenSession: SESSION_EVENTS.SessionOpened,
  AddSection: SESSION_EVENTS.SectionAdded,
  EnterContestant: SESSION_EVENTS.ContestantEntered,
  ScheduleRound: SESSION_EVENTS.RoundScheduled,
  SetDeals: SESSION_EVENTS.DealsSet,
  CloseSession: SESSION_EVENTS.SessionClosed,
  ReopenSession: SESSION_EVENTS.SessionReopened,
} as const;

export type SessionCommand = EventsOf<typeof SESSION_COMMANDS>;
export type SessionCommandType = SessionCommand['type'];
