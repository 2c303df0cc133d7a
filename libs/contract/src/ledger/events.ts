import { aDecision } from '../decision-address';
import type { EventsOf } from '../events-of';
import { flag, nullable, object, optional, says, text, textOf, whole } from '../schema/schema';
import { aSha256, anId } from '../vocabulary';

const count = whole(0, Number.MAX_SAFE_INTEGER);
const aVerifierKey = textOf('a verifier key, like ledger.example+0a1b2c3d+AbCd', {
  pattern: '^[^\\s+]{1,200}\\+[0-9a-f]{8}\\+[A-Za-z0-9+/]{4,200}={0,2}$',
});

/** `ledger-{name}`: what the ledger records about itself. */
export const LEDGER_EVENTS = {
  /** A file has been taken into a session; counts of records. */
  ImportFinished: object({
    session: anId,
    file: text(255),
    sha256: aSha256,
    format: text(20),
    read: count,
    taken: count,
    already: count,
    refused: count,
    undated: says('Nobody said when it was played: what it records is as of the import.', optional(flag)),
  }),
  /**
   * `ledger-effects`: a decision called for something in another stream, which refused it. It is not tried again: a
   * person has to see to it.
   */
  FollowUpRefused: object({
    cause: aDecision,
    /** What was asked, and of which stream. */
    command: text(60),
    stream: text(255),
    code: text(60),
    message: text(10_000),
  }),
  /**
   * `ledger-keys`: from here on the ledger's checkpoints are signed with this key. `note` is a checkpoint of the ledger
   * as it was then, with an extension line that names the new key (`session-ledger/key` and the verifier key), signed
   * with the new key and, unless the old one is lost, with the old one as well.
   */
  KeyRotated: object({
    /** C2SP verifier keys: `name+0a1b2c3d+base64`. */
    key: aVerifierKey,
    /** Null for the first key of the ledger. */
    replaces: nullable(aVerifierKey),
    /** Of a change: why. */
    reason: optional(text()),
    note: text(20_000),
  }),
  /** `ledger-checkpoints`: a signed tree head (a C2SP checkpoint), with whatever witnesses had co-signed it by then. */
  CheckpointSigned: object({
    /** Events in the tree, not counting this one. */
    size: count,
    /** Root of the tree. */
    root: aSha256,
    note: text(20_000),
  }),
  /**
   * `ledger-people`: whose names and statements are not kept any longer. The id says nothing about anybody once the
   * directory has forgotten it.
   */
  PersonForgotten: object({
    person: anId,
    /** The session that the id belongs to, where ids are of one session only. */
    session: nullable(anId),
    /** On what ground, in words that name nobody. */
    reason: optional(text()),
  }),
  /**
   * `ledger-recovery`: the ledger lost events or has another history than was signed, and an operator decided to go on with what
   * is left, under a new origin.
   */
  LedgerRecovered: object({
    /** Why, in the operator's words. */
    reason: text(),
    /** What was found, for an operator. */
    found: text(10_000),
    /** Events that were left, not counting this one. */
    events: count,
    /** The last head signed under the old origin; null where nothing was signed. */
    lost: nullable(object({ origin: text(255), size: count, root: aSha256 })),
    /** The key of the new origin, which is its name. */
    key: aVerifierKey,
    /** A note (C2SP signed-note) that says all this, signed with the new key and, where it was still there, with the old one. */
    notice: text(20_000),
  }),
  /**
   * `ledger-recovery`: an event was found altered, and an operator decided to go on with the ledger as it is. It stays altered:
   * every check goes on finding it.
   */
  AlterationAccepted: object({
    /** The position of the altered event. */
    altered: count,
    /** The hash of the leaf of the event as it was found, so that another alteration of it is not accepted with it. */
    leaf: aSha256,
    found: text(10_000),
    reason: text(),
  }),
} as const;

export type LedgerEvent = EventsOf<typeof LEDGER_EVENTS>;
