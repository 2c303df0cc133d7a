import fc from 'fast-check';
import { bySeat, bySide, isSeat, leftOf, otherSide, partnerOf, rightOf, seatName, seatsFrom, sideOf } from './seats';
import { SEATS } from './vocabulary';

const seat = fc.constantFrom(...SEATS);

it.each([
  ['N', 'E', 'S', 'W', 'NS', 'North'],
  ['E', 'S', 'W', 'N', 'EW', 'East'],
  ['S', 'W', 'N', 'E', 'NS', 'South'],
  ['W', 'N', 'E', 'S', 'EW', 'West'],
] as const)('%s: left %s, partner %s, right %s, side %s', (one, left, partner, right, side, name) => {
  expect([leftOf(one), partnerOf(one), rightOf(one), sideOf(one), seatName(one)]).toEqual([
    left,
    partner,
    right,
    side,
    name,
  ]);
  expect(seatsFrom(one)).toEqual([one, left, partner, right]);
});

it('four steps to the left lead back, and partners share a side', () => {
  fc.assert(
    fc.property(seat, (one) => {
      expect(leftOf(leftOf(leftOf(leftOf(one))))).toBe(one);
      expect(rightOf(leftOf(one))).toBe(one);
      expect(leftOf(leftOf(one))).toBe(partnerOf(one));
      expect(sideOf(partnerOf(one))).toBe(sideOf(one));
      expect(sideOf(leftOf(one))).toBe(otherSide(sideOf(one)));
    }),
  );
});

it.each([
  ['N', true],
  ['NS', false],
  ['n', false],
  ['', false],
  [undefined, false],
  [1, false],
])('%j: a seat %s', (value, aSeat) => {
  expect(isSeat(value)).toBe(aSeat);
});

it('gives a value for each seat and side', () => {
  expect(bySeat(seatName)).toEqual({ N: 'North', E: 'East', S: 'South', W: 'West' });
  expect(bySide(otherSide)).toEqual({ NS: 'EW', EW: 'NS' });
});
