import type { Params } from '@app/bridge';
import type { LedgerErrorCode } from '@app/ledger';

/** Why, in English; and as a code with parameters, where it was found by a check and not told by an error. */
interface Why {
  readonly reason: string;
  readonly code?: string | undefined;
  readonly params?: Params | undefined;
}

/** Why a ledger cannot be trusted any longer. */
export type Mismatch = Why /** An event, a hash or a signature does not hold. */ &
  (
    | { readonly kind: 'altered'; readonly position: number }
    /** The ledger has fewer events than were acknowledged, or another history; `expected` and `found` count events. */
    | { readonly kind: 'set-back'; readonly expected: number; readonly found: number }
    /** The file is not the ledger that it was, or lost its name under the process. */
    | { readonly kind: 'replaced' }
  );

/** An alteration that the operator has decided to go on with; it is on record in `ledger-recovery`. */
interface AcceptedAlteration {
  readonly altered: number;
  /** Why, in the operator's words. */
  readonly reason: string;
}

/** What a process knows about whether its ledger can be trusted. One object per process and ledger. */
export interface Integrity {
  /** The first mismatch found, or null while none is known. */
  readonly mismatch: () => Mismatch | null;
  /**
   * Records a mismatch. The first one wins: listeners are called with it, and appends are refused from then on. One that the
   * operator accepted changes nothing.
   */
  readonly report: (mismatch: Mismatch) => void;
  /** Calls the listener with the mismatch: now where one is known already, otherwise when the first is reported. */
  readonly subscribe: (listener: (mismatch: Mismatch) => void) => void;
  /** The alterations that the operator has decided to go on with. */
  readonly accepted: () => readonly AcceptedAlteration[];
}

/** The code of the errors by which appends are refused. */
export const mismatchCode = ({ kind }: Mismatch): LedgerErrorCode =>
  kind === 'altered' ? 'LedgerAltered' : 'LedgerSetBack';

/** @param accepted alterations that do not count as a mismatch */
export const integrityOf = (accepted: readonly AcceptedAlteration[] = []): Integrity => {
  const listeners: ((mismatch: Mismatch) => void)[] = [];
  const isAccepted = (mismatch: Mismatch): boolean =>
    mismatch.kind === 'altered' && accepted.some(({ altered }) => altered === mismatch.position);
  let first: Mismatch | null = null;
  return {
    mismatch: () => first,
    report: (mismatch) => {
      if (first !== null || isAccepted(mismatch)) return;
      first = mismatch;
      for (const listener of listeners) listener(mismatch);
    },
    subscribe: (listener) => {
      listeners.push(listener);
      if (first !== null) listener(first);
    },
    accepted: () => accepted,
  };
};
