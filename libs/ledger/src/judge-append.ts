import type { AppendOutcome, ExpectedRevision } from './event-log';

/** Where an event is kept. */
export interface Place {
  /** In the stream that is appended to, or in another one. */
  readonly inStream: boolean;
  readonly revision: number;
  readonly position: number;
}

/** The last event of the stream that is appended to; -1 and -1 when there is no such stream. */
interface StreamEnd {
  readonly revision: number;
  readonly position: number;
}

/**
 * The outcome of an append that has nothing to write, or undefined when it is to be written after `end`.
 * `events` by their ids in lower case; `find` tells where the event with the id of `events[index]` is kept, if it is.
 *
 * Ids are judged before the expected revision: whoever repeats an append could not know that the first one
 * had come through, so it is answered as the first one was, however the stream has grown since. Only ids are
 * compared; the content of a repeat may differ, for instance in the time it was recorded.
 */
export const settleAppend = (
  events: readonly { readonly id: string }[],
  expected: ExpectedRevision,
  end: StreamEnd,
  find: (index: number) => Place | undefined,
): AppendOutcome | undefined => {
  for (const [index, { id }] of events.entries()) {
    if (find(index) !== undefined) return repeatOf(events.length, find) ?? reused(id);
  }
  const twice = firstTwice(events);
  if (twice !== undefined) return reused(twice);

  const actual = end.revision === -1 ? 'no-stream' : end.revision;
  if (expected !== 'any' && expected !== actual) return { ok: false, code: 'WrongExpectedRevision', expected, actual };
  return events.length > 0 ? undefined : { ok: true, ...end, repeated: false };
};

/** The outcome of the first append when all these events follow one another in the stream, in this order. */
const repeatOf = (count: number, find: (index: number) => Place | undefined): AppendOutcome | undefined => {
  let before: Place | undefined;
  for (let index = 0; index < count; index++) {
    const place = find(index);
    if (!place?.inStream || (before !== undefined && place.revision !== before.revision + 1)) return undefined;
    before = place;
  }
  return before && { ok: true, revision: before.revision, position: before.position, repeated: true };
};

const reused = (eventId: string): AppendOutcome => ({ ok: false, code: 'EventIdReused', eventId });

const firstTwice = (events: readonly { readonly id: string }[]): string | undefined => {
  if (events.length < 2) return undefined;
  const seen = new Set<string>();
  return events.find(({ id }) => seen.size === seen.add(id).size)?.id;
};
