import type { AnswerTree } from '@app/contract';
import { type EventLog, toHex } from '@app/ledger';
import { type LedgerCheckpoint, ledgerCheckpoints } from '../checkpoints/recorded';

const revisionAt = async (log: EventLog, revision: number): Promise<LedgerCheckpoint | undefined> =>
  (await ledgerCheckpoints(log, { from: revision, limit: 1 }))[0];

/** The last published checkpoint of at most so many events; their sizes grow with their revisions. */
const checkpointWithin = async (log: EventLog, size: number): Promise<LedgerCheckpoint | null> => {
  const [last] = await ledgerCheckpoints(log, { direction: 'backwards', limit: 1 });
  if (last === undefined || last.size <= size) return last ?? null;
  let [low, high] = [0, last.revision];
  let found: LedgerCheckpoint | null = null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const checkpoint = await revisionAt(log, middle);
    if (checkpoint !== undefined && checkpoint.size <= size) {
      found = checkpoint;
      low = middle + 1;
    } else high = middle;
  }
  return found;
};

/**
 * The tree that the answer at a position was made from; null where there is none to be named. Callers with restricted access
 * are named the last published checkpoint: a tree between two of them would tell when something is recorded (ADR 16).
 */
export const treeOfAnswer = async (log: EventLog, position: number, seesAll: boolean): Promise<AnswerTree | null> => {
  const size = position + 1;
  // Read models may be further than a ledger that was set back.
  if (size <= 0 || size > (await log.head()) + 1) return null;
  if (seesAll) return { size, root: toHex(await log.tree.root(size)) };
  const checkpoint = await checkpointWithin(log, size);
  return checkpoint && { size: checkpoint.size, root: checkpoint.root };
};
