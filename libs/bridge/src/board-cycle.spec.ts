import fc from 'fast-check';
import { isBoardNumber, isVulnerable, markedOtherwise, regularMarking } from './board-cycle';

it.each([
  [1, 'N', 'None'],
  [2, 'E', 'NS'],
  [3, 'S', 'EW'],
  [4, 'W', 'All'],
  [5, 'N', 'NS'],
  [6, 'E', 'EW'],
  [7, 'S', 'All'],
  [8, 'W', 'None'],
  [9, 'N', 'EW'],
  [10, 'E', 'All'],
  [11, 'S', 'None'],
  [12, 'W', 'NS'],
  [13, 'N', 'All'],
  [14, 'E', 'None'],
  [15, 'S', 'NS'],
  [16, 'W', 'EW'],
] as const)('L2: board %i has dealer %s, vulnerable %s', (board, dealer, vulnerability) => {
  expect(regularMarking(board)).toEqual({ dealer, vulnerability });
});

it('L2: the cycle repeats every 16 boards', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (board) => {
      expect(regularMarking(board + 16)).toEqual(regularMarking(board));
    }),
  );
});

it.each([
  [1, true],
  [46, true],
  [0, false],
  [-1, false],
  [1.5, false],
  [NaN, false],
  [Infinity, false],
  ['1', false],
])('%j as the number of a board: %s', (value, expected) => expect(isBoardNumber(value)).toBe(expected));

it('says how a board is marked otherwise', () => {
  expect(markedOtherwise(1, { dealer: 'N', vulnerability: 'None' })).toEqual([]);
  expect(markedOtherwise(1, { dealer: 'S', vulnerability: 'None' })).toEqual([
    { part: 'dealer', is: 'S', regular: 'N' },
  ]);
  expect(markedOtherwise(2, { dealer: 'N', vulnerability: 'All' })).toEqual([
    { part: 'dealer', is: 'N', regular: 'E' },
    { part: 'vulnerability', is: 'All', regular: 'NS' },
  ]);
});

it.each([
  ['None', []],
  ['NS', ['N', 'S', 'NS']],
  ['EW', ['E', 'W', 'EW']],
  ['All', ['N', 'E', 'S', 'W', 'NS', 'EW']],
] as const)('vulnerable at %s: %j', (vulnerability, who) => {
  const all = ['N', 'E', 'S', 'W', 'NS', 'EW'] as const;
  expect(all.filter((one) => isVulnerable(vulnerability, one))).toEqual(who);
});
