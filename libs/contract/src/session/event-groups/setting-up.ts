import { someConditions } from '../../conditions/conditions';
import { flag, listOf, object, oneOf, optional, text, whole } from '../../schema/schema';
import {
  aBoardNumber,
  aDate,
  aDeal,
  aSeat,
  aSide,
  anEdition,
  anId,
  anInstant,
  someRegulations,
} from '../../vocabulary';
import { SCORING_FORMS } from '../scoring-forms';

/** A table in a round: who sits there and which boards it is to play. */
const aTableInRound = object({ table: anId, NS: anId, EW: anId, boards: listOf(aBoardNumber, 1) });

/** The cards of one board as the organiser had them dealt. */
const aSectionDeal = object({ board: aBoardNumber, deal: aDeal });

/** A player at a seat; without table and seat, among those who play. */
const aSeatedPlayer = object({ player: anId, table: optional(anId), seat: optional(aSeat) });

export const SETTING_UP_EVENTS = {
  /** A session begins its record. Its edition, regulations and scoring never change. */
  SessionOpened: object({
    laws: anEdition,
    regulations: optional(someRegulations),
    scoring: oneOf(...SCORING_FORMS),
    title: optional(text(200)),
    date: optional(aDate),
    /** The conditions of contest, whole: what they were is part of the record. */
    conditions: optional(someConditions),
    /** Of which contest it is a part: which stage (a name of the conditions), and which session of the stage. */
    contest: optional(object({ contest: anId, stage: anId, session: whole(1, 999) })),
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
  RoundScheduled: object({
    round: anId,
    section: anId,
    tables: listOf(aTableInRound, 1),
    /** The match that this round is a half of; a match of its own where left out. */
    match: optional(anId),
  }),
  /** The deals of a section, as prepared; what a table in fact held is in its `BoardOpened`. */
  DealsSet: object({ section: anId, deals: listOf(aSectionDeal, 1) }),
  /** Who plays a round for a team, and where they sit. */
  LineUpDeclared: object({
    contestant: anId,
    round: anId,
    players: listOf(aSeatedPlayer, 1),
    /** When it was handed in: who may seat themselves last is a right (DBf 231C). */
    at: optional(anInstant),
  }),
  /** Somebody who was not entered plays in place of somebody who was, in these rounds. */
  PlayerSubstituted: object({
    contestant: anId,
    out: anId,
    in: anId,
    rounds: listOf(anId, 1),
    reason: text(),
    /** The director or organiser who allowed it; left out where nobody was asked. */
    allowedBy: optional(text(200)),
    /** The player who is replaced could not help it (DBf 244A). */
    excusable: optional(flag),
  }),
  /** Another contestant takes the place from a round on; it does not take over the results (DBf 243B3). */
  ContestantReplaced: object({ contestant: anId, by: anId, from: anId, reason: text() }),
  /** A contestant plays no more from a round on; from the beginning where none is named. */
  ContestantWithdrawn: object({ contestant: anId, from: optional(anId), reason: text() }),
  /** No board is opened any more. */
  SessionClosed: object({}),
  SessionReopened: object({ reason: text() }),
} as const;
