import { aTimestamp, aText, aWhole, bySide } from './values';
import { aBoardView } from './boards';
import { aSession } from './sessions';
import { BOARD_EVENTS } from '../board/events';
import { aDecision } from '../decision-address';
import {
  type Infer,
  anyRecord,
  anyText,
  flag,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  recordOf,
  says,
  text,
  whole,
} from '../schema/schema';
import { SESSION_EVENTS } from '../session/events';
import { aLawRef, anId } from '../vocabulary';

/** A case as one document that says everything by itself; the version is raised when a reader would have to change. */
export const CASE_FORMAT = 'session-ledger-case';
export const CASE_VERSION = 3;

const aNumberOfEvents = whole(0, Number.MAX_SAFE_INTEGER);
const aStream = text(300);

const aCaseEvent = named(
  'CaseEvent',
  says(
    'an event as the ledger has it: whole, with its metadata',
    object({
      id: text(60),
      streamId: aStream,
      revision: aNumberOfEvents,
      position: aNumberOfEvents,
      type: text(60),
      data: anyRecord,
      metadata: anyRecord,
    }),
  ),
);
export type CaseEvent = Infer<typeof aCaseEvent>;

const { kind, direction } = SESSION_EVENTS.ContestantEntered.properties;
const { section, table, board, attempt, dealer, vulnerability, contestants, players } =
  BOARD_EVENTS.BoardOpened.properties;
const adjusted = BOARD_EVENTS.ScoreAdjusted.properties;

/** What a table of the field has of a board, by numbers: no names, no calls, no cards. */
const aTableOfField = object({
  id: aStream,
  session: anId,
  section,
  round: nullable(anId),
  table,
  board,
  attempt,
  dealer,
  vulnerability,
  contestants,
  /** Who sat where as a contestant of their own; left out where pairs or teams play. */
  players,
  result: says(
    'null while there is none; its own `result` null: passed out',
    nullable(
      object({
        kind: oneOf('played', 'score-only', 'not-played'),
        result: BOARD_EVENTS.ResultAgreed.properties.result,
        score: says('Of a score alone.', optional(BOARD_EVENTS.ScoreEntered.properties.score)),
      }),
    ),
  ),
  adjusted: nullable(object({ kind: adjusted.kind, percent: adjusted.percent, outcome: adjusted.outcome })),
  confirmed: flag,
});
export type TableOfField = Infer<typeof aTableOfField>;

/** Of everybody else, what the scores need: numbers, and what was decided about them, without anybody's reasons. */
const aSessionOfField = object({
  session: anId,
  contestants: listOf(object({ contestant: anId, kind, direction })),
  kept: listOf(object({ type: text(60), revision: aNumberOfEvents, data: anyRecord })),
});
export type SessionOfField = Infer<typeof aSessionOfField>;

const aDisclosedText = says(
  'a text that is sealed in an event, with what shows that it is this one',
  object({ text: text(), key: text(100), stored: text(20_000) }),
);
export type DisclosedText = Infer<typeof aDisclosedText>;

/**
 * What proves, with nothing but the ledger's public key, that the events of the file are in the ledger: one signed
 * tree head, and for each event the way from its leaf to the root.
 */
const someProofs = object({
  checkpoint: says('a C2SP checkpoint: the signed note with its signatures', text(20_000)),
  keys: says(
    'the verifier keys that it is signed with, as the ledger itself tells them: name+0a1b2c3d+base64',
    listOf(text(500)),
  ),
  inclusion: says(
    'by the event, board-q21.4.11@37: its inclusion proof (RFC 6962, 2.1.1), leaf to root, in base64',
    recordOf(listOf(text(60))),
  ),
});
export type CaseProofs = Infer<typeof someProofs>;

/** What is taken from the ledger; everything else in the file follows from it. */
const GIVEN = {
  appeal: says('the appeal, where the file is about one', nullable(anId)),
  decision: says(
    'what it is about in the end: a ruling, or a decision in the session; null where it is a whole board',
    nullable(aDecision),
  ),
  board: says("the board's stream; null where the case is about the session alone", nullable(aStream)),
  names: says('of the parties by their ids, where the directory has them and they were asked for', recordOf(text(200))),
  streams: says(
    'events by stream, in order: all of the board and of the appeals; of the session, and of the others of its stage, ' +
      'those that are for everybody or about the parties, and never the deals',
    recordOf(listOf(aCaseEvent)),
  ),
  field: object({ sessions: listOf(aSessionOfField), tables: listOf(aTableOfField) }),
  statements: says(
    'what people said in their own words, by the hash that the events have of it (`sealed`); null what is no longer kept. ' +
      'The SHA-256 of `stored` is the hash, and it opens with `key` (AES-256-GCM)',
    recordOf(nullable(aDisclosedText)),
  ),
  proofs: says('null where the ledger had signed no checkpoint yet that covers every event here', nullable(someProofs)),
} as const;

