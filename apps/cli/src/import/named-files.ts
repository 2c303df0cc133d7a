import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Message } from '@app/bridge';
import { type FileFormat, START_LENGTH, isArchive, recognised } from '@app/formats';
import { UsageError } from '../failure';
import { boundedPiecesOf, checkSize, openReread, startOf, textOf } from '../read-file';
import { filesInArchive, isOfSystem } from './archive';
import { type NamedConditions, looksLikeConditions } from './conditions-among';
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
  /** The folders that it is in, from the one that was named, and its own name without its ending. */
  readonly within: readonly string[];
  readonly format: FileFormat;
  readonly open: () => OpenFile;
  /** The same once, piece by piece as it comes: for a pipe. */
  readonly pieces: () => AsyncIterable<Uint8Array>;
}

/** What was found under the names that were given. */
export interface NamedFiles {
  readonly files: readonly NamedFile[];
  readonly conditions: readonly NamedConditions[];
  /** What in folders and archives is not read, and why: a folder may hold anything. */
  readonly notRead: readonly Message[];
}

const NOTHING: NamedFiles = { files: [], conditions: [], notRead: [] };

const together = (all: readonly NamedFiles[]): NamedFiles => ({
  files: all.flatMap(({ files }) => files),
  conditions: all.flatMap(({ conditions }) => conditions),
  notRead: all.flatMap(({ notRead }) => notRead),
});

/** `'final/table 2.pbn'` is in final, and is table 2. */
const withinOf = (path: string): readonly string[] =>
  path
    .split(/[\\/]/)
    .filter((part) => part !== '')
    .map((part, index, all) => (index === all.length - 1 ? part.replace(/\.[^.]+$/, '') : part));

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

const onDisk = (path: string, within: readonly string[], format: FileFormat, limit: number): NamedFile => {
  checkSize(path, limit);
  const pieces = () => boundedPiecesOf(path, limit);
  return { path, name: basename(path), within, format, open: () => openReread(path, limit), pieces };
};

const conditionsOnDisk = (path: string): NamedFiles => ({
  ...NOTHING,
  conditions: [{ path, text: () => textOf(path) }],
});

const notReadSaid = (file: string, why: Message): Message => commandText('not-read', { file, why });

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

const inArchive = (archive: string, within: readonly string[], limit: number): NamedFiles =>
  together(
    filesInArchive(archive, limit)
      .toSorted((one, other) => byName(one.name, other.name))
      .map(({ name, bytes }): NamedFiles => {
        const path = `${archive}:${name}`;
        if (looksLikeConditions(bytes.subarray(0, START_LENGTH))) {
          return { ...NOTHING, conditions: [{ path, text: () => Buffer.from(bytes).toString('utf8') }] };
        }
        const found = recognised(bytes);
        if (!found.isRead) return { ...NOTHING, notRead: [notReadSaid(path, found.why)] };
        const open = () => ({ bytes: [bytes], checkUnchanged: () => undefined, close: () => undefined });
        const named = { path, name: basename(name), within: [...within, ...withinOf(name)], format: found.format };
        return { ...NOTHING, files: [{ ...named, open, pieces: () => inOnePiece(bytes) }] };
      }),
  );

const inFolder = (folder: string, limit: number): NamedFiles =>
  together(
    filesUnder(folder).map((path): NamedFiles => {
      const start = startOf(path, START_LENGTH);
      const within = [basename(folder), ...withinOf(relative(folder, path))];
      if (isArchive(start)) return inArchive(path, within, limit);
      if (looksLikeConditions(start)) return conditionsOnDisk(path);
      const found = recognised(start);
      return found.isRead
        ? { ...NOTHING, files: [onDisk(path, within, found.format, limit)] }
        : { ...NOTHING, notRead: [notReadSaid(path, found.why)] };
    }),
  );

/**
 * The files under names of files, folders and ZIP archives, in the order in which they were given, those of a folder in
 * that of their names. Throws a `Failure` for what cannot be read or has more than `limit` bytes, and a `UsageError` for
 * a file that was named itself and is of no kind that is read. What comes through a pipe is NDJSON: nothing else is read
 * in one go.
 */
export const namedFiles = (names: readonly string[], limit: number): NamedFiles =>
  together(
    names.map((name): NamedFiles => {
      const within = withinOf(basename(name));
      if (isFolder(name)) return inFolder(name, limit);
      if (!isOnDisk(name)) return { ...NOTHING, files: [onDisk(name, within, 'ndjson', limit)] };
      const start = startOf(name, START_LENGTH);
      if (isArchive(start)) return inArchive(name, within, limit);
      if (looksLikeConditions(start)) return conditionsOnDisk(name);
      checkSize(name, limit);
      const found = recognised(start);
      if (!found.isRead) throw new UsageError(notReadSaid(name, found.why));
      return { ...NOTHING, files: [onDisk(name, within, found.format, limit)] };
    }),
  );

/** What is said of conditions where one session is imported: it has those of `--conditions`, or none. */
export const unusedConditions = (conditions: readonly NamedConditions[]): readonly Message[] =>
  conditions.map(({ path }) => notReadSaid(path, commandText('conditions-unused')));
