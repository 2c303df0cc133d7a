import { TOMBSTONE, firstIndex, type WireRecord } from './record';

/** What the metadata of a stream says about how much of it there is to read. */
export interface Retention {
  /** `$tb`: revisions below are gone. */
  readonly truncateBefore: number;
  /** `$maxCount`: only so many of the last events are there. */
  readonly maxCount: number;
  /** `$maxAge`, in milliseconds. */
  readonly maxAge: number;
}

const EVERYTHING: Retention = { truncateBefore: 0, maxCount: Infinity, maxAge: Infinity };

/** Retention of a stream by its last metadata event; a metadata stream shows its last event only. */
export const retentionOf = (stream: string, metadata: WireRecord | undefined): Retention => {
  if (stream.startsWith('$$')) return { ...EVERYTHING, maxCount: 1 };
  if (metadata === undefined) return EVERYTHING;
  const { $tb, $maxCount, $maxAge } = parseMetadata(metadata);
  return {
    truncateBefore: numberOr($tb, 0),
    maxCount: numberOr($maxCount, Infinity),
    maxAge: 1000 * numberOr($maxAge, Infinity),
  };
};

export const parseMetadata = (metadata: WireRecord): Readonly<Record<string, unknown>> => {
  const value: unknown = JSON.parse(Buffer.from(metadata.data).toString('utf8'));
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

/** A soft-deleted stream reads as if it did not exist, until something is appended to it again. */
export const isSoftDeleted = (retention: Retention): boolean => retention.truncateBefore >= TOMBSTONE;

/** The records of one stream that reads of it still give; reads of $all give the others too, until they are scavenged. */
export const visible = (records: readonly WireRecord[], retention: Retention, now: number): readonly WireRecord[] => {
  const { truncateBefore, maxCount, maxAge } = retention;
  const last = records.at(-1)?.revision ?? -1;
  return records.slice(
    firstIndex(
      records,
      ({ revision, created }) => revision >= truncateBefore && revision > last - maxCount && created >= now - maxAge,
    ),
  );
};

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
