import { fromText } from '@app/scoring';
import { percentOf, reweighed, weightAsWritten, weightFrom, withAnother, withoutOne } from './weights';

const to = (text: string) => {
  const value = weightFrom(text);
  if (value === null) throw new Error(`${text} is no weight`);
  return value;
};

it.each([
  ['60', '3/5'],
  ['60 %', '3/5'],
  ['33,3', '333/1000'],
  ['1/3', '1/3'],
  ['0', '0'],
  ['100', '1'],
] as const)('%s is the part %s of a score', (written, part) => expect(weightFrom(written)).toEqual(fromText(part)));

it.each(['', 'x', '101', '-1', '4/3'])('%j is no weight', (written) => expect(weightFrom(written)).toBeNull());

it.each([
  ['0.6', '60 %'],
  ['0.333', '33.3 %'],
  ['1/3', '1/3'],
] as const)('%s is written %s', (weight, written) => expect(weightAsWritten(weight)).toBe(written));

it('a slider has the nearest whole per cent', () => expect(percentOf('2/3')).toBe(67));

describe('when one weight moves, the others make up the rest', () => {
  it.each([
    ['two: the other one', ['0.5', '0.5'], 0, '70', ['0.7', '0.3']],
    ['the last: the first', ['0.5', '0.5'], 1, '70', ['0.3', '0.7']],
    ['a fraction stays exact', ['0.5', '0.5'], 0, '1/3', ['1/3', '2/3']],
    ['less: the next has it', ['0.6', '0.3', '0.1'], 0, '40', ['0.4', '0.5', '0.1']],
    ['more: the next ones give until they have none', ['0.6', '0.3', '0.1'], 0, '95', ['0.95', '0', '0.05']],
    ['everything', ['0.6', '0.3', '0.1'], 2, '100', ['0', '0', '1']],
    ['one alone is all of it', ['1'], 0, '40', ['1']],
  ] as const)('%s', (_, weights, index, weight, after) => expect(reweighed(weights, index, to(weight))).toEqual(after));
});

it('a new result begins with nothing, the first with everything', () => {
  expect(withAnother([])).toEqual(['1']);
  expect(withAnother(['1'])).toEqual(['1', '0']);
});

it('what is taken away leaves its weight to the one before it, the first to the next', () => {
  expect(withoutOne(['0.6', '0.3', '0.1'], 1)).toEqual(['0.9', '0.1']);
  expect(withoutOne(['0.6', '0.4'], 0)).toEqual(['1']);
});
