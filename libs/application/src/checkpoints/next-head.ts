import { type EventLog, LedgerError, parseCheckpoint, parseNote, toHex } from '@app/ledger';
import { type TreeHead, brokenOff } from '../integrity/continuity';
import type { LedgerCheckpoint } from './recorded';
import type { SignedHeads } from './signed-heads';

/** What the next checkpoint is to be of. */
interface NextHead {
  readonly head: TreeHead;
  /** What was signed last under its origin. */
  readonly before: TreeHead | undefined;
}

/**
 * The head of the ledger's tree, after making sure that it continues the last checkpoint in the ledger and what was
 * signed last, both under this origin: a log must never sign what does not (C2SP tlog-checkpoint). Rejects with
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
  const binding = recorded && isOf(origin, recorded) ? [recorded, before] : [before];
  for (const earlier of binding) if (earlier) await refuseUnlessContinued(log, size, earlier);
  return { head: { size, root: toHex(await log.tree.root(size)) }, before };
};

/** What was recorded under an origin that was given up binds nobody: the new one was begun because it no longer held. */
const isOf = (origin: string, { note }: LedgerCheckpoint): boolean =>
  parseCheckpoint(parseNote(note)?.text ?? '')?.origin === origin;

const refuseUnlessContinued = async (log: EventLog, size: number, earlier: TreeHead): Promise<void> => {
  const why = await brokenOff(log, size, earlier);
  if (why === null) return;
  throw new LedgerError(
    'LedgerCorrupt',
    `the ledger no longer continues the checkpoint signed at ${earlier.size} events (root ${earlier.root}): ${why}; ` +
      'nothing was signed, and whoever keeps that checkpoint can show the same',
  );
};