export const aGivenCase = object(GIVEN);
export type GivenCase = Infer<typeof aGivenCase>;
export const GIVEN_PARTS: readonly string[] = Object.keys(GIVEN);

const { id, title, date, timeZone, laws, regulations, scoring, conditions, contest } = aSession.properties;

const aCaseSession = object({ id, title, date, timeZone, laws, regulations, scoring, conditions, contest });
export type CaseSession = Infer<typeof aCaseSession>;

const aParty = object({
  contestant: anyText,
  side: nullable(oneOf('NS', 'EW')),
  in: nullable(oneOf('appellant', 'respondent')),
});
export type CaseParty = Infer<typeof aParty>;

const aPerson = says(
  'somebody who has a part in it, by the id of the directory, and which',
  object({ id: anyText, as: listOf(anyText) }),
);
export type CasePerson = Infer<typeof aPerson>;

const aPartyStanding = says(
  'what a party had at a moment; numbers are decimal text',
  object({ contestant: anyText, place: anyText, total: nullable(anyText), percentage: nullable(anyText) }),
);
export type PartyStanding = Infer<typeof aPartyStanding>;

const points = says(
  "in the session's scoring, for each side; null where there is nothing to compare with",
  nullable(bySide(anyText)),
);

const aWorth = named(
  'CaseWorth',
  says(
    'what the board was worth at a moment, all other tables being as they are in the file',
    object({
      result: nullable(aText('4S by N, 10 tricks; null without a board')),
      score: nullable(aText('N-S 420')),
      points,
      standings: listOf(aPartyStanding),
    }),
  ),
);
export type CaseWorth = Infer<typeof aWorth>;

const anEffect = says(
  'what a ruling or a decision changed',
  object({
    decision: aText('board-q21.4.11@37'),
    words: anyText,
    pending: says('it asks for another score, and the board does not have it yet', flag),
    before: aWorth,
    after: aWorth,
  }),
);
export type CaseEffect = Infer<typeof anEffect>;

const aTableLine = says(
  "one table's result of the board",
  object({
    table: anyText,
    contestants: bySide(anyText),
    result: nullable(anyText),
    score: anyText,
    points,
    top: nullable(anyText),
    own: says('the table that the case is about', flag),
  }),
);
export type CaseTableLine = Infer<typeof aTableLine>;

const aCitedLaw = says(
  'a paragraph that somebody in the case rests on, paraphrased; nothing where the registry does not have it',
  object({
    law: aLawRef,
    citation: anyText,
    title: nullable(anyText),
    says: listOf(object({ at: anyText, says: anyText })),
  }),
);
export type CitedLaw = Infer<typeof aCitedLaw>;

const aMoment = says(
  'an event with when it happened, when it was recorded, and by whom',
  object({
    event: aText('board-q21.4.11@37'),
    position: aWhole(),
    occurredAt: nullable(aTimestamp),
    recordedAt: nullable(aTimestamp),
    by: nullable(anyText),
    role: nullable(anyText),
    words: anyText,
  }),
);
export type CaseMoment = Infer<typeof aMoment>;

/** What follows from the rest of the file. */
const DERIVED = {
  session: says('the session that the case belongs to, with what it pins', aCaseSession),
  parties: says('contestants that the case is about', listOf(aParty)),
  people: listOf(aPerson),
  view: nullable(aBoardView),
  penaltyCards: says('every card that has been a penalty card at some time', aBoardView.properties.penaltyCards),
  effects: listOf(anEffect),
  tables: listOf(aTableLine),
  laws: listOf(aCitedLaw),
  timeline: says('everything that matters, in the order of the ledger', listOf(aMoment)),
} as const;

export const aCaseSignature = nullable(text(20_000));

export const aCaseFile = named(
  'CaseFile',
  object({
    format: oneOf(CASE_FORMAT),
    version: whole(CASE_VERSION, CASE_VERSION),
    ...GIVEN,
    ...DERIVED,
    signature: says(
      'a C2SP signed note by which the ledger vouches for the whole document but for this member; null where whoever made ' +
        'the file had no key of the ledger',
      aCaseSignature,
    ),
  }),
);
export type CaseFileAnswer = Infer<typeof aCaseFile>;
