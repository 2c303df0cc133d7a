import { parseLinCalls } from './calls';
import { parseLinCards } from './play';

it.each([
  ['p', 'Pass'],
  ['PASS', 'Pass'],
  ['-', 'Pass'],
  ['d', 'X'],
  ['Dbl', 'X'],
  ['r', 'XX'],
  ['xx', 'XX'],
  ['1n', '1NT'],
  ['7NT', '7NT'],
  ['2h!', '2H!'],
  ['d!', 'X!'],
  ['3S?', '3S'],
  ['1Cp1D!p', '1C Pass 1D! Pass'],
  ['p p p', 'Pass Pass Pass'],
])('mb %j is %s', (value, expected) => {
  expect(
    parseLinCalls(value)
      ?.map(({ call, alerted }) => `${call}${alerted ? '!' : ''}`)
      .join(' '),
  ).toBe(expected);
});

it.each(['', '8C', '1', '1Z', 'p1', 'AP', '0N', '!'])('mb %j is no call', (value) => {
  expect(parseLinCalls(value)).toBeNull();
});

it.each([
  ['C2', ['C2']],
  ['hk', ['HK']],
  ['d10', ['DT']],
  ['SAS2S3', ['SA', 'S2', 'S3']],
])('pc %j is %j', (value, cards) => expect(parseLinCards(value)).toEqual(cards));

it.each(['', 'C', '2C', 'C1', 'CX', 'SA S', 'NT'])('pc %j is no card', (value) => {
  expect(parseLinCards(value)).toBeNull();
});
