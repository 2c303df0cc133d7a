import { closeSync, createReadStream, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { Failure } from './failure';
import { commandText } from './output/command-texts';

const unreadable = (file: string, error: unknown): Failure =>
  new Failure(commandText('cannot-read', { file, error: error instanceof Error ? error.message : String(error) }));

/**
 * The bytes of a file that somebody named. Throws a `Failure` that says which file cannot be read, and why.
 * @param path where it lies, where that is not what it was named
 */
export const bytesOf = (file: string, path = file): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw unreadable(file, error);
  }
};

/** The same as text. */
export const textOf = (file: string, path = file): string => bytesOf(file, path).toString('utf8');

/** 10^6 bytes. */
export const MEGABYTE = 1_000_000;

const tooLarge = (file: string, limit: number, size: number | null): Failure => {
  const is = size === null ? null : { exact: (size / MEGABYTE).toFixed(1) };
  return new Failure(commandText('too-large', { file, size: is, limit: limit / MEGABYTE }));
};

/** Throws a `Failure` for a file that cannot be read, and for one of more bytes than `limit`. Pipes have no size beforehand. */
export const checkSize = (file: string, limit: number): void => {
  let size: number;
  try {
    closeSync(openSync(file, 'r'));
    size = statSync(file).size;
  } catch (error) {
    throw unreadable(file, error);
  }
  if (size > limit) throw tooLarge(file, limit, size);
};

const PIECE = 1_048_576;

/** The bytes of a file of at most `limit` bytes, a pipe's too; throws a `Failure` as soon as there are more. */
export const boundedBytesOf = (file: string, limit: number): Buffer => {
  checkSize(file, limit);
  const descriptor = openSync(file, 'r');
  try {
    const size = fstatSync(descriptor).size;
    if (size > 0) return readFileSync(descriptor);
    const pieces: Buffer[] = [];
    for (let length = 0; ;) {
      const piece = Buffer.allocUnsafe(PIECE);
      const read = readSync(descriptor, piece);
      if (read === 0) return Buffer.concat(pieces);
      length += read;
      if (length > limit) throw tooLarge(file, limit, null);
      pieces.push(piece.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
};

/** The first bytes of a file; none of what is no file or cannot be read, for a pipe can be read once only. */
export const startOf = (file: string, length: number): Uint8Array => {
  try {
    if (!statSync(file).isFile()) return new Uint8Array();
    const descriptor = openSync(file, 'r');
    try {
      const start = Buffer.alloc(length);
      return start.subarray(0, readSync(descriptor, start, 0, length, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return new Uint8Array();
  }
};

const TEXT_PIECE = 65_536;

/** A file that is read piece by piece, from the beginning each time somebody iterates over it. */
interface RereadFile {
  readonly bytes: Iterable<Uint8Array>;
  /** Throws a `Failure` where the file is not the one any longer that was opened: another length, or written since. */
  readonly checkUnchanged: () => void;
  readonly close: () => void;
}

/** Opens a file of at most `limit` bytes. A pipe can be read once only: what it brings is held in memory. */
export const openReread = (file: string, limit: number): RereadFile => {
  checkSize(file, limit);
  if (!statSync(file).isFile()) {
    const bytes = boundedBytesOf(file, limit);
    return { bytes: [bytes], checkUnchanged: () => undefined, close: () => undefined };
  }
  const descriptor = openSync(file, 'r');
  const opened = fstatSync(descriptor);
  function* pieces(): Generator<Uint8Array> {
    for (let at = 0; at < opened.size;) {
      const piece = Buffer.allocUnsafe(Math.min(TEXT_PIECE, opened.size - at));
      const read = readSync(descriptor, piece, 0, piece.length, at);
      if (read === 0) return;
      at += read;
      yield piece.subarray(0, read);
    }
  }
  return {
    bytes: { [Symbol.iterator]: pieces },
    checkUnchanged: () => {
      const { size, mtimeMs } = fstatSync(descriptor);
      if (size === opened.size && mtimeMs === opened.mtimeMs) return;
      throw new Failure(commandText('changed-while-read', { file }));
    },
    close: () => {
      closeSync(descriptor);
    },
  };
};

/** The same piece by piece. What comes before the limit is passed on: a pipe is known to be too large only then. */
export async function* boundedPiecesOf(file: string, limit: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > limit) throw tooLarge(file, limit, null);
    yield piece;
  }
}
