import { hash } from 'node:crypto';
import { LedgerError, type RecordedEvent } from '../../event-log';
import { PAGE, type Page, type Source } from '../paging/source';
import type { Connection } from './connection';
import { toLedgerError } from './errors';
import type { FileWatch } from './file-watch';
import { wholeBody } from './packed-body';

/** Rows looked at in one go for the types asked for: about a millisecond, however rare the types are. */
const WINDOW = 4096;

type Row = readonly [position: number, body: string];
/** With the leaf hash, 64 hexadecimal digits. */
type HashedRow = readonly [position: number, body: string, leaf: string];

/**
 * Reads a ledger file. Every page is one short read transaction, so the write-ahead log can always be folded in.
 * @param watch told of every look at the end, so that this process knows what its readers see; asked why SQLite cannot read
 */
export const sqliteSource = (
  { db, file }: Connection,
  refuseIfClosed: () => void,
  watch?: Pick<FileWatch, 'beforeReading' | 'causeOf'>,
): Source => {
  const head = db.prepare<[], number | null>('SELECT max(position) FROM event').pluck();
  const body = wholeBody(db);
  const all = db
    .prepare<[number, number], string>(
      `SELECT ${body} FROM event WHERE position > ? AND position <= ? ORDER BY position`,
    )
    .pluck();
  const typed = db
    .prepare<[number, number, string, number], Row>(
      `SELECT position, ${body} FROM event WHERE position > ? AND position <= ?
         AND type IN (SELECT id FROM event_type WHERE name IN (SELECT value FROM json_each(?)))
       ORDER BY position LIMIT ?`,
    )
    .raw();
  const hashed = db
    .prepare<[number, number, number], HashedRow>(
      `SELECT position, ${body}, lower(hex(leaf)) FROM event WHERE position > ? AND position <= ?
       ORDER BY position LIMIT ?`,
    )
    .raw();
  const hashedTyped = db
    .prepare<[number, number, string, number], HashedRow>(
      `SELECT position, ${body}, lower(hex(leaf)) FROM event WHERE position > ? AND position <= ?
         AND type IN (SELECT id FROM event_type WHERE name IN (SELECT value FROM json_each(?)))
       ORDER BY position LIMIT ?`,
    )
    .raw();
  const ofStream = (comparison: string, order: string) =>
    db
      .prepare<[string, number, number], Row>(
        `SELECT position, ${body} FROM event
         WHERE stream = (SELECT id FROM stream WHERE name = ?) AND revision ${comparison} ?
         ORDER BY revision ${order} LIMIT ?`,
      )
      .raw();
  const stream = { forwards: ofStream('>=', 'ASC'), backwards: ofStream('<=', 'DESC') };

  const corrupt = (text: string, cause?: unknown): LedgerError =>
    new LedgerError('LedgerCorrupt', `${file}: ${text}; run verify`, { cause });

  const parse = (position: number, body: string): RecordedEvent => {
    try {
      // The body is our own `canonicalEvent`, so it parses to these members; `verify` is what proves it.
      const { streamId, revision, type, id, data, metadata } = JSON.parse(body) as Omit<RecordedEvent, 'position'>;
      return { streamId, revision, position, id, type, data, metadata };
    } catch (error) {
      throw corrupt(`the event at position ${position} is not JSON`, error);
    }
  };

  const parseHashed = ([position, body, leaf]: HashedRow, accepted: readonly number[]): RecordedEvent => {
    if (accepted.includes(position)) return parse(position, body);
    if (hash('sha256', `\u0000${body}`, 'hex') === leaf) return parse(position, body);
    const message = `${file}: position ${position}: its body is not what was hashed when it was recorded`;
    throw new LedgerError('LedgerAltered', message, { position });
  };

  const read = <T>(work: () => T): T => {
    refuseIfClosed();
    try {
      return work();
    } catch (error) {
      throw watch ? watch.causeOf(error) : toLedgerError(file, error);
    }
  };

  const hashedPage = (
    after: number,
    end: number,
    types: readonly string[] | undefined,
    accepted: readonly number[],
  ): Page => {
    const upTo = Math.min(after + WINDOW, end);
    const rows =
      types === undefined ? hashed.all(after, upTo, PAGE) : hashedTyped.all(after, upTo, JSON.stringify(types), PAGE);
    const events = rows.map((row) => parseHashed(row, accepted));
    return { events, upTo: events.length < PAGE ? upTo : (events.at(-1)?.position ?? upTo) };
  };

  return {
    head: () =>
      read(() => {
        watch?.beforeReading();
        return head.get() ?? -1;
      }),
    page: (after, end, types, checked) =>
      read(() => {
        if (checked) return hashedPage(after, end, types, checked.accepted);
        if (types !== undefined) {
          const upTo = Math.min(after + WINDOW, end);
          const events = typed.all(after, upTo, JSON.stringify(types), PAGE).map(([at, body]) => parse(at, body));
          return { events, upTo: events.length < PAGE ? upTo : (events.at(-1)?.position ?? upTo) };
        }
        // Positions are dense, so they need not be read: that and the single column make this the fast way.
        const upTo = Math.min(after + PAGE, end);
        const bodies = all.all(after, upTo);
        if (bodies.length !== upTo - after) throw corrupt(`events are missing between positions ${after} and ${upTo}`);
        return { events: bodies.map((body, i) => parse(after + 1 + i, body)), upTo };
      }),
    streamPage: (streamId, from, direction, limit) =>
      read(() => stream[direction].all(streamId, from, limit).map(([at, body]) => parse(at, body))),
  };
};
