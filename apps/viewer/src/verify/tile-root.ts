import { TILE_WIDTH, concatBytes, type EvidenceCrypto } from '@app/ledger/evidence';

const NODE = new Uint8Array([1]);

const nodeOf = (left: Uint8Array, right: Uint8Array, crypto: EvidenceCrypto): Promise<Uint8Array> =>
  crypto.sha256(concatBytes(NODE, left, right));

/** Halves a row of a complete tree until its root is left. */
const completeRoot = async (row: readonly Uint8Array[], crypto: EvidenceCrypto): Promise<Uint8Array> => {
  let nodes = row;
  while (nodes.length > 1) {
    const above: Promise<Uint8Array>[] = [];
    for (let i = 0; i + 1 < nodes.length; i += 2) above.push(nodeOf(nodes[i] ?? EMPTY, nodes[i + 1] ?? EMPTY, crypto));
    nodes = await Promise.all(above);
  }
  return nodes[0] ?? EMPTY;
};

const EMPTY = new Uint8Array();

/** The RFC 6962 root of a tree that grows by tiles of leaves; all but the last are full. */
export const tileTree = (crypto: EvidenceCrypto) => {
  /** Roots of complete subtrees, the largest first. */
  const subtrees: { size: number; root: Uint8Array }[] = [];
  const push = async (size: number, root: Uint8Array): Promise<void> => {
    let node = { size, root };
    for (let left = subtrees.at(-1); left?.size === node.size; left = subtrees.at(-1)) {
      subtrees.pop();
      node = { size: 2 * node.size, root: await nodeOf(left.root, node.root, crypto) };
    }
    subtrees.push(node);
  };
  return {
    add: async (leaves: readonly Uint8Array[]): Promise<void> => {
      if (leaves.length === TILE_WIDTH) await push(TILE_WIDTH, await completeRoot(leaves, crypto));
      else for (const leaf of leaves) await push(1, leaf);
    },
    root: async (): Promise<Uint8Array> => {
      let right: Uint8Array | undefined;
      for (const { root } of subtrees.toReversed()) right = right ? await nodeOf(root, right, crypto) : root;
      return right ?? crypto.sha256(EMPTY);
    },
  };
};
