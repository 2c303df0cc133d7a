/** What the states of one growing map share: every entry in the order of its addition, and where each key stands. */
interface Shared<K, V> {
  readonly entries: (readonly [K, V])[];
  readonly places: Map<K, number>;
}

/**
 * A map that never changes and whose successors share its entries: adding costs the entry, not a copy of all before it. A
 * session of 50,000 contestants took minutes to fold with copies. A class, so that two of equal content are equal to tests.
 */
class GrowingMap<K, V> implements ReadonlyMap<K, V> {
  readonly #shared: Shared<K, V>;
  readonly #size: number;

  constructor(shared: Shared<K, V>, size: number) {
    this.#shared = shared;
    this.#size = size;
  }

  get size(): number {
    return this.#size;
  }

  get(key: K): V | undefined {
    const place = this.#shared.places.get(key);
    return place === undefined || place >= this.#size ? undefined : this.#shared.entries[place]?.[1];
  }

  has(key: K): boolean {
    return (this.#shared.places.get(key) ?? this.#size) < this.#size;
  }

  forEach(callback: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this) callback(value, key, this);
  }

  *[Symbol.iterator](): MapIterator<[K, V]> {
    for (let place = 0; place < this.#size; place += 1) {
      const entry = this.#shared.entries[place];
      if (entry) yield [entry[0], entry[1]];
    }
  }

  entries(): MapIterator<[K, V]> {
    return this[Symbol.iterator]();
  }

  *keys(): MapIterator<K> {
    for (const [key] of this) yield key;
  }

  *values(): MapIterator<V> {
    for (const [, value] of this) yield value;
  }

  /** With an entry more. Where this is not the newest state, or has the key already, its entries are copied first. */
  with(key: K, value: V): GrowingMap<K, V> {
    const isNewest = this.#shared.entries.length === this.#size && !this.#shared.places.has(key);
    if (!isNewest) return growing(new Map(this).set(key, value));
    this.#shared.entries.push([key, value]);
    this.#shared.places.set(key, this.#size);
    return new GrowingMap(this.#shared, this.#size + 1);
  }
}

const growing = <K, V>(map: ReadonlyMap<K, V>): GrowingMap<K, V> => {
  const entries = [...map];
  return new GrowingMap({ entries, places: new Map(entries.map(([key], place) => [key, place])) }, entries.length);
};

/** A map with these entries more; the map itself stays as it is. Linear in what is added, as long as the newest state grows. */
export const withEntries = <K, V>(map: ReadonlyMap<K, V>, entries: Iterable<readonly [K, V]>): ReadonlyMap<K, V> => {
  let grown = map instanceof GrowingMap ? (map as GrowingMap<K, V>) : growing(map);
  for (const [key, value] of entries) grown = grown.with(key, value);
  return grown;
};
