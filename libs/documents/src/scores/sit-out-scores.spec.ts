import type { Stage } from '@app/contract';
import { scoring, sessionDoc } from '@app/testing';
import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { scoreSession } from './scored-session';
import { stageStandings } from './stage-standings';
import { standingsView } from './standings';

/** One board at two tables: pair `a` against `b`, and `d` against `e`. */
const board = (id: string, number: number, scores: readonly [number, number]): readonly BoardDoc[] =>
  scores.map((score, table) =>
    scoring(score, {
      session: id,
      id: `board-${id}.${table + 1}.${number}`,
      table: String(table + 1),
      board: number,
      contestants: table === 0 ? { NS: 'a', EW: 'b' } : { NS: 'd', EW: 'e' },
    }),
  );

const both = (boards: readonly number[]) => [
  { table: '1', NS: 'a', EW: 'b', boards: [...boards] },
  { table: '2', NS: 'd', EW: 'e', boards: [...boards] },
];

interface Event {
  readonly days: readonly [string, string];
  readonly regulations: SessionDoc['regulations'];
  readonly stage?: Partial<Stage>;
  readonly parameters?: NonNullable<SessionDoc['conditions']>['parameters'];
}

/** Pair `a` has two tops in the first session, and a bottom in the second, in which it sits out one board. */
const percentages = ({ days, regulations, stage, parameters }: Event): Readonly<Record<string, string | null>> => {
  const rounds: readonly SessionDoc['rounds'][] = [
    [{ round: '1', section: 'A', tables: both([1, 2]) }],
    [
      { round: '1', section: 'A', tables: both([3]) },
      { round: '2', section: 'A', tables: both([4]).slice(1) },
    ],
  ];
  const [first, second] = ['s1', 's2'].map((id, index) =>
    sessionDoc({
      id,
      date: days[index] ?? null,
      laws: regulations === 'fsb-2008' ? 'wbf-2007' : 'wbf-2017',
      regulations,
      rounds: rounds[index] ?? [],
      conditions: {
        name: 'Two sessions',
        contestants: 'pair',
        stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', ...stage }],
        ...(parameters ? { parameters } : {}),
      },
    }),
  );
  if (!first || !second) return {};
  const stageRows = standingsView(
    stageStandings([
      scoreSession(first, [...board('s1', 1, [120, 90]), ...board('s1', 2, [120, 90])]),
      scoreSession(second, board('s2', 3, [90, 120])),
    ]),
  ).groups.flatMap(({ rows }) => rows);
  return Object.fromEntries(stageRows.map(({ contestant, percentage }) => [contestant, percentage]));
};

const ONE_DAY = ['2026-05-01', '2026-05-01'] as const;
const TWO_DAYS = ['2026-05-01', '2026-05-02'] as const;

// On two boards a has 100 %, on the third 0 %. The board sat out is worth the mean of the three, or of the third alone.
it.each<[string, Event, string]>([
  ['X78A5, X12B2: two sessions on one playing day are one', { days: ONE_DAY, regulations: 'dbf-2013' }, '66.67'],
  ['X78A5, X12B2: sessions of different days are not', { days: TWO_DAYS, regulations: 'dbf-2013' }, '50.00'],
  [
    '351I1: the stage is one, where the conditions have it',
    { days: TWO_DAYS, regulations: 'dbf-2013', stage: { sessionFor12C2c: 'stage' } },
    '66.67',
  ],
  [
    'each for itself, where the conditions have it',
    { days: ONE_DAY, regulations: 'dbf-2013', stage: { sessionFor12C2c: 'session' } },
    '50.00',
  ],
  ['FSB 96A: all boards that the pair has played', { days: TWO_DAYS, regulations: 'fsb-2008' }, '66.67'],
  ['78D: each session by itself under the plain Laws', { days: ONE_DAY, regulations: null }, '50.00'],
  // 1.2 of 2 for the board sat out, rounded up (X78D7a).
  [
    'X78D5: average plus, by hand',
    { days: ONE_DAY, regulations: 'dbf-2013', parameters: { comparison: 'manual' } },
    '75.00',
  ],
  [
    'X78D5: the same, where the conditions say both',
    { days: ONE_DAY, regulations: 'dbf-2013', parameters: { comparison: 'manual', 'sit-out': 'average-plus' } },
    '75.00',
  ],
])('%s', (_, event, expected) => {
  expect(percentages(event).a).toBe(expected);
});

it('X78D7c: what is awarded for the boards of one round is rounded together', () => {
  const pairs = (rounds: readonly string[]) =>
    rounds.map((NS, index) => ({ table: String(index + 1), NS, EW: `e${index + 1}` }));
  const north = ['1', '2', '3', '4', '5', '6', '7'];
  const rounds = [north, ['z', ...north.slice(1)]].map((own, index) => ({
    round: String(index + 1),
    section: 'A',
    tables: pairs(own).map((table) => ({ ...table, boards: index === 0 ? [1, 2] : [3, 4] })),
  }));
  const docs = rounds.flatMap(({ tables }) =>
    tables.flatMap(({ table, NS, EW, boards }) =>
      boards.map((board) => scoring(90, { table, board, contestants: { NS, EW } })),
    ),
  );
  const session = sessionDoc({
    laws: 'wbf-2007',
    regulations: 'dbf-2013',
    rounds,
    conditions: {
      name: 'By hand',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
      parameters: { comparison: 'manual' },
    },
  });
  const rows = standingsView(stageStandings([scoreSession(session, docs)])).groups.flatMap((group) => group.rows);
  const totals = Object.fromEntries(rows.map(({ contestant, total, percentage }) => [contestant, [total, percentage]]));
  // 60 % of 12 are 7.2 a board, and of the two 14.4: 15, and not 8 and 8. On the two boards that they played 6 each.
  expect(totals.z).toEqual(['27.00', '56.25']);
  expect(totals['1']).toEqual(['27.00', '56.25']);
});
