import type { Position } from '@eventstore/db-client';
import { LedgerError } from '../../event-log';
import type { Arrivals } from './arrivals';
import type { Engine } from './connect';
import type { Copy } from './copy';
import type { EngineRecord } from './engine-record';
import type { EngineEvent, OwnStreams } from './own-streams';
import { isAfter, positionText } from './position';
import { readPage, truncationOf } from './read';
import { subscribeToEngine } from './subscribe';
import { backOff, pause } from './within';

interface FeedParts {
  readonly engine: Engine;
  readonly own: OwnStreams;
  readonly copy: Copy;
  readonly arrivals: Arrivals;
  /** The copy may have come further, or what the engine has passed over. */
  readonly arrived: () => void;
  /** The ledger is not what it was; nothing more comes. */
  readonly failed: (error: unknown) => void;
}

export interface Feed {
  /** Everything the engine has of the ledger up to this position is in the copy; undefined for nothing yet. */
  readonly comeTo: () => Position | undefined;
  /** Asks the engine anew for what comes next; what it was asked before may never be answered. */
  readonly again: () => void;
  readonly stop: () => Promise<void>;
}

/** A connection that has lasted so many milliseconds was none in vain, also where nothing was written. */
const LONG = 10_000;

/**
 * Fills the copy from the engine for as long as it is not stopped: from the last event the copy has, again after every
 * loss of the connection. There is no seam to go wrong, because the copy takes only what comes after what it has.
 */
export const startFeed = (parts: FeedParts): Feed => {
  const { engine, own, copy, arrivals, arrived, failed } = parts;
  const stopped = new AbortController();
  let passed: Position | undefined;
  let asked = new AbortController();

  const take = async (events: readonly EngineRecord[]): Promise<void> => {
    const ours: EngineEvent[] = [];
    for (const event of events) {
      const seen = own.look(event);
      if (seen.kind === 'event') ours.push(seen.event);
      if (seen.kind === 'truncation') await refuseTruncation(engine, seen.stream);
    }
    if (ours.length > 0) {
      const first = copy.add(ours);
      for (const [nth, { streamId, revision, encoded }] of ours.entries()) {
        const position = nth < first.fresh ? undefined : first.position + nth - first.fresh;
        arrivals.came({ streamId, revision, id: encoded.id, position });
      }
    }
    arrived();
  };

  const give = async (): Promise<void> => {
    passed = undefined;
    await checkSeam(engine, copy);
    let failure: Error | undefined;
    asked = new AbortController();
    await subscribeToEngine(engine, {
      from: copy.last()?.at,
      streams: own.filter,
      signal: AbortSignal.any([stopped.signal, asked.signal]),
      async take(events) {
        try {
          if (failure === undefined) await take(events);
        } catch (error) {
          failure = error instanceof Error ? error : new Error(String(error));
          asked.abort();
        }
      },
      reached(position) {
        // What could not be taken was not passed.
        if (failure !== undefined) return;
        passed = position;
        arrived();
      },
    });
    if (failure !== undefined) throw failure;
  };

  const run = async (): Promise<void> => {
    for (let tries = 0; !stopped.signal.aborted; tries++) {
      const [before, began] = [copy.last()?.position, performance.now()];
      try {
        await give();
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (!(error instanceof LedgerError) || error.code !== 'LedgerUnreachable') throw error;
      }
      if (copy.last()?.position !== before || performance.now() - began > LONG) tries = 0;
      await pause(backOff(tries), stopped.signal);
    }
  };
  const running = run().catch(failed);

  return {
    comeTo() {
      const at = copy.last()?.at;
      return passed !== undefined && isAfter(passed, at) ? passed : at;
    },
    again() {
      asked.abort();
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
};

/**
 * Rejects with `LedgerSetBack` where the engine does not have the last event of the copy: it was set back to an earlier state, emptied, or is another
 * one, and would write another history.
 */
export const checkSeam = async (engine: Engine, copy: Copy): Promise<void> => {
  const last = copy.last();
  if (last === undefined) return;
  const [found] = await readPage(engine, { from: last.at, direction: 'forwards', count: 1 });
  if (found?.id === last.id && positionText(found.position) === positionText(last.at)) return;
  throw new LedgerError(
    'LedgerSetBack',
    `${engine.url.shown}: the engine does not have event ${last.id} (position ${last.position}) of the local copy ` +
      `${copy.connection.file} at ${positionText(last.at)}: it was set back to an earlier state, emptied, or is another engine`,
  );
};

/** The setting may have been taken back since it was recorded. */
export const refuseTruncation = async (engine: Engine, stream: string): Promise<void> => {
  const setting = await truncationOf(engine, stream);
  if (setting === undefined) return;
  const text = `the engine was told to remove events of stream ${stream} (${setting})`;
  throw new LedgerError('LedgerCorrupt', `${engine.url.shown}: ${text}; the ledger is no longer complete`);
};
