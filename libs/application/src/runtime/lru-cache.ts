/** What was put under a name, as long as it is among the last few that were put or asked for. */
export interface LruCache<T> {
  readonly get: (name: string) => T | null;
  readonly put: (name: string, value: T) => void;
}

/** @param most how many are kept */
export const lruCache = <T>(most: number): LruCache<T> => {
  // A map keeps its entries in the order in which they came in: the first is the one that was wanted least recently.
  const kept = new Map<string, { readonly value: T }>();
  const keep = (name: string, entry: { readonly value: T }): void => {
    kept.delete(name);
    kept.set(name, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
  };
  return {
    get: (name) => {
      const entry = kept.get(name);
      if (!entry) return null;
      keep(name, entry);
      return entry.value;
    },
    put: (name, value) => keep(name, { value }),
  };
};
