import type { RecordedEvent } from '../event-log';
import type { Reason } from './reason';

/** What evidence is checked with: Node's crypto or a browser's. */
export interface EvidenceCrypto {
  readonly sha256: (data: Uint8Array) => Promise<Uint8Array>;
  /** Ed25519 (RFC 8032): the public key is 32 bytes, the signature 64. False for anything malformed. */
  readonly verifyEd25519: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;
  /**
   * What was encrypted with AES-256-GCM (NIST SP 800-38D): a key of 32 bytes, a vector of 12, and at the end of
   * `encrypted` a tag of 16. Undefined for anything that does not open.
   */
  readonly openAes256Gcm: (key: Uint8Array, iv: Uint8Array, encrypted: Uint8Array) => Promise<Uint8Array | undefined>;
}

/** Events, and the proof that each is in the ledger at its position as of one checkpoint. Nothing else is needed offline. */
export interface Evidence {
  /** A C2SP checkpoint: the signed note with its signatures. */
  readonly checkpoint: string;
  readonly events: readonly ProvedEvent[];
}

export interface ProvedEvent {
  readonly event: RecordedEvent;
  /** Inclusion proof in the tree of the checkpoint, leaf to root, in base64. */
  readonly hashes: readonly string[];
}

export type EvidenceVerdict =
  | {
      readonly ok: true;
      readonly origin: string;
      /** Events in the tree of the checkpoint, and how many of them were proved here. */
      readonly size: number;
      readonly proved: number;
      /** Root of the tree, 64 hexadecimal digits. */
      readonly root: string;
      /** Names of the given keys whose signatures are on the checkpoint. */
      readonly signedBy: readonly string[];
    }
  | ({
      readonly ok: false;
      /** The first position that does not hold; null where it is the checkpoint itself. */
      readonly position: number | null;
    } & Reason);
