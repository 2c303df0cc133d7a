import {
  type Checkpoint,
  type VerifierKey,
  TILE_WIDTH,
  equalBytes,
  nodeCrypto,
  openNote,
  parseCheckpoint,
  parseNote,
  reasonOf,
} from '@app/ledger';
import { Failure } from '../failure';
import { commandText } from '../output/command-texts';
import { checkedEntries } from './entries';
import type { MirrorFolder } from './folder';
import type { RemoteLog } from './remote-log';
import { type ReadTile, type Hashes, levelsOf, rootFromEdge, rootOfTile, tilesAt, widthOf } from './tree-in-tiles';

/** Fetches a tile of this width. */
type FetchTile = (level: number, index: number, width: number) => Promise<Hashes>;

/**
 * The tiles of the tree of a checkpoint, none given out before it is checked: those at the right edge make the root of
 * the checkpoint together, and any other has its root in the tile above. Holds one tile a level besides the edge.
 * Rejects with a `Failure` where they do not.
 */
const checkedTiles = async (
  { size, root }: Pick<Checkpoint, 'size' | 'root'>,
  fetchTile: FetchTile,
): Promise<ReadTile> => {
  const edge = new Map<number, Hashes>();
  const edgeRoot = await rootFromEdge(size, async (level, index) => {
    const hashes = await fetchTile(level, index, widthOf(level, index, size));
    edge.set(level, hashes);
    return hashes;
  });
  if (!edgeRoot.equals(root)) throw new Failure(commandText('mirror.wrong-tiles', { size }));

  const fetched = async (level: number, index: number): Promise<Hashes> => {
    const above = read(level + 1, Math.floor(index / TILE_WIDTH));
    const [hashes, parents] = await Promise.all([fetchTile(level, index, TILE_WIDTH), above]);
    if (parents[index % TILE_WIDTH]?.equals(rootOfTile(hashes)) === true) return hashes;
    throw new Failure(commandText('mirror.wrong-tile', { index, level }));
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

interface Mirrored {
  readonly origin: string;
  /** Events in the checkpoint that the folder now has. */
  readonly size: number;
  /** How many were fetched and kept; what was there already is not fetched again. */
  readonly tiles: number;
  readonly bundles: number;
  /** Numbers of the bundles that the log does not have, because of an event longer than 65,535 bytes. */
  readonly missing: readonly number[];
}

interface MirrorParts {
  readonly remote: RemoteLog;
  readonly folder: MirrorFolder;
  /** Of the log; where none are given its signatures are not checked. */
  readonly keys: readonly VerifierKey[];
  /** Whether to fetch the entries too, for which the log asks a token. */
  readonly entries: boolean;
}

/** Tiles fetched side by side. */
const ABREAST = 8;

const checkpointIn = (note: string): Checkpoint | undefined => parseCheckpoint(parseNote(note)?.text ?? '');

const readCheckpoint = async (note: string, keys: readonly VerifierKey[]): Promise<Checkpoint> => {
  const checkpoint = checkpointIn(note);
  if (checkpoint === undefined) throw new Failure(commandText('mirror.no-checkpoint'));
  const opened = keys.length === 0 ? undefined : await openNote(note, keys, nodeCrypto);
  if (opened?.ok === false) throw new Failure(commandText('mirror.not-believed', { why: reasonOf(opened) }));
  return checkpoint;
};

/** Does something for each number below `count`, a few side by side, and counts how often something was done. */
const forEach = async (count: number, work: (index: number) => Promise<boolean>): Promise<number> => {
  let done = 0;
  for (let start = 0; start < count; start += ABREAST) {
    const group = Array.from({ length: Math.min(ABREAST, count - start) }, (_, i) => work(start + i));
    // When one fails, nothing is written any more after the failure is told.
    await Promise.allSettled(group);
    done += (await Promise.all(group)).filter(Boolean).length;
  }
  return done;
};

/**
 * How many events of the folder the checkpoint continues. Refuses one that does not continue the checkpoint the folder has;
 * both are kept then, as they prove it.
 */
const continued = async (
  { folder }: MirrorParts,
  note: string,
  head: Checkpoint,
  tiles: () => Promise<ReadTile>,
): Promise<number> => {
  const keptNote = folder.checkpoint();
  if (keptNote === null) return 0;
  const kept = checkpointIn(keptNote);
  if (kept === undefined) throw new Failure(commandText('mirror.folder-unreadable'));
  if (kept.origin !== head.origin)
    throw new Failure(commandText('mirror.other-log', { kept: kept.origin, origin: head.origin }));
  const [smaller, larger] = head.size < kept.size ? [head, kept] : [kept, head];
  const read: ReadTile =
    larger === kept
      ? (level, index) => Promise.resolve(folder.hashes(level, index, widthOf(level, index, kept.size)))
      : await tiles();
  if (!equalBytes(await rootFromEdge(smaller.size, read), smaller.root)) {
    const place = folder.keepRefused(note, head, keptNote);
    const { origin, size } = head;
    throw new Failure(commandText('mirror.not-consistent', { origin, size, kept: kept.size, place }));
  }
  if (head.size >= kept.size) return kept.size;
  throw new Failure(commandText('mirror.behind', { size: head.size, kept: kept.size }));
};

/** What was kept of tiles that the last checkpoint does not cover is left over from a run that was stopped: not trusted. */
const mirrorTiles = async (folder: MirrorFolder, keptSize: number, size: number, read: ReadTile): Promise<number> => {
  const isHere = async (level: number, index: number): Promise<boolean> => {
    const tile = { level, index, width: TILE_WIDTH };
    if (widthOf(level, index, size) < TILE_WIDTH || !folder.has(tile)) return false;
    if (widthOf(level, index, keptSize) === TILE_WIDTH) return true;
    const above = await read(level + 1, Math.floor(index / TILE_WIDTH));
    return above[index % TILE_WIDTH]?.equals(rootOfTile(folder.hashes(level, index, TILE_WIDTH))) === true;
  };
  let kept = 0;
  for (let level = 0; level < levelsOf(size); level++) {
    kept += await forEach(tilesAt(level, size), async (index) => {
      if (await isHere(level, index)) return false;
      const hashes = await read(level, index);
      folder.keep({ level, index, width: hashes.length }, Buffer.concat(hashes));
      return true;
    });
  }
  return kept;
};

const mirrorEntries = async ({ remote, folder }: MirrorParts, size: number) => {
  const missing: number[] = [];
  const bundles = await forEach(tilesAt(0, size), async (index) => {
    const width = widthOf(0, index, size);
    const tile = { level: 'entries', index, width } as const;
    if (folder.has(tile)) return false;
    const bundle = await remote.bundle(index, width);
    if (bundle === null) {
      missing.push(index);
      return false;
    }
    const entries = checkedEntries(bundle, folder.hashes(0, index, width));
    if (entries === undefined) throw new Failure(commandText('mirror.wrong-bundle', { index }));
    folder.keep(tile, entries);
    return true;
  });
  return { bundles, missing: missing.sort((a, b) => a - b) };
};

/**
 * Brings the folder up to the checkpoint that the log publishes. Every tile is checked against it before it is kept, and
 * the checkpoint itself against the one that is there already. Stopped anywhere, the next time it goes on from there.
 * Holds a few tiles in memory. Rejects with a `Failure`.
 */
export const mirror = async (parts: MirrorParts): Promise<Mirrored> => {
  const { remote, folder, keys } = parts;
  const note = await remote.checkpoint();
  const head = await readCheckpoint(note, keys);
  const { origin, size } = head;
  let checked: Promise<ReadTile> | undefined;
  const tiles = (): Promise<ReadTile> => (checked ??= checkedTiles(head, remote.tile));
  const keptSize = await continued(parts, note, head, tiles);
  const kept = await mirrorTiles(folder, keptSize, size, await tiles());
  folder.keepCheckpoint(note);
  const entries = parts.entries ? await mirrorEntries(parts, size) : { bundles: 0, missing: [] };
  return { origin, size, tiles: kept, ...entries };
};
