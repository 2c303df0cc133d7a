import { DBF_CITATIONS, type Line, noWorseThanTable, given, rational, scored, selfInflicted, weights } from '@app/scoring';
import { impsOf, matchpointsOf } from './match';
import { scoreOf } from './played';

/** A side damaged by an infraction and by itself: 12C1e of 2017, 12C1b of 2007, reckoned by DBf X78A4. */

const imps = (value: number) => given(rational(value), 'imps');

/** North-South have themselves to blame: F at the table, J assigned, M without their own error. */
const own = (assigned: number, expected: number, table: number): Line['outcome'] => ({
  NS: { kind: 'self-inflicted', assigned: weights([100, assigned]), expected: weights([100, expected]), table },
  EW: { kind: 'score', score: assigned },
});

describe('E5 [commentary 12, DBf X78A4]: J, M and F', () => {
  it('F no worse than J: there is no damage, and nothing is taken away', () => {
    expect(noWorseThanTable({ assigned: imps(4), table: imps(6) }).value).toEqual(rational(6));
    expect(noWorseThanTable({ assigned: imps(4), table: imps(-6) }).value).toEqual(rational(4));
  });

  it.each([
    ['M above J: F', -4, 2, -11, -11],
    ['M equal to J: F', 9, 9, 2, 2],
    ['M below J: J - M + F', 9, 6, 2, 5],
  ])('%s', (_, assigned, expected, table, result) => {
    const points = selfInflicted({ assigned: imps(assigned), expected: imps(expected), table: imps(table) }, DBF_CITATIONS);
    expect(points.value).toEqual(rational(result));
  });

  it('everybody else is compared with J', () => {
    // J 420 beats 400 and 170 and loses to 430; M 300 and F 100 beat one and none. 4 - 2 + 0 = 2 for the side itself.
    const { NS, EW } = matchpointsOf(own(420, 300, 100), scored(430), scored(400), scored(170));
    expect(NS).toEqual(['2.0', '6.0', '2.0', '0.0']);
    expect(EW).toEqual(['2.0', '0.0', '4.0', '6.0']);
  });
});

it('E6 [DBf X78A4d, by hand]: a gamble of five hearts over an illegal four spades', () => {
  /*
   * Team A sits N-S in the open room, N-S vulnerable, E-W not. In the closed room E-W (team A) went one down in 3S: 50
   * for N-S there, so that 50 comes off whatever team A has in the open room.
   *
   *   F  5H doubled, nine tricks: two down, vulnerable     200 + 300 = -500   -500 - 50 = -550   500-590: 11   -11
   *   M  4S by E-W, eight tricks: two down                  50 +  50 = +100   +100 - 50 =  +50    50-80:   2    +2
   *   J  4H by N-S, nine tricks: one down, vulnerable             100 = -100   -100 - 50 = -150   130-160:  4    -4
   *
   * M is better than J: without its gamble team A would have had no damage. It keeps its -11; team B has what 4H would
   * have given it, +4.
   */
  const table = scoreOf('5HX N', 9, 'NS');
  const expected = scoreOf('4S E', 8, 'NS');
  const assigned = scoreOf('4H N', 9, 'NS');
  expect([table, expected, assigned]).toEqual([-500, 100, -100]);
  expect(impsOf(own(assigned, expected, table), scored(scoreOf('3S E', 8, 'NS')))).toBe('-11.0 4.0');
});

it('E7 [DBf X78A4e, by hand]: a revoke against a sacrifice that unauthorised information suggested', () => {
  /*
   * Nobody vulnerable; N-S had 50 in the other room, and it comes off here.
   *
   *   J  4H by N-S, ten tricks                          +420    420 - 50 = 370    370-420: 9
   *   M  4S doubled by E-W, eight tricks: two down      +300    300 - 50 = 250    220-260: 6
   *   F  the same after the revoke, one down            +100    100 - 50 =  50     50-80:  2
   *
   * M is worse than J: 9 - 6 + 2 = 5 for N-S, who bear the four IMPs of their revoke; E-W have -9.
   */
  const result = own(scoreOf('4H N', 10, 'None'), scoreOf('4SX E', 8, 'None'), scoreOf('4SX E', 9, 'None'));
  expect(impsOf(result, scored(50))).toBe('5.0 -9.0');
});

it('E15 [commentary 16]: an error that is not extremely serious costs no redress: both sides have J', () => {
  expect(impsOf(scored(scoreOf('4H N', 10, 'None')), scored(50))).toBe('9.0 -9.0');
});
