import type { Layout } from '../../../common/src/database';
import { openDatabase } from '../../../common/src/database';

/**
 * Names of people and teams, outside the ledger: events carry opaque ids only, so that a person can be
 * forgotten without touching the log.
 */
export interface Directory {
  /** The names of ids in a scope (a session), as far as they are known. */
  readonly namesOf: (scope: string, ids: Iterable<string>) => Readonly<Record<string, string>>;
  /** The id under which a name was entered before in a scope. */
  readonly idOf: (scope: string, name: string) => string | null;
  readonly enter: (entries: readonly DirectoryEntry[]) => void;
  readonly close: () => void;
}

export interface DirectoryEntry {
  readonly id: string;
  readonly scope: string;
  readonly name: string;
}

const LAYOUT: Layout = {
  what: 'a directory',
  mark: 'SLDI',
  version: 1,
  rebuildable: false,
  tables: `
    CREATE TABLE entry (id TEXT NOT NULL, scope TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (scope, id)) STRICT;
    CREATE INDEX entry_name ON entry (scope, name)`,
};

export const openDirectory = (file: string): Directory => {
  const db = openDatabase(file, LAYOUT);
  const byName = db
    .prepare<[string, string], string>('SELECT id FROM entry WHERE scope = ? AND name = ? ORDER BY id')
    .pluck();
  const byId = db.prepare<[string, string], string>('SELECT name FROM entry WHERE scope = ? AND id = ?').pluck();
  const put = db.prepare<[string, string, string]>(
    'INSERT INTO entry (id, scope, name) VALUES (?, ?, ?) ON CONFLICT (scope, id) DO UPDATE SET name = excluded.name',
  );
  return {
    namesOf: (scope, ids) =>
      Object.fromEntries(
        [...new Set(ids)].flatMap((id) => {
          const name = byId.get(scope, id);
          return name === undefined ? [] : [[id, name]];
        }),
      ),
    idOf: (scope, name) => byName.get(scope, name) ?? null,
    enter: db.transaction((entries: readonly DirectoryEntry[]) => {
      for (const { id, scope, name } of entries) put.run(id, scope, name);
    }),
    close: () => {
      db.close();
    },
  };
};
