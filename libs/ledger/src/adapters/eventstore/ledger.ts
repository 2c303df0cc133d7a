import { encodeEvent } from '../../canonical-event';
import { LedgerError, type EventLog, type EventTree } from '../../event-log';
import { makeNotifier } from '../paging/notifier';
import { follow } from '../paging/following';
import { readAll, readStream } from '../paging/reading';
import { sqliteSource } from '../sqlite/source';
import { sqliteTree } from '../sqlite/tree';
import { engineAppender } from './appending';
import { makeArrivals } from './arrivals';
import { connectEngine, type Engine } from './connect';
import { openCopy, type Copy } from './copy';
import { currentFirst, markWhenCurrent } from './current-first';
import { checkSeam, startFeed } from './feed';
import { ownStreams } from './own-streams';
import { readPage } from './read';
import { makeTurns } from './turns';
import { upToDate } from './up-to-date';
import type { EventStoreUrl } from './url';
import { retrying } from './within';

interface OpenEventStore {
  /** File of the local copy, made when missing; left out, a private one that goes when the ledger is closed. */
  readonly localCopy?: string;
  /** Called once where the engine no longer has what the copy has. Appends are refused from then on, and the copy can still be read. */
  readonly onLost?: (error: LedgerError) => void;
}

/**
 * A ledger that an engine elsewhere keeps, with a disposable copy on this machine: appends go to the engine, everything
 * is read from the copy after it has been brought up to date. Rejects with a `LedgerError` when the engine cannot be
 * reached within `connectTimeout`, or the copy is not of this ledger.
 */
export const openEventStoreLedger = async (url: EventStoreUrl, options: OpenEventStore = {}): Promise<EventLog> => {
  const engine = connectEngine(url);
  let copy: Copy | undefined;
  try {
    copy = openCopy(options.localCopy, url.name ?? '', url.shown);
    await firstContact(engine, copy);
    return ledgerOver(engine, copy, options.onLost);
  } catch (error) {
    copy?.close();
    await engine.close();
    throw error;
  }
};

const firstContact = async (engine: Engine, copy: Copy): Promise<void> => {
  await retrying(performance.now() + engine.url.connectTimeout, async () => {
    await readPage(engine, { from: 'end', direction: 'backwards', count: 1 });
    await checkSeam(engine, copy);
  });
};

/** The engine is asked for its end after so many connect timeouts, also when nobody here wants to know. */
const LOOKS = 3;

const ledgerOver = (engine: Engine, copy: Copy, onLost: OpenEventStore['onLost']): EventLog => {
  const { shown, name, appendTimeout, connectTimeout } = engine.url;
  const own = ownStreams(shown, name);
  const notifier = makeNotifier();
  const arrivals = makeArrivals();
  const turns = makeTurns();
  const closing = new AbortController();
  let failure: Error | undefined;
  let closed: Promise<void> | undefined;

  const refuse = (): void => {
    if (notifier.closed) throw new LedgerError('LedgerClosed', `the ledger ${shown} is closed`);
    if (failure !== undefined) throw failure;
  };
  const isLost = (): boolean => failure instanceof LedgerError && failure.code === 'LedgerSetBack';
  /** The copy has everything that was acknowledged, so it can be read where the engine has lost it. */
  const refuseReading = (): void => {
    if (notifier.closed || !isLost()) refuse();
  };
  const refuseWhenClosing = (): void => {
    if (closing.signal.aborted) throw new LedgerError('LedgerClosed', `the ledger ${shown} is closed`);
    refuseReading();
  };
  const feed = startFeed({
    engine,
    own,
    copy,
    arrivals,
    arrived() {
      notifier.notify();
    },
    failed(error) {
      failure = error instanceof Error ? error : new Error(String(error));
      if (failure instanceof LedgerError && failure.code === 'LedgerSetBack') onLost?.(failure);
      arrivals.end();
      notifier.notify();
    },
  });
  const source = sqliteSource(copy.connection, refuseReading);
  const date = upToDate({ engine, own, copy, feed, bell: notifier, refuse });
  const append = engineAppender(engine, own, copy, feed, arrivals, date);
  /** A lost engine has no later events of this ledger. */
  const upToNow = async (): Promise<void> => {
    try {
      if (!isLost()) await date.current();
    } catch (error) {
      if (error !== failure || !isLost()) throw error;
    }
  };
  const current = async (): Promise<void> => {
    refuseWhenClosing();
    await upToNow();
  };
  const size = (): number => source.head() + 1;

  // A subscription can fall silent with its connection alive; whoever only follows would wait for ever.
  const looking = setInterval(() => void date.current().catch(() => undefined), LOOKS * connectTimeout).unref();

  /** A subscription outlasts an engine that does not answer for a while. */
  const caughtUp = (signal: AbortSignal | undefined) => async (position: number) => {
    const ended = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])]);
    const asking = retrying(Infinity, upToNow, ended).catch((error: unknown) => {
      if (!ended.aborted) throw error;
    });
    await Promise.race([asking, aborted(ended)]);
    return !ended.aborted && source.head() === position;
  };

  const close = async (): Promise<void> => {
    closing.abort();
    clearInterval(looking);
    await turns.done();
    notifier.close();
    await feed.stop();
    await engine.close();
    copy.close();
  };

  return {
    async append(streamId, events, expected) {
      refuseWhenClosing();
      refuse();
      // Encoded here and now: what the caller does to the event afterwards changes nothing.
      const encoded = events.map((event) => encodeEvent(streamId, event));
      const deadline = performance.now() + appendTimeout;
      const work = { streamId, events: encoded, expected, began: date.now(), deadline };
      return turns.take([streamId, ...encoded.map(({ id }) => id)], () => append(work));
    },
    readStream: (streamId, options) => currentFirst(current, readStream(source, streamId, options)),
    readAll: (options) => currentFirst(current, readAll(source, options)),
    subscribeAll: (options) => markWhenCurrent(caughtUp(options?.signal), follow(source, notifier, options)),
    async head() {
      await current();
      return source.head();
    },
    tree: currentTree(sqliteTree(copy.connection, refuseReading), size, current),
    close: () => (closed ??= close()),
  };
};

/** The tree of the copy; where that is too small, of the copy as of now. */
const currentTree = (tree: EventTree, size: () => number, current: () => Promise<void>): EventTree => {
  const upTo = async (wanted: number): Promise<EventTree> => {
    if (wanted > size()) await current();
    return tree;
  };
  return {
    root: async (wanted) => (await upTo(wanted)).root(wanted),
    inclusion: async (position, wanted) => (await upTo(wanted)).inclusion(position, wanted),
    consistency: async (from, wanted) => (await upTo(wanted)).consistency(from, wanted),
    hashes: async (level, start, count) => (await upTo(256 ** level * (start + count))).hashes(level, start, count),
  };
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
    if (signal.aborted) resolve();
  });
