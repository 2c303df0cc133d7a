import type { Position } from '@eventstore/db-client';

/** An event of any stream as the engine has it. */
export interface EngineRecord {
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly id: string;
  readonly type: string;
  /** Whether the engine was told that the data is JSON. */
  readonly isJson: boolean;
  readonly data: Buffer;
  readonly metadata: Buffer;
}

/** A message of a read or a subscription, as far as the ledger needs it. */
export type ReadMessage =
  | { readonly kind: 'event'; readonly event: EngineRecord }
  /** Everything up to this position was sent, or does not pass the filter. */
  | { readonly kind: 'checkpoint'; readonly position: Position }
  | { readonly kind: 'confirmation' }
  | { readonly kind: 'other' };

/**
 * Reads the bytes of a `ReadResp` (streams.proto of the engine), several times as fast as the classes that are generated for
 * all of it. Data and metadata stay bytes, which may be canonical JSON already. Throws a `RangeError` for what is cut off.
 */
export const decodeReadMessage = (bytes: Buffer): ReadMessage => {
  let message: ReadMessage = { kind: 'other' };
  readFields({ bytes, at: 0, end: bytes.length }, (field, content) => {
    if (field === 1) message = eventIn(content) ?? message;
    if (field === 2) message = { kind: 'confirmation' };
    if (field === 3) message = { kind: 'checkpoint', position: positionIn(content, 1, 2) };
  });
  return message;
};

/** A part of a message that has not been read yet. */
interface Part {
  readonly bytes: Buffer;
  at: number;
  readonly end: number;
}

/** Calls back with each field: its content, or for a number its beginning. */
const readFields = (part: Part, field: (number: number, content: Part) => void): void => {
  const { bytes, end } = part;
  while (part.at < end) {
    const key = readNumber(part);
    const number = key >>> 3;
    switch (key & 7) {
      case VARINT:
        field(number, { bytes, at: part.at, end });
        while ((byteAt(part) & 0x80) !== 0);
        break;
      case LENGTH_DELIMITED: {
        const length = readNumber(part);
        if (part.at + length > end) throw new RangeError('a message of the engine is cut off');
        field(number, { bytes, at: part.at, end: part.at + length });
        part.at += length;
        break;
      }
      case FIXED_64:
        part.at += 8;
        break;
      case FIXED_32:
        part.at += 4;
        break;
      default:
        throw new RangeError('a message of the engine has a field of an unknown kind');
    }
  }
};

/** Wire types (https://protobuf.dev/programming-guides/encoding/). */
const [VARINT, FIXED_64, LENGTH_DELIMITED, FIXED_32] = [0, 1, 2, 5];

const byteAt = (part: Part): number => {
  const byte = part.bytes[part.at++];
  if (byte === undefined) throw new RangeError('a message of the engine is cut off');
  return byte;
};

/** Exact up to 2^53; the revision of a tombstone, 2^63 - 1, is near enough. */
const readNumber = (part: Part): number => {
  let value = 0;
  for (let factor = 1; ; factor *= 128) {
    const byte = byteAt(part);
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return value;
  }
};

const readBig = (part: Part): bigint => {
  const { at } = part;
  const value = readNumber(part);
  if (value <= Number.MAX_SAFE_INTEGER) return BigInt(value);
  let exact = 0n;
  for (let nth = part.at - 1; nth >= at; nth--) exact = exact * 128n + BigInt((part.bytes[nth] ?? 0) & 0x7f);
  return exact;
};

const textOf = ({ bytes, at, end }: Part): string => bytes.toString('utf8', at, end);

/** The text in this field of a message, empty where it has none. */
const textIn = (part: Part, number: number): string => {
  let text = '';
  readFields(part, (field, content) => {
    if (field === number) text = textOf(content);
  });
  return text;
};

const positionIn = (part: Part, commitField: number, prepareField: number): Position => {
  let [commit, prepare] = [0n, 0n];
  readFields(part, (field, content) => {
    if (field === commitField) commit = readBig(content);
    if (field === prepareField) prepare = readBig(content);
  });
  return { commit, prepare };
};

const eventIn = (part: Part): ReadMessage | undefined => {
  let event: EngineRecord | undefined;
  readFields(part, (field, content) => {
    if (field === 1) event = recordIn(content);
  });
  return event && { kind: 'event', event };
};

const NO_BYTES: Buffer = Buffer.alloc(0);

const recordIn = (part: Part): EngineRecord => {
  let [id, streamId, type, contentType] = ['', '', '', ''];
  let revision = 0;
  let [commit, prepare] = [0n, 0n];
  let [data, metadata]: [Buffer, Buffer] = [NO_BYTES, NO_BYTES];
  readFields(part, (field, content) => {
    const { bytes, at, end } = content;
    switch (field) {
      case 1:
        id = textIn(content, 2);
        break;
      case 2:
        streamId = textIn(content, 3);
        break;
      case 3:
        revision = readNumber(content);
        break;
      case 4:
        prepare = readBig(content);
        break;
      case 5:
        commit = readBig(content);
        break;
      case 6: {
        const name = textIn({ bytes, at, end }, 1);
        if (name === 'type') type = textIn(content, 2);
        if (name === 'content-type') contentType = textIn(content, 2);
        break;
      }
      case 7:
        metadata = bytes.subarray(at, end);
        break;
      case 8:
        data = bytes.subarray(at, end);
        break;
    }
  });
  const isJson = contentType === 'application/json';
  return { streamId, revision, position: { commit, prepare }, id, type, isJson, data, metadata };
};
