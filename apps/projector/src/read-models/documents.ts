import type Database from 'better-sqlite3';
import type { Generation } from './generations';
import { liveGeneration, tableOf } from './generations';

/** Reads and writes the documents of one generation, by key. */
export const documentsOf = <Doc>(db: Database.Database, generation: Generation) => {
  const table = tableOf(generation);
  const one = db.prepare<[string], string>(`SELECT doc FROM ${table} WHERE key = ?`).pluck();
  const put = db.prepare<[string, string, string]>(
    `INSERT INTO ${table} (key, scope, doc) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET scope = excluded.scope, doc = excluded.doc`,
  );
  return {
    get: (key: string): Doc | null => {
      const doc = one.get(key);
      return doc === undefined ? null : (JSON.parse(doc) as Doc);
    },
    put: (key: string, scope: string, doc: Doc): void => {
      put.run(key, scope, JSON.stringify(doc));
    },
  };
};

/** All documents of the live generation, of one scope or of all, by key; none before the first. */
export const liveDocuments = <Doc>(db: Database.Database, name: string, scope?: string): readonly Doc[] => {
  const live = liveGeneration(db, name);
  if (!live) return [];
  const table = tableOf(live);
  const docs =
    scope === undefined
      ? db.prepare<[], string>(`SELECT doc FROM ${table} ORDER BY key`).pluck().all()
      : db.prepare<[string], string>(`SELECT doc FROM ${table} WHERE scope = ? ORDER BY key`).pluck().all(scope);
  return docs.map((doc) => JSON.parse(doc) as Doc);
};
