import type { Position } from '@eventstore/db-client';
import type { Engine } from './connect';
import type { EngineRecord, ReadMessage } from './engine-record';
import { toLedgerError } from './errors';
import { commandError, openRead } from './read-call';

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
): Promise<readonly EngineRecord[]> => {
  const { connectTimeout, shown } = engine.url;
  try {
    return await engine.ask(connectTimeout, async ({ client, lost }) => {
      const reading = await openRead(client, { from, direction, count });
      const stop = (): void => {
        reading.cancel();
      };
      lost.addEventListener('abort', stop);
      const events: EngineRecord[] = [];
      try {
        await new Promise<void>((resolve, reject) => {
          reading.on('data', (message: ReadMessage) => {
            if (message.kind === 'event') events.push(message.event);
          });
          reading.on('end', resolve);
          reading.on('error', (error) => {
            reject(commandError(error));
          });
        });
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
