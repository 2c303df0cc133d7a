import type { KnockOutView } from '@app/contract';
import { type BoardDoc, scoreSession, stageStandings } from '@app/documents';
import type { RetainedEvent, SessionDoc } from '@app/session';
import { scoring, sessionDoc } from '@app/testing';
import { knockOutView } from './knock-out';

const conditions: SessionDoc['conditions'] = {
  name: 'Cup',
  contestants: 'team',
  stages: [{ stage: 'final', form: 'knock-out', scoring: 'team-imps', match: { boards: 2, rounds: 1 } }],
};

const teams = ['a', 'b'].map((contestant) => ({ contestant, kind: 'team' as const }));

/** A board in both rooms: what North-South scored, the home team in the open room. */
const board = (number: number, open: number, closed: number): readonly BoardDoc[] => [
  scoring(open, { table: '1', board: number, contestants: { NS: 'a', EW: 'b' } }),
  scoring(closed, { table: '2', board: number, contestants: { NS: 'b', EW: 'a' } }),
];

const match = (docs: readonly BoardDoc[], kept: readonly RetainedEvent[] = [], closed = false): KnockOutView | null => {
  const session = sessionDoc({
    scoring: 'team-imps',
    regulations: 'dbf-2013',
    conditions,
    contestants: teams,
    kept,
    closed,
  });
  const scored = scoreSession(session, docs);
  const [own] = scored.matches;
  return own ? knockOutView(stageStandings([scored]), session, own) : null;
};

const carriedBy = (contestant: string, amount: string, revision: number): RetainedEvent => ({
  type: 'CarryOverSet',
  revision,
  data: { contestant, amount, paragraph: 'DBf 207A3' },
});

const fined = (contestant: string, from: 'total' | 'imps-of-the-match'): RetainedEvent => ({
  type: 'PenaltyImposed',
  revision: 20,
  data: {
    contestant,
    kind: 'procedural',
    offence: 'late',
    amount: { value: '3', unit: 'IMP' },
    from,
    paragraph: 'DBf 212',
    reason: 'late',
    ...(from === 'total' ? {} : { round: '1' }),
  },
});

/** 60 on the first board are 2 IMPs; the second is flat. */
const BY_TWO = [...board(1, 150, 90), ...board(2, 90, 90)];

it.each([
  ['more IMPs', BY_TWO, [], 'won', 'home', '2.00', 'imps'],
  ['boards are left', board(1, 150, 90), [], 'in-play', 'home', '2.00', 'imps'],
  ['a room is missing', [...BY_TWO.slice(0, 3)], [], 'in-play', 'home', '2.00', 'imps'],
  ['nothing has happened', board(1, 90, 90), [], 'in-play', null, '0.00', null],
  ['carried over by the other team', BY_TWO, [carriedBy('b', '8/3', 9)], 'won', 'away', '-0.67', 'imps'],
  [
    'the same, recorded for the team that gives it',
    BY_TWO,
    [carriedBy('a', '-8/3', 9)],
    'won',
    'away',
    '-0.67',
    'imps',
  ],
  [
    'both recorded: they add up',
    BY_TWO,
    [carriedBy('a', '-8/3', 9), carriedBy('b', '8/3', 10)],
    'won',
    'away',
    '-3.33',
    'imps',
  ],
  ['level with it', BY_TWO, [carriedBy('b', '2', 9)], 'won', 'home', '0.00', 'imps-without-carry-over'],
  ['a fine off the total', BY_TWO, [fined('a', 'total')], 'won', 'away', '-1.00', 'imps'],
  ['a fine off the IMPs of the match', BY_TWO, [fined('a', 'imps-of-the-match')], 'won', 'away', '-1.00', 'imps'],
  ['a fine of the others', BY_TWO, [fined('b', 'total')], 'won', 'home', '5.00', 'imps'],
  [
    'level in IMPs and not in points',
    [...board(1, 150, 90), ...board(2, -100, -50)],
    [],
    'won',
    'home',
    '0.00',
    'total-points',
  ],
  ['level in everything', [...board(1, 150, 90), ...board(2, 90, 150)], [], 'level', null, '0.00', null],
] as const)('%s', (_, docs, kept, status, ahead, difference, by) => {
  expect(match(docs, kept)).toMatchObject({
    status,
    ahead,
    difference,
    by: by && { code: `tie.criterion.${by}` },
    extraBoards: status === 'level' ? 4 : 0,
  });
});

it('a match is over when the session is closed, though a board of it was never played', () => {
  expect(match(board(1, 150, 90), [], true)).toMatchObject({ status: 'won', ahead: 'home' });
});

it('a match falls to those who came, whatever was played of it (DBf 202C)', () => {
  const absent: RetainedEvent = {
    type: 'MatchNotPlayed',
    revision: 9,
    data: { match: '1', contestants: ['a', 'b'], absent: 'a', paragraph: 'DBf 202C', reason: 'they have left' },
  };
  expect(match(board(1, 150, 90), [absent])).toMatchObject({ status: 'won', ahead: 'away', paragraph: 'DBf 202C' });
});
