import { EMPTY_FRONTIER, TILE_WIDTH, addLeaf, emptyRoot, nodeHash, rootOf, type Frontier } from '@app/ledger';

/** The hashes of a tile, 32 bytes each. */
export type Hashes = readonly Buffer[];

/** The tile with this number at this level, as wide as it is in the tree it belongs to. */
export type ReadTile = (level: number, index: number) => Promise<Hashes>;

/** Hashes there are at a level of a tree of so many events. */
const hashesAt = (level: number, size: number): number => Math.floor(size / TILE_WIDTH ** level);

/** Levels with at least one hash. */
export const levelsOf = (size: number): number => {
  let levels = 0;
  while (hashesAt(levels, size) > 0) levels++;
  return levels;
};

/** Tiles of a level, the last of which may be partial. */
export const tilesAt = (level: number, size: number): number => Math.ceil(hashesAt(level, size) / TILE_WIDTH);

/** Hashes in a tile of a tree of so many events; less than 256 at its right edge, not more than 0 beyond it. */
export const widthOf = (level: number, index: number, size: number): number =>
  Math.min(TILE_WIDTH, hashesAt(level, size) - index * TILE_WIDTH);

const fold = (hashes: Hashes): Frontier<Buffer> =>
  hashes.reduce<Frontier<Buffer>>((frontier, hash) => addLeaf(frontier, hash, nodeHash), EMPTY_FRONTIER);

/** What stands for a full tile one level up. */
export const rootOfTile = (hashes: Hashes): Buffer => rootOf(fold(hashes), nodeHash) ?? emptyRoot();

/**
 * Root of the tree of the first `size` events, from the last tile of each level: the complete subtrees along its right
 * edge are all in there. The tiles may be those of a larger tree.
 */
export const rootFromEdge = async (size: number, read: ReadTile): Promise<Buffer> => {
  const subtrees: Buffer[] = [];
  for (let level = levelsOf(size) - 1; level >= 0; level--) {
    const index = Math.floor(hashesAt(level, size) / TILE_WIDTH);
    const width = widthOf(level, index, size);
    if (width > 0) subtrees.push(...fold((await read(level, index)).slice(0, width)).subtrees);
  }
  return rootOf({ size, subtrees }, nodeHash) ?? emptyRoot();
};
