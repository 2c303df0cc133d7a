import type { AllStreamRecordedEvent, Position } from '@eventstore/db-client';
import type { Engine } from './connect';
import { toLedgerError } from './errors';

interface EnginePage {
  readonly from: Position | 'start' | 'end';
  readonly direction: 'forwards' | 'backwards';
  readonly count: number;
}

/**
 * Events of all streams in the engine's order, those of the engine itself included: from a position on with the event
 * there, backwards those before it. As of this moment, because the leader is asked. Rejects with a `LedgerError`.
 */
export const readPage = async (
  engine: Engine,
  { from, direction, count }: EnginePage,
): Promise<readonly AllStreamRecordedEvent[]> => {
  const { connectTimeout, shown } = engine.url;
  try {
    return await engine.ask(connectTimeout, async ({ client, lost }) => {
      const reading = client.readAll({ fromPosition: from, direction, maxCount: count, requiresLeader: true });
      const stop = (): void => {
        reading.destroy();
      };
      // What fails after we have gone is of no interest, but without a listener it would end the process.
      reading.on('error', () => undefined);
      lost.addEventListener('abort', stop);
      const events: AllStreamRecordedEvent[] = [];
      try {
        for await (const { event } of reading) if (event !== undefined) events.push(event);
      } finally {
        lost.removeEventListener('abort', stop);
      }
      return events;
    });
  } catch (error) {
    throw toLedgerError(shown, error);
  }
};

/** What may make the engine forget events of a stream, as its metadata is now; undefined when nothing may. */
export const truncationOf = async (engine: Engine, stream: string): Promise<string | undefined> => {
  const { connectTimeout, shown } = engine.url;
  try {
    const { metadata } = await engine.ask(connectTimeout, ({ client }) =>
      client.getStreamMetadata(stream, { requiresLeader: true }),
    );
    return truncating(metadata ?? {}, ['truncateBefore', 'maxCount', 'maxAge']);
  } catch (error) {
    throw toLedgerError(shown, error);
  }
};

/** The first of these members that the metadata of a stream has, as `name=value`. */
export const truncating = (metadata: object, names: readonly string[]): string | undefined => {
  const found = Object.entries(metadata).find(([name]) => names.includes(name));
  return found && `${found[0]}=${String(found[1])}`;
};
