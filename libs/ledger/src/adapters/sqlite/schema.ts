import type { Database } from 'better-sqlite3';
import { LedgerError } from '../../event-log';

/** Marks a SQLite file as ours in its header: the letters SLDG. */
const APPLICATION_ID = 0x534c4447;
export const SCHEMA_VERSION = 1;

/**
 * `position` is dense from 0 and is the leaf index of the Merkle log. `leaf` stands before `body`, so that hashes
 * are read without touching the bodies. `id` is the UUID as 16 bytes. `type` lets readers pass over rows unparsed.
 * The triggers keep the owner's own tools from editing by mistake; `verify` is what finds an edit by intent.
 */
const TABLES = `
  CREATE TABLE stream (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE event_type (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE event (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    type INTEGER NOT NULL,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    leaf BLOB NOT NULL CHECK (length(leaf) = 32),
    body TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event
    BEGIN SELECT raise(ABORT, 'an event in the ledger is never changed'); END;
  CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event
    BEGIN SELECT raise(ABORT, 'an event in the ledger is never deleted'); END;
`;

/**
 * Makes sure that `db` is a ledger this program can work with: creates the tables in an empty file when `create`
 * says so, and otherwise throws a `LedgerError` that says what the file is instead. Changes nothing in a file
 * that is not ours.
 */
export const prepareSchema = (db: Database, file: string, create: boolean): void => {
  if (holdsLedger(db, file)) return;
  if (!create) throw new LedgerError('LedgerUnusable', `${file} is empty: it holds no ledger`);
  db.pragma('journal_mode = WAL');
  db.exec('BEGIN IMMEDIATE');
  try {
    // Another process may have been faster.
    if (!holdsLedger(db, file)) {
      db.exec(TABLES);
      db.pragma(`application_id = ${APPLICATION_ID}`);
      db.pragma(`user_version = ${SCHEMA_VERSION}`);
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK');
    throw error;
  }
};

/** False for an empty database; throws when it is another application's or of a schema we do not know. */
const holdsLedger = (db: Database, file: string): boolean => {
  // In one transaction, because another process may be making the ledger at this moment.
  const { application, version, tables } = db.transaction(() => ({
    application: db.pragma('application_id', { simple: true }),
    version: db.pragma('user_version', { simple: true }),
    tables: db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get(),
  }))();
  if (application === APPLICATION_ID) {
    if (version === SCHEMA_VERSION) return true;
    const versions = `${file} is a ledger of schema ${String(version)}; this program knows schema ${SCHEMA_VERSION}`;
    if (Number(version) > SCHEMA_VERSION) throw new LedgerError('LedgerTooNew', `${versions}: use a newer program`);
    throw new LedgerError('LedgerUnusable', `${versions} and no older one`);
  }
  if (application === 0 && tables === 0) return false;
  throw new LedgerError('LedgerUnusable', `${file} is a SQLite database of another application, not a ledger`);
};
