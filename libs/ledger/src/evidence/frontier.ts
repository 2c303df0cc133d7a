/**
 * The root of an RFC 6962 Merkle tree, folded leaf by leaf. Only the roots of the complete subtrees along the
 * right edge are kept, so the memory is one hash for each binary digit of the number of leaves.
 */
export interface Frontier<H> {
  readonly size: number;
  /** Roots of complete subtrees, the largest (leftmost) first; their sizes are the binary digits of `size`. */
  readonly subtrees: readonly H[];
}

export const EMPTY_FRONTIER: Frontier<never> = { size: 0, subtrees: [] };

/** Hash of an inner node: SHA-256(0x01 || left || right) in RFC 6962. */
export type HashChildren<H> = (left: H, right: H) => H;

export const addLeaf = <H>(frontier: Frontier<H>, leaf: H, hashChildren: HashChildren<H>): Frontier<H> => {
  const subtrees = [...frontier.subtrees];
  let node = leaf;
  // Each trailing 1 of the old size is a subtree as large as the one at hand: they become one of double size.
  for (let size = frontier.size; size % 2 === 1; size = (size - 1) / 2) {
    const left = subtrees.pop();
    if (left === undefined) throw new Error('a frontier has a subtree for every 1 in its size');
    node = hashChildren(left, node);
  }
  subtrees.push(node);
  return { size: frontier.size + 1, subtrees };
};

/** The root, or undefined for the empty tree, whose root is the hash of nothing. */
export const rootOf = <H>(frontier: Frontier<H>, hashChildren: HashChildren<H>): H | undefined =>
  frontier.subtrees.reduceRight<H | undefined>(
    (right, left) => (right === undefined ? left : hashChildren(left, right)),
    undefined,
  );
