import type { Database } from './driver';
import { leafHash } from '../hashes';
import { giveWay } from '../paging/source';
import type { Entry, EntrySource, OwnRecord } from '../verification/entry-source';
import type { Reason } from '../../evidence/reason';
import type { Finding } from '../verification/finding';
import { finding as found } from '../verification/reasons';
import type { Connection } from './connection';
import { isSqliteError, type SqliteFailure } from './errors';
import { schemaDifferences } from './schema-differences';
import { wholeBody } from './packed-body';
import { findingIn, type Name, type StoredRow } from './verify-row';

const PAGE = 500;
/** Streams whose last revision is remembered, and names: about a megabyte. Of others the file is asked. */
const REMEMBERED = 10_000;

/** What a ledger file holds, as its verification looks at it. What others append meanwhile is not looked at. */
export const sqliteEntries = ({ db }: Connection): EntrySource => {
  const head = db.prepare<[], number | null>('SELECT max(position) FROM event').pluck().get() ?? -1;
  const body = wholeBody(db);
  const rows = db.prepare<[number, number, number], StoredRow>(rowsWith(body)).raw();
  const own = db.prepare<[string, number, number], OwnRow>(ownWith(body)).raw();
  /** Hardly ever needed. */
  const bytesOf = (position: number): Buffer | undefined =>
    db.prepare<[number], Buffer>(`SELECT CAST(${body} AS BLOB) FROM event WHERE position = ?`).pluck().get(position);
  const positionOf = db
    .prepare<[number, number], number>('SELECT position FROM event WHERE stream = ? AND revision = ?')
    .pluck();
  const streamOf = db.prepare<[number], string>('SELECT name FROM stream WHERE id = ?').pluck();
  const typeOf = db.prepare<[number], string>('SELECT name FROM event_type WHERE id = ?').pluck();
  const streams = remembering((id) => streamOf.get(id));
  const types = remembering((id) => typeOf.get(id));

  const lastRevisions = new Map<number, number>();
  /** Whether it comes next in its stream; asked of every row in turn. */
  const isInTurn = ([position, stream, revision]: StoredRow): boolean => {
    const last = lastRevisions.get(stream);
    if (last === undefined && lastRevisions.size >= REMEMBERED) lastRevisions.clear();
    lastRevisions.set(stream, revision);
    if (last !== undefined || revision === 0) return revision === (last ?? -1) + 1;
    return (positionOf.get(stream, revision - 1) ?? position) < position;
  };

  const entryOf = (row: StoredRow): Entry => {
    const streamId = streams(row[1]);
    const turn = isInTurn(row);
    const finding = findingIn(row, streamId, types(row[3]), bytesOf) ?? (turn ? undefined : NOT_IN_TURN);
    return { position: row[0], streamId: streamId.text, leaf: row[4].slice(0, 64), finding };
  };

  /** At most so many entries after a position; what cannot be read is an entry as well. */
  const page = (after: number, count: number): readonly Entry[] => {
    try {
      return rows.all(after, head, count).map(entryOf);
    } catch (error) {
      if (!isSqliteError(error)) throw error;
      lastRevisions.clear();
      return count > 1 ? page(after, 1) : [unreadable(after + 1, error)];
    }
  };

  return {
    head,
    async *pages(begin) {
      for (let after = begin; after < head;) {
        if (after > begin) await giveWay();
        const entries = page(after, PAGE);
        yield entries;
        after = entries.at(-1)?.position ?? head;
      }
    },
    own: (streamId) => ownRecords((revision) => own.all(streamId, revision, head)),
    subtree: storedSubtrees(db),
    damage: (events) => damageIn(db, events, head),
  };
};

const NOT_IN_TURN: Finding = {
  kind: 'misplaced',
  ...found('ledger.not-in-turn'),
};

const unreadable = (position: number, { code, message }: SqliteFailure): Entry => ({
  position,
  streamId: null,
  leaf: '',
  finding: { kind: 'unreadable', ...found('ledger.file-unreadable-from-here', { error: `${code}: ${message}` }) },
});

