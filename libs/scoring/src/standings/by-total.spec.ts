import fc from 'fast-check';
import { type Rational, compare, rational } from '../rational';
import { bestFirst, placesOf, tiesIn, totalsOf } from './by-total';

const placesIn = (order: readonly number[], totals: ReturnType<typeof totalsOf>) => {
  const ties = tiesIn(order, totals);
  const { firsts, isShared } = placesOf(order, ties);
  return order.map((entry, index) => {
    const first = firsts[index] ?? 0;
    const last = isShared[index] ? (ties.find(([one]) => one === first)?.[1] ?? 0) : first;
    return [entry, first, last] as const;
  });
};

const places = (values: readonly Rational[]) => {
  const totals = totalsOf(values);
  return placesIn(bestFirst([...values.keys()], totals), totals);
};

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

const someTotals = fc
  .array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 1, max: 7 })), { maxLength: 12 })
  .map((drawn) => drawn.map(([num, den]) => rational(num, den)));

it('a place is one more than the number of better totals, also below zero', () => {
  fc.assert(
    fc.property(someTotals, (totals) => {
      for (const [index, first, last] of places(totals)) {
        const own = totals[index] ?? rational(0);
        expect(first).toBe(1 + totals.filter((other) => compare(other, own) > 0).length);
        expect(last).toBe(totals.filter((other) => compare(other, own) >= 0).length);
      }
    }),
  );
});

it('the order is the same from whatever order it is made', () => {
  const drawn = someTotals.chain((totals) =>
    fc.tuple(fc.constant(totals), fc.shuffledSubarray([...totals.keys()], { minLength: totals.length })),
  );
  fc.assert(
    fc.property(drawn, ([values, from]) => {
      const totals = totalsOf(values);
      expect(bestFirst(from, totals)).toEqual(bestFirst([...values.keys()], totals));
    }),
  );
});
