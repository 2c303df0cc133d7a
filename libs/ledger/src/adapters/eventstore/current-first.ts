import type { Followed } from '../../event-log';

/** The same items, after `current` has resolved. */
export const currentFirst = <T>(current: () => Promise<void>, items: AsyncIterable<T>): AsyncIterable<T> => ({
  [Symbol.asyncIterator]() {
    const iterator = items[Symbol.asyncIterator]();
    let waiting: Promise<void> | undefined;
    let ready = false;
    return {
      next() {
        if (ready) return iterator.next();
        waiting ??= current().then(() => {
          ready = true;
        });
        return waiting.then(() => iterator.next());
      },
      return: () => iterator.return?.() ?? Promise.resolve({ done: true, value: undefined }),
    };
  },
});

/**
 * The same items, but for the first mark: the end of the copy is the end of the ledger only when `caughtUp` has found
 * the copy to be current. It gives false when more has come meanwhile; then the mark after that is the first.
 */
export const markWhenCurrent = (
  caughtUp: (position: number) => Promise<boolean>,
  items: AsyncIterable<Followed>,
): AsyncIterable<Followed> => ({
  [Symbol.asyncIterator]() {
    const iterator = items[Symbol.asyncIterator]();
    let marked = false;
    let turn: Promise<unknown> = Promise.resolve();
    const nextUnmarked = async (): Promise<IteratorResult<Followed, unknown>> => {
      for (;;) {
        const item = await iterator.next();
        if (marked || item.done === true || item.value.kind === 'event') return item;
        if (!(await caughtUp(item.value.position))) continue;
        marked = true;
        return item;
      }
    };
    return {
      next() {
        if (marked) return iterator.next();
        // Who asks several times without waiting is answered in that order.
        const item = turn.then(nextUnmarked);
        turn = item.catch(() => undefined);
        return item;
      },
      return: () => iterator.return?.() ?? Promise.resolve({ done: true, value: undefined }),
    };
  },
});
