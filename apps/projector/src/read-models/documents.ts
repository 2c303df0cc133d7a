import type Database from 'better-sqlite3';
import type { Generation } from './generations';
import { liveGeneration, tableOf } from './generations';
import { recent } from './recent';

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

interface Stored {
  readonly key: string;
  readonly doc: string;
}

/** A document, and the text that it was read from. */
interface Known {
  readonly text: string;
  readonly doc: unknown;
}

/** Scopes whose documents are remembered: a stage of many sessions, and the list of all, besides what others ask for. */
const SCOPES = 32;

const storedIn = (db: Database.Database, live: Generation, scope?: string): readonly Stored[] => {
  const table = tableOf(live);
  return scope === undefined
    ? db.prepare<[], Stored>(`SELECT key, doc FROM ${table} ORDER BY key`).all()
    : db.prepare<[string], Stored>(`SELECT key, doc FROM ${table} WHERE scope = ? ORDER BY key`).all(scope);
};

/**
 * Reads the documents of live generations, of one scope or of all, by key; none before the first. One whose stored
 * text is what it was when its scope was last read is the same object, so that a reader sees what has changed.
 */
export const liveDocuments = (db: Database.Database): (<Doc>(name: string, scope?: string) => readonly Doc[]) => {
  const remembered = recent<ReadonlyMap<string, Known>>(SCOPES);
  return <Doc>(name: string, scope?: string): readonly Doc[] => {
    const live = liveGeneration(db, name);
    const stored = live ? storedIn(db, live, scope) : [];
    if (stored.length === 0) return [];
    const place = scope === undefined ? name : `${name}/${scope}`;
    const before = remembered.get(place);
    const now = new Map(
      stored.map(({ key, doc: text }): [string, Known] => {
        const known = before?.get(key);
        return [key, known?.text === text ? known : { text, doc: JSON.parse(text) }];
      }),
    );
    remembered.put(place, now);
    return [...now.values()].map(({ doc }) => doc as Doc);
  };
};
