import { rational } from '../rational';
import { leaves } from './derivation';
import { recompute } from './recompute';
import { added, derived, divided, given, greatest, least, multiplied, rounded, tableRow, weighed } from './traced';
import { inWords } from './words';

const two = given(rational(2), 'won', ['b1/t1']);
const third = divided('a third', [given(rational(1), 'one'), given(rational(3), 'three')]);

it('a number tells its sources, its arithmetic and its paragraph', () => {
  const total = rounded(
    added('total', [two, third], 'L78A'),
    { unit: rational(1, 10), average: rational(0), to: 'nearest' },
    'DBf X78C1',
  );
  expect(inWords(total.explain())).toEqual([
    '2.3 rounded: rounded to 0.1 from [DBf X78C1]',
    '  7/3 total: sum of [L78A]',
    '    2 won: b1/t1',
    '    1/3 a third: quotient of',
    '      1 one',
    '      3 three',
  ]);
  expect(leaves(total.explain()).flatMap(({ sources }) => sources)).toEqual(['b1/t1']);
});

it('every kind of arithmetic can be done again', () => {
  const all = [
    weighed('weighed', [
      { part: two, weight: rational(1, 2) },
      { part: third, weight: rational(1, 2) },
    ]),
    multiplied('product', [two, third]),
    greatest('best', [two, third]),
    least('worst', [two, third]),
    tableRow('points', two, { table: 't', from: rational(2), below: rational(3), value: rational(16) }, null),
  ];
  expect(all.map(({ value }) => value)).toEqual([
    rational(7, 6),
    rational(2, 3),
    rational(2),
    rational(1, 3),
    rational(16),
  ]);
  expect(recompute(added('all', all).explain())).toEqual([]);
  expect(inWords(all[0]?.explain() ?? two.explain())[1]).toBe('  0.5 x 2 won: b1/t1');
});

it('a number that does not follow is found', () => {
  const right = added('sum', [two, two]).explain();
  const wrong = derived(rational(5), () => ({ ...right, value: rational(5) }));
  expect(recompute(added('outer', [wrong]).explain()).map(({ value }) => value)).toEqual([rational(5)]);
  const row = tableRow('points', two, { table: 't', from: rational(3), below: null, value: rational(1) }, null);
  expect(() => recompute(row.explain())).toThrow('not in this row of t');
});
