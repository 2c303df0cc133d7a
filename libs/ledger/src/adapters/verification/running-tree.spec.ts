import { EMPTY_FRONTIER, addLeaf, emptyRoot, leafHash, nodeHash, rootOf, type Frontier } from '@app/ledger';
import { runningTree } from './running-tree';

describe('a tree that grows in place', () => {
  it('has the roots of the frontier, and tells those that are stored', () => {
    const stored: string[] = [];
    const tree = runningTree((level, number, root) => stored.push(`${level} ${number} ${root}`));
    const parts = new Map<string, Frontier<Buffer>>();
    let whole: Frontier<Buffer> = EMPTY_FRONTIER;
    expect(tree.root()).toBe(emptyRoot().toString('hex'));
    const expected: string[] = [];
    for (let nth = 0; nth < 66_000; nth++) {
      const leaf = leafHash(String(nth));
      tree.add(leaf.toString('hex'));
      whole = addLeaf(whole, leaf, nodeHash);
      for (const level of [1, 2]) {
        const place = `${level} ${Math.floor(nth / 256 ** level)}`;
        const part = addLeaf(parts.get(place) ?? EMPTY_FRONTIER, leaf, nodeHash);
        parts.set(place, part);
        if (part.size === 256 ** level) expected.push(`${place} ${rootOf(part, nodeHash)?.toString('hex') ?? ''}`);
      }
      if (nth % 977 === 0) expect(tree.root()).toBe(rootOf(whole, nodeHash)?.toString('hex'));
    }
    expect(tree.size).toBe(66_000);
    expect(stored).toEqual(expected);
  });
});
