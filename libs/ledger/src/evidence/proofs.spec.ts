import { emptyRoot, leafHash, nodeHash } from '../adapters/hashes';
import { nodeCrypto } from '../adapters/node-crypto';
import { isConsistent, leafHashOf, rootFromInclusion } from './proofs';
import { consistencyProof, inclusionProof, treeRoot, type SubtreeRoot } from './tree';
import { FEW, samples } from '../../../../test/samples';

const MOST = 512;
const LEAVES = Array.from({ length: MOST }, (_, i) => leafHash(String(i)));

const kept = new Map<string, Buffer>();
const subtreeRoot: SubtreeRoot<Buffer> = (height, index) => {
  const key = `${height}/${index}`;
  const root =
    kept.get(key) ??
    (height === 0
      ? (LEAVES[index] ?? emptyRoot())
      : nodeHash(subtreeRoot(height - 1, 2 * index), subtreeRoot(height - 1, 2 * index + 1)));
  kept.set(key, root);
  return root;
};

const ROOTS = Array.from({ length: MOST + 1 }, (_, size) => treeRoot(size, subtreeRoot, nodeHash) ?? emptyRoot());
const rootOf = (size: number): Buffer => ROOTS[size] ?? emptyRoot();

const inclusion = (index: number, size: number) => ({
  index,
  size,
  leaf: LEAVES[index] ?? emptyRoot(),
  hashes: inclusionProof(index, size, subtreeRoot, nodeHash),
});
const consistency = (from: number, to: number) => ({
  from,
  fromRoot: rootOf(from),
  to,
  toRoot: rootOf(to),
  hashes: consistencyProof(from, to, subtreeRoot, nodeHash),
});

const reaches = async (proof: ReturnType<typeof inclusion>, root: Buffer): Promise<boolean> => {
  const reached = await rootFromInclusion(proof, nodeCrypto);
  return reached !== undefined && root.equals(reached);
};

const flipped = (hash: Buffer, bit = 0): Buffer =>
  Buffer.from(hash.map((byte, i) => (i === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)));

/** Everything that can be wrong with the hashes of a proof. */
const spoilt = (hashes: readonly Buffer[]): readonly (readonly Buffer[])[] => [
  ...hashes.map((_, wrong) => hashes.map((hash, i) => (i === wrong ? flipped(hash, 17 * wrong) : hash))),
  ...hashes.map((_, left) => hashes.filter((_, i) => i !== left)),
  ...hashes
    .slice(1)
    .map((_, i) => [...hashes.slice(0, i), ...hashes.slice(i, i + 2).reverse(), ...hashes.slice(i + 2)]),
  ...[...hashes, emptyRoot()].map((hash) => [...hashes, hash]),
  ...[...hashes, emptyRoot()].map((hash) => [hash, ...hashes]),
  ...hashes.slice(0, 1).map((hash) => [hash.subarray(1), ...hashes.slice(1)]),
];

/** That the proofs of larger trees are those of RFC 6962 too is shown where they are made. */
const step = (size: number): number => (size <= samples(200) ? 1 : FEW ? 131 : 13);

it('accepts every leaf of every tree of up to 200, and some of all up to 512', async () => {
  for (let size = 1; size <= MOST; size++) {
    for (let index = 0; index < size; index += step(size)) {
      if (!(await reaches(inclusion(index, size), rootOf(size)))) throw new Error(`leaf ${index} of ${size}`);
    }
  }
});

