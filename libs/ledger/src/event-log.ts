/**
 * The port of the event store. Everything above it (command handlers, projectors, auditors) knows these
 * types only; an adapter under `adapters/` brings them to an engine, and the contract suite in
 * `libs/testing` is what every adapter must pass. The ledger knows no bridge.
 */

type JsonPrimitive = string | number | boolean | null;
export type JsonValue = JsonPrimitive | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** An event as its writer hands it in. */
export interface NewEvent {
  /**
   * UUID, kept in lower case; derived from the command id, so that a repeated append is recognised (see `eventIdOf`).
   */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  /** Who, when and why: `commandId`, `actor`, `occurredAt`, `recordedAt`, `schemaVersion`, `$correlationId`, `$causationId`. */
  readonly metadata: JsonObject;
}

/** An event as the ledger keeps it. */
export interface RecordedEvent extends NewEvent {
  readonly streamId: string;
  /** Place in its stream, from 0, without gaps. */
  readonly revision: number;
  /** Place in the whole ledger, from 0, without gaps, on every engine: the index of the event's leaf in the Merkle tree. */
  readonly position: number;
}

/** What the writer believes the last revision of the stream to be. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export type AppendOutcome =
  | {
      readonly ok: true;
      /** Revision and position of the last event of this append. */
      readonly revision: number;
      readonly position: number;
      /**
       * These very event ids were in the stream already, one after the other; nothing was written again, and the
       * outcome is that of the first time, whatever is expected now.
       */
      readonly repeated: boolean;
    }
  | {
      readonly ok: false;
      readonly code: 'WrongExpectedRevision';
      readonly expected: ExpectedRevision;
      /** The last revision the stream really has. */
      readonly actual: number | 'no-stream';
    }
  | {
      readonly ok: false;
      /** Some of the event ids are in the ledger already, but not as these events in this place. */
      readonly code: 'EventIdReused';
      readonly eventId: string;
    };

export interface ReadStream {
  /** First revision to read; the first of the stream forwards, the last backwards, when left out. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
}

export interface ReadAll {
  /** Only events after this position; from the beginning when left out. */
  readonly after?: number;
  readonly limit?: number;
  /** Only events of these types. The position of others is passed over silently. */
  readonly types?: readonly string[];
  /**
   * Hashes every event that is read, and rejects with `LedgerAltered` at the first that is not what its leaf hash was made
   * of, but for alterations at positions that the operator accepted. Without it an event is believed as it is stored. Of no
   * effect where nothing can be altered behind the ledger's back.
   */
  readonly checked?: { readonly accepted: readonly number[] };
}

export interface SubscribeAll {
  /** Only events after this position; from the beginning when left out. */
  readonly after?: number;
  readonly types?: readonly string[];
  /** Ends the subscription: the iteration completes. */
  readonly signal?: AbortSignal;
}

/**
 * What a subscription yields: the events in ledger order, and a mark each time the follower has
 * reached the end: once at the start, then whenever the ledger has grown, also where `types` passed over
 * all that is new. `position` of the mark is the last position the ledger held at that moment, or -1 for an
 * empty ledger.
 */
export type Followed =
  { readonly kind: 'event'; readonly event: RecordedEvent } | { readonly kind: 'caught-up'; readonly position: number };

/**
 * The Merkle tree of a ledger: RFC 6962 over SHA-256, a leaf for every event (its canonical bytes) at its position. The
 * same history has the same tree on every engine. Hashes are 32 bytes. All of it rejects with a `RangeError` for what
 * the ledger does not have (yet), and with a `LedgerError` when it cannot be read.
 */
export interface EventTree {
  /** The root over the first `size` events; of the empty tree for 0. */
  root(size: number): Promise<Uint8Array>;
  /** RFC 6962, 2.1.1: what proves that the event at `position` is in the tree of `size` events, leaf to root. */
  inclusion(position: number, size: number): Promise<readonly Uint8Array[]>;
  /** RFC 6962, 2.1.2: what proves that the tree of `from` events is the beginning of the one of `to`. */
  consistency(from: number, to: number): Promise<readonly Uint8Array[]>;
  /** Roots of `count` complete subtrees of 256^level events each, from the `start`th on: the hashes of tiles (C2SP tlog-tiles). */
  hashes(level: number, start: number, count: number): Promise<readonly Uint8Array[]>;
}

export interface EventLog {
  /**
   * Appends events to one stream, all or none, durably: when the promise resolves with `ok`, they are on disk.
   * Refusals are outcomes; a ledger that cannot write (full, read-only, corrupt, closed) rejects with a `LedgerError`,
   * and events that cannot be stored (no UUID, not JSON, more than `MAX_EVENT_LENGTH`) with a `TypeError`.
   * Without events only the expectation is checked; the outcome then names the last event of the stream, or -1 and -1.
   */
  append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendOutcome>;
  /** Events of one stream; none when there is no such stream. */
  readStream(streamId: string, options?: ReadStream): AsyncIterable<RecordedEvent>;
  /** Events of all streams in ledger order, up to the end as it was when the reading began or later. Memory stays bounded. */
  readAll(options?: ReadAll): AsyncIterable<RecordedEvent>;
  /**
   * Catches up from a position, then follows live, also what other processes append; no gap and no repeat at the seam.
   * Reads on only as fast as it is asked. Completes when it is aborted or the ledger is closed. Does not by itself
   * keep a process alive that has nothing else to do.
   */
  subscribeAll(options?: SubscribeAll): AsyncIterable<Followed>;
  /** The last position of the ledger, or -1 when it is empty. */
  head(): Promise<number>;
  readonly tree: EventTree;
  /** Writes what was asked for, then closes: subscriptions complete, everything else rejects with `LedgerClosed`. */
  close(): Promise<void>;
}

export type LedgerErrorCode =
  | 'LedgerFull'
  | 'LedgerReadOnly'
  | 'LedgerCorrupt'
  /** An event, a hash or a signature does not hold: nothing is appended until an operator decides otherwise. */
  | 'LedgerAltered'
  /** The ledger lost acknowledged events, has another history, or is not the file that it was. */
  | 'LedgerSetBack'
  | 'LedgerTooNew'
  | 'LedgerNotFound'
  | 'LedgerUnusable'
  /** An engine elsewhere does not answer, or not in time; what was asked may or may not have been done. */
  | 'LedgerUnreachable'
  | 'LedgerClosed';

/** A ledger that cannot do its work. `message` says which file and what is wrong in words for an operator. */
export class LedgerError extends Error {
  constructor(
    readonly code: LedgerErrorCode,
    message: string,
    options?: { cause?: unknown; position?: number },
  ) {
    super(message, options);
    this.name = 'LedgerError';
    this.position = options?.position ?? null;
  }

  /** Of `LedgerAltered`: the first event that does not hold, or may not. */
  readonly position: number | null;
}
