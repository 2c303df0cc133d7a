import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { boundedPiecesOf, checkSize, openReread, startOf } from '../read-file';
import { filesInArchive, isOfSystem } from './archive';
import { type FileFormat, START_LENGTH, formatFound, formatOf, isArchive } from './detect';

/** A file that is open, read from its beginning each time somebody iterates over it. */
interface OpenFile {
  readonly bytes: Iterable<Uint8Array>;
  readonly checkUnchanged: () => void;
  readonly close: () => void;
}

/** A file to import, whether it was named itself or is in a folder or an archive that was. */
export interface NamedFile {
  /** For people: with the folder or the archive that it is in. */
  readonly path: string;
  /** Without them. */
  readonly name: string;
  readonly format: FileFormat;
  readonly open: () => OpenFile;
  /** The same once, piece by piece as it comes: for a pipe. */
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

/** What was found under the names that were given. */
export interface NamedFiles {
  readonly files: readonly NamedFile[];
  /** Paths in folders and archives that are of no known kind: a folder may hold anything. */
  readonly unknown: readonly string[];
}

/** `Board 2` comes before `Board 10`. */
const byName = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !isOfSystem(path))
    .sort(byName);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const onDisk = (path: string, format: FileFormat, limit: number): NamedFile => {
  checkSize(path, limit);
  const pieces = () => boundedPiecesOf(path, limit);
  return { path, name: basename(path), format, open: () => openReread(path, limit), pieces };
};

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

const inArchive = (archive: string, limit: number): NamedFiles => {
  const unknown: string[] = [];
  const files = filesInArchive(archive, limit)
    .toSorted((one, other) => byName(one.name, other.name))
    .flatMap(({ name, bytes }): readonly NamedFile[] => {
      const path = `${archive}:${name}`;
      const format = formatFound(path, bytes.subarray(0, START_LENGTH));
      if (!format) unknown.push(path);
      const open = () => ({ bytes: [bytes], checkUnchanged: () => undefined, close: () => undefined });
      return format ? [{ path, name: basename(name), format, open, pieces: () => inOnePiece(bytes) }] : [];
    });
  return { files, unknown };
};

const inFolder = (folder: string, limit: number): NamedFiles => {
  const all = filesUnder(folder).map((path) => {
    const start = startOf(path, START_LENGTH);
    if (isArchive(start)) return inArchive(path, limit);
    const format = formatFound(path, start);
    return format ? { files: [onDisk(path, format, limit)], unknown: [] } : { files: [], unknown: [path] };
  });
  return { files: all.flatMap(({ files }) => files), unknown: all.flatMap(({ unknown }) => unknown) };
};

/**
 * The files under names of files, folders and ZIP archives, in the order in which they were given, those of a folder in
 * that of their names. Throws a `Failure` for what cannot be read or has more than `limit` bytes, and a `UsageError` for
 * a file that was named itself and is of no known kind.
 */
export const namedFiles = (names: readonly string[], limit: number): NamedFiles => {
  const all = names.map((name): NamedFiles => {
    if (isFolder(name)) return inFolder(name, limit);
    const start = startOf(name, START_LENGTH);
    if (isArchive(start)) return inArchive(name, limit);
    return { files: [onDisk(name, formatOf(name, start), limit)], unknown: [] };
  });
  return { files: all.flatMap(({ files }) => files), unknown: all.flatMap(({ unknown }) => unknown) };
};
