import type { Reason } from '../../evidence/reason';

/** That the tree of `size` events has this root, said by somebody who has signed it. */
export interface Claim {
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly root: string;
  /** What says so: the name of a file, or a phrase. */
  readonly words: string | Reason;
  /** The position it is recorded at; undefined where it was kept outside of the ledger. */
  readonly at: number | undefined;
}
