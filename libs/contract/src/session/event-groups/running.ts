import { someConditions } from '../../conditions/conditions';
import { flag, listOf, object, oneOf, optional, text, whole } from '../../schema/schema';
import { aBoardNumber, anId, anInstant } from '../../vocabulary';

/** Offences that regulations have a tariff for, beside being late and being slow. */
export const OFFENCES = [
  'fouled-board',
  'wrong-board',
  'wrong-round-board',
  'wrong-hand-seen',
  'cards-not-counted',
  'wrong-number-left',
  'same-direction',
  'not-entered',
  'phone',
  'contact-between-rooms',
  'system-card',
  'other',
] as const;
export type Offence = (typeof OFFENCES)[number];

const minutes = whole(0, 600);

export const RUNNING_EVENTS = {
  RoundStarted: object({ round: anId, at: anInstant }),
  RoundEnded: object({ round: anId, at: anInstant }),
  /** Not seated when the round began. */
  ContestantLate: object({
    contestant: anId,
    round: anId,
    minutes,
    /** Nobody could have helped it (DBf 244A); the director's finding. */
    excusable: flag,
    /** The match or round was played all the same, shorter or at another time. */
    played: flag,
  }),
  /** A table has gone on after the time for the round; which of those who sat there could not help it. */
  TableOverran: object({ round: anId, table: anId, minutes, blameless: optional(listOf(anId)) }),
  /** Something a contestant has done or left undone that may be penalised. */
  OffenceNoted: object({
    contestant: anId,
    offence: oneOf(...OFFENCES),
    round: optional(anId),
    table: optional(anId),
    boards: optional(listOf(aBoardNumber)),
    /** What came of it, where the tariff asks for it. */
    led: optional(oneOf('nothing', 'turned', 'redealt-or-adjusted', 'own-score-adjusted', 'match-lost')),
    details: optional(text()),
  }),
  /** The conditions of contest from now on; told beforehand, or because the event cannot be run as planned (DBf X80). */
  ConditionsChanged: object({ conditions: someConditions, reason: text() }),
} as const;
