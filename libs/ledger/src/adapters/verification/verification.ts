import type { Reason } from '../../evidence/reason';
import type { FaultKind } from './fault-kinds';

/** What a ledger is verified against besides itself. */
export interface VerifyOptions {
  /**
   * Verifier keys of the ledger, or of its witnesses, that are known from elsewhere. Without one of the ledger's, its own
   * first key is believed.
   */
  readonly keys?: readonly string[];
  /** Checkpoints that somebody has kept. */
  readonly checkpoints?: readonly KeptCheckpoint[];
}

export interface KeptCheckpoint {
  /** What to call it: the file that it was kept in. */
  readonly name: string;
  /** The signed note (C2SP tlog-checkpoint). */
  readonly note: string;
}

export type LedgerVerification = SoundLedger | WrongLedger;

interface SoundLedger {
  readonly ok: true;
  readonly events: number;
  /** RFC 6962 root over all leaves in order, 64 hexadecimal digits. */
  readonly root: string;
  /** Signed tree heads that the ledger itself holds, and events up to the last of them. */
  readonly checkpoints: number;
  readonly signed: number;
  /** Kept checkpoints that it was compared with. */
  readonly kept: number;
  /** The verifier key in force; null where nothing is signed. */
  readonly key: string | null;
  /** Why that key is believed: it was given, or follows from one that was; or only because the ledger says so. */
  readonly trust: 'given' | 'own-word' | null;
  /** What does not make it wrong, but should be known. */
  readonly warnings: readonly string[];
  /** The same as codes with parameters. */
  readonly cautions: readonly Reason[];
}

export interface WrongLedger extends Reason {
  readonly ok: false;
  /** Events from the beginning that are in order. */
  readonly events: number;
  /** The first position that is wrong, or can be; undefined when the damage is not in an event. */
  readonly position: number | undefined;
  /** Where the fault is somewhere from `position` on: the last position it can be at. */
  readonly until?: number;
  /** What that means, and what it does not mean; the same for every fault of a kind. */
  readonly meaning: string;
  readonly kind: FaultKind;
}
