import type { EventLog } from '@app/ledger';
import { LedgerError, toHex } from '@app/ledger';
import type { TreeHead } from '../../../common/src/integrity/continuity';
import { brokenOff } from '../../../common/src/integrity/continuity';
import type { LedgerCheckpoint } from './recorded';
import type { SignedHeads } from './signed-heads';

/** What the next checkpoint is to be of. */
export interface NextHead {
  readonly head: TreeHead;
  /** What was signed last under its origin. */
  readonly before: TreeHead | undefined;
}

/**
 * The head of the ledger's tree, after making sure that it continues the last checkpoint in the ledger and what was
 * signed last under this origin: a log must never sign what does not (C2SP tlog-checkpoint). Rejects with
 * `LedgerCorrupt`. Whoever signs it lets it `advance` from `before` first.
 */
export const nextHead = async (
  { log, signed }: { readonly log: EventLog; readonly signed: SignedHeads },
  origin: string,
  recorded: LedgerCheckpoint | undefined,
): Promise<NextHead> => {
  const before = signed.last(origin);
  // After looking at both: what others sign meanwhile is of a ledger that has grown since.
  const size = (await log.head()) + 1;
  for (const earlier of [recorded, before]) if (earlier) await refuseUnlessContinued(log, size, earlier);
  return { head: { size, root: toHex(await log.tree.root(size)) }, before };
};

const refuseUnlessContinued = async (log: EventLog, size: number, earlier: TreeHead): Promise<void> => {
  const why = await brokenOff(log, size, earlier);
  if (why === null) return;
  throw new LedgerError(
    'LedgerCorrupt',
    `the ledger no longer continues the checkpoint signed at ${earlier.size} events (root ${earlier.root}): ${why}; ` +
      'nothing was signed, and whoever keeps that checkpoint can show the same',
  );
};
