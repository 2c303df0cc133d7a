import { toDecimal } from '@app/scoring';
import type { RetainedEvent, SessionDoc } from '@app/session';
import { textsOf } from '@app/messages';
import { scoring, sessionDoc } from '@app/testing';
import { lineageOf } from '../lineage/lineage';
import type { BoardDoc } from '../projections/boards';
import { scoreSession } from './scored-session';
import { stageStandings } from './stage-standings';

const rooms = (scores: readonly (readonly [number, number])[], round = '1', first = 1): readonly BoardDoc[] =>
  scores.flatMap(([open, closed], index) => [
    scoring(open, { round, table: 'o', board: first + index, contestants: { NS: 'x', EW: 'y' } }),
    scoring(closed, { round, table: 'p', board: first + index, contestants: { NS: 'y', EW: 'x' } }),
  ]);

type Patton = 'imps' | 'total-points';

const session = (patton: Patton, more: Partial<SessionDoc> = {}) =>
  sessionDoc({
    scoring: 'team-vp',
    conditions: {
      name: 'Patton',
      contestants: 'team',
      stages: [{ stage: 'all', form: 'round-robin', scoring: 'team-vp' }],
      parameters: { patton },
      victoryPoints: [{ boards: 4, points: '4-4 6-2 8-0', imps: '0-2 3-9 10+' }],
      ...(patton === 'total-points' && {
        totalPoints: [{ boards: 4, points: '4-4 6-2 8-0', differences: '0-90 100-490 500+' }],
      }),
    },
    ...more,
  });

/** Won by 60 (2 IMPs), drawn, lost by 30 (1), won by 300 (7): 5-3 of the boards, 8 IMPs, 330 points. */
const FOUR = rooms([
  [150, 90],
  [90, 90],
  [90, 120],
  [150, -150],
]);

const worth = (patton: Patton, docs = FOUR, more: Partial<SessionDoc> = {}) =>
  scoreSession(session(patton, more), docs).matches.map(({ byBoards, points, victoryPoints }) =>
    [byBoards?.score.home, points.home, victoryPoints?.home, victoryPoints?.away].map(
      (one) => one && toDecimal(one.value, 2),
    ),
  );

it('the points of the boards, and victory points of the match as a whole', () => {
  expect(worth('imps')).toEqual([['5.00', '8.00', '11.00', '5.00']]);
  expect(worth('total-points')).toEqual([['5.00', '330.00', '11.00', '5.00']]);
  expect(worth('total-points', rooms([[90, 120]]))).toEqual([['0.00', '-30.00', '4.00', '6.00']]);
});

it('a fine of IMPs moves the victory points of the team, and not the points of its boards', () => {
  const kept: RetainedEvent[] = [
    {
      type: 'PenaltyImposed',
      revision: 5,
      data: {
        contestant: 'x',
        kind: 'procedural',
        offence: 'late',
        amount: { value: '6', unit: 'IMP' },
        from: 'imps-of-the-match',
        round: '1',
        paragraph: 'conditions',
        reason: 'Late',
      },
    },
  ];
  expect(worth('imps', FOUR, { kept })).toEqual([['5.00', '2.00', '9.00', '5.00']]);
});

it('average plus is 1.2 points of a board and three IMPs, and no total points', () => {
  const adjusted = { kind: 'artificial' as const, percent: { NS: 60, EW: 40 }, authority: 'director:anna' };
  const docs = FOUR.map((doc) => (doc.board === 4 && doc.table === 'o' ? { ...doc, adjusted } : doc));
  // 3 and 1.2 points; 1 and 3 IMPs; 30 points. The others have 3 and 0.8.
  expect(worth('imps', docs)).toEqual([['4.20', '4.00', '10.20', '5.80']]);
  expect(worth('total-points', docs)).toEqual([['4.20', '30.00', '8.20', '7.80']]);
});

it('12C2c: where all matches are one session, the points of the boards go by those of all', () => {
  const adjusted = { kind: 'artificial' as const, percent: { NS: 60, EW: 40 }, authority: 'director:anna' };
  const docs = [
    ...rooms([
      [150, 90],
      [150, 90],
    ]),
    ...rooms([[90, 90]], '2', 3).map((doc) => (doc.table === 'o' ? { ...doc, adjusted } : doc)),
  ];
  // x has won both boards of the other match: 2 a board; y has none: 0.
  expect(worth('imps', docs)[1]?.[0]).toBe('2.00');
});

it('explain shows both parts', () => {
  const found = lineageOf(stageStandings([scoreSession(session('imps'), FOUR)]), 's', 'vp/1/x');
  const parts = found.ok ? found.value.derivation.parts.map(({ what }) => textsOf('en').say(what)) : [];
  expect(parts).toEqual(['points of the boards: total of the home team', 'victory points']);
});

it('a match that a team did not come to has no points that the texts know of', () => {
  const kept: RetainedEvent[] = [
    {
      type: 'MatchNotPlayed',
      revision: 9,
      data: { match: '2', contestants: ['x', 'z'], absent: 'z', paragraph: 'DBf 202C', reason: 'Did not come' },
    },
  ];
  const scored = scoreSession(session('imps', { kept, regulations: 'dbf-2013', laws: 'wbf-2007' }), FOUR);
  const { unplayed } = stageStandings([scored]);
  expect([unplayed.counted, unplayed.uncounted.map(({ why }) => why.code)]).toEqual([[], ['uncounted.worth-unknown']]);
});
