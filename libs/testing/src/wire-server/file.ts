import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { WireRecord } from './record';

/**
 * The log on disk: a line for every append, so that an append is there as a whole or not at all. Written without
 * fsync: what has been written outlives the process, and a test kills processes, not machines.
 */
export interface LogFile {
  /** What is there; half a line at the end, of an append never acknowledged, is cut off. */
  readonly load: () => readonly WireRecord[];
  readonly append: (records: readonly WireRecord[]) => void;
  /** Writes the whole log anew, without the records that are no longer in it. */
  readonly replace: (records: readonly WireRecord[]) => void;
}

export const logFile = (path: string): LogFile => ({
  load() {
    if (!existsSync(path)) return [];
    const text = readFileSync(path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) writeFileSync(path, whole);
    return whole.split('\n').slice(0, -1).flatMap(decode);
  },
  append(records) {
    appendFileSync(path, encode(records));
  },
  replace(records) {
    writeFileSync(`${path}.new`, records.map((record) => encode([record])).join(''));
    renameSync(`${path}.new`, path);
  },
});

/** A log that is gone with its process. */
export const NO_FILE: LogFile = { load: () => [], append: () => undefined, replace: () => undefined };

type Stored = Omit<WireRecord, 'data' | 'metadata'> & { readonly data: string; readonly metadata: string };

const encode = (records: readonly WireRecord[]): string =>
  JSON.stringify(
    records.map((record): Stored => ({ ...record, data: base64(record.data), metadata: base64(record.metadata) })),
  ) + '\n';

const decode = (line: string): readonly WireRecord[] =>
  (JSON.parse(line) as readonly Stored[]).map((record) => ({
    ...record,
    data: Buffer.from(record.data, 'base64'),
    metadata: Buffer.from(record.metadata, 'base64'),
  }));

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
