import { type EventLog, type RecordedEvent, giveWay } from '@app/ledger';
import type { StreamState } from '@app/session';
import { type Streams, emptyState, foldOn } from './history';

/** The state of a stream at the moment of the call. Rejects with `UnreadableEvent`. */
export type LoadState = (stream: string) => Promise<StreamState>;

/** What a stream has come to. */
export interface KnownStream {
  readonly state: StreamState;
  /** How many events of the stream the state has. */
  readonly length: number;
  /** The revision of the first event that each command has left, by the commands' ids; also of commands after the state. */
  readonly commands: ReadonlyMap<unknown, number>;
}

/** Where in a stream the events of a command begin: its id, and the revision of its first event. */
export interface CommandStart {
  readonly id: string;
  readonly first: number;
}

type StreamEnd = Pick<KnownStream, 'state' | 'length'>;

/** Streams that were folded before, as far as they are remembered. */
export interface KnownStreams {
  /** A stream at the moment of the call: what was folded before is not read again. Rejects with `UnreadableEvent`. */
  readonly load: (stream: string) => Promise<KnownStream>;
  /** A stream as it was when it was last loaded or extended: others may have written to it since. Null where it is not known. */
  readonly remembered: (stream: string) => KnownStream | null;
  /**
   * Remembers a stream with what this process has appended to it.
   * @param before the stream that it was appended to
   * @param after the state of the stream, and its length in events
   * @param added where in it the commands begin that were appended
   */
  readonly extend: (stream: string, before: KnownStream, after: StreamEnd, added: readonly CommandStart[]) => void;
  /** Reads a stream from its beginning the next time. */
  readonly forget: (stream: string) => void;
}

/** How many events the streams that are remembered have together: the boards of thousands of tables, or one long session. */
const MOST_EVENTS = 200_000;

/**
 * Loads streams again and again. What is loaded has the events of other writers too, as if the stream had been read whole:
 * its end is read after the call. Calls that come in the same turn of the event loop share that read.
 */
export const knownStreams = (log: Streams): KnownStreams => {
  const known = new Map<string, KnownStream & { readonly commands: Map<unknown, number> }>();
  let events = 0;
  const forget = (stream: string): void => {
    events -= known.get(stream)?.length ?? 0;
    known.delete(stream);
  };
  const remember = (stream: string, newer: KnownStream & { readonly commands: Map<unknown, number> }): void => {
    // Of a stream that is empty there is nothing to remember: an import opens thousands of them.
    if (newer.length === 0 || (known.get(stream)?.length ?? 0) > newer.length) return;
    forget(stream);
    known.set(stream, newer);
    events += newer.length;
    for (const [oldest] of known) {
      if (events <= MOST_EVENTS || oldest === stream) break;
      forget(oldest);
    }
  };
  const read = async (stream: string): Promise<KnownStream> => {
    const before = known.get(stream);
    const commands = before?.commands ?? new Map<unknown, number>();
    let length = before?.length ?? 0;
    const counted = async function* (events: AsyncIterable<RecordedEvent>): AsyncGenerator<RecordedEvent> {
      for await (const event of events) {
        length += 1;
        const id = event.metadata.commandId;
        if (!commands.has(id)) commands.set(id, event.revision);
        yield event;
      }
    };
    const state = await foldOn(before?.state ?? emptyState(stream), counted(log.readStream(stream, { from: length })));
    const now = { state, length, commands };
    remember(stream, now);
    return now;
  };
  /** Reads that have not begun. */
  const toBegin = new Map<string, Promise<KnownStream>>();
  const readInNextTurn = async (stream: string): Promise<KnownStream> => {
    await giveWay();
    toBegin.delete(stream);
    return read(stream);
  };
  return {
    forget,
    load: (stream) => {
      const shared = toBegin.get(stream) ?? readInNextTurn(stream);
      toBegin.set(stream, shared);
      return shared;
    },
    remembered: (stream) => known.get(stream) ?? null,
    extend: (stream, before, after, added) => {
      const commands = known.get(stream)?.commands ?? new Map(before.commands);
      for (const { id, first } of added) if (!commands.has(id)) commands.set(id, first);
      remember(stream, { ...after, commands });
    },
  };
};

const knownOf = new WeakMap<EventLog, KnownStreams>();

/** The streams of a ledger that this process remembers. */
export const knownStreamsOf = (log: EventLog): KnownStreams => {
  const known = knownOf.get(log) ?? knownStreams(log);
  knownOf.set(log, known);
  return known;
};

/** The events of a stream that one command has left, the first of them at `revision`. */
export const eventsOfCommand = async (
  log: Streams,
  stream: string,
  id: string,
  revision: number,
): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of log.readStream(stream, { from: revision })) {
    if (event.metadata.commandId !== id) break;
    events.push(event);
  }
  return events;
};
