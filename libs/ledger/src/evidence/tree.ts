import type { HashChildren } from './frontier';

/**
 * Roots and proofs of the trees of RFC 6962, 2.1, made from the roots of complete subtrees. Where those come from (leaves,
 * tiles, a table) and what a hash is belongs to the caller. Sizes may be any safe integer, so there are no bit operators here.
 */

/** Root of the complete subtree over the leaves from `index * 2^height` on, 2^height of them; a leaf itself for height 0. */
export type SubtreeRoot<H> = (height: number, index: number) => H;

/** The root over the first `size` leaves; undefined for the empty tree, whose root is the hash of nothing. */
export const treeRoot = <H>(size: number, subtreeRoot: SubtreeRoot<H>, hashChildren: HashChildren<H>): H | undefined =>
  size === 0 ? undefined : rangeRoot(0, size, subtreeRoot, hashChildren);

/** RFC 6962, 2.1.1: the siblings on the way from leaf `index` (less than `size`) up to the root over `size` leaves. */
export const inclusionProof = <H>(
  index: number,
  size: number,
  subtreeRoot: SubtreeRoot<H>,
  hashChildren: HashChildren<H>,
): readonly H[] => {
  const hashes: H[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + leftSize(end - start);
    if (index < middle) {
      hashes.push(rangeRoot(middle, end, subtreeRoot, hashChildren));
      end = middle;
    } else {
      hashes.push(rangeRoot(start, middle, subtreeRoot, hashChildren));
      start = middle;
    }
  }
  return hashes.reverse();
};

/**
 * RFC 6962, 2.1.2: what makes both the root over `from` leaves and the root over `to`, which is not less. None where there is
 * nothing to prove: from the empty tree (as C2SP tlog-witness has it) and between equal sizes.
 */
export const consistencyProof = <H>(
  from: number,
  to: number,
  subtreeRoot: SubtreeRoot<H>,
  hashChildren: HashChildren<H>,
): readonly H[] => {
  if (from === 0) return [];
  const hashes: H[] = [];
  // Down to the subtree of the larger tree that ends where the smaller tree ends.
  let [start, end] = [0, to];
  while (end !== from) {
    const middle = start + leftSize(end - start);
    if (from <= middle) {
      hashes.push(rangeRoot(middle, end, subtreeRoot, hashChildren));
      end = middle;
    } else {
      hashes.push(rangeRoot(start, middle, subtreeRoot, hashChildren));
      start = middle;
    }
  }
  // When it is the whole smaller tree, the verifier has its root already.
  if (start > 0) hashes.push(rangeRoot(start, end, subtreeRoot, hashChildren));
  return hashes.reverse();
};

/** Root over the leaves from `start` up to before `end`, a range that the splits of a tree lead to. */
const rangeRoot = <H>(start: number, end: number, subtreeRoot: SubtreeRoot<H>, hashChildren: HashChildren<H>): H => {
  const height = heightOf(end - start);
  if (2 ** height === end - start) return subtreeRoot(height, start / 2 ** height);
  const middle = start + leftSize(end - start);
  return hashChildren(
    rangeRoot(start, middle, subtreeRoot, hashChildren),
    rangeRoot(middle, end, subtreeRoot, hashChildren),
  );
};

/** The largest power of two less than `size`, which is at least 2: where RFC 6962 splits a tree. */
const leftSize = (size: number): number => 2 ** heightOf(size - 1);

/** Height of the largest complete tree that `size` leaves make, which is at least 1. */
const heightOf = (size: number): number => {
  let height = 0;
  while (2 ** (height + 1) <= size) height++;
  return height;
};
