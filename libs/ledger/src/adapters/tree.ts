import type { EventTree } from '../event-log';
import { consistencyProof, inclusionProof, treeRoot } from '../evidence/tree';
import { emptyRoot, nodeHash } from './hashes';
import { giveWay } from './paging/source';

/** Where the leaves of a tree are read. Throws a `LedgerError` when the ledger is closed or cannot be read. */
export interface Leaves {
  /** How many there are. */
  size(): number;
  /** Leaf hashes from position `start` on, `count` of them, which there must be. */
  read(start: number, count: number): readonly Buffer[];
}

/**
 * Roots of complete subtrees of 256^level leaves, level 1 and up, numbered from 0 without gaps. They follow from the leaves and are
 * kept only so that a root or a proof of a large ledger reads a few hundred hashes instead of all.
 */
export interface Subtrees {
  /** How many of this level are kept. */
  count(level: number): number;
  read(level: number, start: number, count: number): readonly Buffer[];
  /** Keeps roots from number `start` on. */
  keep(level: number, start: number, roots: readonly Buffer[]): void;
}

const WIDTH = 256;
const HEIGHT = 8;

/** Complete tiles that are kept folded: half a thousand hashes each, and the proofs of neighbours share theirs. */
const FOLDED_TILES = 32;

/** Subtrees made before others have their turn, and those kept at a time: 1,024 and 65,536 leaves at level 1. */
const TURN = 4;
const KEPT_TOGETHER = 256;

/** Roots in memory, of a ledger that has no better place for them. */
export const subtreesInMemory = (): Subtrees => {
  const levels: Buffer[][] = [];
  const ofLevel = (level: number): Buffer[] => (levels[level] ??= []);
  return {
    count: (level) => ofLevel(level).length,
    read: (level, start, count) => ofLevel(level).slice(start, start + count),
    keep: (level, start, roots) => {
      ofLevel(level).splice(start, roots.length, ...roots);
    },
  };
};

/** The Merkle tree over leaves: subtrees that are not kept yet are made when a root, a proof or a tile needs them. */
export const eventTree = (leaves: Leaves, subtrees: Subtrees): EventTree => {
  const hashes = (level: number, start: number, count: number): readonly Buffer[] =>
    level === 0 ? leaves.read(start, count) : subtrees.read(level, start, count);

  /** The rows of complete tiles, by level and number; those that were not asked for the longest first. */
  const foldedTiles = new Map<string, readonly (readonly Buffer[])[]>();
  const foldedTile = (level: number, number: number): readonly (readonly Buffer[])[] => {
    const name = `${level}/${number}`;
    const rows = foldedTiles.get(name) ?? rowsOver(hashes(level, number * WIDTH, WIDTH));
    foldedTiles.delete(name);
    foldedTiles.set(name, rows);
    const [oldest] = foldedTiles.size > FOLDED_TILES ? foldedTiles.keys() : [];
    if (oldest !== undefined) foldedTiles.delete(oldest);
    return rows;
  };

  /** Root of a complete subtree, from the nearest level below that is kept. */
  const subtreeRoot = (height: number, index: number): Buffer => {
    const level = Math.floor(height / HEIGHT);
    const row = height - level * HEIGHT;
    const count = 2 ** row;
    const tile = Math.floor((index * count) / WIDTH);
    if (row === 0 || tile >= subtrees.count(level + 1)) return fold(hashes(level, index * count, count));
    return at(foldedTile(level, tile)[row] ?? [], index - (tile * WIDTH) / count);
  };

  const fillLevel = async (level: number, count: number): Promise<void> => {
    for (let next = subtrees.count(level); next < count;) {
      const roots: Buffer[] = [];
      while (next + roots.length < count && roots.length < KEPT_TOGETHER) {
        const width = Math.min(TURN, count - next - roots.length);
        const below = hashes(level - 1, (next + roots.length) * WIDTH, width * WIDTH);
        for (let i = 0; i < width; i++) roots.push(fold(below.slice(i * WIDTH, (i + 1) * WIDTH)));
        await giveWay();
      }
      subtrees.keep(level, next, roots);
      next += roots.length;
    }
  };

  const fill = async (size: number): Promise<void> => {
    for (let level = 1; WIDTH ** level <= size; level++) await fillLevel(level, Math.floor(size / WIDTH ** level));
  };

  // One after the other: whoever asks while the subtrees are made needs most of the same.
  let filling = Promise.resolve();
  const filled = (size: number): Promise<void> => {
    filling = filling.catch(() => undefined).then(() => fill(size));
    return filling;
  };

  /** The sizes are of trees this ledger has or had. */
  const judge = (...sizes: readonly number[]): void => {
    const events = leaves.size();
    for (const size of sizes) {
      if (!isSize(size)) throw new RangeError(`${size} is not a number of events`);
      if (size > events) throw new RangeError(`the ledger has ${events} events, so there is no tree of ${size} yet`);
    }
  };

  return {
    async root(size) {
      judge(size);
      await filled(size);
      return treeRoot(size, subtreeRoot, nodeHash) ?? emptyRoot();
    },
    async inclusion(position, size) {
      judge(size);
      if (!isSize(position)) throw new RangeError(`${position} is not a position`);
      if (position >= size)
        throw new RangeError(`the event at position ${position} is not in the tree of ${size} events`);
      await filled(size);
      return inclusionProof(position, size, subtreeRoot, nodeHash);
    },
    async consistency(from, to) {
      judge(from, to);
      if (from > to) throw new RangeError(`the tree of ${from} events cannot be the beginning of that of ${to}`);
      await filled(to);
      return consistencyProof(from, to, subtreeRoot, nodeHash);
    },
    async hashes(level, start, count) {
      if (![level, start, count].every(isSize)) {
        throw new RangeError(`there are no hashes of level ${level} from ${start} on, ${count} of them`);
      }
      const size = (start + count) * WIDTH ** level;
      judge(size);
      await filled(size);
      return hashes(level, start, count);
    },
  };
};

const isSize = (size: number): boolean => Number.isSafeInteger(size) && size >= 0;

/** The complete tree over a power of two of hashes, row by row from these hashes up to the root. */
const rowsOver = (hashes: readonly Buffer[]): readonly (readonly Buffer[])[] => {
  const rows = [hashes];
  for (let nodes = hashes; nodes.length > 1;) {
    const parents: Buffer[] = [];
    for (let i = 0; i < nodes.length; i += 2) parents.push(nodeHash(at(nodes, i), at(nodes, i + 1)));
    rows.push(parents);
    nodes = parents;
  }
  return rows;
};

const fold = (hashes: readonly Buffer[]): Buffer => at(rowsOver(hashes).at(-1) ?? [], 0);

const at = (nodes: readonly Buffer[], index: number): Buffer => {
  const node = nodes[index];
  if (node === undefined) throw new Error('a complete tree has two children for every node');
  return node;
};
