import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Message } from '@app/bridge';
import { type FileFormat, START_LENGTH, isArchive, recognised } from '@app/formats';
import { UsageError } from '../failure';
import { boundedPiecesOf, checkSize, openReread, startOf } from '../read-file';
import { filesInArchive, isOfSystem } from './archive';
import { commandText } from './import-texts';

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
  /** What in folders and archives is not read, and why: a folder may hold anything. */
  readonly notRead: readonly Message[];
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

/** What can be read again from its beginning; a pipe cannot. */
const isOnDisk = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const onDisk = (path: string, format: FileFormat, limit: number): NamedFile => {
  checkSize(path, limit);
  const pieces = () => boundedPiecesOf(path, limit);
  return { path, name: basename(path), format, open: () => openReread(path, limit), pieces };
};

const notReadSaid = (file: string, why: Message): Message => commandText('not-read', { file, why });

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

const inArchive = (archive: string, limit: number): NamedFiles => {
  const notRead: Message[] = [];
  const files = filesInArchive(archive, limit)
    .toSorted((one, other) => byName(one.name, other.name))
    .flatMap(({ name, bytes }): readonly NamedFile[] => {
      const path = `${archive}:${name}`;
      const found = recognised(bytes);
      if (!found.isRead) {
        notRead.push(notReadSaid(path, found.why));
        return [];
      }
      const open = () => ({ bytes: [bytes], checkUnchanged: () => undefined, close: () => undefined });
      return [{ path, name: basename(name), format: found.format, open, pieces: () => inOnePiece(bytes) }];
    });
  return { files, notRead };
};

const inFolder = (folder: string, limit: number): NamedFiles => {
  const all = filesUnder(folder).map((path): NamedFiles => {
    const start = startOf(path, START_LENGTH);
    if (isArchive(start)) return inArchive(path, limit);
    const found = recognised(start);
    return found.isRead
      ? { files: [onDisk(path, found.format, limit)], notRead: [] }
      : { files: [], notRead: [notReadSaid(path, found.why)] };
  });
  return { files: all.flatMap(({ files }) => files), notRead: all.flatMap(({ notRead }) => notRead) };
};

/**
 * The files under names of files, folders and ZIP archives, in the order in which they were given, those of a folder in
 * that of their names. Throws a `Failure` for what cannot be read or has more than `limit` bytes, and a `UsageError` for
 * a file that was named itself and is of no kind that is read. What comes through a pipe is NDJSON: nothing else is read
 * in one go.
 */
export const namedFiles = (names: readonly string[], limit: number): NamedFiles => {
  const all = names.map((name): NamedFiles => {
    if (isFolder(name)) return inFolder(name, limit);
    if (!isOnDisk(name)) return { files: [onDisk(name, 'ndjson', limit)], notRead: [] };
    const start = startOf(name, START_LENGTH);
    if (isArchive(start)) return inArchive(name, limit);
    checkSize(name, limit);
    const found = recognised(start);
    if (!found.isRead) throw new UsageError(notReadSaid(name, found.why));
    return { files: [onDisk(name, found.format, limit)], notRead: [] };
  });
  return { files: all.flatMap(({ files }) => files), notRead: all.flatMap(({ notRead }) => notRead) };
};
