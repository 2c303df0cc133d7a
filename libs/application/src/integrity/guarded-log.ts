import { type EventLog, LedgerError } from '@app/ledger';
import { type Integrity, mismatchCode } from './integrity';

/** Throws `LedgerAltered` or `LedgerSetBack` while a mismatch stands. */
const refuseWhileMismatched = (integrity: Integrity): void => {
  const mismatch = integrity.mismatch();
  if (mismatch === null) return;
  const { reason } = mismatch;
  throw new LedgerError(
    mismatchCode(mismatch),
    `nothing is written: ${reason}; see docs/operations.md, "The ways out"`,
  );
};

/**
 * The same ledger, but `append` rejects with `LedgerAltered` or `LedgerSetBack` while a mismatch stands, also where it was
 * found while the append was under way. Reading is not affected.
 */
export const guardedLog = (log: EventLog, integrity: Integrity): EventLog => ({
  append: async (streamId, events, expected) => {
    refuseWhileMismatched(integrity);
    const outcome = await log.append(streamId, events, expected);
    refuseWhileMismatched(integrity);
    return outcome;
  },
  readStream: (streamId, options) => log.readStream(streamId, options),
  readAll: (options) => log.readAll(options),
  subscribeAll: (options) => log.subscribeAll(options),
  head: () => log.head(),
  tree: log.tree,
  close: () => log.close(),
});
