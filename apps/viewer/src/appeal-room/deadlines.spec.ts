import { type Period, standingOf } from './deadlines';

const period = (given: Partial<Period>): Period => ({
  right: 'further',
  whose: ['4'],
  until: '2026-02-02T22:24:00+01:00',
  paragraph: 'DBf 253D3',
  used: null,
  ...given,
});

it.each<[string, Partial<Period>, string, ReturnType<typeof standingOf>]>([
  ['before its end', {}, '2026-02-02T21:23:00Z', 'open'],
  ['at its end', {}, '2026-02-02T21:24:00Z', 'open'],
  ['after its end', {}, '2026-02-02T21:24:01Z', 'over'],
  ['used', { used: '2026-02-02T22:00:00+01:00' }, '2026-02-03T00:00:00Z', 'used'],
  ['nobody hears it further', { until: null }, '2026-02-02T21:00:00Z', 'none'],
  ['not ended by anything', { right: 'appeal', until: null }, '2026-02-02T21:00:00Z', 'open'],
])('a period %s', (_, given, now, standing) => {
  expect(standingOf(period(given), Date.parse(now))).toBe(standing);
});
