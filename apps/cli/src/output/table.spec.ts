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

  it('has notes under the rows that they belong to, behind the first column', () => {
    const columns = [{ heading: 'place', right: true }, { heading: 'id' }];
    const notes = (row: number): readonly string[] => (row === 0 ? ['by lot', 'twice'] : []);
    expect(
      table(
        columns,
        [
          ['1', 'blues'],
          ['2', 'reds'],
        ],
        notes,
      ).split('\n'),
    ).toEqual(['place  id', '    1  blues', '       by lot', '       twice', '    2  reds']);
  });

  it('without rows is its headings', () => {
    expect(table([{ heading: 'id' }, { heading: 'name' }], [])).toBe('id  name');
  });
});
