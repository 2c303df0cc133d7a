import { someConditions } from '../conditions/conditions';
import {
  type Infer,
  anyText,
  anyWhole,
  either,
  flag,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  recordOf,
  says,
} from '../schema/schema';
import { aPlan } from '../session/event-groups/setting-up';
import { SESSION_EVENTS, SCORING_FORMS } from '../session/events';
import { aSeat, aSide, aVulnerability, anEdition, contestantsBySide, playersBySeat } from '../vocabulary';
import { someDecisions } from './decisions';
import { aDerivation, aScore, aTableResult, anAdjustedScore } from './scores';
import { aDecimal, aMessage, aNextPage, aPosition, aText, aWhole, bySide, someNames, anExactNumber } from './values';

/** Sessions, their boards and sections, rankings and travellers. */

const aScoringForm = named('ScoringForm', oneOf(...SCORING_FORMS));

const retained = <K extends keyof typeof SESSION_EVENTS>(type: K) =>
  object({ type: oneOf(type), revision: aWhole("in the session's stream"), data: SESSION_EVENTS[type] });

const aRetainedEvent = named(
  'RetainedEvent',
  either(
    'an event that a session keeps',
    retained('EntryCorrected'),
    retained('LineUpDeclared'),
    retained('PlayerSubstituted'),
    retained('ContestantReplaced'),
    retained('ContestantWithdrawn'),
    retained('RoundStarted'),
    retained('RoundEnded'),
    retained('ContestantLate'),
    retained('TableOverran'),
    retained('OffenceNoted'),
    retained('ConditionsChanged'),
    retained('FieldDefined'),
    retained('BoardWithdrawn'),
    retained('WarningIssued'),
    retained('PenaltyImposed'),
    retained('PenaltyVaried'),
    retained('PenaltyRescinded'),
    retained('PenaltyWaived'),
    retained('RulingFollowed'),
    retained('ContestantDisqualified'),
    retained('PlayerSuspended'),
    retained('ResultsPublished'),
    retained('DeadlineSet'),
    retained('CarryOverSet'),
    retained('LotsDrawn'),
    retained('MatchNotPlayed'),
  ),
);

const aRound = SESSION_EVENTS.RoundScheduled.properties;

/** An event after which a number is another. */
const aMove = object({
  position: aWhole('in the ledger'),
  revision: aWhole('in its stream'),
});

export const aSession = named(
  'Session',
  object({
    id: anyText,
    title: nullable(anyText),
    date: nullable(aText('ISO date')),
    timeZone: says('of the venue, by its IANA name; left out where the record has none', optional(anyText)),
    planned: says('when it is to be played; left out where the record has nothing of that', optional(aPlan)),
    laws: anEdition,
    regulations: nullable(anyText),
    scoring: aScoringForm,
    conditions: says('conditions of contest in force, whole; null where there are none', nullable(someConditions)),
    contest: nullable(
      object({
        contest: aText('its id'),
        stage: aText('its name in the conditions'),
        session: aWhole('which session of the stage, from 1'),
        venue: says('where it is played; left out where the record has none', optional(anyText)),
      }),
    ),
    closed: flag,
    sections: listOf(object({ section: anyText, title: nullable(anyText) })),
    contestants: says(
      'as they were entered; corrections of their entries are among `kept`',
      listOf(SESSION_EVENTS.ContestantEntered),
    ),
    handicapsAt: says(
      'of contestants that were entered with a handicap: the revision of that event; left out where there are none',
      optional(recordOf(anyWhole)),
    ),
    rounds: listOf(SESSION_EVENTS.RoundScheduled),
    kept: says('facts and decisions about the session, in their order', listOf(aRetainedEvent)),
    publishedAt: says(
      'position of the last results that were put up; left out where there are none',
      optional(anyWhole),
    ),
    roundsPublishedAt: says(
      'by round, position of its last results that were put up by themselves; left out where there are none',
      optional(recordOf(anyWhole)),
    ),
    movedAt: says(
      'position of the last event of the session that makes other numbers or places; left out where there is none',
      optional(anyWhole),
    ),
    moves: says('all of these events in their order; left out where there are none', optional(listOf(aMove))),
  }),
);

