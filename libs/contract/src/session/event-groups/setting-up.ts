import { someConditions } from '../../conditions/conditions';
import {
  type Infer,
  flag,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  says,
  text,
  whole,
} from '../../schema/schema';
import { TIMELINESS } from '../../timeliness';
import {
  aBoardNumber,
  aDate,
  aDeal,
  aSeat,
  aSide,
  anEdition,
  anId,
  anInstant,
  aNumber,
  aTimeZone,
  someRegulations,
} from '../../vocabulary';
import { SCORING_FORMS } from '../scoring-forms';

/** A table in a round: who sits there and which boards it is to play. */
const aTableInRound = named(
  'TableInRound',
  object({
    table: anId,
    NS: says('The contestant who sits there.', anId),
    EW: says('The contestant who sits there.', anId),
    boards: listOf(aBoardNumber, 1),
  }),
);

/** The cards of one board as the organiser had them dealt. */
const aSectionDeal = named('SectionDeal', object({ board: aBoardNumber, deal: says('In PBN notation.', aDeal) }));

/** When play is to begin and to end, as it was announced. */
export const aPlan = named('PlannedPlay', object({ start: anInstant, end: optional(anInstant) }));
export type PlannedPlay = Infer<typeof aPlan>;

/** A player at a seat; without table and seat, among those who play. */
const aSeatedPlayer = named('SeatedPlayer', object({ player: anId, table: optional(anId), seat: optional(aSeat) }));

export const SETTING_UP_EVENTS = {
  /** A session begins its record. Its edition, regulations and scoring never change. */
  SessionOpened: object({
    laws: anEdition,
    regulations: optional(someRegulations),
    scoring: named('ScoringForm', oneOf(...SCORING_FORMS)),
    title: optional(text(200)),
    date: says('The date of play.', optional(aDate)),
    timeZone: says('The time zone of the venue: times of the session are shown in it.', optional(aTimeZone)),
    conditions: says(
      'The conditions of contest, whole: what they were is part of the record.',
      optional(someConditions),
    ),
    planned: says('When the session is to be played; what its rounds say of that comes before it.', optional(aPlan)),
    contest: says(
      'Of which contest it is a part: which stage (a name of the conditions), and which session of the stage.',
      optional(
        object({
          contest: anId,
          stage: anId,
          session: whole(1, 999),
          venue: says('Where it is played, by an id: of a stage that is played at several venues.', optional(anId)),
        }),
      ),
    ),
  }),
  /** A group of tables that play the same deals and are compared with each other. */
  SectionAdded: object({ section: anId, title: optional(text(200)) }),
  /** A pair, team or individual takes part; people by the directory's opaque ids only. */
  ContestantEntered: object({
    contestant: says('Its id in this session.', anId),
    kind: oneOf('pair', 'team', 'individual'),
    direction: says(
      'The seats a pair keeps throughout (Mitchell); left out where it plays both ways.',
      optional(aSide),
    ),
    players: says("Its players by the directory's ids.", optional(listOf(anId))),
    stratum: says('Its stratum, as the conditions name it; the highest where left out.', optional(anId)),
    handicap: says(
      'Its handicap, in what the ranking counts: added to the total, taken off below zero.',
      optional(aNumber),
    ),
  }),
  /** What a contestant was entered with was wrong: from now on this counts, and what is left out stays. */
  EntryCorrected: object({
    contestant: anId,
    stratum: says('Its stratum, as the conditions name it; null: none, so the highest.', optional(nullable(anId))),
    handicap: says('Its handicap, as at its entry; null: none.', optional(nullable(aNumber))),
    reason: text(),
    ...TIMELINESS,
  }),
  /** Who meets whom at which table, over which boards. */
  RoundScheduled: object({
    round: anId,
    section: anId,
    tables: listOf(aTableInRound, 1),
    match: says('The match that this round is a half of; a match of its own where left out.', optional(anId)),
    planned: says('When the round is to be played: periods go by that (DBf X79A1, X92A1).', optional(aPlan)),
  }),
  /** The deals of a section, as prepared; what a table in fact held is in its `BoardOpened`. */
  DealsSet: object({ section: anId, deals: listOf(aSectionDeal, 1) }),
  /** Who plays a round for a team, and where they sit. */
  LineUpDeclared: object({
    contestant: anId,
    round: anId,
    players: listOf(aSeatedPlayer, 1),
    at: says('When it was handed in: who may seat themselves last is a right (DBf 231C).', optional(anInstant)),
  }),
  /** Somebody who was not entered plays in place of somebody who was, in these rounds. */
  PlayerSubstituted: object({
    contestant: anId,
    out: says('The player who does not play.', anId),
    in: says('The player who takes the place.', anId),
    rounds: listOf(anId, 1),
    reason: text(),
    allowedBy: says('The director or organiser who allowed it; left out where nobody was asked.', optional(text(200))),
    excusable: says('The player who is replaced could not help it (DBf 244A).', optional(flag)),
  }),
  /** Another contestant takes the place from a round on; it does not take over the results (DBf 243B3). */
  ContestantReplaced: object({
    contestant: anId,
    by: says('The contestant who takes its place.', anId),
    from: says('The round from which on.', anId),
    reason: text(),
    ...TIMELINESS,
  }),
  /** A contestant plays no more from a round on; from the beginning where none is named. */
  ContestantWithdrawn: object({
    contestant: anId,
    from: says('The round from which on; the first where left out.', optional(anId)),
    reason: text(),
    excusable: says('It could not help it (DBf 244A).', optional(flag)),
    ...TIMELINESS,
  }),
  /** No board is opened any more. */
  SessionClosed: object({}),
  SessionReopened: object({ reason: text() }),
} as const;
