import fc from 'fast-check';
import { withEntries } from './growing-map';

const EMPTY: ReadonlyMap<string, number> = new Map();

it('is what a copied map would be, in every state, wherever the states branch', () => {
  const step = fc.tuple(
    fc.nat(),
    fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.nat()), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const states = [{ grown: EMPTY, copied: EMPTY }];
      for (const [nth, entries] of steps) {
        const from = states[nth % states.length] ?? { grown: EMPTY, copied: EMPTY };
        states.push({ grown: withEntries(from.grown, entries), copied: new Map([...from.copied, ...entries]) });
      }
      for (const { grown, copied } of states) {
        expect([...grown]).toEqual([...copied]);
        expect([grown.size, [...grown.keys()], [...grown.values()]]).toEqual([
          copied.size,
          [...copied.keys()],
          [...copied.values()],
        ]);
        for (const key of 'abcdefg')
          expect([grown.has(key), grown.get(key)]).toEqual([copied.has(key), copied.get(key)]);
      }
    }),
  );
});

it('grows by many without copying (copies of 100,000 states would take minutes and run into the time limit)', () => {
  let map: ReadonlyMap<string, number> = EMPTY;
  for (let nth = 0; nth < 100_000; nth += 1) map = withEntries(map, [[`key ${nth}`, nth]]);
  expect([map.size, map.get('key 99999')]).toEqual([100_000, 99_999]);
});
