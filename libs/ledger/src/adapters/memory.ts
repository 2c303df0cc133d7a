import { encodeEvent, textAt } from '../canonical-event';
import {
  LedgerError,
  type AppendOutcome,
  type EventLog,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
} from '../event-log';
import { settleAppend } from '../judge-append';
import { leafHash } from './hashes';
import { makeNotifier } from './paging/notifier';
import { follow } from './paging/following';
import { readAll, readStream } from './paging/reading';
import { giveWay, PAGE, type Source } from './paging/source';
import { eventTree, subtreesInMemory } from './tree';

/** One event as it is kept: as text, so that nobody can change it through a reference. */
interface Row {
  readonly streamId: string;
  readonly revision: number;
  readonly type: string;
  readonly text: string;
}

/** A ledger in this process only, for tests and trials: the same behaviour as the others, but nothing is durable. */
export const memoryLedger = (): EventLog => {
  const rows: Row[] = [];
  /** Positions of the events of each stream, by revision. */
  const streams = new Map<string, number[]>();
  const positions = new Map<string, number>();
  const notifier = makeNotifier();
  let appends = 0;

  const refuseIfClosed = (): void => {
    if (notifier.closed) throw new LedgerError('LedgerClosed', 'the ledger in memory is closed');
  };

  const eventAt = (position: number): RecordedEvent => {
    const row = rows[position];
    if (row === undefined) throw new LedgerError('LedgerCorrupt', `there is no event at position ${position}`);
    // The text is our own `canonicalEvent`, so it parses to these members.
    return { ...(JSON.parse(row.text) as Omit<RecordedEvent, 'position'>), position };
  };

  const source: Source = {
    head() {
      refuseIfClosed();
      return rows.length - 1;
    },
    page(after, end, types) {
      refuseIfClosed();
      const events: RecordedEvent[] = [];
      let upTo = after;
      while (upTo < end && events.length < PAGE) {
        upTo++;
        const type = rows[upTo]?.type;
        if (types === undefined || (type !== undefined && types.includes(type))) events.push(eventAt(upTo));
      }
      return { events, upTo };
    },
    streamPage(streamId, from, direction, limit) {
      refuseIfClosed();
      const stream = streams.get(streamId) ?? [];
      const first = Math.max(from, 0);
      const last = Math.min(from, stream.length - 1);
      const page =
        direction === 'forwards'
          ? stream.slice(first, first + limit)
          : stream.slice(Math.max(last + 1 - limit, 0), last + 1).reverse();
      return page.map(eventAt);
    },
  };

  const append = (streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): AppendOutcome => {
    refuseIfClosed();
    const encoded = events.map((event) => encodeEvent(streamId, event));
    const stream = streams.get(streamId) ?? [];
    const end = { revision: stream.length - 1, position: stream.at(-1) ?? -1 };
    const settled = settleAppend(encoded, expected, end, (index) => {
      const position = positions.get(encoded[index]?.id ?? '');
      const row = position === undefined ? undefined : rows[position];
      return position === undefined || row === undefined
        ? undefined
        : { inStream: row.streamId === streamId, revision: row.revision, position };
    });
    if (settled !== undefined) return settled;
    for (const event of encoded) {
      const revision = stream.length;
      positions.set(event.id, rows.length);
      stream.push(rows.length);
      rows.push({ streamId, revision, type: event.type, text: textAt(event, revision) });
    }
    streams.set(streamId, stream);
    notifier.notify();
    return { ok: true, revision: stream.length - 1, position: rows.length - 1, repeated: false };
  };

  return {
    async append(streamId, events, expected) {
      const outcome = append(streamId, events, expected);
      // Nothing here ever waits, so a loop of appends would keep everyone else from their turn.
      if (++appends % 64 === 0) await giveWay();
      return outcome;
    },
    readStream: (streamId, options) => readStream(source, streamId, options),
    readAll: (options) => readAll(source, options),
    subscribeAll: (options) => follow(source, notifier, options),
    head: () =>
      new Promise((resolve) => {
        resolve(source.head());
      }),
    tree: eventTree(
      {
        size: () => source.head() + 1,
        read: (start, count) => rows.slice(start, start + count).map(({ text }) => leafHash(text)),
      },
      subtreesInMemory(),
    ),
    close() {
      notifier.close();
      return Promise.resolve();
    },
  };
};
