import type { Followed, SubscribeAll } from '../../event-log';
import type { Notifier } from './notifier';
import { paged, type PageReader } from './paged';
import { giveWay, type Source } from './source';

/**
 * `EventLog.subscribeAll` over a source whose positions become visible in their order. There is no seam between
 * catching up and following: both read on after the last position seen, and the bell only says when to look again.
 */
export const follow = (source: Source, notifier: Notifier, options: SubscribeAll = {}): AsyncIterable<Followed> =>
  paged(() => followedPages(source, notifier, options));

const followedPages = (source: Source, notifier: Notifier, options: SubscribeAll): PageReader<Followed> => {
  const { after = -1, types, signal } = options;
  let cursor = Math.max(after, -1);
  let marked: number | undefined;
  let behind = false;
  let givenUp = false;
  let wake = (): void => undefined;

  const stopped = (): boolean => givenUp || notifier.closed || signal?.aborted === true;
  const onAbort = (): void => {
    wake();
  };
  signal?.addEventListener('abort', onAbort);

  /** Until the bell rings or the subscription ends. Nothing is awaited between the look at the head and this. */
  const rung = (): Promise<void> =>
    new Promise((resolve) => {
      const takeBack = notifier.onNext(resolve);
      wake = () => {
        takeBack();
        resolve();
      };
    });

  return {
    stopped,
    stop() {
      givenUp = true;
      signal?.removeEventListener('abort', onAbort);
      wake();
    },
    async read() {
      // Long catching up leaves room for others between pages; live events are handed on at once.
      if (behind) await giveWay();
      while (!stopped()) {
        const head = source.head();
        if (cursor < head) {
          const page = source.page(cursor, head, types, undefined);
          cursor = page.upTo;
          behind = cursor < head;
          if (page.events.length > 0) return page.events.map((event) => ({ kind: 'event', event }));
          if (behind) await giveWay();
        } else if (marked !== head) {
          behind = false;
          marked = head;
          return [{ kind: 'caught-up', position: head }];
        } else {
          await rung();
        }
      }
      return undefined;
    },
  };
};
