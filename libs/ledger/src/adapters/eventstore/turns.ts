/** Lets work have its turn after all earlier work that shares one of its keys. */
interface Turns {
  readonly take: <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T>;
  /** Resolves when nothing is under way that was asked for before. */
  readonly done: () => Promise<void>;
}

export const makeTurns = (): Turns => {
  const last = new Map<string, Promise<void>>();
  return {
    take(keys, work) {
      const before = keys.flatMap((key) => last.get(key) ?? []);
      const working = before.length === 0 ? work() : Promise.all(before).then(work);
      const over = working.then(noMore, noMore);
      for (const key of keys) last.set(key, over);
      void over.then(() => {
        for (const key of keys) if (last.get(key) === over) last.delete(key);
      });
      return working;
    },
    async done() {
      await Promise.all(last.values());
    },
  };
};

const noMore = (): void => undefined;
