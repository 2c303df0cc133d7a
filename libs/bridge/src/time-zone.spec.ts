import { isTimeZone } from './time-zone';

it.each(['Europe/Copenhagen', 'America/Argentina/Ushuaia', 'Asia/Kolkata', 'Etc/GMT+5', 'UTC'])('knows %s', (name) => {
  expect(isTimeZone(name)).toBe(true);
});

it.each(['Europe/Kopenhagen', 'Copenhagen', 'CET+1', '+01:00', 'Europe/', '', 'Europe/Copenhagen '])(
  "knows no '%s'",
  (name) => {
    expect(isTimeZone(name)).toBe(false);
  },
);
