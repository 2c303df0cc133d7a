import { boardOf, game, lenient, said, strict, tagsOnly, words } from './for-specs';

it('a tag of the same name again is not taken', () => {
  const same = game({ more: '[Event "Club night"]' });
  expect(said(lenient(same))).toEqual(['note tag-twice']);
  expect(said(strict(same))).toEqual(['error tag-twice']);
  const other = lenient(game({ more: '[Board "2"]' }));
  expect(said(other)).toEqual(['contradiction tag-twice']);
  expect(other.boards[0]?.board).toBe(1);
  expect(words(other)).toMatch(/line 2 already.*"1", not "2".*empty line/);
});

it('a tag that is not of PBN is a note, and its section is skipped', () => {
  const file = lenient(game({ more: '[DoubleDummyTricks "7766"]\nsome data' }));
  expect(said(file)).toEqual(['note unknown-tag']);
  expect(said(strict(game({ more: '[Wrong "x"]' })))).toEqual(['error unknown-tag']);
});

it('words that belong to no section refuse the record', () =>
  expect(said(lenient(game({ more: '[Room "Open"]\nwhat' })))).toEqual(['error stray-text']));

it('notes of auction and play are numbered apart and belong to the section that they follow', () => {
  const board = boardOf(
    game({
      auction: ['N', '1S =1= Pass 2C Pass\n2S Pass 3NT =1= AP\n[Note "1: five or more"]'],
      play: ['W', 'H8 =1= H2 HQ H9\n*\n[Note "1: fourth best"]'],
    }),
  );
  expect(board.calls?.map(({ explanation }) => explanation)).toEqual([
    ...['five or more', null, null, null, null, null, 'five or more', null, null, null],
  ]);
  expect(board.calls?.every(({ alerted }) => !alerted)).toBe(true);
  expect(board.cards?.[0]?.explanation).toBe('fourth best');
});

it.each([
  ['before any section', tagsOnly({}, '[Note "1: x"]'), 'note-without-section'],
  ['without an index', game({ more: '[Note "x"]' }), 'note-index'],
  ['with an index beyond 32', game({ more: '[Note "33: x"]' }), 'note-index'],
  ['not referred to', game({ more: '[Note "32: x"]' }), 'note-unused'],
  ['twice', game({ play: ['W', 'H8 =1= H2 HQ H9 *\n[Note "1: x"]\n[Note "1: y"]'] }), 'note-twice'],
  ['missing', game({ play: ['W', 'H8 =2= H2 HQ H9 *'] }), 'note-missing'],
])('a note %s is against the standard and does no harm', (_, text, code) => {
  expect(said(strict(text))).toEqual([`error ${code}`]);
  expect(said(lenient(text))).toEqual([`note ${code}`]);
  expect(lenient(text).boards).toHaveLength(1);
});
