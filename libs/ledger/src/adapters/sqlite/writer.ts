import { textAt, type EncodedEvent } from '../../canonical-event';
import type { AppendOutcome, ExpectedRevision } from '../../event-log';
import { settleAppend } from '../../judge-append';
import { leafBytes, sha256 } from '../hashes';
import type { Connection } from './connection';
import type { FileWatch } from './file-watch';
import type { KnownEvent } from './known-history';
import { packedBodies } from './packed-body';
import { SCHEMA_VERSION } from './schema';
import { eventTypes } from './event-types';

export interface Append {
  readonly streamId: string;
  readonly events: readonly EncodedEvent[];
  readonly expected: ExpectedRevision;
}

/** What an append meets: the last event of its stream, if there is the stream, and the last position of the ledger. */
type End = readonly [stream: number | null, revision: number | null, position: number | null, head: number | null];
type EventRow = readonly [stream: number, revision: number, position: number];

/**
 * Writes appends into the file, several in one transaction: each is judged by what is in the ledger when its turn comes, those before it in
 * the transaction included. The outcomes hold once this returns. When it throws a failure of SQLite, nothing was written. What other processes
 * may change is read anew in every transaction.
 * @param watch asked before anything is written, and after the commit
 */
export const sqliteWriter = (
  { db }: Connection,
  { beforeWriting, afterWriting, causeOf }: Pick<FileWatch, 'beforeWriting' | 'afterWriting' | 'causeOf'>,
): ((appends: readonly Append[]) => readonly AppendOutcome[]) => {
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');
  const endOf = db
    .prepare<[string], End>(
      `SELECT stream, revision, position, head FROM (SELECT max(position) AS head FROM event) LEFT JOIN (
         SELECT event.stream, event.revision, event.position FROM stream JOIN event ON event.stream = stream.id
         WHERE stream.name = ? ORDER BY event.revision DESC LIMIT 1)`,
    )
    .raw();
  const eventOf = db.prepare<[Buffer], EventRow>('SELECT stream, revision, position FROM event WHERE id = ?').raw();
  const addStream = db.prepare<[string]>('INSERT INTO stream (name) VALUES (?)');
  const addEvent = db.prepare<[number, number, number, number, Buffer, Buffer, Buffer]>(
    `INSERT INTO event (position, stream, revision, type, id, leaf, body) VALUES (?, ?, ?, ?, ?, ?, CAST(? AS TEXT))`,
  );

  const types = eventTypes({ db });

  /** A program that knows whole bodies only is told that the file is too new for it. */
  const markPacked = (): void => {
    if (db.pragma('user_version', { simple: true }) !== SCHEMA_VERSION) db.pragma(`user_version = ${SCHEMA_VERSION}`);
  };

  let lastWritten: KnownEvent | undefined;

  /** Writes one append, if it is to be written. */
  const write = ({ streamId, events, expected }: Append): AppendOutcome => {
    const [known, last, lastPosition, head] = endOf.get(streamId) ?? NOTHING;
    const ids = events.map(({ id }) => Buffer.from(id.replaceAll('-', ''), 'hex'));
    const settled = settleAppend(events, expected, { revision: last ?? -1, position: lastPosition ?? -1 }, (index) => {
      const row = eventOf.get(ids[index] ?? NO_ID);
      return row && { inStream: row[0] === known, revision: row[1], position: row[2] };
    });
    if (settled !== undefined) return settled;

    const stream = known ?? Number(addStream.run(streamId).lastInsertRowid);
    let revision = last ?? -1;
    let position = head ?? -1;
    const [first] = events;
    const packed = first ? packedBodies(events, textAt(first, revision + 1)) : [];
    if (packed.some((body) => body !== null)) markPacked();
    for (const [index, event] of events.entries()) {
      // One encoding into bytes serves the hash and, without its first byte, a body that is stored whole.
      const leaf = leafBytes(textAt(event, ++revision));
      const id = ids[index] ?? NO_ID;
      const hash = sha256(leaf);
      const body = packed[index] ?? null;
      const stored = body === null ? leaf.subarray(1) : Buffer.from(body);
      addEvent.run(++position, stream, revision, types.idOf(event.type), id, hash, stored);
      lastWritten = { position, leaf: hash };
    }
    return { ok: true, revision, position, repeated: false };
  };

  const commitAll = (appends: readonly Append[]): readonly AppendOutcome[] => {
    lastWritten = undefined;
    try {
      begin.run();
      beforeWriting();
      const outcomes = appends.map(write);
      const changed = outcomes.some((outcome) => outcome.ok && !outcome.repeated);
      (changed ? commit : rollback).run();
      return outcomes;
    } catch (error) {
      types.forget();
      if (db.inTransaction) rollback.run();
      throw causeOf(error);
    }
  };

  return (appends) => {
    const outcomes = commitAll(appends);
    afterWriting(lastWritten);
    return outcomes;
  };
};

const NOTHING: End = [null, null, null, null];
const NO_ID = Buffer.alloc(0);
