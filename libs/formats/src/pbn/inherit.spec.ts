import { lenient, said, strict, tagsOnly } from './for-specs';

const events = (...values: readonly (string | null)[]): readonly string[] =>
  strict(...values.map((West) => tagsOnly({ West }))).boards.map(({ players }) => players.W ?? '-');

it('# is the value of the nearest record before', () =>
  expect(events('Ann', '#', '#', 'Bob', '#')).toEqual(['Ann', 'Ann', 'Ann', 'Bob', 'Bob']));

it('# holds for one record only', () => expect(events('Ann', '#', null)).toEqual(['Ann', 'Ann', '-']));

it('## holds for all records after, until given anew', () =>
  expect(events('##Ann', null, 'Bob', null, '##Cyd', null)).toEqual(['Ann', 'Ann', 'Bob', 'Bob', 'Cyd', 'Cyd']));

it('# ends what ## began', () => expect(events('##Ann', '#', null)).toEqual(['Ann', 'Ann', '-']));

it('nothing before: nothing inherited, and a note', () => {
  const file = strict(tagsOnly({ West: '#' }));
  expect(file.boards[0]?.players).toEqual({});
  expect(said(file)).toEqual(['note nothing-to-inherit']);
});

it.each(['Dealer', 'Vulnerable', 'Deal', 'Declarer', 'Contract', 'Auction', 'Play'])(
  '%s belongs to one record and must not inherit',
  (name) => {
    const file = lenient(tagsOnly(), tagsOnly({ [name]: '#' }), tagsOnly({ [name]: '##N' }));
    expect(file.boards.map(({ record }) => record)).toEqual([1]);
    expect(said(file).filter((one) => one === 'error inheritance-forbidden')).toHaveLength(2);
  },
);
