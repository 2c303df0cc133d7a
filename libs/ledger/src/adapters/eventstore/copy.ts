import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from '@eventstore/db-client';
import { textAt, type EncodedEvent } from '../../canonical-event';
import { LedgerError, type AppendOutcome, type ExpectedRevision } from '../../event-log';
import { settleAppend } from '../../judge-append';
import { leafBytes, sha256 } from '../hashes';
import { connect, type Connection } from '../sqlite/connection';
import { guarded } from '../sqlite/errors';
import { COPY_FILE } from '../sqlite/schema';
import type { EngineEvent } from './own-streams';
import { isAfter, parsePosition, positionText } from './position';
import { eventTypes } from '../sqlite/event-types';

/** The last event of the copy, and where the engine has it. */
interface LastEvent {
  readonly position: number;
  readonly id: string;
  readonly at: Position;
}

interface StreamPlace {
  readonly revision: number;
  readonly position: number;
}

/**
 * The events of a ledger on an engine elsewhere, in the engine's order with dense positions, in a SQLite file of this
 * machine. Several processes may share it: whoever comes first writes an event. Everything throws a `LedgerError`.
 */
export interface Copy {
  readonly connection: Connection;
  readonly last: () => LastEvent | undefined;
  /**
   * Takes events in the engine's order and passes over those it has: all before the one of the index `fresh`, which gets
   * the position. Throws `LedgerCorrupt` when one is missing.
   */
  readonly add: (events: readonly EngineEvent[]) => { readonly fresh: number; readonly position: number };
  /** The last event of a stream; -1 and -1 when there is no such stream. */
  readonly endOf: (streamId: string) => StreamPlace;
  /** The outcome of an append as far as the copy knows, or undefined when the engine is to be asked. */
  readonly settle: (
    streamId: string,
    events: readonly EncodedEvent[],
    expected: ExpectedRevision,
  ) => AppendOutcome | undefined;
  readonly close: () => void;
}

