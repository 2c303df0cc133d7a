import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HASH_LENGTH, TILE_WIDTH, replaceFile, tilePath, toHex, type Checkpoint, type Tile } from '@app/ledger';
import { why } from '@app/application';
import { Failure } from '../failure';
import type { Hashes } from './tree-in-tiles';

/** The files of a mirror, in places where any web server finds them (C2SP tlog-tiles). What cannot be written throws a `Failure`. */
export interface MirrorFolder {
  /** The checkpoint that the tiles were checked against last; null in a new folder. */
  readonly checkpoint: () => string | null;
  readonly keepCheckpoint: (note: string) => void;
  readonly has: (tile: Tile) => boolean;
  readonly keep: (tile: Tile, bytes: Uint8Array) => void;
  readonly hashes: (level: number, index: number, width: number) => Hashes;
  /** Keeps a checkpoint that contradicts the one that is kept, and that one beside it; gives the folder they are in. */
  readonly keepRefused: (offered: string, head: Checkpoint, kept: string) => string;
}

export const mirrorFolder = (folder: string): MirrorFolder => {
  const pathOf = ({ level, index, width }: Tile): string => join(folder, tilePath(level, index, width));

  /** Whole or not at all, also after a power cut: what is there is not fetched again. */
  const write = (path: string, bytes: Uint8Array | string): void => {
    const draft = `${path}.part`;
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(draft, bytes, { flush: true });
      replaceFile(draft, path);
    } catch (error) {
      throw new Failure(`${path} cannot be written: ${why(error)}`);
    }
  };

  const checkpoint = join(folder, 'checkpoint');
  return {
    checkpoint: () => (existsSync(checkpoint) ? readFileSync(checkpoint, 'utf8') : null),
    keepCheckpoint: (note) => {
      write(checkpoint, note);
    },
    has: (tile) => {
      const found = statSync(pathOf(tile), { throwIfNoEntry: false });
      return found !== undefined && (tile.level === 'entries' || found.size === tile.width * HASH_LENGTH);
    },
    keep: (tile, bytes) => {
      const path = pathOf(tile);
      write(path, bytes);
      if (tile.width === TILE_WIDTH) rmSync(`${path}.p`, { recursive: true, force: true });
    },
    hashes: (level, index, width) => {
      const bytes = readFileSync(pathOf({ level, index, width }));
      return Array.from({ length: width }, (_, i) => bytes.subarray(i * HASH_LENGTH, (i + 1) * HASH_LENGTH));
    },
    keepRefused: (offered, { size, root }, kept) => {
      const place = join(folder, 'refused', `${size}-${toHex(root).slice(0, 16)}`);
      write(join(place, 'offered'), offered);
      write(join(place, 'kept'), kept);
      return place;
    },
  };
};
