import {
  type EventLog,
  type Frontier,
  EMPTY_FRONTIER,
  LedgerError,
  addLeaf,
  nodeHash,
  rootOf,
  toHex,
} from '@app/ledger';
import { ledgerCheckpoints } from '../checkpoints/recorded';

/** Hashes read at a time. */
const PAGE = 4_096;
/** Checkpoints before the last one that narrow down where a hash was altered. */
const CHECKPOINTS = 100;

/**
 * Rejects with `LedgerAltered` where the leaf hashes of the ledger do not make the roots of its last checkpoints. They are
 * hashed anew: the stored roots of subtrees may be older than an alteration.
 */
export const refuseUnlessSigned = async (log: EventLog): Promise<void> => {
  const checkpoints = await ledgerCheckpoints(log, { direction: 'backwards', limit: CHECKPOINTS });
  let tree: Frontier<Buffer> = EMPTY_FRONTIER;
  let sound = 0;
  for (const { size, root, position } of checkpoints.toReversed()) {
    while (tree.size < size) {
      const leaves = await log.tree.hashes(0, tree.size, Math.min(PAGE, size - tree.size));
      for (const leaf of leaves) tree = addLeaf(tree, Buffer.from(leaf), nodeHash);
    }
    const made = rootOf(tree, nodeHash);
    if (made !== undefined && toHex(made) !== root) {
      const message = `position ${sound}: from here to ${size - 1} the hashes are not those of the checkpoint at position ${position}`;
      throw new LedgerError('LedgerAltered', message, { position: sound });
    }
    sound = size;
  }
};
