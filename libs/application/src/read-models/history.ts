import type { Database } from '@app/ledger';
import { openDatabase } from '../runtime/database';
import { prepared } from '../runtime/prepared';
import { READ_MODELS_FILE, tableOf } from './model-versions';

/** The history that read models were made from. */
export interface History {
  /** The identity of the ledger; null where it has none, as on an engine. */
  readonly ledger: string | null;
  /** Events in it. */
  readonly size: number;
  /** The hash of the leaf of the last of them, 64 hexadecimal digits; empty for none. */
  readonly leaf: string;
  /** The root over the first `rootSize` events, 64 hexadecimal digits: a root costs more than a leaf, so it may be a little behind. */
  readonly rootSize: number;
  readonly root: string;
}

/** Beside the table of the layout, since files have it from before. */
const TABLE = `
  CREATE TABLE IF NOT EXISTS history (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    ledger TEXT,
    size INTEGER NOT NULL,
    leaf TEXT NOT NULL,
    root_size INTEGER NOT NULL,
    root TEXT NOT NULL
  ) STRICT`;

/** Opens the file of the read models, and makes it where there is none. Throws a `DatabaseError`. */
export const openReadModels = (file: string): Database => {
  const db = openDatabase(file, READ_MODELS_FILE);
  db.exec(TABLE);
  return db;
};

/** The history that the models stand on; null before the first. */
export const historyIn = (db: Database): History | null =>
  prepared<[], History>(db, 'SELECT ledger, size, leaf, root_size AS rootSize, root FROM history').get() ?? null;

/** Records the history that models stand on from now on, unless it is shorter than the one recorded. */
export const recordHistory = (db: Database, { ledger, size, leaf, rootSize, root }: History): void => {
  prepared<[string | null, number, string, number, string], unknown>(
    db,
    `INSERT INTO history (one, ledger, size, leaf, root_size, root) VALUES (1, ?, ?, ?, ?, ?)
     ON CONFLICT (one) DO UPDATE SET ledger = excluded.ledger, size = excluded.size, leaf = excluded.leaf,
       root_size = excluded.root_size, root = excluded.root
     WHERE excluded.size >= size`,
  ).run(ledger, size, leaf, rootSize, root);
};

/** How many events the furthest of the models has taken in; 0 for none. */
export const eventsIn = (db: Database): number =>
  prepared<[], number>(db, 'SELECT coalesce(max(position), -1) + 1 FROM model').pluck().get() ?? 0;

/** Drops every model: what they were made from is no longer the history of the ledger. */
export const dropModels = (db: Database): void => {
  db.transaction(() => {
    const models = db
      .prepare<[], { readonly name: string; readonly generation: number }>('SELECT name, generation FROM model')
      .all();
    for (const model of models) db.exec(`DROP TABLE ${tableOf(model)}`);
    db.exec('DELETE FROM model; DELETE FROM history');
  }).immediate();
};
