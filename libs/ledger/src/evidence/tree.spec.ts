import fc from 'fast-check';
import { leafHash, nodeHash } from '../adapters/hashes';
import { addLeaf, EMPTY_FRONTIER, rootOf, type Frontier } from './frontier';
import { consistencyProof, inclusionProof, treeRoot, type SubtreeRoot } from './tree';

/** The leaves and some proofs of the Certificate Transparency reference tests. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(
  (hex) => leafHash(Buffer.from(hex, 'hex')),
);
const H0 = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d';
const H1 = '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7';
const H01 = 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125';
const H23 = '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e';
const H4 = 'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b';
const H45 = '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a';
const H67 = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0';
const H0123 = 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7';
const H4567 = '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4';

/** Subtrees over leaves as the definition has them: both halves, hashed. */
const over =
  <H>(leaves: readonly H[], hashChildren: (left: H, right: H) => H): SubtreeRoot<H> =>
  (height, index) =>
    height === 0
      ? at(leaves, index)
      : hashChildren(
          over(leaves, hashChildren)(height - 1, 2 * index),
          over(leaves, hashChildren)(height - 1, 2 * index + 1),
        );

const at = <H>(items: readonly H[], index: number): H => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is nothing at ${index}`);
  return item;
};

const hex = (hashes: readonly Buffer[]): readonly string[] => hashes.map((hash) => hash.toString('hex'));

it.each<[index: number, size: number, proof: readonly string[]]>([
  [0, 1, []],
  [0, 2, [H1]],
  [1, 2, [H0]],
  [2, 3, [H01]],
  [1, 5, [H0, H23, H4]],
  [0, 8, [H1, H23, H4567]],
  [5, 8, [H4, H67, H0123]],
])('proves leaf %i in the tree of %i as the reference tests do', (index, size, proof) => {
  expect(hex(inclusionProof(index, size, over(LEAVES, nodeHash), nodeHash))).toEqual(proof);
});

it.each<[from: number, to: number, proof: readonly string[]]>([
  [1, 1, []],
  [1, 8, [H1, H23, H4567]],
  [2, 5, [H23, H4]],
  [6, 8, [H45, H67, H0123]],
])('proves that the tree of %i is the beginning of that of %i as the reference tests do', (from, to, proof) => {
  expect(hex(consistencyProof(from, to, over(LEAVES, nodeHash), nodeHash))).toEqual(proof);
});

/**
 * RFC 6962, 2.1 word for word, over the leaves `start` to `end`. A hash is a number here: the same pair of children always
 * has the same, no two pairs do. Leaves are the numbers from 0.
 */
const naive = () => {
  const numbers = new Map<string, number>();
  const hashChildren = (left: number, right: number): number => {
    const pair = `${left} ${right}`;
    const known = numbers.get(pair);
    if (known !== undefined) return known;
    numbers.set(pair, MOST + numbers.size);
    return MOST + numbers.size - 1;
  };
  const split = (n: number): number => {
    let k = 1;
    while (k * 2 < n) k *= 2;
    return k;
  };
  const roots = new Map<number, number>();
  const mth = (start: number, end: number): number => {
    if (end - start === 1) return start;
    const k = start + split(end - start);
    const root = roots.get(start * MOST + end) ?? hashChildren(mth(start, k), mth(k, end));
    roots.set(start * MOST + end, root);
    return root;
  };
  const path = (m: number, start: number, end: number): readonly number[] => {
    if (end - start === 1) return [];
    const k = split(end - start);
    return m < k
      ? [...path(m, start, start + k), mth(start + k, end)]
      : [...path(m - k, start + k, end), mth(start, start + k)];
  };
  const subproof = (m: number, start: number, end: number, b: boolean): readonly number[] => {
    if (m === end - start) return b ? [] : [mth(start, end)];
    const k = split(end - start);
    return m <= k
      ? [...subproof(m, start, start + k, b), mth(start + k, end)]
      : [...subproof(m - k, start + k, end, false), mth(start, start + k)];
  };
  const subtreeRoot: SubtreeRoot<number> = (height, index) => mth(index * 2 ** height, (index + 1) * 2 ** height);
  return { mth, path, proof: (m: number, n: number) => subproof(m, 0, n, true), hashChildren, subtreeRoot };
};

const MOST = 512;

describe('against a tree written down from RFC 6962, for every size up to 512', () => {
  const { mth, path, proof, hashChildren, subtreeRoot } = naive();
  const sizes = Array.from({ length: MOST }, (_, i) => i + 1);

  it('has the same root, which is that of the frontier', () => {
    let frontier: Frontier<number> = EMPTY_FRONTIER;
    expect(treeRoot(0, subtreeRoot, hashChildren)).toBeUndefined();
    for (const size of sizes) {
      frontier = addLeaf(frontier, size - 1, hashChildren);
      expect(treeRoot(size, subtreeRoot, hashChildren)).toBe(mth(0, size));
      expect(rootOf(frontier, hashChildren)).toBe(mth(0, size));
    }
  });

  it('proves every leaf', () => {
    for (const size of sizes) {
      for (let index = 0; index < size; index++) {
        const made = inclusionProof(index, size, subtreeRoot, hashChildren);
        if (made.join() !== path(index, 0, size).join()) throw new Error(`leaf ${index} in the tree of ${size}`);
      }
    }
  });

  it('proves every beginning', () => {
    for (const to of sizes) {
      expect(consistencyProof(0, to, subtreeRoot, hashChildren)).toEqual([]);
      for (let from = 1; from <= to; from++) {
        const made = consistencyProof(from, to, subtreeRoot, hashChildren);
        if (made.join() !== proof(from, to).join()) throw new Error(`the tree of ${from} in that of ${to}`);
      }
    }
  });
});

it('has roots that follow from those of any tiles, as the frontier has them', () => {
  const hashChildren = (left: string, right: string): string => `(${left}${right})`;
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 200 }), (leaves) => {
      const frontier = leaves.reduce<Frontier<string>>((all, leaf) => addLeaf(all, leaf, hashChildren), EMPTY_FRONTIER);
      expect(treeRoot(leaves.length, over(leaves, hashChildren), hashChildren)).toBe(rootOf(frontier, hashChildren));
    }),
  );
});

it('counts beyond 32 bits', () => {
  const size = 2 ** 52 + 2 ** 33 + 5;
  const asked: string[] = [];
  const subtreeRoot = (height: number, index: number): string => {
    asked.push(`${height}/${index}`);
    return '';
  };
  inclusionProof(size - 1, size, subtreeRoot, () => '');
  expect(asked).toEqual(['52/0', `33/${2 ** 19}`, `2/${2 ** 50 + 2 ** 31}`]);
});
