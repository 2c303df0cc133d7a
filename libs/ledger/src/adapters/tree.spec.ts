import { inclusionProof, treeRoot } from '../evidence/tree';
import { leafHash, nodeHash } from './hashes';
import { eventTree, subtreesInMemory } from './tree';

const LEAVES = Array.from({ length: 50 * 256 + 77 }, (_, n) => leafHash(String(n)));

/** The tree over the leaves, and how many of them it has read. */
const counted = () => {
  let reads = 0;
  const read = (start: number, count: number) => {
    reads += count;
    return LEAVES.slice(start, start + count);
  };
  const tree = eventTree({ size: () => LEAVES.length, read }, subtreesInMemory());
  const readBy = async (work: Promise<unknown>): Promise<number> => {
    const before = reads;
    await work;
    return reads - before;
  };
  return { tree, readBy };
};

/** From the definition alone, every subtree from its leaves. */
const naive = (height: number, index: number): Buffer => {
  const leaves = LEAVES.slice(index * 2 ** height, (index + 1) * 2 ** height);
  const [only] = leaves;
  if (height === 0 && only) return only;
  return nodeHash(naive(height - 1, index * 2), naive(height - 1, index * 2 + 1));
};

it('gives the same proofs, whatever it has folded before', async () => {
  const { tree } = counted();
  const size = LEAVES.length;
  // More tiles than it keeps, back and forth, and one twice.
  for (const position of [0, 1, 255, 256, 12_799, 12_800, size - 1]) {
    for (let tile = 0; tile < 50; tile += 7) await tree.inclusion(tile * 256, size);
    expect(await tree.inclusion(position, size)).toEqual(inclusionProof(position, size, naive, nodeHash));
  }
  for (let tile = 0; tile < 50; tile += 1) {
    expect(await tree.inclusion(tile * 256 + 3, size)).toEqual(inclusionProof(tile * 256 + 3, size, naive, nodeHash));
  }
  expect(await tree.root(size)).toEqual(treeRoot(size, naive, nodeHash));
});

it('reads the leaves around an event once for its neighbours too', async () => {
  const { tree, readBy } = counted();
  const size = 50 * 256;
  await tree.root(size);
  expect(await readBy(tree.inclusion(1_000, size))).toBe(257);
  // The sibling leaf.
  expect(await readBy(tree.inclusion(1_001, size))).toBe(1);
});
