import { TILE_WIDTH, type Checkpoint } from '@app/ledger';
import { Failure } from '../failure';
import { type Hashes, type ReadTile, levelsOf, rootFromEdge, rootOfTile, widthOf } from './tree-in-tiles';

/** Fetches a tile of this width. */
type FetchTile = (level: number, index: number, width: number) => Promise<Hashes>;

/**
 * The tiles of the tree of a checkpoint, none given out before it is checked: those at the right edge make the root of
 * the checkpoint together, and any other has its root in the tile above. Holds one tile a level besides the edge.
 * Rejects with a `Failure` where they do not.
 */
export const checkedTiles = async (
  { size, root }: Pick<Checkpoint, 'size' | 'root'>,
  fetchTile: FetchTile,
): Promise<ReadTile> => {
  const edge = new Map<number, Hashes>();
  const edgeRoot = await rootFromEdge(size, async (level, index) => {
    const hashes = await fetchTile(level, index, widthOf(level, index, size));
    edge.set(level, hashes);
    return hashes;
  });
  if (!edgeRoot.equals(root)) throw new Failure(`the tiles of ${size} events do not make the root of the checkpoint`);

  const fetched = async (level: number, index: number): Promise<Hashes> => {
    const above = read(level + 1, Math.floor(index / TILE_WIDTH));
    const [hashes, parents] = await Promise.all([fetchTile(level, index, TILE_WIDTH), above]);
    if (parents[index % TILE_WIDTH]?.equals(rootOfTile(hashes)) === true) return hashes;
    throw new Failure(`tile ${index} of level ${level} is not the one that the checkpoint was signed over`);
  };

  const lastOf = new Map<number, { readonly index: number; readonly hashes: Promise<Hashes> }>();
  const read: ReadTile = (level, index) => {
    const isPartial = widthOf(level, index, size) < TILE_WIDTH;
    const atEdge = isPartial ? edge.get(level) : undefined;
    if (atEdge) return Promise.resolve(atEdge);
    if (isPartial || level >= levelsOf(size))
      throw new RangeError(`a tree of ${size} events has no tile ${index} at ${level}`);
    const last = lastOf.get(level);
    if (last?.index === index) return last.hashes;
    const hashes = fetched(level, index);
    lastOf.set(level, { index, hashes });
    return hashes;
  };
  return read;
};
