import type { Projection } from '@app/documents';
import type { Database } from '@app/ledger';
import type { Layout } from '../runtime/database';
import { forgetPrepared, prepared } from '../runtime/prepared';
import { problem } from '../problems/problem-reasons';
import { ReadModelsError } from './read-models-error';

/** The file of the read models. Each generation of a model has a table of documents of its own beside these. */
export const READ_MODELS_FILE: Layout = {
  what: 'read models',
  mark: 'SLRM',
  version: 1,
  rebuildable: true,
  tables: `
    CREATE TABLE model (
      name TEXT NOT NULL,
      version INTEGER NOT NULL,
      generation INTEGER NOT NULL,
      -- the last ledger position that is in it; -1 for none
      position INTEGER NOT NULL,
      live INTEGER NOT NULL,
      PRIMARY KEY (name, generation)
    ) STRICT`,
};

/** One build of a read model: its place in the registry and its table of documents. */
export interface ModelBuild {
  readonly name: string;
  readonly version: number;
  readonly generation: number;
}

type Named = Pick<ModelBuild, 'name' | 'generation'>;

export const tableOf = ({ name, generation }: Named): string => `${name}_${generation}`;

type Versioned = Pick<ModelBuild, 'name' | 'version'>;

const liveGeneration = (db: Database, name: string): ModelBuild | null =>
  prepared<[string], ModelBuild>(db, 'SELECT name, version, generation FROM model WHERE name = ? AND live = 1').get(
    name,
  ) ?? null;

/**
 * The generation that queries of this program read; null before the first of its version. Throws a `ReadModelsError` where
 * a newer program has put one of its own in place: its documents have another meaning.
 */
export const servedBuild = (db: Database, { name, version }: Versioned): ModelBuild | null => {
  const live = liveGeneration(db, name);
  if (live && live.version > version) {
    throw new ReadModelsError(problem('newer-model', { name, version: live.version, known: version }));
  }
  return live?.version === version ? live : null;
};

/** The generations that somebody has begun and not yet finished, in this version of the model; the furthest first. */
export const unfinishedBuilds = (db: Database, { name, version }: Versioned): readonly ModelBuild[] =>
  prepared<[string, number], ModelBuild>(
    db,
    `SELECT name, version, generation FROM model WHERE name = ? AND version = ? AND live = 0
     ORDER BY position DESC, generation DESC`,
  ).all(name, version);

/** Begins an empty generation beside those there are. */
export const newBuild = (db: Database, { name, version }: Projection<unknown>): ModelBuild => {
  const last = db
    .prepare<[string], number | null>('SELECT max(generation) FROM model WHERE name = ?')
    .pluck()
    .get(name);
  const made = { name, version, generation: (last ?? 0) + 1 };
  const table = tableOf(made);
  db.exec(`
    CREATE TABLE ${table} (
      key TEXT PRIMARY KEY, scope TEXT NOT NULL, doc TEXT NOT NULL,
      written_at INTEGER NOT NULL, moved_at INTEGER NOT NULL, withheld_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX ${table}_scope ON ${table} (scope);
    CREATE INDEX ${table}_written_at ON ${table} (written_at);
    CREATE INDEX ${table}_moved_at ON ${table} (moved_at);
    CREATE INDEX ${table}_withheld_at ON ${table} (withheld_at);
  `);
  db.prepare('INSERT INTO model (name, version, generation, position, live) VALUES (?, ?, ?, -1, 0)').run(
    name,
    version,
    made.generation,
  );
  return made;
};

/** The last ledger position that is in a generation, -1 for none; null once it has been dropped. */
export const positionOf = (db: Database, { name, generation }: Named): number | null =>
  prepared<[string, number], number>(db, 'SELECT position FROM model WHERE name = ? AND generation = ?')
    .pluck()
    .get(name, generation) ?? null;

export const moveTo = (db: Database, { name, generation }: Named, position: number): void => {
  prepared<[number, string, number], unknown>(
    db,
    'UPDATE model SET position = ? WHERE name = ? AND generation = ?',
  ).run(position, name, generation);
};

/** Removes a generation with its documents. */
export const drop = (db: Database, generation: Named): void => {
  forgetPrepared(db);
  db.exec(`DROP TABLE ${tableOf(generation)}`);
  db.prepare('DELETE FROM model WHERE name = ? AND generation = ?').run(generation.name, generation.generation);
};

/**
 * Lets queries read this generation from now on, and drops the others of the model, but for what a newer program is
 * building; false once it has been dropped itself.
 */
export const goLive = (db: Database, chosen: ModelBuild): boolean => {
  if (positionOf(db, chosen) === null) return false;
  const others = db
    .prepare<[string, number, number], Named>(
      'SELECT name, generation FROM model WHERE name = ? AND generation <> ? AND version <= ?',
    )
    .all(chosen.name, chosen.generation, chosen.version);
  for (const other of others) drop(db, other);
  db.prepare('UPDATE model SET live = 1 WHERE name = ? AND generation = ?').run(chosen.name, chosen.generation);
  return true;
};
