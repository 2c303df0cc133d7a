import { hash } from 'node:crypto';
import { EMPTY_FRONTIER, type Frontier } from '../../evidence';
import { emptyRoot } from '../hashes';

/** A Merkle tree (RFC 6962) that grows leaf by leaf; hashes are 64 hexadecimal digits. Memory is a hash for every level. */
export interface RunningTree {
  readonly size: number;
  add(leaf: string): void;
  root(): string;
  /** Roots of its complete subtrees, the largest first. */
  readonly subtrees: readonly string[];
  /** What it takes to continue it later. */
  frontier(): Frontier<string>;
}

/** Heights of the subtrees that a ledger stores are multiples of this: 256 leaves, 65,536 and so on. */
const STORED_HEIGHT = 8;

/**
 * Like `addLeaf` of the evidence, but in place, because it is done for every event of a large ledger.
 * @param onStored told the root of every complete subtree of 256^level leaves
 * @param from a tree to continue; the empty one when left out
 */
export const runningTree = (
  onStored: (level: number, number: number, root: string) => void,
  from: Frontier<string> = EMPTY_FRONTIER,
): RunningTree => {
  /** Roots of complete subtrees, the largest first. */
  const subtrees = [...from.subtrees];
  let { size } = from;
  return {
    get size() {
      return size;
    },
    add(leaf) {
      let node = leaf;
      let height = 0;
      let number = size;
      for (; number % 2 === 1; number = (number - 1) / 2) {
        node = nodeOf(subtrees.pop() ?? '', node);
        height += 1;
        if (height % STORED_HEIGHT === 0) onStored(height / STORED_HEIGHT, (number - 1) / 2, node);
      }
      subtrees.push(node);
      size += 1;
    },
    root: () => rootOver(subtrees),
    frontier: () => ({ size, subtrees: [...subtrees] }),
    subtrees,
  };
};

/** The root over complete subtrees, the largest first. */
export const rootOver = (subtrees: readonly string[]): string =>
  subtrees.length === 0 ? emptyRoot().toString('hex') : subtrees.reduceRight((right, left) => nodeOf(left, right));

/** Adds a node to nodes of one height, as `runningTree` adds a leaf: `count` of them have been added before. */
export const addNode = (subtrees: string[], count: number, added: string): void => {
  let node = added;
  for (let number = count; number % 2 === 1; number = (number - 1) / 2) node = nodeOf(subtrees.pop() ?? '', node);
  subtrees.push(node);
};

/** SHA-256(0x01 || left || right), in one place of memory for all. */
const nodeOf = (left: string, right: string): string => {
  NODE.write(left, 1, 'hex');
  NODE.write(right, 33, 'hex');
  return hash('sha256', NODE, 'hex');
};

const NODE = Buffer.alloc(65, 1);
