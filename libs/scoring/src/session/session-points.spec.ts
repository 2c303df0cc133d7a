import type { Side } from '@app/bridge';
import { PERCENT_LEVELS, faceValue } from '../artificial/awards';
import { recompute } from '../derivation/recompute';
import { leaves } from '../derivation/derivation';
import { type ComparisonField, comparisonField } from '../field/comparison-field';
import { type Award, type Line, artificial, scored } from '../field/outcome';
import { matchpoints } from '../matchpoints/matchpoints';
import { DBF_CITATIONS } from '../profiles/citations';
import { rational, toDecimal } from '../rational';
import { type SessionRules, sessionPoints } from './session-points';
import { type FieldPoints, allShares, contestantsIn, sharesIn } from './field-points';

const RULES: SessionRules = {
  method: (group) =>
    matchpoints(group, {
      comparison: 'weighed',
      cite: DBF_CITATIONS,
      scaling: { formula: 'neuberg', shares: { fromTables: 1 }, tenthUpTo: null, paragraph: 'DBf X78B' },
      showing: '2-1-0',
      rounding: { unit: rational(1, 10), byStanding: false, paragraph: 'DBf X78C1' },
      awards: faceValue(PERCENT_LEVELS),
    }),
  levels: PERCENT_LEVELS,
  others: 'all-other',
};

/** Pair `1` sits at table 1 N-S, `11` E-W, and so on. */
const contestantsAt = (id: string, side: Side): readonly string[] => {
  const table = id.replace(/^.*\//, '');
  return [side === 'NS' ? table : `1${table}`];
};

const boards = (...all: readonly (readonly Line['outcome'][])[]): readonly ComparisonField[] =>
  all.map((outcomes, board) =>
    comparisonField(
      String(board),
      outcomes.map((outcome, table) => ({ id: `${board}/${table + 1}`, section: 'A', deal: '', outcome })),
    ),
  );

const PLUS: Award = { grade: 'plus' };
const MINUS: Award = { grade: 'minus' };
const sharesOf = (fields: readonly ComparisonField[], at = contestantsAt) =>
  sessionPoints(fields, at, RULES).flatMap(allShares);
const of = (fields: readonly ComparisonField[], contestant: string) =>
  sharesOf(fields)
    .filter((share) => share.contestant === contestant)
    .map(({ points: { points } }) => toDecimal(points.value, 1));

const plain = [300, 200, 100].map(scored);

it('L12C2c: average plus is what the pair has on its other boards, and the other side has nothing of it', () => {
  const fields = boards(plain, plain, [artificial(PLUS, PLUS), ...plain.slice(1)]);
  // Pair 1 has tops: 100 % of 4. Its opponents have bottoms, and average plus at its face value: 60 % of 4.
  expect(of(fields, '1')).toEqual(['4.0', '4.0', '4.0']);
  expect(of(fields, '11')).toEqual(['0.0', '0.0', '2.4']);
});

it('two pairs with artificial scores against each other are settled apart', () => {
  const fields = boards(
    plain,
    [artificial(PLUS, MINUS), ...plain.slice(1)],
    [artificial(PLUS, MINUS), ...plain.slice(1)],
  );
  expect(of(fields, '1')).toEqual(['4.0', '4.0', '4.0']);
  expect(of(fields, '11')).toEqual(['0.0', '0.0', '0.0']);
});

it('the order of boards changes nothing, and the derivation leads to the results', () => {
  const fields = boards(
    plain,
    [artificial(PLUS, MINUS), ...plain.slice(1)],
    [...plain.slice(0, 2), artificial(MINUS, PLUS)],
  );
  const forwards = sharesOf(fields);
  const backwards = sharesOf(fields.toReversed());
  const value = (all: typeof forwards) =>
    new Map(all.map(({ points: { id, direction, points } }) => [`${id} ${direction}`, toDecimal(points.value, 3)]));
  for (const [key, points] of value(forwards)) expect(value(backwards).get(key)).toBe(points);
  for (const { points } of forwards) expect(recompute(points.points.explain())).toEqual([]);
  const raised = forwards.find(({ points: { id, direction } }) => id === '1/1' && direction === 'NS')?.points;
  expect(raised && leaves(raised.points.explain()).flatMap(({ sources }) => sources)).toEqual(
    expect.arrayContaining(['0/1', '0/2', '0/3', '2/1', '2/2']),
  );
});

it('a changed score moves only those with other points, of those who played the board', () => {
  const field = (first: number) => {
    const [points] = sessionPoints(boards([scored(first), ...plain.slice(1)]), contestantsAt, RULES);
    if (!points) throw new Error('no field');
    return points;
  };
  const worth = (points: FieldPoints, one: string): string | undefined =>
    sharesIn(points, one).map(({ points: own }) => toDecimal(own.points.value, 1))[0];
  const moved = (after: number): readonly string[] =>
    [...contestantsIn([field(300)])].filter((one) => worth(field(after), one) !== worth(field(300), one));
  expect([...contestantsIn([field(300)])].sort()).toEqual(['1', '11', '12', '13', '2', '3']);
  expect(moved(310)).toEqual([]);
  expect([...moved(150)].sort()).toEqual(['1', '11', '12', '2']);
});

it('L12C2c: a result changed elsewhere moves an artificial score', () => {
  const rest = boards([], plain, [artificial(PLUS, MINUS), ...plain.slice(1)]).slice(1);
  const awards = (first: readonly ComparisonField[], contestant: string) =>
    sharesOf([...first, ...rest])
      .filter((share) => share.contestant === contestant && share.points.award !== null)
      .map(({ points }) => toDecimal(points.points.value, 1));
  expect(awards(boards(plain), '1')).toEqual(['4.0']);
  // Pair 1 had two tops of 4; now it has 2 of 4 and 4 of 4, which is 75 %. Pair 11 had two bottoms, now 25 %.
  const changed = boards([scored(150), ...plain.slice(1)]);
  expect([awards(changed, '1'), awards(changed, '11')]).toEqual([['3.0'], ['1.0']]);
});

it('where everybody plays for himself, each player has artificial scores by his own other boards', () => {
  const seats = (id: string, side: Side): readonly string[] =>
    id === '1/1' && side === 'NS' ? ['1', '2'] : contestantsAt(id, side);
  const shares = sharesOf(boards(plain, [artificial(PLUS, PLUS), ...plain.slice(1)]), seats);
  const on = (contestant: string): string | undefined => {
    const share = shares.find((one) => one.contestant === contestant && one.points.id === '1/1');
    return share && toDecimal(share.points.points.value, 1);
  };
  // Player 1 has 100 % of his other board; player 2 has 50 and 65 % of his, and so keeps 60.
  expect([on('1'), on('2')]).toEqual(['4.0', '2.4']);
});
