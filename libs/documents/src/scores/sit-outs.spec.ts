import { scoring, sessionDoc } from '@app/testing';
import type { SessionDoc } from '@app/session';
import { sitOuts as sitOutsWith } from './sit-outs';
import { standingsOf } from './standings';

const table = (name: string, NS: string, EW: string, boards: readonly number[]) => ({
  table: name,
  NS,
  EW,
  boards: [...boards],
});

/** Of pairs the boards say nothing that the rounds do not say. */
const sitOuts = (session: SessionDoc) => sitOutsWith(session, []);

/** Three pairs and one table: each sits out a round of two boards. */
const ROUNDS: SessionDoc['rounds'] = [
  { round: '1', section: 'A', tables: [table('1', 'a', 'b', [1, 2])] },
  { round: '2', section: 'A', tables: [table('1', 'b', 'c', [3, 4])] },
  { round: '3', section: 'A', tables: [table('1', 'c', 'a', [5, 6])] },
];

it('216A: who is not scheduled in a round of its section sits it out', () => {
  expect([...sitOuts(sessionDoc({ rounds: ROUNDS }))].sort()).toEqual([
    ['a', [2]],
    ['b', [2]],
    ['c', [2]],
  ]);
});

it('rounds of another section are none of its business, and in matches nobody sits out', () => {
  const rounds = [ROUNDS[0], { round: '2', section: 'B', tables: [table('2', 'x', 'y', [1])] }].flatMap(
    (round) => round ?? [],
  );
  expect([...sitOuts(sessionDoc({ rounds }))]).toEqual([]);
  expect([...sitOuts(sessionDoc({ rounds: ROUNDS, scoring: 'team-vp' }))]).toEqual([]);
  expect([...sitOuts(sessionDoc({ rounds: ROUNDS, scoring: 'multi-team' }))]).toEqual([]);
});

it('in an event of individuals a round names one of two partners: without boards nobody is said to sit out', () => {
  const contestants = ['a', 'b', 'c'].map((contestant) => ({ contestant, kind: 'individual' as const }));
  expect([...sitOuts(sessionDoc({ rounds: ROUNDS, contestants }))]).toEqual([]);
});

it('who has left sits out no more', () => {
  const session = sessionDoc({
    rounds: ROUNDS,
    kept: [{ type: 'ContestantWithdrawn', revision: 3, data: { contestant: 'c', reason: 'Ill' } }],
  });
  expect([...sitOuts(session).keys()].sort()).toEqual(['a', 'b']);
});

it('X78A5, FSB 96A: a round sat out is worth what the contestant has on its other boards', () => {
  const docs = [
    scoring(120, { table: '1', board: 1, contestants: { NS: 'a', EW: 'b' } }),
    scoring(90, { table: '2', board: 1, contestants: { NS: 'd', EW: 'e' } }),
  ];
  const rounds = [
    { round: '1', section: 'A', tables: [table('1', 'a', 'b', [1]), table('2', 'd', 'e', [1])] },
    { round: '2', section: 'A', tables: [table('1', 'd', 'e', [2])] },
  ];
  const rows = standingsOf(sessionDoc({ rounds }), docs).groups[0]?.rows ?? [];
  // Pair a has 2 of 2 on one board and sits out one more: 4 of 4. Pair d has a bottom, and nothing to sit out.
  expect(rows.map(({ contestant, boards, total, percentage }) => [contestant, boards, total, percentage])).toEqual([
    ['a', 1, '4.00', '100.00'],
    ['e', 1, '2.00', '100.00'],
    ['b', 1, '0.00', '0.00'],
    ['d', 1, '0.00', '0.00'],
  ]);
});
