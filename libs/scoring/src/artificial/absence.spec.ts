import { message } from '@app/bridge';
import { comparisonField } from '../field/comparison-field';
import { scored } from '../field/outcome';
import { isWithdrawn, withoutContestant } from './absence';

it.each([
  [13, 26, false, false],
  [12, 26, false, true],
  [13, 26, true, true],
  [14, 26, true, false],
])('216E1: %i of %i, replacement %s: withdrawn %s', (played, scheduled, replacement, withdrawn) => {
  expect(isWithdrawn(played, scheduled, replacement)).toBe(withdrawn);
});

it('216E2b: results of a withdrawn pair go, and its opponents have sat out', () => {
  const lines = ['1', '2', '3'].map((id) => ({ id, section: 'A', deal: 'as dealt', outcome: scored(50) }));
  const [ns, ew] = comparisonField(
    '7',
    withoutContestant(lines, (id) => (id === '2' ? 'EW' : null)),
  ).groups;
  expect(ns?.members.map(({ id }) => id)).toEqual(['1', '3']);
  expect(ns?.apart).toEqual([{ id: '2', award: { grade: 'sit-out' } }]);
  expect(ew?.missing).toEqual([
    { id: '2', why: message('uncounted.withdrawn', { paragraph: { paragraph: 'DBf 216E2' } }) },
  ]);
  expect([ns?.expected, ew?.expected]).toEqual([2, 2]);
});
