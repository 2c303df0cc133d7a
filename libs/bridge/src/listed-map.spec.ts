import fc from 'fast-check';
import { listedMap, valuesAt } from './listed-map';

const someValues = fc.uniqueArray(fc.tuple(fc.string(), fc.option(fc.integer(), { nil: undefined })), {
  selector: ([key]) => key,
});

it('is read like a map of the keys that have a value', () => {
  fc.assert(
    fc.property(someValues, fc.string(), (values, another) => {
      const places = new Map(values.map(([key], place) => [key, place]));
      const listed = listedMap(
        places,
        values.map(([, value]) => value),
      );
      const map = new Map(values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])));
      expect([...listed]).toEqual([...map]);
      expect([...listed.entries()]).toEqual([...map.entries()]);
      expect([...listed.keys()]).toEqual([...map.keys()]);
      expect([...listed.values()]).toEqual([...map.values()]);
      expect(listed.size).toBe(map.size);
      const visited: unknown[] = [];
      listed.forEach((value, key) => visited.push([key, value]));
      expect(visited).toEqual([...map]);
      for (const key of [...places.keys(), another]) {
        expect([listed.has(key), listed.get(key)]).toEqual([map.has(key), map.get(key)]);
      }
    }),
  );
});

it('a key whose place the list does not reach has no value', () => {
  const places = new Map([
    ['1', 0],
    ['2', 1],
  ]);
  const listed = listedMap(places, ['one']);
  expect([listed.get('2'), listed.has('2'), [...listed.keys()]]).toEqual([undefined, false, ['1']]);
});

it('values are found at other places, whether they stand in a list or not', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (keys, others) => {
      const placesOf = (all: readonly string[]) => new Map(all.map((key, place) => [key, place]));
      const listed = listedMap(placesOf(keys), keys);
      const expected = others.map((key) => (keys.includes(key) ? key : undefined));
      expect(valuesAt(placesOf(others), listed)).toEqual(expected);
      expect(valuesAt(placesOf(others), new Map([...listed]))).toEqual(expected);
    }),
  );
});

it('a key that comes later is found', () => {
  const places = new Map([['1', 0]]);
  const at = new Map([
    ['2', 0],
    ['1', 1],
  ]);
  expect(valuesAt(at, listedMap(places, ['one']))).toEqual([undefined, 'one']);
  places.set('2', 1);
  expect(valuesAt(at, listedMap(places, ['one', 'two']))).toEqual(['two', 'one']);
});