/** Opens the copy in this file, made when missing, or in a private file that goes with `close`. */
export const openCopy = (file: string | undefined, ledger: string, shown: string): Copy => {
  const folder = file === undefined ? mkdtempSync(join(tmpdir(), 'ledger-copy-')) : undefined;
  const remove = (): void => {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
  let connection: Connection | undefined;
  try {
    connection = connect(file ?? join(folder ?? '', 'copy.db'), {}, COPY_FILE);
    claim(connection, ledger);
    return { ...copyOver(connection, shown), close: closing(connection, remove) };
  } catch (error) {
    connection?.close();
    remove();
    throw error;
  }
};

const closing = (connection: Connection, remove: () => void) => (): void => {
  connection.close();
  remove();
};

/** A new copy becomes this ledger's; one of another ledger is refused. */
const claim = ({ db, file }: Connection, ledger: string): void => {
  const owner = guarded(file, () => {
    db.prepare<[string]>('INSERT OR IGNORE INTO origin (one, ledger) VALUES (1, ?)').run(ledger);
    return db.prepare<[], string>('SELECT ledger FROM origin').pluck().get();
  });
  if (owner === ledger) return;
  throw new LedgerError(
    'LedgerUnusable',
    `${file} is the local copy of ${wordsFor(owner ?? '')}, not of ${wordsFor(ledger)}: remove it or name another file`,
  );
};

const wordsFor = (ledger: string): string => (ledger === '' ? 'a ledger without a name' : `the ledger ${ledger}`);

type Row = readonly [stream: number, revision: number, position: number];

const copyOver = (connection: Connection, shown: string): Omit<Copy, 'close'> => {
  const { db, file } = connection;
  const lastEvent = db
    .prepare<[], readonly [position: number, id: Buffer, at: string]>(
      'SELECT position, id, last_event FROM event, origin ORDER BY position DESC LIMIT 1',
    )
    .raw();
  const setLast = db.prepare<[string]>('UPDATE origin SET last_event = ?');
  const streamEnd = db
    .prepare<[string], Row>(
      `SELECT event.stream, event.revision, event.position FROM stream JOIN event ON event.stream = stream.id
       WHERE stream.name = ? ORDER BY event.revision DESC LIMIT 1`,
    )
    .raw();
  // An id that is in two streams is first what the stream at hand has, then what came first.
  const eventOf = db
    .prepare<[Buffer, number], Row>(
      'SELECT stream, revision, position FROM event WHERE id = ? ORDER BY stream = ? DESC, position LIMIT 1',
    )
    .raw();
  const addStream = db.prepare<[string]>('INSERT INTO stream (name) VALUES (?)');
  const addEvent = db.prepare<[number, number, number, number, Buffer, Buffer, Buffer]>(
    `INSERT INTO event (position, stream, revision, type, id, leaf, body) VALUES (?, ?, ?, ?, ?, ?, CAST(? AS TEXT))`,
  );

  const last = (): LastEvent | undefined => {
    const row = lastEvent.get();
    return row && { position: row[0], id: uuidOf(row[1]), at: parsePosition(row[2]) };
  };

  const types = eventTypes({ db });

  /** Adds an event; `ends` are those of streams that this transaction has added to. */
  const addOne = (
    { streamId, revision, encoded }: EngineEvent,
    position: number,
    ends: Map<string, StreamEnd>,
  ): void => {
    const [known, end] = ends.get(streamId) ?? streamEnd.get(streamId) ?? [undefined, -1];
    if (revision !== end + 1) {
      const before = end === -1 ? 'is the first of its stream that is left' : `follows on revision ${end}`;
      const text = `revision ${revision} of stream ${streamId} ${before}: the engine has lost or removed events`;
      throw new LedgerError('LedgerCorrupt', `${shown}: ${text}`);
    }
    const stream = known ?? Number(addStream.run(streamId).lastInsertRowid);
    const leaf = leafBytes(textAt(encoded, revision));
    const id = bytesOf(encoded.id);
    addEvent.run(position, stream, revision, types.idOf(encoded.type), id, sha256(leaf), leaf.subarray(1));
    ends.set(streamId, [stream, revision]);
  };

  const addAll = db.transaction((events: readonly EngineEvent[]) => {
    const before = last();
    const known = events.findIndex(({ at }) => isAfter(at, before?.at));
    const fresh = known === -1 ? events.length : known;
    const position = (before?.position ?? -1) + 1;
    const ends = new Map<string, StreamEnd>();
    for (const [nth, event] of events.slice(fresh).entries()) addOne(event, position + nth, ends);
    const end = events.at(-1);
    if (end !== undefined && fresh < events.length) setLast.run(positionText(end.at));
    return { fresh, position };
  });

  const anyOf = db
    .prepare<Buffer[], number>(`SELECT 1 FROM event WHERE id IN (${Array(IDS).fill('?').join()}) LIMIT 1`)
    .pluck();
  /** Whether the copy has one of these ids: hardly ever, so that they are asked for together. */
  const knowsAny = (events: readonly EncodedEvent[]): boolean => {
    for (let from = 0; from < events.length; from += IDS) {
      const ids = events.slice(from, from + IDS).map(({ id }) => bytesOf(id));
      while (ids.length < IDS) ids.push(NO_ID);
      if (anyOf.get(...ids) !== undefined) return true;
    }
    return false;
  };

  const endOf = (streamId: string): StreamPlace => {
    const [, revision, position] = streamEnd.get(streamId) ?? NOTHING;
    return { revision, position };
  };

  return {
    connection,
    last: () => guarded(file, last),
    add: (events) =>
      guarded(file, () => {
        try {
          return addAll.immediate(events);
        } catch (error) {
          types.forget();
          throw error;
        }
      }),
    endOf: (streamId) => guarded(file, () => endOf(streamId)),
    settle: (streamId, events, expected) =>
      guarded(file, () => {
        const [stream, revision, position] = streamEnd.get(streamId) ?? NOTHING;
        const known = events.length === 1 || knowsAny(events);
        return settleAppend(events, expected, { revision, position }, (index) => {
          if (!known) return undefined;
          const row = eventOf.get(bytesOf(events[index]?.id ?? ''), stream);
          return row && { inStream: row[0] === stream, revision: row[1], position: row[2] };
        });
      }),
  };
};

const NOTHING: Row = [-1, -1, -1];

type StreamEnd = readonly [stream: number, revision: number];

/** Ids asked for at once. */
const IDS = 16;
const NO_ID = Buffer.alloc(0);

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const uuidOf = (bytes: Buffer): string => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
