import { outcomeText, parseAmount, parseLaw, parseOutcome, parseResult, parseTime, resultText } from './notation';

describe('results', () => {
  it.each([
    ['4S N 10', { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 }],
    ['3NTXX W 8', { bid: '3NT', declarer: 'W', risk: 'redoubled', tricks: 8 }],
    ['passed out', null],
  ] as const)('%s', (text, result) => {
    expect(parseResult(text)).toEqual(result);
    expect(resultText(result)).toBe(text);
  });

  it.each(['4S N 14', '8S N 10', '4S N', '4S Q 10', ''])('%s is none', (text) => {
    expect(parseResult(text)).toBeUndefined();
  });
});

describe('what a side has', () => {
  it.each([
    ['table', { kind: 'table' }],
    ['plus', { kind: 'artificial', grade: 'plus' }],
    ['passed out', { kind: 'assigned', components: [{ result: null, weight: '1' }] }],
    [
      '2/3 2C S 8 + 1/3 passed out',
      {
        kind: 'assigned',
        components: [
          { result: { bid: '2C', declarer: 'S', risk: 'undoubled', tricks: 8 }, weight: '2/3' },
          { result: null, weight: '1/3' },
        ],
      },
    ],
  ] as const)('%s', (text, outcome) => {
    expect(parseOutcome(text)).toEqual(outcome);
    expect(outcomeText(outcome)).toBe(text);
  });

  it.each(['4S N 10 +', '2/3 4S', 'middle'])('%s is none', (text) => {
    expect(parseOutcome(text)).toBeUndefined();
  });
});

it.each([
  ['L16B1', 'WBF', '16B1'],
  ['DBf X12A', 'DBf', 'X12A'],
  ['FSB 105F', 'FSB', '105F'],
])('%s is a citation', (text, authority, paragraph) => {
  expect(parseLaw(text, 'wbf-2007')).toEqual({ edition: 'wbf-2007', authority, paragraph });
});

it.each(['16B1', 'EBL 3', 'Later'])('%s is no citation', (text) => {
  expect(parseLaw(text, 'wbf-2017')).toBeNull();
});

it('amounts', () => {
  expect(parseAmount('3/2 IMP')).toEqual({ value: '3/2', unit: 'IMP' });
  expect(parseAmount('half a point')).toBeNull();
});

it('times of the day of play, and of other days', () => {
  const clock = { date: '2013-02-01', zone: '+01:00' };
  expect(parseTime('21:40', clock)).toBe('2013-02-01T21:40:00+01:00');
  expect(parseTime('2013-02-02 10:00', clock)).toBe('2013-02-02T10:00:00+01:00');
  expect(parseTime('soon', clock)).toBeNull();
});
