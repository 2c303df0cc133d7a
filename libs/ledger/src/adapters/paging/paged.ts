/** Yields items page by page; `undefined` is the end. `stop` is called once, when the iteration is over or given up. */
export interface PageReader<T> {
  read(): Promise<readonly T[] | undefined>;
  /** Asked before every item: true ends the iteration at once, whatever the page still holds. */
  stopped?(): boolean;
  stop?(): void;
}

/**
 * An async iterable over pages. Written by hand because an async generator costs three turns of the
 * microtask queue for an item and this one turn, which counts over a million events.
 * The next page is read only when the last item of this one has been taken.
 */
export const paged = <T>(open: () => PageReader<T>): AsyncIterable<T> => ({
  [Symbol.asyncIterator]: () => iterator(open()),
});

const END = { done: true, value: undefined } as const;

const iterator = <T>(reader: PageReader<T>): AsyncIterator<T, undefined> => {
  let items = noItems<T>();
  let over = false;
  let reading: Promise<void> | undefined;

  const end = (): typeof END => {
    if (!over) {
      over = true;
      items = noItems();
      reader.stop?.();
    }
    return END;
  };

  const turnPage = async (): Promise<void> => {
    try {
      const page = await reader.read();
      if (page === undefined) end();
      else if (!over) items = page[Symbol.iterator]();
    } catch (error) {
      end();
      throw error;
    } finally {
      reading = undefined;
    }
  };

  const next = (): Promise<IteratorResult<T, undefined>> => {
    if (over || reader.stopped?.() === true) return Promise.resolve(end());
    const item = items.next();
    if (item.done !== true) return Promise.resolve(item);
    // Whoever asks several times without waiting shares one page turn.
    reading ??= turnPage();
    return reading.then(next);
  };

  return { next, return: () => Promise.resolve(end()) };
};

const noItems = <T>(): Iterator<T, unknown> => [][Symbol.iterator]();
