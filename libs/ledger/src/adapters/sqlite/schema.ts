import type { Database } from './driver';
import { LedgerError } from '../../event-log';

/** In files of version 1 every body is whole; they become files of version 2 when the first is packed. */
export const SCHEMA_VERSION = 2;
const WHOLE_BODIES = 1;

/**
 * Roots of subtrees: `number` counts those of a level, from 0; `hash` is the root. Made when first needed; it follows from the
 * events and may be dropped.
 */
export const SUBTREE_TABLE = `
  CREATE TABLE IF NOT EXISTS subtree (
    level INTEGER NOT NULL,
    number INTEGER NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (level, number)
  ) STRICT, WITHOUT ROWID`;

/** One row: a random text that backups and copies of the file keep, and that another ledger does not have. */
export const IDENTITY_TABLE = `CREATE TABLE IF NOT EXISTS identity (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL) STRICT`;

/** Every table that a file may have or not: whoever adds one adds it here, or `verify` calls it unknown. */
export const OPTIONAL_TABLES: readonly string[] = [SUBTREE_TABLE, IDENTITY_TABLE];

/** A kind of SQLite file that holds the events of a ledger. */
export interface FileKind {
  /** Marks the file as of this kind in its header. */
  readonly applicationId: number;
  readonly words: string;
  readonly tables: string;
  /** Whether every commit waits for the disk, or the last ones may be lost with the power. */
  readonly synchronous: 'FULL' | 'NORMAL';
}

/**
 * `position` is dense from 0 and is the leaf index of the Merkle log. `leaf` stands before `body`, so that hashes
 * are read without touching the bodies. `body` is the canonical form, or what it follows from (`packed-body.ts`).
 * `leaf` is the hash of the canonical form either way. `id` is the UUID as 16 bytes. `type` lets readers pass over rows unparsed.
 * The triggers keep the owner's own tools from editing by mistake; `verify` is what finds an edit by intent.
 */
const tables = (id: string): string => `
  CREATE TABLE stream (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE event_type (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE event (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    type INTEGER NOT NULL,
    id BLOB NOT NULL ${id} CHECK (length(id) = 16),
    leaf BLOB NOT NULL CHECK (length(leaf) = 32),
    body TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
    BEGIN SELECT raise(ABORT, 'an event in the ledger is never changed'); END;
  CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
    BEGIN SELECT raise(ABORT, 'an event in the ledger is never deleted'); END;
`;

/** The ledger itself: the letters SLDG. */
export const LEDGER_FILE: FileKind = {
  applicationId: 0x534c4447,
  words: 'a ledger',
  tables: tables('UNIQUE'),
  synchronous: 'FULL',
};

/**
 * The local copy of a ledger that is kept by an engine elsewhere: the letters SLDC. It can be filled again from the
 * engine, so it need not be durable. Two streams may hold the same event id where two processes used it at the same
 * moment. `origin` has one row: whose copy this is, and where the engine keeps the last event of the copy.
 */
export const COPY_FILE: FileKind = {
  applicationId: 0x534c4443,
  words: 'the local copy of a ledger',
  tables: `${tables('')}
  CREATE INDEX event_by_id ON event (id);
  CREATE TABLE origin (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    ledger TEXT NOT NULL,
    last_event TEXT
  ) STRICT;`,
  synchronous: 'NORMAL',
};

/**
 * Makes sure that `db` is a ledger this program can work with: creates the tables in an empty file when `create`
 * says so, and otherwise throws a `LedgerError` that says what the file is instead. Changes nothing in a file
 * that is not ours.
 */
export const prepareSchema = (db: Database, file: string, create: boolean, kind: FileKind): void => {
  if (isOfKind(db, file, kind)) return;
  if (!create) throw new LedgerError('LedgerUnusable', `${file} is empty: it holds no ledger`);
  db.pragma('journal_mode = WAL');
  db.exec('BEGIN IMMEDIATE');
  try {
    // Another process may have been faster.
    if (!isOfKind(db, file, kind)) {
      db.exec(kind.tables);
      db.pragma(`application_id = ${kind.applicationId}`);
      db.pragma(`user_version = ${SCHEMA_VERSION}`);
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
};

/** False for an empty database; throws when it is another application's or of a schema we do not know. */
const isOfKind = (db: Database, file: string, kind: FileKind): boolean => {
  // In one transaction, because another process may be making the file at this moment.
  const { application, version, tables } = db.transaction(() => ({
    application: db.pragma('application_id', { simple: true }),
    version: db.pragma('user_version', { simple: true }),
    tables: db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get(),
  }))();
  if (application === kind.applicationId) {
    if (version === SCHEMA_VERSION || version === WHOLE_BODIES) return true;
    const versions = `${file} is ${kind.words} of schema ${String(version)}; this program knows schema ${SCHEMA_VERSION}`;
    if (Number(version) > SCHEMA_VERSION) throw new LedgerError('LedgerTooNew', `${versions}: use a newer program`);
    throw new LedgerError('LedgerUnusable', `${versions} and no older one`);
  }
  if (application === 0 && tables === 0) return false;
  const other = [LEDGER_FILE, COPY_FILE].find(({ applicationId }) => applicationId === application);
  const text = other === undefined ? 'a SQLite database of another application' : other.words;
  throw new LedgerError('LedgerUnusable', `${file} is ${text}, not ${kind.words}`);
};
