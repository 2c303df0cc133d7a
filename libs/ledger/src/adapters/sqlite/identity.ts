import { connect } from './connection';
import { guarded } from './errors';

const TABLE = `CREATE TABLE IF NOT EXISTS identity (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL) STRICT`;

const EXISTS = `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'identity'`;

const READ = 'SELECT id FROM identity';

/**
 * The identity of a ledger file: a random text that backups and copies of the file keep, and that another ledger does not
 * have. Null for a file that has none yet. Throws a `LedgerError` where the file is not a ledger.
 */
export const readIdentity = (path: string): string | null => {
  const { db, file, close } = connect(path, { create: false });
  try {
    return guarded(file, () => {
      const exists = db.prepare<[], number>(EXISTS).get() !== undefined;
      return exists ? (db.prepare<[], string>(READ).pluck().get() ?? null) : null;
    });
  } finally {
    close();
  }
};

/** Gives a ledger file this identity, in place of the one it has. Throws a `LedgerError`. */
export const writeIdentity = (path: string, id: string): void => {
  const { db, file, close } = connect(path, { create: false });
  try {
    guarded(file, () => {
      db.transaction(() => {
        db.exec(TABLE);
        db.prepare<[string]>('INSERT OR REPLACE INTO identity (one, id) VALUES (1, ?)').run(id);
      }).immediate();
    });
  } finally {
    close();
  }
};
