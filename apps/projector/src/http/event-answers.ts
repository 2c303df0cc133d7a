import { anything, list, object, text, whole } from './schema';
import { names, position } from './words';

/** Schemas of the answers that list events; their types are `BoardEvents` and `SessionEvents`. */

export const events = list(
  object({
    revision: whole(),
    position: whole(),
    type: text(),
    data: anything,
    actor: object({ id: text(), role: text() }),
    occurredAt: text(),
    recordedAt: text(),
    words: text('in words'),
  }),
);

export const BOARD_EVENTS_ANSWER = object({ id: text(), names, events });

export const SESSION_EVENTS_ANSWER = object({ position, id: text('of the session'), names, events });
