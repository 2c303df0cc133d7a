import { reading } from './reading';

const NOW = new Date('2026-02-02T20:05:00Z');

it('a moment that is left empty is now; one that was typed is in the time of the reader', () => {
  expect(reading({}, NOW).at('at')).toBe('2026-02-02T20:05:00.000Z');
  expect(reading({ at: '2026-02-02T21:00' }, NOW).at('at')).toBe(new Date(2026, 1, 2, 21).toISOString());
});

it('what was not filled in is no field of the command', () => {
  const read = reading({ chair: ' p05 ', replacedBy: '  ', statementsUntil: '' }, NOW);
  expect(read.optional('chair', 'chair')).toEqual({ chair: 'p05' });
  expect(read.optional('replacedBy', 'replacedBy')).toEqual({});
  expect(read.optionalAt('statementsUntil', 'statementsUntil')).toEqual({});
});

it('votes and lists are read with what is empty left out', () => {
  const read = reading({ votes: { a: 'for', b: 'against', c: 'for' }, members: ['a', ' ', 'b'] }, NOW);
  expect([read.voted('votes', 'for'), read.voted('votes', 'abstained')]).toEqual([['a', 'c'], []]);
  expect(read.all('members')).toEqual(['a', 'b']);
});