const aBoard = named(
  'BoardOfSession',
  object({
    id: aText('board-demo.1.3'),
    session: anyText,
    section: anyText,
    round: nullable(anyText),
    table: anyText,
    board: anyWhole,
    attempt: aWhole('2 for the first replay of the board'),
    dealer: aSeat,
    vulnerability: aVulnerability,
    seated: says('who was at the table by the record', contestantsBySide),
    contestants: says('who has the score: others, where it was entered for the wrong ones', contestantsBySide),
    players: says('by seat, as far as they are known', playersBySeat),
    decisions: someDecisions,
    result: nullable(aTableResult),
    adjusted: nullable(anAdjustedScore),
    resultAt: nullable(aWhole('revision of the event that the result comes from')),
    transferredAt: says('revisions of the events by which tricks went over', listOf(anyWhole)),
    adjustedAt: nullable(aWhole('revision of the event that the adjustment comes from')),
    movedAt: says('position of the event that last made another score of it', nullable(anyWhole)),
    moves: says('all of these events in their order; left out where there are none', optional(listOf(aMove))),
    confirmed: says('the result stands; until then it is provisional', flag),
    findings: says(
      "by their revision in the board's stream",
      recordOf(object({ rule: anyText, seat: aSeat, paragraph: anyText })),
    ),
  }),
);

const aSection = named(
  'Section',
  object({
    section: anyText,
    title: nullable(anyText),
    contestants: says('their ids', listOf(anyText)),
    tables: listOf(anyText),
    boards: listOf(anyWhole),
    rounds: listOf(object({ round: aRound.round, match: aRound.match, tables: aRound.tables })),
  }),
);
export type SectionView = Infer<typeof aSection>;

export const aStandingsRow = named(
  'StandingsRow',
  object({
    place: aText('3, 3= when shared, - without one'),
    contestant: anyText,
    boards: aWhole('that count'),
    total: nullable(aDecimal),
    percentage: nullable(aText('matchpoints only: share of the most it could have had, two digits after the point')),
    factored: nullable(
      aText('matchpoints only: the percentage as points over the most boards that anybody has played'),
    ),
    matches: nullable(aWhole('that count; null in forms without')),
    carriedOver: nullable(aDecimal),
    penalties: nullable(aDecimal),
    masterpoints: says(
      'of each player; left out where the conditions name no table of them',
      optional(nullable(aDecimal)),
    ),
    reasons: says('what placed it among those with the same total; why it has no place', listOf(aMessage)),
  }),
);
export type StandingsRow = Infer<typeof aStandingsRow>;

const aStandingsGroup = named(
  'StandingsGroup',
  object({
    direction: says('the side it ranks, where contestants keep their seats', nullable(aSide)),
    ranking: aText('a side, a section, a match; empty where there is only one ranking'),
    rows: listOf(aStandingsRow),
  }),
);
export type StandingsGroup = Infer<typeof aStandingsGroup>;

const aLayerRow = named(
  'LayerRow',
  object({
    place: aText('3, 3= when shared'),
    contestant: anyText,
    total: says('by the measure of the standings: a percentage where that is percent', aDecimal),
    handicap: says('what was added to the total of the standings; null in other layers', nullable(aDecimal)),
    overall: aText('its place in the ranking that the layer is laid over'),
  }),
);

const aLayerRanking = named(
  'LayerRanking',
  object({
    name: aText('what it ranks: a stratum, a venue; empty in the one with handicaps'),
    direction: says('the side that it ranks, where contestants keep their seats', nullable(aSide)),
    ranking: aText('the ranking of the standings that it is laid over'),
    rows: listOf(aLayerRow),
  }),
);
export type LayerRankingView = Infer<typeof aLayerRanking>;

const aLayer = named(
  'StandingsLayer',
  object({
    kind: oneOf('stratum', 'handicap', 'venue'),
    paragraph: says('where the conditions have it', nullable(anyText)),
    rankings: listOf(aLayerRanking),
    without: says('contestants of the standings that are in none of them: no handicap on record', listOf(anyText)),
  }),
);
export type StandingsLayer = Infer<typeof aLayer>;

