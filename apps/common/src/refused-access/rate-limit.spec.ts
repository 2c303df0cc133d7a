import { rateLimit } from './rate-limit';

const limits = { window: 1000, perAddress: 2, total: 3 };

it('admits so many from one address, and goes on with others', () => {
  const limit = rateLimit(limits);
  expect(['a', 'a', 'a', 'b', 'a'].map((address) => limit.admits(address, 0))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(limit.takeLeftOut()).toBe(2);
});

it('admits so many in total, however many addresses there are', () => {
  const limit = rateLimit(limits);
  const admitted = Array.from({ length: 10_000 }, (_, n) => limit.admits(`address ${n}`, 999)).filter(Boolean);
  expect(admitted).toHaveLength(3);
  expect(limit.takeLeftOut()).toBe(9_997);
});

it('begins again with the next window, and counts what was left out once', () => {
  const limit = rateLimit({ ...limits, total: 1 });
  expect([limit.admits('a', 0), limit.admits('a', 999), limit.admits('a', 1000)]).toEqual([true, false, true]);
  expect([limit.takeLeftOut(), limit.takeLeftOut()]).toEqual([1, 0]);
});
