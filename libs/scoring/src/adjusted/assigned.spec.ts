import { given } from '../derivation/traced';
import { recompute } from '../derivation/recompute';
import { rational } from '../rational';
import type { Fault } from './other-table';
import { assignsOtherTable, betterOfBoth } from './other-table';
import { noWorseThanTable, selfInflicted } from './self-inflicted';
import { roundedTogether } from './rounded-together';

const imps = (value: number) => given(rational(value), 'IMPs');

it.each([
  // E6 and E7 of the digest, in IMPs.
  [-4, 2, -11, -11],
  [9, 6, 2, 5],
  [9, 9, 2, 2],
])('X78A4: J %i, M %i, F %i gives %i', (assigned, expected, table, result) => {
  const traced = selfInflicted({ assigned: imps(assigned), expected: imps(expected), table: imps(table) });
  expect(traced.value).toEqual(rational(result));
  expect(recompute(traced.explain())).toEqual([]);
});

it('E5, L12B1: where the table is better than J there is no damage', () => {
  expect(noWorseThanTable({ assigned: imps(4), table: imps(6) }).value).toEqual(rational(6));
  expect(noWorseThanTable({ assigned: imps(4), table: imps(-6) }).value).toEqual(rational(4));
});

it.each<['wbf2007' | 'wbf2017', number, Fault, boolean]>([
  // E57: more than three IMPs, for whichever side.
  ['wbf2017', 4, 'home', true],
  ['wbf2017', -4, 'none', true],
  ['wbf2017', 3, 'none', false],
  ['wbf2007', 4, 'away', true],
  ['wbf2007', 4, 'home', false],
  ['wbf2007', -4, 'home', true],
  ['wbf2007', -4, 'both', false],
])('L86B1, 2007 86D: %s, %i IMPs, at fault %s: %s', (edition, expected, fault, assigns) => {
  expect(assignsOtherTable(edition, imps(expected), fault)).toBe(assigns);
});

it('L86B2b: the better of average plus and the assigned score', () => {
  expect([betterOfBoth(imps(3), imps(7)).value, betterOfBoth(imps(3), imps(-2)).value]).toEqual([
    rational(7),
    rational(3),
  ]);
});

it('X78D7c: boards of one irregularity are rounded together', () => {
  const boards = [given(rational(12, 10), 'board'), given(rational(12, 10), 'board')];
  expect(roundedTogether(boards, rational(1), 'non-offending').value).toEqual(rational(3));
  expect(roundedTogether(boards, rational(1), 'offending').value).toEqual(rational(2));
});
