import type { Position } from '@eventstore/db-client';
import { encodeCanonical, encodeEvent, type EncodedEvent } from '../../canonical-event';
import { LedgerError, type JsonObject } from '../../event-log';
import { endOfValue } from '../verification/canonical-scan';
import type { EngineRecord } from './engine-record';
import { truncating } from './read';

/** An event of the ledger as the engine has it. */
export interface EngineEvent {
  readonly streamId: string;
  readonly revision: number;
  readonly encoded: EncodedEvent;
  readonly at: Position;
}

export type Seen =
  | { readonly kind: 'event'; readonly event: EngineEvent }
  /** The engine was told to forget events of this stream of its own, by this setting. */
  | { readonly kind: 'truncation'; readonly stream: string; readonly setting: string }
  | { readonly kind: 'other' };

/** Which streams of the engine are the ledger's. */
export interface OwnStreams {
  /** The name of a stream on the engine. Throws a `TypeError` for one that is the engine's own. */
  readonly onEngine: (streamId: string) => string;
  /** Regular expression on names: the streams of the ledger and those of their metadata. */
  readonly filter: string;
  readonly isOwn: (stream: string) => boolean;
  /** Looks at an event of any stream. Throws `LedgerCorrupt` for what cannot be an event of a ledger. */
  readonly look: (event: EngineRecord) => Seen;
}

/** Streams are `name:stream` on the engine, or without a name all that do not begin with `$`. */
export const ownStreams = (shown: string, name: string | undefined): OwnStreams => {
  const prefix = name === undefined ? '' : `${name}:`;
  const isOwn = (stream: string): boolean =>
    stream.startsWith(prefix) && !(name === undefined && stream.startsWith('$'));
  return {
    onEngine(streamId) {
      if (name === undefined && streamId.startsWith('$')) {
        throw new TypeError(`${JSON.stringify(streamId)} is a name for streams of the engine itself`);
      }
      return prefix + streamId;
    },
    filter: name === undefined ? '^(\\$\\$)?[^$]' : `^(\\$\\$)?${name.replaceAll('.', '\\.')}:`,
    isOwn,
    look(event) {
      const stream = event.streamId;
      if (stream.startsWith(METADATA) && isOwn(stream.slice(METADATA.length))) return truncation(event);
      if (!isOwn(stream)) return { kind: 'other' };
      return { kind: 'event', event: readEvent(shown, stream.slice(prefix.length), event) };
    },
  };
};

const METADATA = '$$';

const truncation = ({ streamId, data }: EngineRecord): Seen => {
  const setting = truncating(objectIn(data.toString('utf8')) ?? {}, ['$tb', '$maxCount', '$maxAge']);
  return setting === undefined
    ? { kind: 'other' }
    : { kind: 'truncation', stream: streamId.slice(METADATA.length), setting };
};

const readEvent = (shown: string, streamId: string, event: EngineRecord): EngineEvent => {
  const { id, type, isJson, revision, position } = event;
  const corrupt = (text: string): LedgerError =>
    new LedgerError('LedgerCorrupt', `${shown}: revision ${revision} of stream ${streamId} ${text}`);
  if (type === '$streamDeleted')
    throw new LedgerError('LedgerCorrupt', `${shown}: stream ${streamId} has been deleted`);
  const [data, metadata] = [event.data.toString('utf8'), event.metadata.toString('utf8')];
  const encode = (): EncodedEvent => {
    if (isCanonicalObject(data) && isCanonicalObject(metadata))
      return encodeCanonical(streamId, { id, type, data, metadata });
    const [dataRead, metadataRead] = [objectIn(data), objectIn(metadata)];
    if (!dataRead || !metadataRead) throw new TypeError('its data and its metadata must be JSON objects');
    return encodeEvent(streamId, { id, type, data: dataRead, metadata: metadataRead });
  };
  try {
    if (!isJson) throw new TypeError('its data and its metadata must be JSON objects');
    return { streamId, revision, encoded: encode(), at: position };
  } catch (error) {
    throw corrupt(`(${type}) is no event of a ledger: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Nearly everything that this program has written is; then it need not be parsed and written again. */
const isCanonicalObject = (text: string): boolean => text.startsWith('{') && endOfValue(text, 0) === text.length;

/** The object that a text of JSON says, if it is one. */
const objectIn = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
};
