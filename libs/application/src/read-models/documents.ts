import type { Database } from '@app/ledger';
import { type ModelBuild, positionOf, servedBuild, tableOf } from './model-versions';
import type { AnyProjection } from './projections';
import { lruCache } from '../runtime/lru-cache';
import { prepared } from '../runtime/prepared';

/** When a document was moved last. */
interface Moves {
  /** By an event that changes something for everybody in any case. */
  readonly open: number;
  /** By an event that does so only where everybody may see the document. */
  readonly withheld: number;
}

interface Stored {
  readonly key: string;
  readonly doc: string;
}

const storedIn = (db: Database, generation: ModelBuild, scope?: string): readonly Stored[] => {
  const table = tableOf(generation);
  return scope === undefined
    ? prepared<[], Stored>(db, `SELECT key, doc FROM ${table} ORDER BY key`).all()
    : prepared<[string], Stored>(db, `SELECT key, doc FROM ${table} WHERE scope = ? ORDER BY key`).all(scope);
};

/** Reads and writes the documents of one generation, by key. */
export const documentsOf = <Doc>(db: Database, generation: ModelBuild) => {
  const table = tableOf(generation);
  const one = prepared<[string], string>(db, `SELECT doc FROM ${table} WHERE key = ?`).pluck();
  const put = prepared<[string, string, string, number, number], unknown>(
    db,
    `INSERT INTO ${table} (key, scope, doc, moved_at, withheld_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE
     SET scope = excluded.scope, doc = excluded.doc, moved_at = max(moved_at, excluded.moved_at),
       withheld_at = max(withheld_at, excluded.withheld_at)`,
  );
  return {
    get: (key: string): Doc | null => {
      const doc = one.get(key);
      return doc === undefined ? null : (JSON.parse(doc) as Doc);
    },
    /** @param moves the positions of the last events that moved it, of either kind; -1 for none */
    put: (key: string, scope: string, doc: Doc, { open, withheld }: Moves): void => {
      put.run(key, scope, JSON.stringify(doc), open, withheld);
    },
  };
};

/** A document, and the text that it was read from. */
interface Known {
  readonly text: string;
  readonly doc: unknown;
}

/** The documents of a scope as they were last read. */
interface Read {
  /** Of the generation that they were read from. */
  readonly generation: number;
  readonly position: number | null;
  readonly byKey: ReadonlyMap<string, Known>;
  readonly docs: readonly unknown[];
}

/** Scopes whose documents are remembered: a stage of many sessions, and the list of all, besides what others ask for. */
const SCOPES = 32;

/**
 * Reads the documents of live generations, of one scope or of all, by key; none before the first. One whose stored
 * text is what it was when its scope was last read is the same object, so that a reader sees what has changed.
 * Throws a `ReadModelsError` where they belong to a newer program.
 */
export const liveDocuments = (db: Database): (<Doc>(projection: AnyProjection, scope?: string) => readonly Doc[]) => {
  const remembered = lruCache<Read>(SCOPES);
  return <Doc>(projection: AnyProjection, scope?: string): readonly Doc[] => {
    const { name } = projection;
    const live = servedBuild(db, projection);
    if (!live) return [];
    const { generation } = live;
    const position = positionOf(db, live);
    const place = scope === undefined ? name : `${name}/${scope}`;
    const before = remembered.get(place);
    if (before?.generation === generation && before.position === position) return before.docs as readonly Doc[];
    const stored = storedIn(db, live, scope);
    if (stored.length === 0) return [];
    const byKey = new Map(
      stored.map(({ key, doc: text }): [string, Known] => {
        const known = before?.byKey.get(key);
        return [key, known?.text === text ? known : { text, doc: JSON.parse(text) }];
      }),
    );
    const docs = [...byKey.values()].map(({ doc }) => doc);
    remembered.put(place, { generation, position, byKey, docs });
    return docs as readonly Doc[];
  };
};

/** A document that was moved by an event which everybody may know of only where they may see the document. */
interface WithheldMove {
  readonly key: string;
  readonly scope: string;
  readonly position: number;
}

/** Those of a model after a position, the latest first, a page at a time. */
export function* withheldMoves(db: Database, projection: AnyProjection, after: number): Generator<WithheldMove> {
  const live = servedBuild(db, projection);
  if (!live) return;
  const read = prepared<[number, number], WithheldMove>(
    db,
    `SELECT key, scope, withheld_at AS position FROM ${tableOf(live)} WHERE withheld_at > ? AND withheld_at < ?
     ORDER BY withheld_at DESC LIMIT ${PAGE}`,
  );
  for (let page = read.all(after, Number.MAX_SAFE_INTEGER); page.length > 0;) {
    yield* page;
    page = read.all(after, page.at(-1)?.position ?? after);
  }
}

const PAGE = 64;

/** The position of the last event that moved a document of a model for everybody in any case; -1 before the first. */
export const movedAt = (db: Database, projection: AnyProjection): number => {
  const live = servedBuild(db, projection);
  const last =
    live &&
    prepared<[], number | null>(db, `SELECT max(moved_at) FROM ${tableOf(live)}`)
      .pluck()
      .get();
  return last ?? -1;
};