const someStandings = named(
  'Standings',
  object({
    session: aText('the session; of a stage, its last'),
    sessions: says('all that count, in order', listOf(anyText)),
    scoring: aScoringForm,
    measure: says('what totals are', oneOf('sum', 'percent', 'factored', 'victory-points')),
    status: oneOf('provisional', 'official', 'final'),
    changedSince: says('numbers are made from something else than when that was said of them', flag),
    subjectToAppeal: says('they were called final by an exception, while a period or an appeal was open', flag),
    masterpoints: says(
      'by which table; left out where the conditions name none, and of a part of a stage, which has none of its own',
      optional(
        object({
          table: anyText,
          level: anyText,
          reference: anyText,
          why: says('why the table has none for this event', nullable(aMessage)),
        }),
      ),
    ),
    groups: says('one ranking, or one for each direction, section or match', listOf(aStandingsGroup)),
    layers: says('further rankings over the same scores, by conditions; the standings do not change', listOf(aLayer)),
    uncounted: says('boards that count for nobody yet', listOf(object({ id: anyText, why: aMessage }))),
    provisional: says('boards that count, and whose results are not confirmed', listOf(anyText)),
  }),
);
export type Standings = Infer<typeof someStandings>;

const aTravellerLine = named(
  'TravellerLine',
  object({
    id: anyText,
    round: nullable(anyText),
    table: anyText,
    contestants: bySide(anyText),
    result: nullable(aTableResult),
    score: aScore,
    points: says('a side has null where it has nothing from the board', nullable(bySide(nullable(aDecimal)))),
    top: nullable(aText('most matchpoints that could be had: 16, or 2.57 where not whole')),
    why: says('why there are no points, or none for one side', nullable(aMessage)),
    findings: aWhole('how many'),
    confirmed: says('the result stands; until then it is provisional', flag),
  }),
);
export type TravellerLine = Infer<typeof aTravellerLine>;

const aTraveller = named(
  'Traveller',
  object({
    session: anyText,
    section: anyText,
    board: anyWhole,
    lines: says('the best N-S score first', listOf(aTravellerLine)),
  }),
);
export type Traveller = Infer<typeof aTraveller>;

const aRankingBasis = named(
  'RankingBasis',
  object({
    boards: says(
      'released: boards that are still being played are left out; none: there is no ranking for this reader now',
      oneOf('all', 'released', 'none'),
    ),
    counted: aWhole('boards with a result that counts in the ranking'),
    of: aWhole('boards of its sessions'),
  }),
);
export type RankingBasis = Infer<typeof aRankingBasis>;

export const aTree = named(
  'AnswerTree',
  object({
    size: aWhole('events that the tree is over'),
    root: aText('RFC 6962 root over them, 64 hexadecimal digits'),
  }),
);
export type AnswerTree = Infer<typeof aTree>;
const tree = says(
  'the tree of the ledger that the answer was made from; to callers with restricted access that of the last checkpoint at ' +
    'or before the position; null before the first',
  nullable(aTree),
);

export const aSessionsAnswer = named(
  'SessionsAnswer',
  object({ position: aPosition, sessions: listOf(aSession), next: aNextPage }),
);
export type SessionsAnswer = Infer<typeof aSessionsAnswer>;

export const aSessionAnswer = named(
  'SessionAnswer',
  object({ position: aPosition, session: aSession, names: someNames }),
);
export type SessionAnswer = Infer<typeof aSessionAnswer>;

export const aBoardsAnswer = named(
  'BoardsAnswer',
  object({ position: aPosition, boards: listOf(aBoard), next: aNextPage }),
);
export type BoardsAnswer = Infer<typeof aBoardsAnswer>;

export const aSectionsAnswer = named(
  'SectionsAnswer',
  object({ position: aPosition, sections: listOf(aSection), names: someNames, next: aNextPage }),
);
export type SectionsAnswer = Infer<typeof aSectionsAnswer>;

export const aStandingsAnswer = named(
  'StandingsAnswer',
  object({ position: aPosition, basis: aRankingBasis, standings: someStandings, names: someNames, tree }),
);
export type StandingsAnswer = Infer<typeof aStandingsAnswer>;

export const aTravellersAnswer = named(
  'TravellersAnswer',
  object({ position: aPosition, travellers: listOf(aTraveller), names: someNames, tree, next: aNextPage }),
);
export type TravellersAnswer = Infer<typeof aTravellersAnswer>;

export const aLineageAnswer = named(
  'LineageAnswer',
  object({
    position: aPosition,
    address: aText('total/3'),
    value: anExactNumber,
    place: nullable(aText('of an address that is about a ranking: 3, or 3= when shared')),
    reasons: says('what placed it among those with the same total', listOf(aMessage)),
    events: says('every event that it rests on, as STREAM@REVISION', listOf(anyText)),
    derivation: aDerivation,
    names: someNames,
  }),
);
export type LineageAnswer = Infer<typeof aLineageAnswer>;
