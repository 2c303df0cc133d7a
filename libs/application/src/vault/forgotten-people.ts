import type { Database } from '@app/ledger';
import { DatabaseError } from '../runtime/database';
import { overwrite } from './overwrite';

/** Who is forgotten in a file that has something of people. */
interface ForgottenPeople {
  readonly has: (scope: string, person: string) => boolean;
  /** Whether somebody of that id is forgotten in some scope. */
  readonly hasSomewhere: (person: string) => boolean;
  /**
   * Destroys what the file has of somebody, and remembers that it did; everything that is left to do, where it was
   * broken off before, and nothing where it was done.
   * @param scope the session that the id belongs to; null for every one, also those to come
   * @param destroy deletes it in the file; what it deleted is overwritten
   */
  readonly forget: (scope: string | null, person: string, destroy: () => void) => void;
  /** Remembers somebody more, who goes with the one that is being forgotten. */
  readonly note: (scope: string, person: string) => void;
}

/** As a scope: all of them. */
const EVERYWHERE = '';

/** Structural, since the module of SQLite makes errors of its own that need not be of this realm's `Error`. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/** Keeps who is forgotten in a file of its own tables. What is deleted from it from now on is overwritten with zeros. */
export const forgottenPeople = (db: Database, file: string): ForgottenPeople => {
  db.pragma('secure_delete = ON');
  db.exec(`CREATE TABLE IF NOT EXISTS forgotten (
    person TEXT NOT NULL, scope TEXT NOT NULL, overwritten INTEGER NOT NULL, PRIMARY KEY (person, scope)) STRICT`);
  const found = db
    .prepare<[string, string], number>(`SELECT 1 FROM forgotten WHERE person = ? AND scope IN (?, '${EVERYWHERE}')`)
    .pluck();
  const somewhere = db.prepare<[string], number>('SELECT 1 FROM forgotten WHERE person = ?').pluck();
  const done = db
    .prepare<[string, string], number>('SELECT overwritten FROM forgotten WHERE person = ? AND scope = ?')
    .pluck();
  const put = db.prepare<[string, string]>('INSERT INTO forgotten VALUES (?, ?, 0) ON CONFLICT DO NOTHING');
  const putWith = db.prepare<[string, string]>('INSERT INTO forgotten VALUES (?, ?, 1) ON CONFLICT DO NOTHING');
  const finish = db.prepare<[string, string]>('UPDATE forgotten SET overwritten = 1 WHERE person = ? AND scope = ?');
  const mark = db.transaction((scope: string, person: string, destroy: () => void): void => {
    destroy();
    put.run(person, scope);
  });
  return {
    has: (scope, person) => found.get(person, scope) !== undefined,
    hasSomewhere: (person) => somewhere.get(person) !== undefined,
    forget: (scope, person, destroy) => {
      const where = scope ?? EVERYWHERE;
      try {
        if (done.get(person, where) === 1) return;
        mark.immediate(where, person, destroy);
        overwrite(db);
        finish.run(person, where);
      } catch (error) {
        throw new DatabaseError(`${file}: not everything of ${person} is destroyed in it yet: ${messageOf(error)}`, {
          cause: error,
        });
      }
    },
    note: (scope, person) => {
      putWith.run(person, scope);
    },
  };
};
