import { once } from 'node:events';
import type { EventStoreDBClient, Position } from '@eventstore/db-client';
import type { Engine } from './connect';
import type { EngineRecord, ReadMessage } from './engine-record';
import { toLedgerError } from './errors';
import { commandError, openRead } from './read-call';

/** What is done with the events of a subscription; neither function may throw. */
interface EngineSubscription {
  /** Exclusive; from the beginning when left out. */
  readonly from: Position | undefined;
  /** Regular expression on the names of streams. */
  readonly streams: string;
  /** Takes events in the engine's order; the next ones come when it is done. */
  readonly take: (events: readonly EngineRecord[]) => Promise<void>;
  /** Everything up to this position has been taken or was passed over by the engine. */
  readonly reached: (position: Position) => void;
  readonly signal: AbortSignal;
}

/** Events taken at once, about. */
const BATCH = 512;

/** The engine says how far it has looked after so many times 32 events. */
const CHECKPOINTS = 4;

/**
 * Follows the engine until the signal is aborted. Rejects with a `LedgerError` when the connection is lost, or the engine
 * does not confirm the subscription within `connectTimeout`.
 */
export const subscribeToEngine = async (engine: Engine, options: EngineSubscription): Promise<void> => {
  const { from, streams, take, reached, signal } = options;
  const { client, lost } = await engine.connected();
  const ended = AbortSignal.any([signal, lost]);
  if (ended.aborted) return;
  const subscription = await openSubscription(engine, client, from, streams);
  let over = (): void => undefined;
  const stop = (): void => {
    // In a turn of its own: from within a callback of the connection, Node's HTTP/2 may write one frame for ever.
    setImmediate(() => {
      subscription.cancel();
    });
    over();
  };
  const ending = new Promise<void>((resolve, reject) => {
    over = resolve;
    subscription.on('end', resolve);
    subscription.on('error', (error) => {
      reject(commandError(error));
    });
  });
  ending.catch(() => undefined);
  ended.addEventListener('abort', stop);

  let batch: EngineRecord[] = [];
  let passed: Position | undefined;
  let due = false;
  /** Events come one by one: those that follow within a turn are taken with them, in one transaction. */
  const takeSoon = (waiting: number): void => {
    setImmediate(() => {
      if (batch.length > waiting && batch.length < BATCH) takeSoon(batch.length);
      else void takeAll();
    });
  };
  const takeAll = async (): Promise<void> => {
    while (batch.length > 0) {
      const taken = batch;
      batch = [];
      subscription.pause();
      await take(taken);
      subscription.resume();
    }
    due = false;
    if (passed !== undefined) reached(passed);
    passed = undefined;
  };
  const receive = (message: ReadMessage): void => {
    if (message.kind === 'confirmation') subscription.emit('confirmation');
    if (message.kind === 'event') batch.push(message.event);
    if (message.kind === 'checkpoint') passed = message.position;
    if (due) return;
    due = true;
    takeSoon(batch.length);
  };
  subscription.on('data', receive);

  try {
    if (ended.aborted) return;
    await engine.ask(engine.url.connectTimeout, () =>
      Promise.race([once(subscription, 'confirmation', { signal: ended }), ending]),
    );
    await ending;
  } catch (error) {
    if (!signal.aborted) throw toLedgerError(engine.url.shown, error);
  } finally {
    ended.removeEventListener('abort', stop);
    // What is left, and what is still on its way, comes again with the next subscription.
    subscription.removeListener('data', receive);
    [batch, passed] = [[], undefined];
    stop();
  }
};

const openSubscription = async (
  engine: Engine,
  client: EventStoreDBClient,
  after: Position | undefined,
  streams: string,
): ReturnType<typeof openRead> => {
  const { connectTimeout, shown } = engine.url;
  try {
    return await engine.ask(connectTimeout, () =>
      openRead(client, { after, streams, checkpointInterval: CHECKPOINTS }),
    );
  } catch (error) {
    throw toLedgerError(shown, error);
  }
};
