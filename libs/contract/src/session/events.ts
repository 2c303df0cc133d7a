import type { EventsOf } from '../events-of';
import type { Infer } from '../schema/schema';
import { FIELD_EVENTS } from './event-groups/fields';
import { PENALTY_EVENTS } from './event-groups/penalties';
import { RESULT_EVENTS } from './event-groups/results';
import { RUNNING_EVENTS } from './event-groups/running';
import { SETTING_UP_EVENTS } from './event-groups/setting-up';

export type { PlannedPlay } from './event-groups/setting-up';

export { OFFENCES } from './event-groups/running';
export type { Offence } from './event-groups/running';
export { PENALTY_TARGETS, PENALTY_UNITS } from '../penalty-units';
export * from './deadline-rights';
export * from './scoring-forms';

/**
 * `session-{id}`: how a session is set up and run. Names are the storage format: add, never rename;
 * `test/golden/events/v1` holds one of each.
 */
export const SESSION_EVENTS = {
  ...SETTING_UP_EVENTS,
  ...RUNNING_EVENTS,
  ...FIELD_EVENTS,
  ...PENALTY_EVENTS,
  ...RESULT_EVENTS,
} as const;

export type SessionEvent = EventsOf<typeof SESSION_EVENTS>;
export type SessionEventData<T extends SessionEvent['type']> = Extract<SessionEvent, { type: T }>['data'];
export type SessionOpened = Infer<(typeof SESSION_EVENTS)['SessionOpened']>;
export type ContestantEntered = Infer<(typeof SESSION_EVENTS)['ContestantEntered']>;
export type RoundScheduled = Infer<(typeof SESSION_EVENTS)['RoundScheduled']>;
