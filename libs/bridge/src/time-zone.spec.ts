import { dayAt, endOfDay, isTimeZone } from './time-zone';

it.each(['Europe/Copenhagen', 'America/Argentina/Ushuaia', 'Asia/Kolkata', 'Etc/GMT+5', 'UTC'])('knows %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['Europe/Kopenhagen', 'Copenhagen', 'CET+1', '+01:00', 'Europe/', '', 'Europe/Copenhagen '])(
  "knows no '%s'",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);

it.each([
  ['2013-02-01T23:30:00Z', 'Europe/Copenhagen', '2013-02-02'],
  ['2013-02-01T23:30:00Z', undefined, '2013-02-01'],
  ['2013-02-02T00:30:00+01:00', undefined, '2013-02-02'],
  ['2013-02-02T00:30:00+01:00', 'America/New_York', '2013-02-01'],
  ['2013-02-01T23:30:00Z', 'Nowhere/At_All', '2013-02-01'],
])('%s in %s is on %s', (instant, zone, day) => {
  expect(dayAt(instant, zone)).toBe(day);
});

it.each([
  ['2013-08-31', 'Europe/Copenhagen', '2013-08-31T21:59:59Z'],
  ['2013-12-31', 'Europe/Copenhagen', '2013-12-31T22:59:59Z'],
  ['2013-03-31', 'Europe/Copenhagen', '2013-03-31T21:59:59Z'],
  ['2013-10-27', 'Europe/Copenhagen', '2013-10-27T22:59:59Z'],
  ['2013-08-31', 'Pacific/Kiritimati', '2013-08-31T09:59:59Z'],
  ['2013-08-31', 'Pacific/Pago_Pago', '2013-09-01T10:59:59Z'],
  ['2013-08-31', 'Asia/Kathmandu', '2013-08-31T18:14:59Z'],
  ['2013-08-31', undefined, '2013-08-31T23:59:59Z'],
])('%s ends in %s at %s', (day, zone, end) => {
  expect(endOfDay(day, zone)).toBe(end);
});
