/** An event as the server keeps it. */
export interface WireRecord extends ProposedRecord {
  readonly stream: string;
  /** Place in the stream, from 0; `TOMBSTONE` for the record that a tombstone is. */
  readonly revision: number;
  /** Where the record begins in the log, in bytes: the engine's commit and prepare position in one. */
  readonly position: number;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** An event as a client hands it in. */
export interface ProposedRecord {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** What a writer expects of the stream: its last revision, or one of the wire's words. */
export type Expected = number | 'no-stream' | 'any' | 'stream-exists';

/** The revision of a tombstone, and what a soft delete truncates before: the largest int64. */
export const TOMBSTONE = 2 ** 63;

export const revisionText = (revision: number): string =>
  revision >= TOMBSTONE ? '9223372036854775807' : String(revision);

/** Bytes the record takes in the log. Positions advance by it, so they increase but are nowhere dense. */
export const sizeOf = ({ type, data, metadata }: ProposedRecord, stream: string): number =>
  73 + 2 * stream.length + type.length + data.length + metadata.length;

/** An event of JSON, as the client encodes it. */
export const jsonRecord = (id: string, type: string, data: unknown, metadata?: unknown): ProposedRecord => ({
  id,
  type,
  contentType: 'application/json',
  data: Buffer.from(JSON.stringify(data)),
  metadata: metadata === undefined ? new Uint8Array() : Buffer.from(JSON.stringify(metadata)),
});

export const metastreamOf = (stream: string): string => `$$${stream}`;

/** Index of the first item for which `reached` holds, in a list where it holds from some item on; its length when none. */
export const firstIndex = <T>(items: readonly T[], reached: (item: T) => boolean): number => {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && reached(item)) high = middle;
    else low = middle + 1;
  }
  return low;
};