it('accepts every tree as the beginning of every later one of up to 200, and some of all up to 512', async () => {
  for (let to = 0; to <= MOST; to++) {
    for (let from = 0; from <= to; from += step(to)) {
      if (!(await isConsistent(consistency(from, to), nodeCrypto))) throw new Error(`${from} in ${to}`);
    }
  }
});

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 33, 300])(
  'refuses wrong proofs of leaves of the tree of %i',
  async (size) => {
    for (let index = 0; index < size; index += size > 40 ? 37 : 1) {
      const right = inclusion(index, size);
      for (const hashes of spoilt(right.hashes)) {
        expect(await reaches({ ...right, hashes }, rootOf(size))).toBe(false);
      }
      expect(await reaches({ ...right, leaf: flipped(right.leaf) }, rootOf(size))).toBe(false);
      for (let other = 0; other < size + 2; other++) {
        if (other === index) continue;
        expect(await reaches({ ...right, index: other }, rootOf(size))).toBe(false);
      }
      for (let other = 0; other < size + 9; other++) {
        if (other === size) continue;
        expect(await reaches({ ...right, size: other }, rootOf(other))).toBe(false);
      }
    }
  },
);

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 33, 300])(
  'refuses wrong proofs of the beginnings of the tree of %i',
  async (to) => {
    for (let from = 1; from <= to; from += to > 40 ? 23 : 1) {
      const right = consistency(from, to);
      const wrong = [
        ...spoilt(right.hashes).map((hashes) => ({ ...right, hashes })),
        { ...right, fromRoot: flipped(right.fromRoot) },
        { ...right, toRoot: flipped(right.toRoot) },
        ...(from < to ? [{ ...right, from: to, to: from }] : []),
      ];
      for (const proof of wrong) expect([proof, await isConsistent(proof, nodeCrypto)]).toEqual([proof, false]);
      for (let other = 1; other < to + 9; other++) {
        if (other !== from) {
          expect(await isConsistent({ ...right, from: other, fromRoot: rootOf(other) }, nodeCrypto)).toBe(false);
          expect(await isConsistent({ ...right, from: other }, nodeCrypto)).toBe(false);
        }
        if (other !== to) {
          expect(await isConsistent({ ...right, to: other, toRoot: rootOf(other) }, nodeCrypto)).toBe(false);
        }
      }
    }
  },
);

it('starts from the empty tree, whose root is known', async () => {
  expect(await isConsistent({ ...consistency(0, 5), fromRoot: rootOf(1) }, nodeCrypto)).toBe(false);
  expect(await isConsistent({ ...consistency(0, 5), hashes: [rootOf(5)] }, nodeCrypto)).toBe(false);
  expect(await isConsistent({ ...consistency(0, 0), toRoot: rootOf(1) }, nodeCrypto)).toBe(false);
  expect(await isConsistent({ ...consistency(0, 0), fromRoot: rootOf(1), toRoot: rootOf(1) }, nodeCrypto)).toBe(false);
});

it.each([-1, 0.5, NaN, Infinity, 2 ** 53])('takes %d for no place and no size', async (number) => {
  const { leaf, hashes } = inclusion(0, 2);
  expect(await rootFromInclusion({ index: number, size: 2, leaf, hashes }, nodeCrypto)).toBeUndefined();
  expect(await rootFromInclusion({ index: 0, size: number, leaf, hashes }, nodeCrypto)).toBeUndefined();
  expect(await isConsistent({ ...consistency(1, 2), from: number }, nodeCrypto)).toBe(false);
  expect(await isConsistent({ ...consistency(1, 2), to: number }, nodeCrypto)).toBe(false);
});

it('counts beyond 32 bits', async () => {
  const [index, size] = [2 ** 52, 2 ** 52 + 1];
  const leaf = leafHash('the last');
  expect(await rootFromInclusion({ index, size, leaf, hashes: [rootOf(4)] }, nodeCrypto)).toEqual(
    nodeHash(rootOf(4), leaf),
  );
  const toRoot = nodeHash(rootOf(4), leaf);
  const grown = { from: index, fromRoot: rootOf(4), to: size, toRoot, hashes: [leaf] };
  expect(await isConsistent(grown, nodeCrypto)).toBe(true);
  expect(await isConsistent({ ...grown, from: index - 2 ** 33 }, nodeCrypto)).toBe(false);
});

it('hashes a leaf as the ledger does', async () => {
  expect(await leafHashOf('{"é":1}', nodeCrypto)).toEqual(leafHash('{"é":1}'));
});
