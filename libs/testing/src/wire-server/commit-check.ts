import { TOMBSTONE, type Expected, type WireRecord } from './record';

/** What the server knows of a stream when an append to it comes in. */
export interface StreamState {
  /** Its last revision, -1 when nothing was ever written. */
  readonly last: number;
  readonly softDeleted: boolean;
  readonly hasMetadata: boolean;
  readonly at: (revision: number) => WireRecord | undefined;
  /** The record of this id, when the last one written with it is in this stream. */
  readonly byId: (id: string) => WireRecord | undefined;
}

export type Verdict =
  | { readonly kind: 'write' }
  /** These very events are there already; `record` is the last of them. */
  | { readonly kind: 'idempotent'; readonly record: WireRecord }
  | WrongExpectedVersion
  | { readonly kind: 'stream-deleted' };

interface WrongExpectedVersion {
  readonly kind: 'wrong-expected-version';
  readonly actual: number | 'no-stream';
}

/**
 * Judges an append as the real server does. With an exact expectation, the same ids right after it are a repetition;
 * with 'any' and 'stream-exists', the same ids anywhere in the stream are. A repetition of a part is refused.
 */
export const checkCommit = (stream: StreamState, expected: Expected, ids: readonly string[]): Verdict => {
  if (stream.last >= TOMBSTONE) return { kind: 'stream-deleted' };
  if (expected === 'stream-exists') {
    if (stream.softDeleted) return { kind: 'stream-deleted' };
    if (stream.last < 0 && !stream.hasMetadata) return wrong(stream);
  }
  if (expected === 'any' || expected === 'stream-exists') return checkAnywhere(stream, ids);
  return checkPlace(stream, expected === 'no-stream' ? -1 : expected, ids);
};

const wrong = ({ last }: Pick<StreamState, 'last'>): WrongExpectedVersion => ({
  kind: 'wrong-expected-version',
  actual: last < 0 ? 'no-stream' : last,
});

const checkAnywhere = (stream: StreamState, ids: readonly string[]): Verdict => {
  const known = ids.map(stream.byId);
  const record = known.at(-1);
  if (known[0] === undefined) return { kind: 'write' };
  return record === undefined || known.includes(undefined) ? wrong(stream) : { kind: 'idempotent', record };
};

const checkPlace = (stream: StreamState, expected: number, ids: readonly string[]): Verdict => {
  if (expected === stream.last) return { kind: 'write' };
  if (expected > stream.last) return wrong(stream);
  const differs = ids.findIndex((id, i) => stream.at(expected + 1 + i)?.id !== id);
  const record = stream.at(expected + ids.length);
  if (differs === -1 && ids.length > 0 && record !== undefined) return { kind: 'idempotent', record };
  return differs === 0 && expected === -1 && stream.softDeleted ? { kind: 'write' } : wrong(stream);
};
