import { faceValue } from '../artificial/awards';
import { recompute } from '../derivation/recompute';
import { comparisonField } from '../field/comparison-field';
import { type Line, artificial, scored } from '../field/outcome';
import { DBF_CITATIONS } from '../profiles/citations';
import { ZERO, rational, toDecimal } from '../rational';
import { DBF_SCALE } from '../victory-points/victory-points';
import { type MultiTeamRules, type RoundBoard, multiTeam } from './multi-team';

const RULES: MultiTeamRules = {
  comparison: 'weighed',
  cite: DBF_CITATIONS,
  scale: DBF_SCALE,
  rounding: { unit: rational(1), byStanding: false, paragraph: 'DBf X78C2' },
  awards: faceValue({
    plus: rational(3),
    average: ZERO,
    minus: rational(-3),
    paragraph: 'L12C2b',
    sitOut: 'DBf X78A5',
  }),
  apart: () => false,
};

const round = (side: 'NS' | 'EW', ...boards: readonly (readonly Line['outcome'][])[]): readonly RoundBoard[] =>
  boards.flatMap((outcomes, board) =>
    comparisonField(
      String(board),
      outcomes.map((outcome, table) => ({ id: `${board}/t${table + 1}`, section: 'A', deal: '', outcome })),
    )
      .groups.filter(({ direction }) => direction === side)
      .map((group) => ({ group, tableOf: (id: string) => id.replace(/^.*\//, '') })),
  );

const BOARDS = [
  [620, -100, 170],
  [-50, -50, 100],
].map((board) => board.map(scored));

const scores = (boards: readonly RoundBoard[], rules = RULES) =>
  multiTeam(boards, rules).map(({ table, points, matches }) => {
    if (points) expect(recompute(points.explain())).toEqual([]);
    return [table, points ? toDecimal(points.value, 2) : 'none', matches];
  });

it('205A, by hand: two boards at three tables', () => {
  /*
   * N-S at table 1: against table 2 it has 720 (12) and 0: 12 IMPs over 2 boards, by the scale for 8: 19-11;
   * against table 3 450 (10) and -150 (-4): 6 IMPs: 17-13. Mean (19 + 17) / 2 = 18.
   * Table 2: -12 against table 1: 11; -270 (-7) and -150 (-4) = -11 against table 3: 12. Mean 11.5.
   * Table 3: -6: 13, and 11: 18. Mean 15.5.
   */
  expect(scores(round('NS', ...BOARDS))).toEqual([
    ['t1', '18.00', 2],
    ['t2', '11.50', 2],
    ['t3', '15.50', 2],
  ]);
  expect(scores(round('EW', ...BOARDS)).map(([, points]) => points)).toEqual(['12.00', '18.50', '14.50']);
});

it('205A1: the other room of the own match is left out', () => {
  const apart = (one: string, other: string): boolean => [one, other].sort().join() === 't1,t2';
  expect(scores(round('NS', ...BOARDS), { ...RULES, apart })).toEqual([
    ['t1', '17.00', 1],
    ['t2', '12.00', 1],
    ['t3', '15.50', 2],
  ]);
});

it('205C2: artificial scores count for the pair, and the others have a board less', () => {
  const boards = round('NS', BOARDS[0] ?? [], [
    artificial({ grade: 'plus' }, { grade: 'minus' }),
    scored(-50),
    scored(100),
  ]);
  // Table 1: 12 + 3 and 10 + 3: 20-10 and 19-11. Table 2: -12 on one board against table 1, -11 on two against table 3.
  expect(scores(boards)).toEqual([
    ['t1', '19.50', 2],
    ['t2', '11.50', 2],
    ['t3', '15.00', 2],
  ]);
});

it('205B2: by hand, they have an average board instead', () => {
  const boards = round('NS', [artificial({ grade: 'plus' }, { grade: 'minus' }), scored(-50), scored(100)]);
  expect(scores(boards, { ...RULES, comparison: 'manual' })).toEqual([
    ['t2', '14.50', 2],
    ['t3', '15.50', 2],
    ['t1', '16.00', 2],
  ]);
});

it('a table alone has no match', () => {
  expect(scores(round('NS', [scored(50)]))).toEqual([['t1', 'none', 0]]);
});
