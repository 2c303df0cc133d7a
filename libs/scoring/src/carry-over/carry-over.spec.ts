import fc from 'fast-check';
import { recompute } from '../derivation/recompute';
import { given } from '../derivation/traced';
import { ZERO, negated, rational } from '../rational';
import { capFor, carryOver } from './carry-over';

const none = { own: ZERO, opponents: ZERO, boards: 16 };
const carried = (imps: number, placedAbove: boolean, boards = 32, fines = none) => {
  const result = carryOver({ difference: given(rational(imps), 'difference', ['m1']), placedAbove, boards, fines });
  expect(recompute(result.explain())).toEqual([]);
  return result.value;
};

it.each([
  [10, true, rational(5)],
  [10, false, rational(10, 3)],
  [-10, false, rational(-5)],
  [-10, true, rational(-10, 3)],
  [40, true, rational(8)],
  [-40, true, rational(-8)],
  [0, true, ZERO],
])('207A3: won by %i, placed above %s: %o', (imps, above, expected) => {
  expect(carried(imps, above)).toEqual(expected);
});

it('207A2: a fine of half a VP is 1 1/2 IMPs', () => {
  // 10 - 3 x 1.5 for 1 1/2 VP of its own: 5.5, half of it.
  expect(carried(10, true, 32, { ...none, own: rational(3, 2) })).toEqual(rational(11, 4));
  // On the scale for 12 boards a deduction is a whole VP.
  expect(carried(10, true, 32, { own: rational(2), opponents: ZERO, boards: 12 })).toEqual(rational(7, 2));
  expect(carried(-1, true, 32, { ...none, opponents: rational(1) })).toEqual(rational(1));
});

it.each([
  [16, 8],
  [32, 8],
  [33, 12],
  [64, 12],
  [65, 16],
  [96, 16],
  [97, 20],
  [128, 20],
  [129, 24],
])('207A4: for %i boards at most %i IMPs', (boards, cap) => {
  expect(capFor(boards)).toBe(cap);
});

it('what one team carries over the other lacks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -90, max: 90 }).filter((imps) => imps !== 0),
      fc.boolean(),
      (imps, above) => {
        expect(carried(-imps, !above)).toEqual(negated(carried(imps, above)));
      },
    ),
  );
});
