import { message } from '@app/bridge';
import { rational } from '../rational';
import { type FieldRules, comparisonField } from './comparison-field';
import { frequenciesOf, without } from './frequencies';
import { type Line, artificial, bothSides, scored, weights } from './outcome';

const line = (id: string, outcome: Line['outcome'], over: Partial<Line> = {}): Line => ({
  id,
  section: 'A',
  deal: 'as dealt',
  outcome,
  ...over,
});

const shape = (lines: readonly Line[], rules: FieldRules = { sections: 'together' }) =>
  comparisonField('7', lines, rules).groups.map(({ name, members, expected }) => [
    name,
    members.map(({ id, components }) => `${id} ${components.map(({ score }) => score).join('/')}`),
    expected,
  ]);

it('a board is one group in each direction, scores as each direction sees them', () => {
  expect(shape([line('1', scored(420)), line('2', scored(-50)), line('3', scored(0))])).toEqual([
    ['7 A N-S', ['1 420', '2 -50', '3 0'], 3],
    ['7 A E-W', ['1 -420', '2 50', '3 0'], 3],
  ]);
});

it('sections are compared together or apart', () => {
  const lines = [
    line('1', scored(420)),
    line('2', scored(-50), { section: 'B' }),
    line('3', scored(50), { section: 'B' }),
  ];
  expect(shape(lines).map(([name]) => name)).toEqual(['7 A+B N-S', '7 A+B E-W']);
  expect(shape(lines, { sections: 'apart' })).toEqual([
    ['7 A N-S', ['1 420'], 1],
    ['7 A E-W', ['1 -420'], 1],
    ['7 B N-S', ['2 -50', '3 50'], 2],
    ['7 B E-W', ['2 50', '3 -50'], 2],
  ]);
  expect(shape(lines, { sections: 'together', tables: { A: 5, B: 6 } }).map(([, , expected]) => expected)).toEqual([
    11, 11,
  ]);
});

it('L87: results with other cards are a group of their own, and each stands for the whole board', () => {
  const lines = [
    line('1', scored(420)),
    line('2', scored(450), { deal: 'fouled' }),
    line('3', scored(-50), { deal: 'fouled' }),
  ];
  expect(shape(lines)).toEqual([
    ['7 A N-S as dealt', ['1 420'], 3],
    ['7 A N-S fouled', ['2 450', '3 -50'], 3],
    ['7 A E-W as dealt', ['1 -420'], 3],
    ['7 A E-W fouled', ['2 -450', '3 50'], 3],
  ]);
});

it('X78A2: a split score gives the directions different frequencies', () => {
  const split = { NS: { kind: 'score', score: -100 }, EW: { kind: 'score', score: 620 } } as const;
  const { groups } = comparisonField('7', [line('1', split), line('2', scored(50))]);
  expect(
    groups.map(({ members }) => members.map(({ components, special }) => [components[0]?.score, special])),
  ).toEqual([
    [
      [-100, 'split'],
      [50, null],
    ],
    [
      [-620, 'split'],
      [-50, null],
    ],
  ]);
});

it('X78A3: artificial scores and missing ones are compared with nothing, and only the first count as tables', () => {
  const lines = [
    line('1', scored(420)),
    line('2', artificial({ grade: 'plus' }, { grade: 'minus' })),
    line('3', bothSides({ kind: 'missing', why: message('uncounted.no-result-yet') })),
    line('4', {
      NS: { kind: 'artificial', award: { grade: 'sit-out' } },
      EW: { kind: 'missing', why: message('uncounted.no-result') },
    }),
  ];
  const [ns, ew] = comparisonField('7', lines).groups;
  expect(ns?.apart.map(({ id, award }) => [id, award.grade])).toEqual([
    ['2', 'plus'],
    ['4', 'sit-out'],
  ]);
  expect(ns?.missing).toEqual([{ id: '3', why: message('uncounted.no-result-yet') }]);
  expect(ew?.apart).toHaveLength(1);
  expect([ns?.expected, ew?.expected]).toEqual([2, 2]);
});

it('X78A1: frequencies are fractions, and a member is compared with all but itself', () => {
  const half = bothSides({ kind: 'weighted', components: weights([50, 420], [50, -50]) });
  const [ns] = comparisonField('7', [line('1', scored(420)), line('2', half)]).groups;
  const members = ns?.members ?? [];
  const frequencies = frequenciesOf(members);
  expect(frequencies).toEqual({
    parts: 2n,
    rows: [
      { score: 420, count: 3n, ids: ['1', '2'] },
      { score: -50, count: 1n, ids: ['2'] },
    ],
  });
  const [first] = members;
  expect(first && without(frequencies, first).rows.map(({ count }) => rational(count, 2))).toEqual([
    rational(1, 2),
    rational(1, 2),
  ]);
});

it('X78A4: others are compared with the assigned score, whatever the side keeps', () => {
  const outcome = {
    NS: { kind: 'self-inflicted', assigned: weights([100, 420]), expected: weights([100, 300]), table: -50 },
    EW: { kind: 'score', score: 420 },
  } as const;
  const [ns, ew] = comparisonField('7', [line('1', outcome)]).groups;
  expect(ns?.members[0]).toMatchObject({ special: 'self-inflicted', standing: 'non-offending' });
  expect(ns?.members[0]?.components[0]?.score).toBe(420);
  expect(ew?.members[0]).toMatchObject({ special: null, standing: null });
});

it('weights make up the whole', () => {
  expect(() => weights([50, 100], [40, 200])).toThrow('100 %');
});

it('FSB 99A1: a result alone is average plus, where the regulations say so', () => {
  const lines = [line('1', scored(420)), line('2', scored(450), { deal: 'fouled' }), line('3', scored(50))];
  const { groups } = comparisonField('7', lines, { sections: 'together', aloneIsAveragePlus: true });
  expect(
    groups.map(({ members, apart }) => [members.length, apart.map(({ id, award }) => `${id} ${award.grade}`)]),
  ).toEqual([
    [2, []],
    [0, ['2 plus']],
    [2, []],
    [0, ['2 plus']],
  ]);
});
