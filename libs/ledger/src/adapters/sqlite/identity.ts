import { connect } from './connection';
import { guarded } from './errors';
import { IDENTITY_TABLE } from './schema';

const EXISTS = `SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'identity'`;

const READ = 'SELECT id FROM identity';

/**
 * The identity of a ledger file: a random text that backups and copies of the file keep, and that another ledger does not
 * have. Null for a file that has none yet. Throws a `LedgerError` where the file is not a ledger.
 */
export const readIdentity = (path: string): string | null => {
  const connection = connect(path, { create: false });
  const { db, file } = connection;
  try {
    return guarded(file, () => {
      const exists = db.prepare<[], number>(EXISTS).get() !== undefined;
      return exists ? (db.prepare<[], string>(READ).pluck().get() ?? null) : null;
    });
  } finally {
    connection.close();
  }
};

/** Gives a ledger file this identity where it has none yet, and gives the one that it has then. Throws a `LedgerError`. */
export const claimIdentity = (path: string, id: string): string => {
  putIdentity(path, id, 'IGNORE');
  return readIdentity(path) ?? id;
};

/** Gives a ledger file this identity in place of the one it has. Throws a `LedgerError`. */
export const replaceIdentity = (path: string, id: string): void => {
  putIdentity(path, id, 'REPLACE');
};

const putIdentity = (path: string, id: string, conflict: 'IGNORE' | 'REPLACE'): void => {
  const connection = connect(path, { create: false });
  const { db, file } = connection;
  try {
    guarded(file, () => {
      db.transaction(() => {
        db.exec(IDENTITY_TABLE);
        db.prepare<[string]>(`INSERT OR ${conflict} INTO identity (one, id) VALUES (1, ?)`).run(id);
      }).immediate();
    });
  } finally {
    connection.close();
  }
};
