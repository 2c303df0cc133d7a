import { randomUUID } from 'node:crypto';
import { checkCommit, type StreamState, type Verdict } from './commit-check';
import type { LogFile } from './file';
import {
  TOMBSTONE,
  firstIndex,
  jsonRecord,
  metastreamOf,
  sizeOf,
  type Expected,
  type ProposedRecord,
  type WireRecord,
} from './record';
import { isSoftDeleted, parseMetadata, retentionOf, visible, type Retention } from './retention';

export type Written =
  | {
      readonly kind: 'written';
      /** The last record of the append, none for an append of nothing to nothing. */ readonly record:
        WireRecord | undefined;
    }
  | Exclude<Verdict, { kind: 'write' | 'idempotent' }>;

type StreamRead =
  | { readonly kind: 'found'; readonly records: readonly WireRecord[] }
  | { readonly kind: 'stream-not-found' }
  | { readonly kind: 'stream-deleted' };

/** The log of one server or, shared, of several nodes. Everything happens in one turn of the event loop. */
export interface WireLog {
  /** Everything that reads of $all give, in log order. */
  readonly all: () => readonly WireRecord[];
  readonly read: (stream: string) => StreamRead;
  readonly append: (stream: string, events: readonly ProposedRecord[], expected: Expected) => Written;
  /** Soft delete: the stream reads as missing; what is appended later continues its revisions. */
  readonly softDelete: (stream: string, expected: Expected) => Written;
  /** Hard delete: the stream can be neither read nor written ever again. */
  readonly tombstone: (stream: string, expected: Expected) => Written;
  readonly lastRevision: (stream: string) => number;
  /** Takes out of $all what reads of the streams no longer give, except for the last event of each stream. */
  readonly scavenge: () => void;
  /** Calls `listener` after everything written. Returns how to end that. */
  readonly onWritten: (listener: () => void) => () => void;
}

/** Opens a log. After every `statsEvery` events of clients, the server writes one of its own between them. */
export const openLog = (file: LogFile, statsEvery: number): WireLog => {
  let records: WireRecord[] = [];
  let streams = new Map<string, WireRecord[]>();
  const byId = new Map<string, WireRecord>();
  const listeners = new Set<() => void>();
  let end = 0;
  let sinceStats = 0;

  const index = (record: WireRecord): void => {
    records.push(record);
    const stream = streams.get(record.stream);
    if (stream === undefined) streams.set(record.stream, [record]);
    else stream.push(record);
    byId.set(record.id, record);
    end = record.position + sizeOf(record, record.stream);
  };

  const recordsOf = (stream: string): readonly WireRecord[] => streams.get(stream) ?? [];
  const lastRevision = (stream: string): number => recordsOf(stream).at(-1)?.revision ?? -1;
  const retention = (stream: string): Retention => retentionOf(stream, recordsOf(metastreamOf(stream)).at(-1));

  const stateOf = (stream: string): StreamState => ({
    last: lastRevision(stream),
    softDeleted: isSoftDeleted(retention(stream)),
    hasMetadata: lastRevision(metastreamOf(stream)) >= 0,
    at: (revision) => {
      const found = recordsOf(stream);
      const record = found[firstIndex(found, (candidate) => candidate.revision >= revision)];
      return record?.revision === revision ? record : undefined;
    },
    byId: (id) => {
      const record = byId.get(id);
      return record?.stream === stream ? record : undefined;
    },
  });

  /** Gives records their places, writes them as one, and tells the listeners. */
  const write = (
    appends: readonly (readonly [stream: string, events: readonly ProposedRecord[], revision?: number])[],
  ): readonly WireRecord[] => {
    let position = end;
    const created = Date.now();
    const written = appends.flatMap(([stream, events, revision = lastRevision(stream) + 1]) =>
      events.map((event, i): WireRecord => {
        const record = { ...event, stream, revision: revision + i, position, created };
        position += sizeOf(event, stream);
        return record;
      }),
    );
    file.append(written);
    written.forEach(index);
    for (const listener of [...listeners]) listener();
    return written;
  };

  const truncation = (stream: string, $tb: number): readonly [stream: string, events: readonly ProposedRecord[]] => {
    const present = recordsOf(metastreamOf(stream)).at(-1);
    const others = present === undefined ? {} : parseMetadata(present);
    return [metastreamOf(stream), [jsonRecord(randomUUID(), '$metadata', { ...others, $tb })]];
  };

  const judged = (
    stream: string,
    expected: Expected,
    ids: readonly string[],
    proceed: () => WireRecord | undefined,
  ): Written => {
    const verdict = checkCommit(stateOf(stream), expected, ids);
    switch (verdict.kind) {
      case 'write':
        return { kind: 'written', record: proceed() };
      case 'idempotent':
        return { kind: 'written', record: verdict.record };
      case 'wrong-expected-version':
      case 'stream-deleted':
        return verdict;
    }
  };

  const writeStats = (events: number): void => {
    sinceStats += events;
    if (sinceStats < statsEvery) return;
    sinceStats = 0;
    write([['$stats-127.0.0.1:2113', [jsonRecord(randomUUID(), '$statsCollected', { 'proc-id': 1 })]]]);
  };

  file.load().forEach(index);
  if (records.length === 0) {
    write([
      ['$users', [jsonRecord(randomUUID(), '$User', 'admin')]],
      ['$user-admin', [jsonRecord(randomUUID(), '$UserCreated', { loginName: 'admin' })]],
    ]);
  }

  return {
    all: () => records,
    lastRevision,
    read(stream) {
      const kept = retention(stream);
      if (lastRevision(stream) >= TOMBSTONE) return { kind: 'stream-deleted' };
      if (recordsOf(stream).length === 0 || isSoftDeleted(kept)) return { kind: 'stream-not-found' };
      return { kind: 'found', records: visible(recordsOf(stream), kept, Date.now()) };
    },
    append: (stream, events, expected) =>
      judged(
        stream,
        expected,
        events.map(({ id }) => id),
        () => {
          if (events.length === 0) return recordsOf(stream).at(-1);
          const next = lastRevision(stream) + 1;
          const undelete = isSoftDeleted(retention(stream)) ? [truncation(stream, next)] : [];
          const record = write([...undelete, [stream, events]]).at(-1);
          writeStats(events.length);
          return record;
        },
      ),
    softDelete: (stream, expected) =>
      judged(stream, expected, [randomUUID()], () => write([truncation(stream, TOMBSTONE)]).at(-1)),
    tombstone: (stream, expected) =>
      judged(stream, expected, [randomUUID()], () =>
        write([[stream, [jsonRecord(randomUUID(), '$streamDeleted', {})], TOMBSTONE]]).at(-1),
      ),
    scavenge() {
      const now = Date.now();
      const kept = new Set(
        [...streams].flatMap(([stream, all]) => [...visible(all, retention(stream), now), ...all.slice(-1)]),
      );
      const dead = new Set([...streams.keys()].filter((stream) => lastRevision(stream) >= TOMBSTONE));
      const left = records.filter(
        (record) => kept.has(record) && (!dead.has(record.stream) || record.revision >= TOMBSTONE),
      );
      file.replace(left);
      const bound = end;
      records = [];
      streams = new Map();
      left.forEach(index);
      end = bound;
    },
    onWritten(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
