import fc from 'fast-check';
import {
  millionths,
  parseArtificial,
  parseContract,
  parseDate,
  parseDecimal,
  parseLead,
  parseSeat,
  parseSide,
} from './values';

it.each([
  ['N', 'N'],
  ['west', 'W'],
  ['South', 'S'],
  ['NS', null],
  ['', null],
])('seat %j', (text, seat) => expect(parseSeat(text)).toBe(seat));

it.each([
  ['N/S', 'NS'],
  ['NS', 'NS'],
  ['East-West', 'EW'],
  ['N', 'NS'],
  ['', null],
])('side %j', (text, side) => expect(parseSide(text)).toBe(side));

it.each([
  ['AS', 'SA'],
  ['10S', 'ST'],
  ['th', 'HT'],
  ['2 C', 'C2'],
  ['SA', 'SA'],
  ['S10', 'ST'],
  ['1S', null],
  ['', null],
  ['AAS', null],
])('lead %j', (text, card) => expect(parseLead(text)).toBe(card));

it.each([
  ['3NT', '3NT undoubled'],
  ['3n', '3NT undoubled'],
  ['4SX', '4S doubled'],
  ['4S*', '4S doubled'],
  ['4 S xx', '4S redoubled'],
  ['4S**', '4S redoubled'],
  ['PASS', 'passed-out'],
  ['Passed Out', 'passed-out'],
  ['np', 'not-played'],
  ['8S', undefined],
  ['4SXXX', undefined],
  ['', undefined],
])('contract %j', (text, words) => {
  const contract = parseContract(text);
  expect(contract?.kind === 'bid' ? `${contract.bid} ${contract.risk}` : contract?.kind).toBe(words);
});

it.each([
  ['A6040', { NS: 60, EW: 40 }],
  ['a5050', { NS: 50, EW: 50 }],
  ['A60/40', { NS: 60, EW: 40 }],
  ['A100-0', { NS: 100, EW: 0 }],
  ['A604', null],
  ['A60/140', null],
  ['-100', null],
])('artificial score %j', (text, percent) => expect(parseArtificial(text)).toEqual(percent));

it.each([
  ['12', '12'],
  ['+3,67', '3.67'],
  ['-0.00', '0.00'],
  ['-.5', '-0.5'],
  ['007', '7'],
  ['5.', '5'],
  ['', null],
  ['-', null],
  ['1e3', null],
  ['1.2.3', null],
])('number %j', (text, decimal) => expect(parseDecimal(text)).toBe(decimal));

it('millionths are exact', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const sign = cents < 0 ? '-' : '';
      const text = `${sign}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
      expect(millionths(parseDecimal(text) ?? '')).toBe(BigInt(cents) * 10_000n);
    }),
  );
});

it.each([
  ['27/07/2022', '2022-07-27'],
  ['1/2/2026', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['31/02/2022', null],
  ['07/27/2022', null],
  ['2022', null],
])('date %j', (text, iso) => expect(parseDate(text)).toBe(iso));
