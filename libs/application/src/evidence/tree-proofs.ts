import type { ConsistencyAnswer, InclusionAnswer } from '@app/contract';
import { type EventLog, parseDecimal, toBase64, toHex } from '@app/ledger';
import { publishedCheckpoint } from './evidence-of';
import { problem } from '../problems/problem-reasons';
import { EvidenceProblem } from './evidence-problem';

const numberOf = (name: string, text: string): number => {
  const number = parseDecimal(text);
  if (number !== undefined) return number;
  throw new EvidenceProblem('BadNumber', problem('not-a-whole-number', { name, text }));
};

/** Of which trees there are proofs: all that the ledger has, or up to the last checkpoint: how it grows is told by those. */
export type Extent = 'ledger' | 'checkpoint';

/** The size asked for, or that of the last checkpoint. */
const sizeOf = async (log: EventLog, name: string, text: string | undefined, extent: Extent): Promise<number> => {
  if (text === undefined) return (await publishedCheckpoint(log)).size;
  const size = numberOf(name, text);
  const events = extent === 'ledger' ? (await log.head()) + 1 : (await publishedCheckpoint(log)).size;
  if (size <= events) return size;
  throw new EvidenceProblem('TreeUnknown', problem('no-tree', { name, extent, events, size }));
};

/**
 * Proves that the event at a position is in the tree of `size` events; of the last checkpoint where that is left out.
 * Rejects with an `EvidenceProblem`, or a `LedgerError`.
 */
export const inclusionOf = async (
  log: EventLog,
  at: string,
  ofSize: string | undefined,
  extent: Extent,
): Promise<InclusionAnswer> => {
  const position = numberOf('position', at);
  const size = await sizeOf(log, 'size', ofSize, extent);
  if (position >= size) {
    throw new EvidenceProblem('TreeUnknown', problem('not-in-tree', { position, size }));
  }
  const [leaf = new Uint8Array()] = await log.tree.hashes(0, position, 1);
  const hashes = (await log.tree.inclusion(position, size)).map(toBase64);
  return { position, size, root: toHex(await log.tree.root(size)), leaf: toHex(leaf), hashes };
};

/**
 * Proves that the tree of `from` events is the beginning of the one of `to`; of the last checkpoint where that is left
 * out. Rejects with an `EvidenceProblem`, or a `LedgerError`.
 */
export const consistencyOf = async (
  log: EventLog,
  earlier: string | undefined,
  later: string | undefined,
  extent: Extent,
): Promise<ConsistencyAnswer> => {
  if (earlier === undefined) throw new EvidenceProblem('BadNumber', problem('from-missing'));
  const from = await sizeOf(log, 'from', earlier, extent);
  const to = await sizeOf(log, 'to', later, extent);
  if (from > to) {
    throw new EvidenceProblem('BadNumber', problem('no-beginning', { from, to }));
  }
  const hashes = (await log.tree.consistency(from, to)).map(toBase64);
  const [fromRoot, toRoot] = [toHex(await log.tree.root(from)), toHex(await log.tree.root(to))];
  return { from, fromRoot, to, toRoot, hashes };
};
