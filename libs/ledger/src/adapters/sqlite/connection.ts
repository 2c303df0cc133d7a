import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Database } from './driver';
import { LedgerError } from '../../event-log';
import { makePrivateFile, makePrivateFolder } from '../private-files';
import { guarded, isSqliteError, toLedgerError } from './errors';
import { LEDGER_FILE, prepareSchema, type FileKind } from './schema';
import { useWriteAheadLog } from './write-ahead-log';

/** An open ledger file. */
export interface Connection {
  readonly db: Database;
  /** The ledger in words for an operator: its absolute path. */
  readonly file: string;
  close(): void;
}

export interface OpenSqlite {
  /** Make the file and its folder when they are missing (the default), or refuse with `LedgerNotFound`. */
  readonly create?: boolean;
  /** Called once where the file loses its name, is replaced, truncated or overwritten while the ledger is open. It is checked every second. */
  readonly onLost?: (error: LedgerError) => void;
}

/** How long a statement waits for the lock of another process before it gives up, in milliseconds. */
const BUSY_TIMEOUT = 5000;

/** Opens a ledger file for reading, and for writing where the file system lets us. Throws a `LedgerError`. */
export const connect = (path: string, { create = true }: OpenSqlite = {}, kind = LEDGER_FILE): Connection => {
  const file = resolve(path);
  makeRoom(file, create);
  try {
    return open(file, file, create, kind);
  } catch (error) {
    // A write-ahead log wants to write beside the file even to read it.
    if (isSqliteError(error) && NO_ROOM_BESIDE.has(error.code) && existsSync(file) && !canWriteBeside(file))
      return openCopy(file, kind);
    throw toLedgerError(file, error);
  }
};

const NO_ROOM_BESIDE: ReadonlySet<string> = new Set(['SQLITE_CANTOPEN', 'SQLITE_READONLY_DIRECTORY']);

const open = (path: string, file: string, create: boolean, kind: FileKind): Connection => {
  const db = new Database(path, { timeout: BUSY_TIMEOUT, fileMustExist: !create });
  try {
    prepareSchema(db, file, create, kind);
    useWriteAheadLog(db, BUSY_TIMEOUT);
    db.pragma(`synchronous = ${kind.synchronous}`);
    return { db, file, close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
};

/**
 * A ledger in a folder that cannot be written, with nobody writing to it: SQLite would have to make its `-shm` file
 * there. So a private copy is read; it goes with `close`.
 */
const openCopy = (file: string, kind: FileKind): Connection => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-read-only-'));
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const copy = join(folder, 'ledger.db');
    copyPrivately(file, copy);
    if (existsSync(`${file}-wal`)) copyPrivately(`${file}-wal`, `${copy}-wal`);
    const { db } = guarded(file, () => open(copy, file, false, kind));
    db.pragma('query_only = ON');
    const close = (): void => {
      db.close();
      remove();
    };
    return { db, file, close };
  } catch (error) {
    remove();
    if (error instanceof LedgerError) throw error;
    throw new LedgerError('LedgerUnusable', `${file} cannot be read: ${messageOf(error)}`, { cause: error });
  }
};

/** The folder exists and `file` is a file or, if it may be made, nothing yet. */
const makeRoom = (file: string, create: boolean): void => {
  if (existsSync(file)) {
    if (!statSync(file).isFile()) throw new LedgerError('LedgerUnusable', `${file} is not a file`);
    return;
  }
  if (!create) throw new LedgerError('LedgerNotFound', `there is no ledger at ${file}`);
  try {
    makePrivateFolder(dirname(file));
  } catch (error) {
    throw new LedgerError('LedgerUnusable', `${file}: its folder cannot be made: ${messageOf(error)}`, {
      cause: error,
    });
  }
  try {
    makePrivateFile(file);
  } catch (error) {
    throw new LedgerError('LedgerUnusable', `${file} cannot be made: ${messageOf(error)}`, { cause: error });
  }
};

/** Like its original but for the mode, which a copy takes over. */
const copyPrivately = (from: string, to: string): void => {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  chmodSync(to, 0o600);
};

/** Found out by trying: permissions, mounts and users have more rules than can be asked for. */
const canWriteBeside = (file: string): boolean => {
  try {
    rmdirSync(mkdtempSync(join(dirname(file), '.ledger-')));
    return true;
  } catch {
    return false;
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
