import type { Database } from '@app/ledger';
import { type ModelBuild, positionOf, servedBuild, tableOf } from './model-versions';
import type { AnyProjection } from './projections';
import { lruCache } from '../runtime/lru-cache';
import { prepared } from '../runtime/prepared';

/** When a document was moved last. */
interface Moves {
  /** By any event. */
  readonly written: number;
  /** By an event that changes something for everybody in any case. */
  readonly open: number;
  /** By an event that does so only where everybody may see the document. */
  readonly withheld: number;
}

interface Stored {
  readonly key: string;
  readonly doc: string;
}

/** Those written after a position, in the order of their keys. */
const storedIn = (
  db: Database,
  generation: ModelBuild,
  scope: string | undefined,
  after: number,
): readonly Stored[] => {
  const table = tableOf(generation);
  if (after < 0)
    return scope === undefined
      ? prepared<[], Stored>(db, `SELECT key, doc FROM ${table} ORDER BY key`).all()
      : prepared<[string], Stored>(db, `SELECT key, doc FROM ${table} WHERE scope = ? ORDER BY key`).all(scope);
  // The `+` keeps SQLite from going through the whole scope to find what is new in it.
  return scope === undefined
    ? prepared<[number], Stored>(db, `SELECT key, doc FROM ${table} WHERE written_at > ? ORDER BY +key`).all(after)
    : prepared<[number, string], Stored>(
        db,
        `SELECT key, doc FROM ${table} WHERE written_at > ? AND +scope = ? ORDER BY +key`,
      ).all(after, scope);
};

/** Reads and writes the documents of one generation, by key. */
export const documentsOf = <Doc>(db: Database, generation: ModelBuild) => {
  const table = tableOf(generation);
  const one = prepared<[string], string>(db, `SELECT doc FROM ${table} WHERE key = ?`).pluck();
  const put = prepared<[string, string, string, number, number, number], unknown>(
    db,
    `INSERT INTO ${table} (key, scope, doc, written_at, moved_at, withheld_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE
     SET scope = excluded.scope, doc = excluded.doc, written_at = excluded.written_at,
       moved_at = max(moved_at, excluded.moved_at), withheld_at = max(withheld_at, excluded.withheld_at)`,
  );
  return {
    get: (key: string): Doc | null => {
      const doc = one.get(key);
      return doc === undefined ? null : (JSON.parse(doc) as Doc);
    },
    /** @param moves the positions of the last events that moved it, of each kind; -1 for none */
    put: (key: string, scope: string, doc: Doc, { written, open, withheld }: Moves): void => {
      put.run(key, scope, JSON.stringify(doc), written, open, withheld);
    },
  };
};

/** The documents of a scope as they were last read, in the order of their keys. */
interface Read {
  /** Of the generation that they were read from. */
  readonly generation: number;
  readonly position: number;
  readonly keys: readonly string[];
  readonly docs: readonly unknown[];
}

/** As SQLite orders them: by their bytes. */
const compareKeys = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Where a key stands in a list in order, or would stand. */
const placeOf = (keys: readonly string[], key: string): number => {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareKeys(keys[middle] ?? '', key) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** What was read before with what has been written since. */
const readOn = (before: Read, position: number, written: readonly Stored[]): Read => {
  if (written.length === 0) return { ...before, position };
  const [keys, docs] = [[...before.keys], [...before.docs]];
  for (const { key, doc } of written) {
    const place = placeOf(keys, key);
    const isKnown = keys[place] === key;
    keys.splice(place, isKnown ? 1 : 0, key);
    docs.splice(place, isKnown ? 1 : 0, JSON.parse(doc));
  }
  return { generation: before.generation, position, keys, docs };
};

/** Scopes whose documents are remembered: a stage of many sessions, and the list of all, besides what others ask for. */
const SCOPES = 32;

/** None: the same list each time, so that what is made of it is found again. */
const NONE: readonly never[] = [];

/**
 * Reads the documents of live generations, of one scope or of all, by key; none before the first. What has not been
 * written since its scope was last read is the same object, and a scope in which nothing was written is the same list,
 * so that a reader sees what has changed; only what was written is read again.
 * Throws a `ReadModelsError` where they belong to a newer program.
 */
export const liveDocuments = (db: Database): (<Doc>(projection: AnyProjection, scope?: string) => readonly Doc[]) => {
  const remembered = lruCache<Read>(SCOPES);
  return <Doc>(projection: AnyProjection, scope?: string): readonly Doc[] => {
    const { name } = projection;
    const live = servedBuild(db, projection);
    const position = live && positionOf(db, live);
    if (!live || position === null) return NONE;
    const { generation } = live;
    const place = scope === undefined ? name : `${name}/${scope}`;
    const known = remembered.get(place);
    const before = known?.generation === generation && known.position <= position ? known : null;
    if (before?.position === position) return before.docs as readonly Doc[];
    const written = storedIn(db, live, scope, before?.position ?? -1);
    const read = readOn(before ?? { generation, position, keys: [], docs: NONE }, position, written);
    if (read.docs.length === 0) return NONE;
    remembered.put(place, read);
    return read.docs as readonly Doc[];
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
