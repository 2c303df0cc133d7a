import { canonicalJson } from './canonical-json';
import type { NewEvent, RecordedEvent } from './event-log';

/**
 * The canonical form of a recorded event: RFC 8785 JSON of `{ data, id, metadata, revision, streamId, type }`.
 * It is stored once and never written again; its UTF-8 bytes are the entry of the Merkle log. The position is
 * not in it, because the position is the index of the leaf.
 */
export const canonicalEvent = (event: Omit<RecordedEvent, 'position'>): string =>
  textAt(encodeEvent(event.streamId, event), event.revision);

/** The most UTF-16 code units the canonical form of one event may have: readers hold pages of events in memory. */
export const MAX_EVENT_LENGTH = 1_048_576;

/** An event written down but for its revision, which is known only when its append is in turn. */
export interface EncodedEvent {
  /** UUID in lower case. */
  readonly id: string;
  readonly type: string;
  /** The canonical form before and after the revision: `revision` falls between `metadata` and `streamId`. */
  readonly head: string;
  readonly tail: string;
  /** Two of its members, as canonical JSON. */
  readonly data: string;
  readonly metadata: string;
}

export const textAt = (event: EncodedEvent, revision: number): string => `${event.head}${revision}${event.tail}`;

/** Throws a `TypeError` for what cannot be stored: no UUID as id, an empty type, data that is not JSON, or too long. */
export const encodeEvent = (streamId: string, event: NewEvent): EncodedEvent => {
  refuseNames(streamId, event);
  const data = canonicalJson(event.data, 'data');
  const metadata = canonicalJson(event.metadata, 'metadata');
  return assemble(streamId, { id: event.id, type: event.type, data, metadata });
};

/** The same for data and metadata that are canonical JSON already: objects, which nobody checks here. */
export const encodeCanonical = (streamId: string, event: CanonicalParts): EncodedEvent => {
  refuseNames(streamId, event);
  return assemble(streamId, event);
};

type CanonicalParts = Pick<EncodedEvent, 'id' | 'type' | 'data' | 'metadata'>;

const assemble = (streamId: string, event: CanonicalParts): EncodedEvent => {
  const { type, data, metadata } = event;
  const id = event.id.toLowerCase();
  const head = `{"data":${data},"id":"${id}","metadata":${metadata},"revision":`;
  const tail = `,"streamId":${canonicalJson(streamId, 'streamId')},"type":${canonicalJson(type, 'type')}}`;
  if (head.length + tail.length > MAX_EVENT_LENGTH) {
    throw new TypeError(`event ${id} (${type}) is longer than ${MAX_EVENT_LENGTH} characters of JSON`);
  }
  return { id, type, head, tail, data, metadata };
};

const refuseNames = (streamId: string, { id, type }: Pick<NewEvent, 'id' | 'type'>): void => {
  if (!UUID.test(id)) throw new TypeError(`event id ${JSON.stringify(id)} is not a UUID`);
  if (streamId === '') throw new TypeError('the name of a stream must not be empty');
  if (type === '') throw new TypeError(`the type of event ${id} must not be empty`);
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