/** Looks names up once. */
const remembering = (find: (id: number) => string | undefined): ((id: number) => Name) => {
  const known = new Map<number, Name>();
  return (id) => {
    const name = known.get(id);
    if (name !== undefined) return name;
    if (known.size >= REMEMBERED) known.clear();
    const text = find(id) ?? null;
    const found = { text, json: JSON.stringify(text), plain: text !== null && PLAIN.test(text) };
    known.set(id, found);
    return found;
  };
};

/** Printable ASCII. */
const PLAIN = /^[ -~]*$/;

const OWN_PAGE = 50;

type OwnRow = readonly [position: number, revision: number, text: string];

/** What cannot be found or read this way ends it: the pass over all entries meets it, or misses it. */
async function* ownRecords(pageFrom: (revision: number) => readonly OwnRow[]): AsyncGenerator<OwnRecord, void> {
  for (let revision: number | undefined = 0; revision !== undefined;) {
    const from: number = revision;
    const found = readable(() => pageFrom(from)) ?? [];
    for (const [position, , text] of found) yield { position, leaf: leafHash(text).toString('hex'), text };
    const last = found.length < OWN_PAGE ? undefined : found.at(-1);
    revision = last && last[1] + 1;
    if (last !== undefined) await giveWay();
  }
}

/** Looked for only when there are enough events to store one. */
const storedSubtrees = (db: Database): EntrySource['subtree'] => {
  let find: ((level: number, number: number) => string | undefined) | undefined;
  const prepared = (): NonNullable<typeof find> => {
    if (!hasSubtrees(db)) return () => undefined;
    const stored = db
      .prepare<[number, number], string>('SELECT lower(hex(hash)) FROM subtree WHERE level = ? AND number = ?')
      .pluck();
    return (level, number) => stored.get(level, number);
  };
  return (level, number) => readable(() => (find ??= prepared())(level, number));
};

const hasSubtrees = (db: Database): boolean =>
  db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'subtree'`).get() !== undefined;

const inFile = (reason: Reason): Finding => ({ kind: 'file', ...reason });

/** What cannot name a position: entries out of the order of positions, hashes of none, indexes, pages of the file. */
const damageIn = (db: Database, events: number, head: number): Finding | undefined => {
  try {
    const count = db.prepare<[number], number>('SELECT count(*) FROM event WHERE position <= ?').pluck().get(head);
    if (count !== events) return inFile(found('ledger.table-count-up-to', { count: String(count), head, events }));
    if (hasSubtrees(db)) {
      const beyond = db
        .prepare<[number], number>('SELECT count(*) FROM subtree WHERE (number + 1) * (1 << 8 * level) > ?')
        .pluck()
        .get(db.prepare<[], number>('SELECT max(position) + 1 FROM event').pluck().get() ?? 0);
      if (beyond !== 0) return inFile(found('ledger.stored-hashes-beyond'));
    }
    const sound = db.pragma('integrity_check(1)', { simple: true });
    if (sound !== 'ok') return inFile(found('ledger.file-damaged', { error: String(sound) }));
    const differences = schemaDifferences(db);
    return differences.length === 0
      ? undefined
      : { kind: 'schema', ...found('ledger.schema', { differences: { list: differences, joined: 'apart' } }) };
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    return inFile(found('ledger.file-unreadable-in-part', { error: `${error.code}: ${error.message}` }));
  }
};

const readable = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    return undefined;
  }
};

const rowsWith = (body: string): string => `
  SELECT position, stream, revision, type, lower(hex(leaf) || ' ' || hex(id)), ${body}
  FROM event WHERE position > ? AND position <= ? ORDER BY position LIMIT ?`;

const ownWith = (body: string): string => `
  SELECT position, revision, coalesce(CAST(${body} AS TEXT), '') FROM event
  WHERE stream = (SELECT id FROM stream WHERE name = ?) AND revision >= ? AND position <= ?
  ORDER BY revision LIMIT ${OWN_PAGE}`;
