import { basename } from 'node:path';
import { unzipSync } from 'fflate';
import { Failure } from '../failure';
import { MEGABYTE, boundedBytesOf } from '../read-file';
import { commandText } from './import-texts';

/** A file in an archive. */
export interface ArchivedFile {
  /** As the archive names it, with its folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files that no program of bridge has made: of the system that packed the archive. */
export const isOfSystem = (path: string): boolean =>
  basename(path).startsWith('.') || path.split('/').includes('__MACOSX');

/**
 * The files of a ZIP archive, in the order of their names. Throws a `Failure` where it cannot be unpacked, and where its
 * files are more than `limit` bytes together: an archive may unpack to much more than it is.
 */
export const filesInArchive = (file: string, limit: number): readonly ArchivedFile[] => {
  const packed = boundedBytesOf(file, limit);
  let size = 0;
  const tooMuch = new Failure(commandText('archive-too-large', { file, limit: limit / MEGABYTE }));
  try {
    const files = unzipSync(packed, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || isOfSystem(name)) return false;
        size += originalSize;
        if (size > limit) throw tooMuch;
        return true;
      },
    });
    return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  } catch (error) {
    if (error === tooMuch) throw error;
    throw new Failure(
      commandText('archive-unreadable', { file, why: error instanceof Error ? error.message : String(error) }),
    );
  }
};
