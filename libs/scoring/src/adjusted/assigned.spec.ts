import { derivationText } from '@app/testing';
import { given } from '../derivation/traced';
import { recompute } from '../derivation/recompute';
import { DBF_CITATIONS } from '../profiles/citations';
import { rational } from '../rational';
import { betterOfBoth } from './other-table';
import { selfInflicted } from './self-inflicted';

const imps = (value: number) => given(rational(value), 'imps');

/** What is assigned when: digest E5 to E7 and E57, in `test/golden/worked-cases`. */

it('X78A4: what is left of J says how', () => {
  const traced = selfInflicted({ assigned: imps(9), expected: imps(6), table: imps(2) }, DBF_CITATIONS);
  expect(recompute(traced.explain())).toEqual([]);
  expect(derivationText(traced.explain())).toEqual([
    '5 J − M + F: sum [DBf X78A4e]',
    '  9 IMPs',
    '  −6 less M: product',
    '    −1 minus one',
    '    6 IMPs',
    '  2 IMPs',
  ]);
});

it('L86B2b: the better of average plus and the assigned score', () => {
  expect([betterOfBoth(imps(3), imps(7)).value, betterOfBoth(imps(3), imps(-2)).value]).toEqual([
    rational(7),
    rational(3),
  ]);
});
