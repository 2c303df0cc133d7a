import fc from 'fast-check';
import { given } from '../derivation/traced';
import { type Rational, compare, rational } from '../rational';
import { millionthsOf, placesByTotal } from './by-total';

const places = (totals: readonly Rational[]) =>
  placesByTotal(
    totals.map((total, index) => ({ name: index, total: given(total, 'score'), millionths: millionthsOf(total) })),
  ).map(({ entry, first, last }) => [entry.name, first, last]);

it('who is tied shares all the places from the first to the last, as given', () => {
  expect(places([rational(1), rational(3), rational(1), rational(4)])).toEqual([
    [3, 1, 1],
    [1, 2, 2],
    [0, 3, 4],
    [2, 3, 4],
  ]);
});

it('totals that differ by less than a millionth are told apart', () => {
  const third = rational(1, 3);
  expect(places([third, rational(10n ** 9n + 1n, 3n * 10n ** 9n), third])).toEqual([
    [1, 1, 1],
    [0, 2, 3],
    [2, 2, 3],
  ]);
});

it('a place is one more than the number of better totals, also below zero', () => {
  const total = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 7 }));
  fc.assert(
    fc.property(fc.array(total, { maxLength: 12 }), (drawn) => {
      const totals = drawn.map(([num, den]) => rational(num, den));
      for (const [index = 0, first, last] of places(totals)) {
        const own = totals[index] ?? rational(0);
        expect(first).toBe(1 + totals.filter((other) => compare(other, own) > 0).length);
        expect(last).toBe(totals.filter((other) => compare(other, own) >= 0).length);
      }
    }),
  );
});
