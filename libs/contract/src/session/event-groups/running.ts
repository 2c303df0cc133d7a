import { someConditions } from '../../conditions/conditions';
import { flag, listOf, named, object, oneOf, optional, says, text, whole } from '../../schema/schema';
import { TIMELINESS } from '../../timeliness';
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
  'score-sheet',
  'wrong-entries',
  'slow-play',
  'watching-team-mates',
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
    excusable: says("Nobody could have helped it (DBf 244A); the director's finding.", flag),
    told: says('Minutes after the start when the director or the organiser was told (DBf 305C3).', optional(minutes)),
    played: says('The match or round was played all the same, shorter or at another time.', flag),
  }),
  /** A table has gone on after the time for the round; which of those who sat there could not help it. */
  TableOverran: object({
    round: anId,
    table: anId,
    minutes,
    blameless: says('Contestants who could not help it.', optional(listOf(anId))),
  }),
  /** Something a contestant has done or left undone that may be penalised. */
  OffenceNoted: object({
    contestant: anId,
    offence: named('Offence', oneOf(...OFFENCES)),
    round: optional(anId),
    table: optional(anId),
    boards: optional(listOf(aBoardNumber)),
    led: says(
      'What came of it, where the tariff asks for it.',
      optional(oneOf('nothing', 'turned', 'redealt-or-adjusted', 'own-score-adjusted', 'match-lost')),
    ),
    details: optional(text()),
  }),
  /** The conditions of contest from now on; told beforehand, or because the event cannot be run as planned (DBf X80). */
  ConditionsChanged: object({
    conditions: says('The conditions of contest from now on, whole.', someConditions),
    reason: text(),
    ...TIMELINESS,
  }),
} as const;
