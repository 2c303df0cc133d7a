import type { Position } from '@eventstore/db-client';
import { LedgerError } from '../../event-log';
import type { Notifier } from '../paging/notifier';
import type { Engine } from './connect';
import type { Copy } from './copy';
import type { Feed } from './feed';
import type { OwnStreams } from './own-streams';
import { isAfter } from './position';
import { readPage } from './read';
import { retrying } from './within';

export interface UpToDate {
  /**
   * Resolves when the copy has everything the engine had when this was called. Rejects with `LedgerUnreachable` when the engine does
   * not answer in time, or the copy comes no further for that long.
   */
  readonly current: () => Promise<void>;
  /** A moment, to be compared: a copy that is `current` as of a later one has all that was in the engine at this one. */
  readonly now: () => number;
  readonly currentAsOf: () => number;
  /** Resolves when `done` says so, asked whenever the copy has grown; rejects when it comes no further in time. */
  readonly until: (done: () => boolean) => Promise<void>;
}

interface UpToDateParts {
  readonly engine: Engine;
  readonly own: OwnStreams;
  readonly copy: Copy;
  readonly feed: Feed;
  readonly bell: Notifier;
  /** Throws when the ledger is closed or was found corrupt. */
  readonly refuse: () => void;
}

export const upToDate = ({ engine, own, copy, feed, bell: notifier, refuse }: UpToDateParts): UpToDate => {
  const { appendTimeout, connectTimeout, shown } = engine.url;
  let moment = 0;
  let asOf = 0;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const until = async (done: () => boolean): Promise<void> => {
    for (let waited = 0; ;) {
      refuse();
      if (done()) return;
      const patience = Math.min(connectTimeout, appendTimeout - waited);
      if (await rings(notifier, patience)) {
        waited = 0;
        continue;
      }
      feed.again();
      waited += patience;
      if (waited >= appendTimeout) {
        const text = `the engine has not sent what it holds for ${appendTimeout} ms`;
        throw new LedgerError('LedgerUnreachable', `${shown}: ${text}`);
      }
    }
  };

  const refresh = async (): Promise<void> => {
    const began = ++moment;
    const end = await retrying(performance.now() + appendTimeout, () => {
      refuse();
      return lastOwnEvent(engine, own, feed);
    });
    if (end !== undefined) await until(() => !isAfter(end, copy.last()?.at));
    // Others may have filled the copy, and nobody has rung.
    notifier.notify();
    asOf = began;
  };
  const start = (): Promise<void> => {
    running = refresh().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    until,
    now: () => ++moment,
    currentAsOf: () => asOf,
    current() {
      if (running === undefined) return start();
      // What is under way may have asked before the latest event was written; everyone who comes now shares the next.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return start();
        });
      return next;
    },
  };
};

/** Where the last event of the ledger is that the copy may not have yet; undefined when it has them all. */
const lastOwnEvent = async (engine: Engine, own: OwnStreams, feed: Feed): Promise<Position | undefined> => {
  let from: Position | 'end' = 'end';
  for (let count = 1; ; count = Math.min(count * 16, MOST)) {
    const page = await readPage(engine, { from, direction: 'backwards', count });
    for (const { streamId, position } of page) {
      if (!isAfter(position, feed.comeTo())) return undefined;
      if (own.isOwn(streamId)) return position;
    }
    const first = page.at(-1);
    if (first === undefined) return undefined;
    from = first.position;
  }
};

/** Events read at once while looking for one of ours among those of others. */
const MOST = 256;

/** Whether the bell rings within so many milliseconds. */
const rings = (notifier: Notifier, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      takeBack();
      resolve(false);
    }, milliseconds);
    const takeBack = notifier.onNext(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
