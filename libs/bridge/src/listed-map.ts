import { remembered } from './memo';

/**
 * Maps with the same keys, whose values stand in a list, each key at a place of its own. After a change two of them are
 * compared place by place, and a value that is the same object as before needs no key to be looked up.
 */
export interface ListedMap<T> extends ReadonlyMap<string, T> {
  readonly places: Places;
  readonly list: readonly (T | undefined)[];
}

/** The place of every key: the first is 0. */
export type Places = ReadonlyMap<string, number>;

export const listedMap = <T>(places: Places, list: ListedMap<T>['list']): ListedMap<T> => {
  const get = (key: string): T | undefined => {
    const place = places.get(key);
    return place === undefined ? undefined : list[place];
  };
  const found = (): [string, T][] =>
    [...places].flatMap(([key, place]): [string, T][] => {
      const value = list[place];
      return value === undefined ? [] : [[key, value]];
    });
  const all: ListedMap<T> = {
    ...{ places, list, get },
    has: (key) => get(key) !== undefined,
    size: list.reduce<number>((count, value) => (value === undefined ? count : count + 1), 0),
    entries: () => found().values(),
    keys: () =>
      found()
        .map(([key]) => key)
        .values(),
    values: () =>
      found()
        .map(([, value]) => value)
        .values(),
    forEach: (visit) => {
      for (const [key, value] of found()) visit(value, key, all);
    },
    [Symbol.iterator]: () => found().values(),
  };
  return all;
};

/** Where keys that stand in these places stand in others; how many there were then is part of the question. */
const placesAmong = remembered((from: Places, into: Places, _: number): readonly number[] =>
  [...into.keys()].map((key) => from.get(key) ?? -1),
);

/** The values of a map at other places. */
export const valuesAt = <T>(places: Places, map: ReadonlyMap<string, T> | ListedMap<T>): readonly (T | undefined)[] =>
  'list' in map
    ? placesAmong(map.places, places, map.places.size).map((place) => map.list[place])
    : [...places.keys()].map((key) => map.get(key));
