import type { EncodedEvent } from '../../canonical-event';

/** An append as it is sent: to a stream at just this revision, -1 for none. */
interface AppendMessage {
  readonly correlationId: string;
  readonly stream: string;
  readonly revision: number;
  readonly events: readonly EncodedEvent[];
  /** When the engine may give up, in milliseconds since 1970. */
  readonly deadline: number;
}

/** Bytes of events in one message, as the client has it: an engine takes no message of any size. */
const LARGEST = 3 * 1024 * 1024;

/**
 * The bytes of the `BatchAppendReq`s (streams.proto of the engine) of one append. Data and metadata are sent as the canonical
 * JSON that they are; the classes that are generated for these messages would parse, write and copy them several times.
 */
export const appendMessages = ({ correlationId, stream, revision, events, deadline }: AppendMessage): Buffer[] => {
  const correlation = message(1, text(2, correlationId));
  const options = message(
    2,
    message(1, text(3, stream)),
    revision === -1 ? message(3) : number(2, revision),
    message(6, number(1, Math.floor(deadline / 1000)), number(2, (deadline % 1000) * 1_000_000)),
  );
  const messages: Buffer[] = [];
  let parts = [correlation, options];
  let size = 0;
  for (const event of events) {
    const proposed = proposedMessage(event);
    if (size > 0 && size + proposed.length > LARGEST) {
      messages.push(Buffer.concat(parts));
      [parts, size] = [[correlation], 0];
    }
    parts.push(proposed);
    size += proposed.length;
  }
  messages.push(Buffer.concat([...parts, FINAL]));
  return messages;
};

const proposedMessage = ({ id, type, data, metadata }: EncodedEvent): Buffer => {
  const before = Buffer.concat([message(1, text(2, id)), typeEntry(type), CONTENT_TYPE]);
  const [metadataLength, dataLength] = [Buffer.byteLength(metadata), Buffer.byteLength(data)];
  const length = before.length + fieldLength(metadataLength) + fieldLength(dataLength);
  const bytes = Buffer.allocUnsafe(fieldLength(length));
  let at = writeHead(bytes, 0, 3, length);
  at += before.copy(bytes, at);
  at = writeHead(bytes, at, 3, metadataLength);
  at += bytes.write(metadata, at);
  at = writeHead(bytes, at, 4, dataLength);
  bytes.write(data, at);
  return bytes;
};

/** Few types make up a ledger. */
const typeEntry = (type: string): Buffer => {
  const known = typeEntries.get(type);
  if (known !== undefined) return known;
  const entry = message(2, text(1, 'type'), text(2, type));
  if (typeEntries.size >= MOST_TYPES) typeEntries.clear();
  typeEntries.set(type, entry);
  return entry;
};
const typeEntries = new Map<string, Buffer>();
const MOST_TYPES = 1000;

/** Wire types (https://protobuf.dev/programming-guides/encoding/); all fields here have numbers below 16. */
const [VARINT, LENGTH_DELIMITED] = [0, 2];

const varintLength = (value: number): number => {
  let length = 1;
  for (let left = value; left >= 128; left = Math.floor(left / 128)) length++;
  return length;
};

const writeVarint = (bytes: Buffer, start: number, value: number): number => {
  let at = start;
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes[at++] = (left % 128) | 0x80;
  bytes[at++] = left;
  return at;
};

const fieldLength = (content: number): number => 1 + varintLength(content) + content;

const writeHead = (bytes: Buffer, at: number, field: number, length: number): number => {
  bytes[at] = (field << 3) | LENGTH_DELIMITED;
  return writeVarint(bytes, at + 1, length);
};

const message = (field: number, ...content: readonly Buffer[]): Buffer => {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  const bytes = Buffer.allocUnsafe(fieldLength(length));
  let at = writeHead(bytes, 0, field, length);
  for (const part of content) at += part.copy(bytes, at);
  return bytes;
};

const text = (field: number, content: string): Buffer => message(field, Buffer.from(content));

const number = (field: number, value: number): Buffer => {
  const bytes = Buffer.allocUnsafe(1 + varintLength(value));
  bytes[0] = (field << 3) | VARINT;
  writeVarint(bytes, 1, value);
  return bytes;
};

const CONTENT_TYPE = message(2, text(1, 'content-type'), text(2, 'application/json'));
const FINAL = number(4, 1);
