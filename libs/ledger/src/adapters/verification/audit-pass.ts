import type { Frontier } from '../../evidence';

/** The head of a tree: `root` over the first `size` events, 64 hexadecimal digits. */
export interface TreeHead {
  readonly size: number;
  readonly root: string;
}

/** How far a pass over a ledger has come; hashes are 64 hexadecimal digits. */
export type AuditProgress = Frontier<string>;

/** A pass that can be interrupted and continued. */
export interface AuditPass {
  /**
   * Where an earlier pass was interrupted; from the first event when left out. The caller has made sure that this is the
   * beginning of the ledger's tree.
   */
  readonly from?: AuditProgress | undefined;
  /** Heads that were signed, known from outside of the ledger: its tree must have had these roots. */
  readonly heads?: readonly TreeHead[];
  /** Positions of altered events that the operator accepted: the pass goes on behind them with their stored hashes. */
  readonly accepted?: readonly number[];
  /** Called after each page of events. The pass waits until it resolves, and ends with the error when it rejects. */
  readonly reached?: (progress: AuditProgress) => Promise<void>;
}
