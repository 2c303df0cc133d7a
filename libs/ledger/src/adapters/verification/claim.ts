/** That the tree of `size` events has this root, said by somebody who has signed it. */
export interface Claim {
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly root: string;
  /** What says so. */
  readonly words: string;
  /** The position it is recorded at; undefined where it was kept outside of the ledger. */
  readonly at: number | undefined;
}
