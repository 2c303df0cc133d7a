import { anything, list, object, record, text, whole } from './schema';
import { names, next, position } from './words';

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
const said = record(text(), 'what is sealed in the data, by field; not there where nothing is');

export const events = list({ ...event, properties: { ...event.properties, said } });

/** Events of several streams. */
export const eventsOfStreams = list({
  ...event,
  required: [...(event.required ?? []), 'stream'],
  properties: { ...event.properties, said, stream: text('board-demo.1.3') },
});

export const BOARD_EVENTS_ANSWER = object({ position, id: text(), names, events, next });

export const SESSION_EVENTS_ANSWER = object({ position, id: text('of the session'), names, events, next });
