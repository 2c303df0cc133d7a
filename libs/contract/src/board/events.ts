import { SIDES } from '@app/bridge';
import { aDecision } from '../decision-address';
import type { EventsOf } from '../events-of';
import { type Infer, flag, fullRecord, nullable, object, oneOf, optional, says, text, whole } from '../schema/schema';
import { TIMELINESS } from '../timeliness';
import {
  aBoardNumber,
  aCard,
  aContract,
  aDeal,
  aLawRef,
  aPlayedResult,
  aScoreAlone,
  aSeat,
  aVulnerability,
  anAct,
  anEdition,
  anId,
  contestantsBySide,
  playersBySeat,
  someRegulations,
} from '../vocabulary';
import { anOutcome } from './outcome';
import { CALL_EVENTS } from './event-groups/calls';
import { CLAIM_EVENTS } from './event-groups/claims';
import { CLOSING_EVENTS } from './event-groups/closing';
import { DISCLOSURE_EVENTS } from './event-groups/disclosure';
import { EXTRANEOUS_EVENTS } from './event-groups/extraneous';
import { HAND_EVENTS } from './event-groups/hands';
import { PLAY_EVENTS } from './event-groups/play';
import { PROCEDURE_EVENTS } from './event-groups/procedure';
import { RULING_EVENTS, SCORE_EVENTS } from './event-groups/rulings';

/**
 * `board-{session}.{table}.{board}[.{attempt}]`: what happened at one table on one board.
 * Names are the storage format: add, never rename; `test/golden/events/v1` holds one of each.
 * `act` is the revision, in this same stream, of the event something is about.
 */
export const BOARD_EVENTS = {
  /** The board is on the table. `deal` is what this table held, where it is known. */
  BoardOpened: object({
    session: anId,
    section: anId,
    round: optional(anId),
    table: anId,
    board: aBoardNumber,
    attempt: whole(1, 9999),
    laws: anEdition,
    regulations: optional(someRegulations),
    dealer: aSeat,
    vulnerability: aVulnerability,
    contestants: contestantsBySide,
    players: optional(playersBySeat),
    screens: optional(flag),
    deal: optional(aDeal),
    /** The contract, where nobody wrote the auction down, or not to its end. */
    contract: optional(aContract),
  }),

  ...HAND_EVENTS,
  ...CALL_EVENTS,
  ...DISCLOSURE_EVENTS,
  ...EXTRANEOUS_EVENTS,
  ...PROCEDURE_EVENTS,
  ...PLAY_EVENTS,
  ...CLAIM_EVENTS,

  /** The table agrees on the result of what it played; null when all passed. */
  ResultAgreed: object({ result: says('Null when all passed.', nullable(aPlayedResult)), ...TIMELINESS }),
  /** A result taken from a score slip, a tablet or a file, without the play; null when all passed. */
  ResultEntered: object({
    result: says('Null when all passed.', nullable(aPlayedResult)),
    lead: optional(aCard),
    source: says('Where it comes from: a score slip, a tablet.', text(200)),
    ...TIMELINESS,
  }),
  /** A score of which the contract is not known: a file or a list of scores has no more. */
  ScoreEntered: object({
    score: says('Points as North-South have them.', aScoreAlone),
    source: says('Where it comes from: a list of scores, a file.', text(200)),
    ...TIMELINESS,
  }),
  BoardNotPlayed: object({ reason: text(), ...TIMELINESS }),

  ...CLOSING_EVENTS,
  ...RULING_EVENTS,
  ...SCORE_EVENTS,

  /** What the Laws engine says about an act: stored, because people act on it. */
  InfractionNoted: object({ act: anAct, seat: aSeat, rule: text(60), law: aLawRef, engine: text(40) }),

  /**
   * An adjusted score (Law 12C), with the authority behind it. `percent`: artificial, the same kind of number for
   * each side; `outcome`: what either side has, where that says too little. One of the two is there.
   */
  ScoreAdjusted: object({
    kind: oneOf('artificial', 'assigned'),
    percent: optional(fullRecord(SIDES, whole(0, 100))),
    outcome: optional(fullRecord(SIDES, anOutcome)),
    law: optional(aLawRef),
    authority: text(200),
    reason: optional(text()),
    /** The ruling that it is the score of, by its revision: it counts as long as that. */
    ruling: optional(anAct),
    /** The decision on an appeal that it is the score of. */
    appeal: optional(aDecision),
    /** The ruling that was appealed in the end, by its revision. */
    against: optional(anAct),
    ...TIMELINESS,
  }),
} as const;

export type BoardEvent = EventsOf<typeof BOARD_EVENTS>;
export type BoardOpened = Infer<(typeof BOARD_EVENTS)['BoardOpened']>;
export type PlayedResult = Infer<typeof aPlayedResult>;
export type ScoreAdjusted = Infer<(typeof BOARD_EVENTS)['ScoreAdjusted']>;
