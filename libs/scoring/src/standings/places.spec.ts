import fc from 'fast-check';
import { type Rational, rational } from '../rational';
import { type Placing, placings } from '../tie-breaks/tie-break';
import { placeInWords } from './places';

/** Places by the total alone. */
const ranking = <T>(entries: readonly T[], valueOf: (entry: T) => Rational): readonly Placing<T>[] =>
  placings(entries, {
    total: { name: 'total', paragraph: 'L78', value: (entry) => [valueOf(entry)] },
    criteria: [],
    isNeeded: () => false,
  });

const places = (...values: readonly number[]): readonly string[] =>
  ranking(values, (value) => rational(value)).map((placed) => `${placed.entry}:${placeInWords(placed)}`);

it.each([
  [[], []],
  [[5], ['5:1']],
  [
    [1, 3, 2],
    ['3:1', '2:2', '1:3'],
  ],
  [
    [1, 2, 2, 3],
    ['3:1', '2:2=', '2:2=', '1:4'],
  ],
  [
    [7, 7, 7],
    ['7:1=', '7:1=', '7:1='],
  ],
  [
    [1, 1, 4, 4],
    ['4:1=', '4:1=', '1:3=', '1:3='],
  ],
])('L78: %j ranks as %j', (values, expected) => {
  expect(places(...values)).toEqual(expected);
});

it('two thirds and four sixths share a place', () => {
  const shares = [rational(2, 3), rational(4, 6), rational(667, 1000)];
  expect(ranking(shares, (value) => value).map(placeInWords)).toEqual(['1', '2=', '2=']);
});

it('a place is one more than the number of better entries', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 20 }), (values) => {
      for (const { entry, place, shared } of ranking(values, (value) => rational(value))) {
        expect(place).toBe(1 + values.filter((other) => other > entry).length);
        expect(shared).toBe(values.filter((other) => other === entry).length > 1);
      }
    }),
  );
});

it('equal entries keep the order in which they were given', () => {
  const entries = ['b', 'a', 'c'];
  expect(ranking(entries, () => rational(1)).map(({ entry }) => entry)).toEqual(entries);
});
