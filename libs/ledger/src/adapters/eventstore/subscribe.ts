import { once } from 'node:events';
import { streamNameFilter, type AllStreamRecordedEvent, type Position } from '@eventstore/db-client';
import { giveWay } from '../paging/source';
import type { Engine } from './connect';
import { toLedgerError } from './errors';

/** What is done with the events of a subscription; neither function may throw. */
interface EngineSubscription {
  /** Exclusive; from the beginning when left out. */
  readonly from: Position | undefined;
  /** Regular expression on the names of streams. */
  readonly streams: string;
  /** Takes events in the engine's order; the next ones come when it is done. */
  readonly take: (events: readonly AllStreamRecordedEvent[]) => Promise<void>;
  /** Everything up to this position has been taken or was passed over by the engine. */
  readonly reached: (position: Position) => void;
  readonly signal: AbortSignal;
}

/** Events handed over in one go at most. */
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
  let batch: AllStreamRecordedEvent[] = [];
  let passed: Position | undefined;
  /** Events before the position may still be on their way. */
  const tellPassed = (): void => {
    if (passed === undefined || batch.length > 0 || subscription.readableLength > 0) return;
    reached(passed);
    passed = undefined;
  };
  const filter = streamNameFilter({
    regex: streams,
    checkpointInterval: CHECKPOINTS,
    async checkpointReached(_, position) {
      passed = position;
      await giveWay();
      tellPassed();
    },
  });
  const subscription = client.subscribeToAll({ ...(from && { fromPosition: from }), filter }, { highWaterMark: BATCH });
  const stop = (): void => {
    subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  };
  // What fails after we have gone is of no interest, but without a listener it would end the process.
  subscription.on('error', () => undefined);
  const ended = AbortSignal.any([signal, lost]);
  ended.addEventListener('abort', stop);
  try {
    if (ended.aborted) return;
    await engine.ask(engine.url.connectTimeout, () => once(subscription, 'confirmation', { signal: ended }));
    for await (const { event } of subscription) {
      if (event !== undefined) batch.push(event);
      // Events come one by one: a turn lets those that are here already be taken with this one.
      if (subscription.readableLength === 0) await giveWay();
      if (subscription.readableLength > 0 && batch.length < BATCH) continue;
      await take(batch);
      batch = [];
      tellPassed();
    }
  } catch (error) {
    if (!signal.aborted) throw toLedgerError(engine.url.shown, error);
  } finally {
    ended.removeEventListener('abort', stop);
    stop();
  }
};
