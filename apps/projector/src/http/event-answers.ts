import { anything, list, object, record, text, whole } from './schema';
import { names, position } from './words';

/** Schemas of the answers that list events; their types are `BoardEvents` and `SessionEvents`. */

const event = object({
  revision: whole(),
  position: whole(),
  type: text(),
  data: anything,
  actor: object({ id: text(), role: text() }),
  occurredAt: text(),
  recordedAt: text(),
  words: text('in words'),
});

/** What people said is sealed in the data, which is as the ledger has it; `said` opens it. */
export const events = list({
  ...event,
  properties: {
    ...event.properties,
    said: record(text(), 'what is sealed in the data, by field; not there where nothing is'),
  },
});

export const BOARD_EVENTS_ANSWER = object({ id: text(), names, events });

export const SESSION_EVENTS_ANSWER = object({ position, id: text('of the session'), names, events });
