import type { Side } from '@app/bridge';
import { PERCENT_LEVELS } from '../artificial/awards';
import { recompute } from '../derivation/recompute';
import { leaves } from '../derivation/derivation';
import type { ComparisonField } from '../field/comparison-field';
import { comparisonField } from '../field/comparison-field';
import type { Award, Line } from '../field/outcome';
import { artificial, scored } from '../field/outcome';
import { boardMatchpoints } from '../matchpoints/matchpoints';
import { rational, toDecimal } from '../rational';
import type { SessionRules } from './session-points';
import { sessionPoints, touchedBy } from './session-points';

const RULES: SessionRules = {
  method: (field, awards) =>
    boardMatchpoints(field, {
      comparison: 'weighed',
      scaling: { formula: 'neuberg', shares: { fromTables: 1 }, tenthUpTo: null, paragraph: 'DBf X78B' },
      showing: '2-1-0',
      rounding: { unit: rational(1, 10), byStanding: false, paragraph: 'DBf X78C1' },
      awards,
    }),
  levels: PERCENT_LEVELS,
  others: 'all-other',
};

/** Pair `1` sits at table 1 N-S, `11` E-W, and so on. */
const contestantAt = (id: string, side: Side): string => {
  const table = id.replace(/^.*\//, '');
  return side === 'NS' ? table : `1${table}`;
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
const of = (fields: readonly ComparisonField[], contestant: string) =>
  sessionPoints(fields, contestantAt, RULES)
    .filter(({ id, direction }) => contestantAt(id, direction) === contestant)
    .map(({ points }) => toDecimal(points.value, 1));

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
  const forwards = sessionPoints(fields, contestantAt, RULES);
  const backwards = sessionPoints(fields.toReversed(), contestantAt, RULES);
  const value = (all: typeof forwards) =>
    new Map(all.map(({ id, direction, points }) => [`${id} ${direction}`, toDecimal(points.value, 3)]));
  for (const [key, points] of value(forwards)) expect(value(backwards).get(key)).toBe(points);
  for (const { points } of forwards) expect(recompute(points.explain())).toEqual([]);
  const raised = forwards.find(({ id, direction }) => id === '1/1' && direction === 'NS');
  expect(raised && leaves(raised.points.explain()).flatMap(({ sources }) => sources)).toEqual(
    expect.arrayContaining(['0/1', '0/2', '0/3', '2/1', '2/2']),
  );
});

it('a changed score touches those who played the board, and of them only those with other points', () => {
  const before = sessionPoints(boards(plain), contestantAt, RULES);
  const same = sessionPoints(boards([scored(310), ...plain.slice(1)]), contestantAt, RULES);
  const other = sessionPoints(boards([scored(150), ...plain.slice(1)]), contestantAt, RULES);
  expect([...touchedBy(before, same, contestantAt)]).toEqual([]);
  expect([...touchedBy(before, other, contestantAt)].sort()).toEqual(['1', '11', '12', '2']);
  expect([...touchedBy(before, [], contestantAt)]).toHaveLength(6);
});
