import fc from 'fast-check';
import {
  BIDS,
  bidWithRisk,
  CALLS,
  contractInWords,
  denominationOf,
  isBid,
  isCall,
  isDenomination,
  isDoubleOrRedouble,
  levelOf,
  outranks,
  parseBidWithRisk,
  tricksNeeded,
} from './calls';
import { RISKS } from './vocabulary';

const bid = fc.constantFrom(...BIDS);

it('has 35 bids in their order, and 38 calls', () => {
  expect(BIDS).toHaveLength(35);
  expect(BIDS.slice(0, 6)).toEqual(['1C', '1D', '1H', '1S', '1NT', '2C']);
  expect(BIDS.at(-1)).toBe('7NT');
  expect(new Set(CALLS).size).toBe(38);
});

it.each([
  ['1C', true, true],
  ['7NT', true, true],
  ['Pass', false, true],
  ['X', false, true],
  ['XX', false, true],
  ['8C', false, false],
  ['1N', false, false],
  ['pass', false, false],
  ['', false, false],
  [1, false, false],
])('%j: a bid %s, a call %s', (value, aBid, aCall) => expect([isBid(value), isCall(value)]).toEqual([aBid, aCall]));

it('doubles and redoubles are the calls that are neither bid nor pass', () => {
  expect(CALLS.filter(isDoubleOrRedouble)).toEqual(['X', 'XX']);
  expect(isDoubleOrRedouble('8C')).toBe(false);
});

it.each([
  ['NT', true],
  ['C', true],
  ['N', false],
  [0, false],
])('%j as denomination: %s', (value, expected) => expect(isDenomination(value)).toBe(expected));

it.each([
  ['1C', 1, 'C', 7],
  ['3NT', 3, 'NT', 9],
  ['7S', 7, 'S', 13],
] as const)('%s: level %i, denomination %s, %i tricks', (one, level, denomination, tricks) => {
  expect([levelOf(one), denominationOf(one), tricksNeeded(one)]).toEqual([level, denomination, tricks]);
});

it.each([
  ['1D', '1C', true],
  ['1NT', '1S', true],
  ['2C', '1NT', true],
  ['1C', '1C', false],
  ['1C', '1D', false],
  ['6NT', '7C', false],
] as const)('L18: %s over %s is sufficient: %s', (one, other, expected) => expect(outranks(one, other)).toBe(expected));

it('L18: of two different bids exactly one outranks the other', () => {
  fc.assert(
    fc.property(bid, bid, (one, other) => {
      expect(outranks(one, other)).toBe(one !== other && !outranks(other, one));
      expect(outranks(one, other)).toBe(BIDS.indexOf(one) > BIDS.indexOf(other));
    }),
  );
});

it('a contract tag reads back as it was written', () => {
  fc.assert(
    fc.property(bid, fc.constantFrom(...RISKS), (one, risk) => {
      expect(parseBidWithRisk(bidWithRisk(one, risk))).toEqual({ bid: one, risk });
    }),
  );
});

it.each(['', 'Pass', '4', '4SXXX', '4sx', '3N', '8C', ' 4S'])('%j is no contract tag', (text) => {
  expect(parseBidWithRisk(text)).toBeNull();
});

it('says a contract in words', () => {
  expect(contractInWords({ bid: '4S', risk: 'doubled', declarer: 'N' })).toBe('4SX by N');
  expect(contractInWords(null)).toBe('Passed out');
});
