import type { EventsOf } from '../event';
import type { Infer } from '../shape';
import { listOf, object, oneOf, optional, text } from '../shape';
import { aBoardNumber, aDate, aDeal, aSide, anEdition, anId, someRegulations } from '../words';

/** How the results of a session are compared. */
export const SCORING_FORMS = ['matchpoints', 'cross-imps', 'team-imps'] as const;
export type ScoringForm = (typeof SCORING_FORMS)[number];

/** A table in a round: who sits there and which boards it is to play. */
const aTableInRound = object({ table: anId, NS: anId, EW: anId, boards: listOf(aBoardNumber, 1) });

/** The cards of one board as the organiser had them dealt. */
const aSectionDeal = object({ board: aBoardNumber, deal: aDeal });

/**
 * `session-{id}`: how a session is set up and run. Names are the storage format: add, never rename;
 * `test/golden/events/v1` holds one of each.
 */
export const SESSION_EVENTS = {
  /** A session begins its record. Its edition, regulations and scoring never change. */
  SessionOpened: object({
    laws: anEdition,
    regulations: optional(someRegulations),
    scoring: oneOf(...SCORING_FORMS),
    title: optional(text(200)),
    date: optional(aDate),
  }),
  /** A group of tables that play the same deals and are compared with each other. */
  SectionAdded: object({ section: anId, title: optional(text(200)) }),
  /** A pair, team or individual takes part; people by the directory's opaque ids only. */
  ContestantEntered: object({
    contestant: anId,
    kind: oneOf('pair', 'team', 'individual'),
    /** The seats a pair keeps throughout (Mitchell); left out where it plays both ways. */
    direction: optional(aSide),
    players: optional(listOf(anId)),
  }),
  /** Who meets whom at which table, over which boards. */
  RoundScheduled: object({ round: anId, section: anId, tables: listOf(aTableInRound, 1) }),
  /** The deals of a section, as prepared; what a table in fact held is in its `BoardOpened`. */
  DealsSet: object({ section: anId, deals: listOf(aSectionDeal, 1) }),
  /** No board is opened any more. */
  SessionClosed: object({}),
  SessionReopened: object({ reason: text() }),
} as const;

export type SessionEvent = EventsOf<typeof SESSION_EVENTS>;
export type SessionOpened = Infer<(typeof SESSION_EVENTS)['SessionOpened']>;
export type ContestantEntered = Infer<(typeof SESSION_EVENTS)['ContestantEntered']>;
export type RoundScheduled = Infer<(typeof SESSION_EVENTS)['RoundScheduled']>;
