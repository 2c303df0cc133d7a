import type { EventLog } from '@app/ledger';
import { ledgerKeys } from './recorded';

const MEANS = 'so nothing shows later whether an event was altered';

/** Of a process that signs, or would: every so many seconds, 0 for never. */
export const NEVER_SIGNED = `CHECKPOINT_SECONDS is 0: no checkpoint is signed, ${MEANS}`;

/**
 * What an operator should know of a ledger without a key, in words; null for one that has a key. Rejects with a
 * `LedgerError`.
 */
export const keylessWarning = async (log: EventLog): Promise<string | null> =>
  (await ledgerKeys(log)).length > 0
    ? null
    : `the ledger has no key: no checkpoint is signed, ${MEANS}; make a key with ledger keys make`;
