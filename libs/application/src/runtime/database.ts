import { dirname, resolve } from 'node:path';
import { Database, makePrivateFile, makePrivateFolder, useWriteAheadLog } from '@app/ledger';

/** A file beside the ledger that cannot be used; the message says which and why. */
export class DatabaseError extends Error {}

/** What a file is to hold. */
export interface Layout {
  /** In words: `read models`. */
  readonly what: string;
  /** Four letters that mark the file as ours in its header. */
  readonly mark: string;
  /** Raised with every change of `tables`; a file of another version is upgraded or refused. */
  readonly version: number;
  readonly tables: string;
  /** SQL that makes the next version out of an older one. An older version without it is refused. */
  readonly upgrades?: Readonly<Record<number, string>>;
  /** Whether a power cut may lose the last moments, because all of it can be built again; its consistency it never loses. */
  readonly rebuildable: boolean;
}

/** How long to wait for others at the file, in milliseconds. */
const PATIENCE = 10_000;

const READ_ONLY_FILES: ReadonlySet<unknown> = new Set(['EROFS', 'EACCES', 'EPERM']);

/** Structural, since the module of SQLite makes errors of its own that need not be of this realm's `Error`. */
const isError = (error: unknown): error is { readonly message: string; readonly code?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** Whether something failed because a file beside the ledger can neither be made nor written where it is. */
export const isReadOnly = (error: unknown): boolean => {
  if (error instanceof DatabaseError) return isReadOnly(error.cause);
  if (!isError(error)) return false;
  return READ_ONLY_FILES.has(error.code) || /^SQLITE_(?:READONLY|CANTOPEN)/.test(String(error.code));
};

const number = (db: Database, pragma: 'application_id' | 'user_version'): number =>
  Number(db.pragma(pragma, { simple: true }));

/** Makes the tables in an empty file, and upgrades older ones; throws where the file holds something else. Changes nothing that is not ours. */
const prepare = (db: Database, { what, mark, version, tables, upgrades = {} }: Layout): void => {
  const id = Buffer.from(mark, 'latin1').readInt32BE();
  const found = number(db, 'user_version');
  if (number(db, 'application_id') !== id) {
    if (found !== 0 || db.prepare('SELECT 1 FROM sqlite_schema').get()) throw new Error(`it does not hold ${what}`);
    db.exec(`${tables}; PRAGMA application_id = ${id}; PRAGMA user_version = ${version};`);
    return;
  }
  for (let at = found; at !== version; at++) {
    const upgrade = upgrades[at];
    if (upgrade === undefined) throw new Error(`it is of layout ${found}, this program knows layout ${version}`);
    db.exec(`${upgrade}; PRAGMA user_version = ${at + 1};`);
  }
};

/** Opens a SQLite file beside the ledger, and makes it where there is none. Throws a `DatabaseError`. */
export const openDatabase = (file: string, layout: Layout): Database => {
  let db: Database | undefined;
  try {
    if (file !== ':memory:') {
      makePrivateFolder(dirname(resolve(file)));
      makePrivateFile(file);
    }
    const opened = (db = new Database(file, { timeout: PATIENCE }));
    opened.transaction(() => prepare(opened, layout)).immediate();
    useWriteAheadLog(opened, PATIENCE);
    opened.pragma(`synchronous = ${layout.rebuildable ? 'NORMAL' : 'FULL'}`);
    return opened;
  } catch (error) {
    db?.close();
    const why = isError(error) ? error.message : String(error);
    throw new DatabaseError(`${file} cannot be used: ${why}`, { cause: error });
  }
};
