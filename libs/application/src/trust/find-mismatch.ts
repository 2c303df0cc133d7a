import { type EventLog, toHex } from '@app/ledger';
import { brokenOff } from '../integrity/continuity';
import type { Mismatch } from '../integrity/integrity';
import type { KnownBeside, KnownHead } from './known-heads';

/** What a ledger that is open says of itself. */
interface OpenedLedger {
  readonly log: EventLog;
  /** Null where it has none. */
  readonly identity: string | null;
}

/**
 * Whether a ledger is the one that the files beside it know, and continues what they know. Gives the first mismatch; null for
 * none. Rejects with a `LedgerError` where the ledger cannot be read.
 */
export const findMismatch = async (
  { log, identity }: OpenedLedger,
  { heads, ledger }: KnownBeside,
): Promise<Mismatch | null> => {
  const size = (await log.head()) + 1;
  if (identity !== null && ledger !== null && identity !== ledger)
    return {
      kind: 'replaced',
      reason: `it is another ledger (${identity}) than the files beside it are of (${ledger})`,
    };
  // What was built from a history that was given up knowingly is built again; it says nothing about this one.
  const binding = heads.filter((head) => head.ledger === null || identity === null || head.ledger === identity);
  for (const head of binding) {
    const reason = await notContinued(log, size, head);
    if (reason !== null) return { kind: 'set-back', expected: head.size, found: size, reason };
  }
  const isProved = size > 0 && binding.some(({ root }) => root !== undefined);
  if (identity === null && ledger !== null && !isProved)
    return {
      kind: 'replaced',
      reason: `it has ${size} events and is not the ledger (${ledger}) that the files beside it are of`,
    };
  return null;
};

const notContinued = async (log: EventLog, size: number, head: KnownHead): Promise<string | null> => {
  const { file, root, lastLeaf, lastEvent } = head;
  if (size < head.size) return `it has ${size} events, and ${file} knows of ${head.size}: ${head.size - size} are gone`;
  const why = root === undefined ? null : await brokenOff(log, size, { size: head.size, root });
  if (why !== null) return `it has another history than ${file} knows (root ${root ?? ''}): ${why}`;
  if (lastLeaf !== undefined) {
    const [leaf] = await log.tree.hashes(0, head.size - 1, 1);
    if (leaf === undefined || toHex(leaf) !== lastLeaf)
      return `it has another history than ${file} knows: another event at position ${head.size - 1}`;
  }
  if (lastEvent === undefined) return null;
  for await (const { id } of log.readAll({ after: head.size - 2, limit: 1 }))
    if (id !== lastEvent)
      return `it has another history than ${file} knows: event ${head.size - 1} is ${id} now, and was ${lastEvent}`;
  return null;
};
