import { addNode, rootOver, type RunningTree } from './running-tree';

/** Events from one position to another, both included. */
interface Range {
  readonly from: number;
  readonly until: number;
}

/** Where a ledger differs from the one that was signed, as its stored roots tell it. */
export interface Narrowed extends Range {
  /** In how many further groups of as many events at least one differs. */
  readonly others: number;
}

/**
 * Roots of subtrees that a ledger stores beside its events. They were made when the events were as signed, or later, or have
 * been altered too, so they are believed only where the tree over them has the root that was signed: then they are
 * the roots that were signed (SHA-256 has no collisions), and exactly those groups differ whose events make another root.
 */
export interface StoredRoots {
  /**
   * Told the root of every complete subtree of 256^level events as the events make it.
   * @param stored the root that is stored; undefined where there is none
   */
  add(level: number, number: number, root: string, stored: string | undefined): void;
  /**
   * The first group of events that differs from the tree with this root, among those from a position on; undefined where the
   * stored roots do not say.
   * @param signed the root of the tree of as many events as `tree` has now
   */
  narrow(tree: RunningTree, signed: string, from: number): Narrowed | undefined;
}

/** The tree over the stored roots of one level; what is not stored is as the events make it. */
interface OfLevel {
  readonly subtrees: string[];
  /** The number of the first stored root that the events do not make, and how many there are. */
  first: number | undefined;
  differing: number;
}

export const storedRoots = (): StoredRoots => {
  const levels: OfLevel[] = [];
  return {
    add(level, number, root, stored) {
      const known = (levels[level - 1] ??= { subtrees: [], first: undefined, differing: 0 });
      addNode(known.subtrees, number, stored ?? root);
      if (stored === undefined || stored === root) return;
      known.first ??= number;
      known.differing += 1;
    },
    narrow(tree, signed, from) {
      for (const [index, { subtrees, first, differing }] of levels.entries()) {
        if (first === undefined) continue;
        // The largest subtrees are of this level and above; the rest of the tree is as the events make it.
        if (rootOver([...subtrees, ...tree.subtrees.slice(subtrees.length)]) !== signed) continue;
        const width = 256 ** (index + 1);
        const range = { from: Math.max(from, first * width), until: (first + 1) * width - 1 };
        return { ...range, others: differing - 1 };
      }
      return undefined;
    },
  };
};
