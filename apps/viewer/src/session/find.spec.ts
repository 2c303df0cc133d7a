import { isFoundBy } from './find';

describe('finding a pair', () => {
  it.each([
    ['', true],
    ['12', true],
    ['1', false],
    ['kir', true],
    ['vagn kirsten', true],
    ['moldrup', true],
    ['Møl', true],
    ['ravnholt x', false],
    ['irsten', false],
  ])("'%s' finds pair 12, Kirsten Møldrup & Vagn Ravnholt: %s", (searchText, found) =>
    expect(isFoundBy(searchText, '12', 'Kirsten Møldrup & Vagn Ravnholt')).toBe(found),
  );
});
