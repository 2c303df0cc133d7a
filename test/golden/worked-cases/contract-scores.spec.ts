import { scoreOf } from './played';

it.each([
  ['3NT N', 9, true, 600],
  ['4S N', 10, true, 620],
  ['4S N', 9, true, -100],
  ['2HX N', 8, true, 670],
  ['1CXX N', 7, false, 230],
  ['6SX N', 10, false, -300],
  ['4HX N', 6, false, -800],
  ['7NTXX N', 13, true, 2980],
  ['4SX N', 7, false, -500],
] as const)('E65 [L77]: %s with %i tricks, vulnerable %s, scores %i', (contract, tricks, vulnerable, score) => {
  expect(scoreOf(contract, tricks, vulnerable ? 'All' : 'None')).toBe(score);
});
