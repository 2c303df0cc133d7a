import { type Message, type Result, err, message, ok } from '@app/bridge';
import { type AppealEvent, APPEAL_EVENTS } from './appeal/events';
import { type BoardEvent, BOARD_EVENTS } from './board/events';
import type { EventDefinitions } from './events-of';
import { type LedgerEvent, LEDGER_EVENTS } from './ledger/events';
import { type SessionEvent, SESSION_EVENTS } from './session/events';
import { problemsOf } from './schema/check';
import { problemInWords } from './schema/problems';

/** What this code needs of a stored event; `RecordedEvent` of the ledger has it. */
export interface StoredEvent {
  readonly type: string;
  readonly data: unknown;
}

/** A stored event with its place in the ledger. */
export interface PlacedEvent extends StoredEvent {
  readonly streamId: string;
  readonly revision: number;
  readonly position: number;
}

/**
 * The version in which events are written, stored as `schemaVersion`. There has been no other, so nothing is upcast;
 * once there is one, `decode` is where older data becomes today's, before it is checked.
 */
export const SCHEMA_VERSION = 1;

/**
 * Reads a stored event. A type nobody knows, or data of another schema, is a ledger that this version
 * of the software cannot read: the message says what is wrong.
 */
const decode = (definitions: EventDefinitions, { type, data }: StoredEvent): Result<StoredEvent, string> => {
  const schema = definitions[type];
  if (!schema) return err(`no event type ${type} is known here`);
  const [problem] = problemsOf(schema, data);
  return problem ? err(`${type}: ${problemInWords(problem)}`) : ok({ type, data });
};

export const UNREADABLE_CODES: readonly string[] = ['problem.history-unreadable'];

/** An event in the ledger that this version cannot read. Whoever made something of the rest would be wrong. */
export class UnreadableEvent extends Error {
  /** Where it is; what is wrong with it stays as the contract describes it (ADR 25). */
  readonly said: Message;

  constructor({ streamId, revision, position }: PlacedEvent, reason: string) {
    super(`${streamId}, event ${revision} (position ${position}): ${reason}`);
    this.name = 'UnreadableEvent';
    this.said = message('problem.history-unreadable', { stream: streamId, revision, position, why: reason });
  }
}

/** The event that a decoder makes of a stored one. Throws `UnreadableEvent`. */
export const readable = <E>(stored: PlacedEvent, decoder: (stored: StoredEvent) => Result<E, string>): E => {
  const decoded = decoder(stored);
  if (decoded.ok) return decoded.value;
  throw new UnreadableEvent(stored, decoded.error);
};

export const decodeBoardEvent = (stored: StoredEvent): Result<BoardEvent, string> =>
  decode(BOARD_EVENTS, stored) as Result<BoardEvent, string>;

export const decodeSessionEvent = (stored: StoredEvent): Result<SessionEvent, string> =>
  decode(SESSION_EVENTS, stored) as Result<SessionEvent, string>;

export const decodeLedgerEvent = (stored: StoredEvent): Result<LedgerEvent, string> =>
  decode(LEDGER_EVENTS, stored) as Result<LedgerEvent, string>;

export const decodeAppealEvent = (stored: StoredEvent): Result<AppealEvent, string> =>
  decode(APPEAL_EVENTS, stored) as Result<AppealEvent, string>;
