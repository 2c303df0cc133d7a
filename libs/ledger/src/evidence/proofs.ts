import { concatBytes, equalBytes, utf8 } from './bytes';
import type { EvidenceCrypto } from './evidence';

/** Proofs as whoever checks them sees them: nothing but hashes. Algorithms of RFC 9162, 2.1.3.2 and 2.1.4.2. */

interface Inclusion {
  readonly index: number;
  readonly size: number;
  /** Hash of the leaf, 32 bytes. */
  readonly leaf: Uint8Array;
  /** The proof, leaf to root. */
  readonly hashes: readonly Uint8Array[];
}

interface Consistency {
  readonly from: number;
  readonly fromRoot: Uint8Array;
  readonly to: number;
  readonly toRoot: Uint8Array;
  readonly hashes: readonly Uint8Array[];
}

/** Bytes of a SHA-256 hash. */
export const HASH_LENGTH = 32;

/** Hash of the leaf of an event, given as its canonical text (see `canonicalEvent`): SHA-256(0x00 || UTF-8). */
export const leafHashOf = (canonicalText: string, crypto: EvidenceCrypto): Promise<Uint8Array> =>
  crypto.sha256(concatBytes(LEAF, utf8(canonicalText)));

/** The root the proof leads to, to be compared with one that is trusted; undefined where it cannot be a proof for this place. */
export const rootFromInclusion = async (
  { index, size, leaf, hashes }: Inclusion,
  crypto: EvidenceCrypto,
): Promise<Uint8Array | undefined> => {
  if (!isSize(index) || !isSize(size) || index >= size || ![leaf, ...hashes].every(isHash)) return undefined;
  let root = leaf;
  // Numbers of the node at hand and of the last one in its row.
  let [node, last] = [index, size - 1];
  for (const hash of hashes) {
    if (last === 0) return undefined;
    if (isRight(node) || node === last) {
      root = await hashChildren(hash, root, crypto);
      // The last node of a row stands alone and moves up as it is until it is a right child.
      while (!isRight(node) && node !== 0) [node, last] = [parent(node), parent(last)];
    } else {
      root = await hashChildren(root, hash, crypto);
    }
    [node, last] = [parent(node), parent(last)];
  }
  return last === 0 ? root : undefined;
};

/** Whether the proof shows that the tree of `from` leaves is the beginning of that of `to`: nothing was altered or taken out. */
export const isConsistent = async (
  { from, fromRoot, to, toRoot, hashes }: Consistency,
  crypto: EvidenceCrypto,
): Promise<boolean> => {
  if (!isSize(from) || !isSize(to) || from > to || ![fromRoot, toRoot, ...hashes].every(isHash)) return false;
  if (from === to || from === 0) {
    const known = from > 0 || equalBytes(fromRoot, await crypto.sha256(new Uint8Array()));
    return known && hashes.length === 0 && (from < to || equalBytes(fromRoot, toRoot));
  }
  let [node, last] = [from - 1, to - 1];
  while (isRight(node)) [node, last] = [parent(node), parent(last)];
  // At 0 the whole smaller tree is one subtree of the larger, and the proof does not repeat its root.
  const [first, ...rest] = node === 0 ? [fromRoot, ...hashes] : hashes;
  if (first === undefined) return false;
  let [smaller, larger] = [first, first];
  for (const hash of rest) {
    if (last === 0) return false;
    if (isRight(node) || node === last) {
      smaller = await hashChildren(hash, smaller, crypto);
      larger = await hashChildren(hash, larger, crypto);
      while (!isRight(node) && node !== 0) [node, last] = [parent(node), parent(last)];
    } else {
      larger = await hashChildren(larger, hash, crypto);
    }
    [node, last] = [parent(node), parent(last)];
  }
  return last === 0 && equalBytes(smaller, fromRoot) && equalBytes(larger, toRoot);
};

const hashChildren = (left: Uint8Array, right: Uint8Array, crypto: EvidenceCrypto): Promise<Uint8Array> =>
  crypto.sha256(concatBytes(NODE, left, right));

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** Sizes go up to 2^53, so halving is not left to the bit operators, which know 32 bits. */
const parent = (node: number): number => Math.floor(node / 2);
const isRight = (node: number): boolean => node % 2 === 1;
const isSize = (size: number): boolean => Number.isSafeInteger(size) && size >= 0;
const isHash = (hash: Uint8Array): boolean => hash.length === HASH_LENGTH;
