import { scoring, sessionDoc } from '@app/testing';
import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { individualsSittingOut } from './individuals-sitting-out';
import { scoredStage } from './scored-stage';
import { stageStandings } from './stage-standings';
import { standingsView } from './standings';

const INDIVIDUALS = [...'abcdefghi'].map((contestant) => ({ contestant, kind: 'individual' as const }));

/** Nine individuals at two tables: `i` sits out the first round and `a` the second, one board each. */
const ROUNDS: SessionDoc['rounds'] = [['1', 'a', [1]] as const, ['2', 'i', [2]] as const].map(
  ([round, first, boards]) => ({
    round,
    section: 'A',
    tables: [
      { table: '1', NS: first, EW: 'b', boards: [...boards] },
      { table: '2', NS: 'e', EW: 'f', boards: [...boards] },
    ],
  }),
);

const at = (session: string, table: '1' | '2', round: '1' | '2', score: number): BoardDoc => {
  const first = round === '1' ? 'a' : 'i';
  const [N, E, S, W] = table === '1' ? [first, 'b', 'c', 'd'] : ['e', 'f', 'g', 'h'];
  return scoring(score, {
    id: `board-${session}.${table}.${round}`,
    session,
    table,
    round,
    board: Number(round),
    contestants: { NS: N, EW: E },
    players: { N, E, S, W },
  });
};

const session = (id: string, departing: Partial<SessionDoc> = {}): SessionDoc =>
  sessionDoc({
    id,
    contestants: INDIVIDUALS,
    rounds: ROUNDS,
    scoring: 'cross-imps',
    regulations: 'dbf-2013',
    ...departing,
  });

const BOTH = [at('s', '1', '1', 120), at('s', '2', '1', 90), at('s', '1', '2', 120), at('s', '2', '2', 90)];

const sittingOut = (own: SessionDoc, docs: readonly BoardDoc[]) => [...individualsSittingOut(own, docs)].sort();

it('216A: who sits at no table of a round sits it out', () => {
  expect(sittingOut(session('s'), BOTH)).toEqual([
    ['a', [1]],
    ['i', [1]],
  ]);
});

it('who sits out is not known before every table of the round has a board with its four players', () => {
  expect(sittingOut(session('s'), BOTH.slice(0, 3))).toEqual([['i', [1]]]);
  expect(
    sittingOut(
      session('s'),
      BOTH.map((doc) => (doc.round === '2' ? { ...doc, players: {} } : doc)),
    ),
  ).toEqual([]);
});

it('who has left sits out no more, and who never plays is no part of the movement', () => {
  const kept: SessionDoc['kept'] = [
    { type: 'ContestantWithdrawn', revision: 3, data: { contestant: 'i', reason: 'Ill' } },
  ];
  const contestants = [...INDIVIDUALS, { contestant: 'x', kind: 'individual' as const }];
  expect(sittingOut(session('s', { kept, contestants }), BOTH)).toEqual([['a', [1]]]);
});

const totals = (stage: Parameters<typeof scoredStage>[0]) => {
  const rows = standingsView(stageStandings(scoredStage(stage))).groups.flatMap((group) => group.rows);
  return new Map(rows.map(({ contestant, total }) => [contestant, total]));
};

it('X78A5: a board sat out is worth the mean of those that the individual has played', () => {
  // 30 points are 1 IMP: a and i have it on one board and sit out one; c has it on both.
  const found = totals([{ session: session('s'), boards: BOTH }]);
  expect(['a', 'c', 'i', 'b', 'e'].map((one) => found.get(one))).toEqual(['2.00', '2.00', '2.00', '-2.00', '-2.00']);
});

it.each([
  ['one playing day', '2026-05-01', '1.50'],
  ['two playing days', '2026-05-02', '1.00'],
])('X12B2: in two sessions of %s', (_, date, total) => {
  const contest = (number: number) => ({ contest: 'c', stage: 'all', session: number });
  const conditions: SessionDoc['conditions'] = {
    name: 'Individuals',
    contestants: 'individual',
    stages: [{ stage: 'all', form: 'field', scoring: 'cross-imps' }],
  };
  const first = session('s', { conditions, contest: contest(1), date: '2026-05-01', rounds: ROUNDS.slice(0, 1) });
  const second = session('t', { conditions, contest: contest(2), date });
  const level = (['1', '2'] as const).flatMap((round) =>
    (['1', '2'] as const).map((table) => at('t', table, round, 90)),
  );
  // a has 1 IMP in the first session; in the second 0 on one board, and sits out one: 0.5 by the day, 0 by the session.
  const found = totals([
    { session: first, boards: BOTH.slice(0, 2) },
    { session: second, boards: level },
  ]);
  expect(found.get('a')).toBe(total);
});
