import { csvOf } from './csv';

describe('a CSV file', () => {
  it('quotes what would break a row', () =>
    expect(csvOf([['a', 'b, c', 'say "no"', 'two\nlines']])).toBe('a,"b, c","say ""no""","two\nlines"\r\n'));

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd', "'+cmd"],
    ['-0.50', '-0.50'],
    ['+620', '+620'],
    ['3=', '3='],
  ])('has %s as text', (text, written) => expect(csvOf([[text]])).toBe(`${written}\r\n`));
});
