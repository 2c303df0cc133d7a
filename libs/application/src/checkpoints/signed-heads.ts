import { openDatabase, type Layout } from '../runtime/database';
import type { TreeHead } from '../integrity/continuity';

/**
 * What was signed last, kept apart from the ledger: a ledger that was cut off or rewritten has lost its own checkpoints
 * as well.
 */
export interface SignedHeads {
  /** The last head signed under this origin. */
  readonly last: (origin: string) => TreeHead | undefined;
  /** Puts a head in the place of the one that `last` gave; false where another process was faster. */
  readonly advance: (origin: string, from: TreeHead | undefined, to: TreeHead) => boolean;
  /** The last head of every origin whose history the ledger must continue. */
  readonly current: () => readonly SignedHead[];
  /** The identity of the ledger that was signed here; null where none was recorded. */
  readonly ledger: () => string | null;
  /**
   * Records the identity of the ledger, where it has one.
   * @param ended origins whose history was given up: `current` leaves them out
   */
  readonly belongTo: (ledger: string | null, ended?: readonly string[]) => void;
  readonly close: () => void;
}

export interface SignedHead extends TreeHead {
  readonly origin: string;
}

/** Beside the table of the layout, since files have it from before. */
const ADDED_TABLES = `
  CREATE TABLE IF NOT EXISTS ledger (one INTEGER PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS ended (origin TEXT PRIMARY KEY) STRICT`;

const LAYOUT: Layout = {
  what: 'what was signed last',
  mark: 'SLSH',
  version: 1,
  rebuildable: false,
  tables: `
    CREATE TABLE signed (
      origin TEXT PRIMARY KEY,
      size INTEGER NOT NULL,
      root TEXT NOT NULL
    ) STRICT`,
};

/**
 * In a file, made when it is first asked for; several processes may share it. All of it throws a `DatabaseError`.
 * @param file `:memory:` for a ledger that is itself kept in memory
 */
export const openSignedHeads = (file: string): SignedHeads => {
  let opened: ReturnType<typeof openDatabase> | undefined;
  const open = () => {
    const db = openDatabase(file, LAYOUT);
    db.exec(ADDED_TABLES);
    return db;
  };
  const db = () => (opened ??= open());
  const last = (origin: string): TreeHead | undefined =>
    db().prepare<[string], TreeHead>('SELECT size, root FROM signed WHERE origin = ?').get(origin);
  return {
    last,
    advance: (origin, from, { size, root }) =>
      db()
        .transaction(() => {
          const now = last(origin);
          if (now?.size !== from?.size || now?.root !== from?.root) return false;
          const put = db().prepare('INSERT OR REPLACE INTO signed (origin, size, root) VALUES (?, ?, ?)');
          put.run(origin, size, root);
          return true;
        })
        .immediate(),
    current: () =>
      db()
        .prepare<[], SignedHead>(
          'SELECT origin, size, root FROM signed WHERE origin NOT IN (SELECT origin FROM ended) ORDER BY size DESC',
        )
        .all(),
    ledger: () => db().prepare<[], string>('SELECT id FROM ledger').pluck().get() ?? null,
    belongTo: (ledger, ended = []) => {
      db()
        .transaction(() => {
          const put = db().prepare<[string]>('INSERT OR REPLACE INTO ledger (one, id) VALUES (1, ?)');
          if (ledger !== null) put.run(ledger);
          const end = db().prepare<[string]>('INSERT OR IGNORE INTO ended (origin) VALUES (?)');
          for (const origin of ended) end.run(origin);
        })
        .immediate();
    },
    close: () => opened?.close(),
  };
};
