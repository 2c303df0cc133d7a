import { jsonEvent } from '@eventstore/db-client';
import { textAt, type EncodedEvent } from '../../canonical-event';
import type { JsonObject, LedgerError } from '../../event-log';
import type { Engine } from './connect';
import { isWrongVersion, toLedgerError } from './errors';

type EngineAnswer =
  | { readonly kind: 'appended' }
  /** The stream is not at the revision that was expected; nothing was written. */
  | { readonly kind: 'wrong-version' }
  /** There was no answer, or none that says what has become of the append. */
  | { readonly kind: 'unknown'; readonly failure: LedgerError };

/**
 * Appends to a stream of the engine that has just this last revision, -1 for none. The engine recognises a repeat by
 * its ids in the same place. Rejects with a `LedgerError` where another try would end the same way.
 */
export const appendToEngine = async (
  engine: Engine,
  stream: string,
  events: readonly EncodedEvent[],
  revision: number,
  milliseconds: number,
): Promise<EngineAnswer> => {
  try {
    await engine.ask(milliseconds, ({ client }) =>
      client.appendToStream(stream, events.map(toEngine), {
        expectedRevision: revision === -1 ? 'no_stream' : BigInt(revision),
        requiresLeader: true,
        deadline: milliseconds,
      }),
    );
    return { kind: 'appended' };
  } catch (error) {
    if (isWrongVersion(error)) return { kind: 'wrong-version' };
    const failure = toLedgerError(engine.url.shown, error);
    if (failure.code !== 'LedgerUnreachable') throw failure;
    return { kind: 'unknown', failure };
  }
};

const toEngine = (event: EncodedEvent) => {
  // What was encoded at the call, because the caller may have changed its event since.
  const { data, metadata } = JSON.parse(textAt(event, 0)) as Readonly<Record<'data' | 'metadata', JsonObject>>;
  return jsonEvent({ id: event.id, type: event.type, data, metadata });
};
