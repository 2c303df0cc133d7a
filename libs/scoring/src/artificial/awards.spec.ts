import { derivationText } from '@app/testing';
import { recompute } from '../derivation/recompute';
import { rational, toDecimal } from '../rational';
import { type Levels, PERCENT_LEVELS, faceValue } from './awards';

const levels = (plus: number, average: number, minus: number): Levels => ({
  plus: rational(plus, 10),
  average: rational(average, 10),
  minus: rational(minus, 10),
  paragraph: 'L12C2',
  sitOut: 'L78D',
});
const MATCH = levels(30, 0, -30);
const BUTLER = levels(20, 0, -20);
const BOARD_A_MATCH = levels(12, 10, 8);

it.each<[string, Levels, number, string]>([
  ['percent', PERCENT_LEVELS, 55, '55.00'],
  ['percent', PERCENT_LEVELS, 0, '0.00'],
  ['a match', MATCH, 60, '3.00'],
  ['a match', MATCH, 55, '1.50'],
  ['a match', MATCH, 50, '0.00'],
  ['a match', MATCH, 40, '-3.00'],
  ['a match', MATCH, 25, '-7.50'],
  ['Butler', BUTLER, 60, '2.00'],
  ['Butler', BUTLER, 45, '-1.00'],
  ['board-a-match', BOARD_A_MATCH, 100, '2.00'],
  ['board-a-match', BOARD_A_MATCH, 55, '1.10'],
  ['board-a-match', BOARD_A_MATCH, 0, '0.00'],
  // Where plus and minus are not as far from average, each has its own step.
  ['other levels', levels(40, 0, -20), 45, '-1.00'],
  ['other levels', levels(40, 0, -20), 65, '6.00'],
])('12C1d: on the scale of %s %j, %i %% is %s', (_, scale, percent, expected) => {
  const value = faceValue(scale)('7', { grade: 'fixed', percent: rational(percent) });
  expect(toDecimal(value.value, 2)).toBe(expected);
  expect(recompute(value.explain())).toEqual([]);
});

it('a fixed percentage in IMPs says how it becomes them', () => {
  expect(derivationText(faceValue(MATCH)('7', { grade: 'fixed', percent: rational(55) }).explain())).toEqual([
    '1.5 artificial score: sum',
    '  0 average [L12C2]',
    '  1.5 for 55 %: product',
    '    0.5 tens of percent from 50: 7 [L12C1d]',
    '    3 average plus less average [L12C2]',
  ]);
});
