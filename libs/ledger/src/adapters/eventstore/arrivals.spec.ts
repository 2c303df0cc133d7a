import { makeArrivals } from './arrivals';

const arrival = { streamId: 'board-1', revision: 3, id: 'a', position: 7 };

it('tells an event to those who wait for it, and to nobody else', async () => {
  const arrivals = makeArrivals();
  const [one, other] = [arrivals.expect('board-1', 3), arrivals.expect('board-1', 3)];
  const [stream, revision] = [arrivals.expect('board-2', 3), arrivals.expect('board-1', 4)];
  arrivals.came(arrival);
  expect(await Promise.all([one, other].map((expected) => expected.within(60_000)))).toEqual([arrival, arrival]);
  expect(await Promise.all([stream, revision].map((expected) => expected.within(1)))).toEqual([undefined, undefined]);
});

it('lets everybody go when nothing comes any more', async () => {
  const arrivals = makeArrivals();
  const waiting = arrivals.expect('board-1', 3).within(60_000);
  arrivals.end();
  expect(await waiting).toBeUndefined();
});

it('tells nothing to one that has been forgotten', async () => {
  const arrivals = makeArrivals();
  const expected = arrivals.expect('board-1', 3);
  expected.forget();
  arrivals.came(arrival);
  expect(await expected.within(1)).toBeUndefined();
});
