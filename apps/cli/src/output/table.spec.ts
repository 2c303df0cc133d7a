import { table } from './table';

describe('a table', () => {
  it('has columns as wide as their widest cell, flush left or right, and no spaces at the end of a line', () => {
    const columns = [{ heading: 'place', right: true }, { heading: 'id' }, { heading: 'total', right: true }];
    const rows = [
      ['1', 'blues', '4.00'],
      ['10=', 'the reds', '-14.00'],
      ['11', 'whites'],
    ];
    expect(table(columns, rows)).toBe(
      ['place  id         total', '    1  blues       4.00', '  10=  the reds  -14.00', '   11  whites'].join('\n'),
    );
  });

  it('without rows is its headings', () => {
    expect(table([{ heading: 'id' }, { heading: 'name' }], [])).toBe('id  name');
  });
});
