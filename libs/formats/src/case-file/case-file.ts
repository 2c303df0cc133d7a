import {
  type AppealEvent,
  type BoardEvent,
  type Infer,
  type SessionEvent,
  BOARD_EVENTS,
  SESSION_EVENTS,
  aDecision,
  anId,
  anyRecord,
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  recordOf,
  text,
  whole,
} from '@app/contract';
import type { BySide, Edition, LawRef } from '@app/bridge';
import type { BoardView, SessionDoc } from '@app/session';
import { someProofs } from './proofs';

/** A case as one document that says everything by itself; the version is raised when a reader would have to change. */
export const CASE_FORMAT = 'session-ledger-case';
export const CASE_VERSION = 3;

const aNumberOfEvents = whole(0, Number.MAX_SAFE_INTEGER);
const aStream = text(300);

/** An event as the ledger has it: whole, with its metadata. */
const aCaseEvent = object({
  id: text(60),
  streamId: aStream,
  revision: aNumberOfEvents,
  position: aNumberOfEvents,
  type: text(60),
  data: anyRecord,
  metadata: anyRecord,
});
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
  /** Who sat where as a contestant of his own; left out where pairs or teams play. */
  players,
  /** Null while there is none; `result` null: passed out. */
  result: nullable(
    object({ kind: oneOf('played', 'not-played'), result: BOARD_EVENTS.ResultAgreed.properties.result }),
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

/** A text that is sealed in an event, with what shows that it is this one: the key of this text, and what is stored of it. */
const aDisclosedText = object({ text: text(), key: text(100), stored: text(20_000) });
export type DisclosedText = Infer<typeof aDisclosedText>;

/** What is taken from the ledger; everything else in the file follows from it. */
const GIVEN = {
  /** The appeal, where the file is about one. */
  appeal: nullable(anId),
  /** The decision that it is about in the end: a ruling, or a decision in the session; null where it is a whole board. */
  decision: nullable(aDecision),
  /** The board's stream; null where the case is about the session alone. */
  board: nullable(aStream),
  /** Names of the parties by their ids, where the directory has them and they were asked for. */
  names: recordOf(text(200)),
  /**
   * Events by stream, in order: all of the board and of the appeals; of the session, and of the others of its stage,
   * those that are for everybody or about the parties, and never the deals.
   */
  streams: recordOf(listOf(aCaseEvent)),
  field: object({ sessions: listOf(aSessionOfField), tables: listOf(aTableOfField) }),
  /**
   * What people said in their own words, where the events have only the hash of it (`sealed`), by that hash; null what is
   * no longer kept. That these are the words is for whoever has cryptography to check: the SHA-256 of `stored` is the
   * hash, and it opens with `key` (AES-256-GCM).
   */
  statements: recordOf(nullable(aDisclosedText)),
  /** Null where the ledger had signed no checkpoint yet that covers every event here. */
  proofs: nullable(someProofs),
} as const;

export const aGivenCase = object(GIVEN);
export type GivenCase = Infer<typeof aGivenCase>;
export const GIVEN_PARTS = Object.keys(GIVEN);

/** The session that the case belongs to, with what it pins. */
export interface CaseSession extends Pick<
  SessionDoc,
  'id' | 'title' | 'date' | 'regulations' | 'scoring' | 'conditions' | 'contest'
> {
  readonly laws: Edition;
}

/** A contestant that the case is about. */
export interface Party {
  readonly contestant: string;
  readonly side: 'NS' | 'EW' | null;
  readonly in: 'appellant' | 'respondent' | null;
}

/** Somebody who has a part in it, by the directory's id, and which. */
export interface Person {
  readonly id: string;
  readonly as: readonly string[];
}

/** What one party had at a moment; numbers are decimal text. */
export interface PartyStanding {
  readonly contestant: string;
  readonly place: string;
  readonly total: string;
  readonly percentage: string | null;
}

/** What the board was worth at a moment, all other tables being as they are in the file. */
export interface Worth {
  /** `'4S by N, 10 tricks'`; null without a board. */
  readonly result: string | null;
  /** `'N-S 420'` */
  readonly score: string | null;
  /** In the session's scoring, for each side; null where there is nothing to compare with. */
  readonly points: BySide<string> | null;
  readonly standings: readonly PartyStanding[];
}

/** What a ruling or a decision changed. */
export interface Effect {
  /** `board-q21.4.11@37`, `appeal-a1@9` */
  readonly decision: string;
  readonly words: string;
  /** It asks for another score, and the board does not have it yet. */
  readonly pending: boolean;
  readonly before: Worth;
  readonly after: Worth;
}

/** One table's result of the board. */
export interface TableLine {
  readonly table: string;
  readonly contestants: BySide<string>;
  readonly result: string | null;
  readonly score: string;
  readonly points: BySide<string> | null;
  readonly top: string | null;
  /** The table that the case is about. */
  readonly own: boolean;
}

/** A paragraph that somebody in the case rests on, paraphrased; nothing where the registry does not have it. */
export interface CitedLaw {
  readonly law: LawRef;
  readonly citation: string;
  readonly title: string | null;
  readonly says: readonly { readonly at: string; readonly says: string }[];
}

/** An event with when it happened, when it was recorded, and by whom. */
export interface Moment {
  /** `board-q21.4.11@37` */
  readonly event: string;
  readonly position: number;
  readonly occurredAt: string | null;
  readonly recordedAt: string | null;
  readonly by: string | null;
  readonly role: string | null;
  readonly words: string;
}

/** What follows from the rest of the file. */
export interface DerivedParts {
  readonly session: CaseSession;
  readonly parties: readonly Party[];
  readonly people: readonly Person[];
  readonly view: BoardView | null;
  /** Every card that has been a penalty card at some time. */
  readonly penaltyCards: BoardView['penaltyCards'];
  readonly effects: readonly Effect[];
  readonly tables: readonly TableLine[];
  readonly laws: readonly CitedLaw[];
  readonly timeline: readonly Moment[];
}

export interface CaseFile extends GivenCase, DerivedParts {
  readonly format: typeof CASE_FORMAT;
  readonly version: typeof CASE_VERSION;
  /**
   * A C2SP signed note by which the ledger vouches for the whole document but for this member: for names and `field` as
   * for the rest. Null where whoever made the file had no key of the ledger.
   */
  readonly signature: string | null;
}

export const aCaseSignature = nullable(text(20_000));

/** An event read, with what is stored of it. */
export interface Read<E> {
  readonly event: E;
  readonly stored: CaseEvent;
}

/** The streams of a case, read. */
export interface CaseStreams {
  readonly board: readonly Read<BoardEvent>[];
  readonly sessions: ReadonlyMap<string, readonly Read<SessionEvent>[]>;
  /** By id, the first that was lodged first. */
  readonly appeals: ReadonlyMap<string, readonly Read<AppealEvent>[]>;
}
