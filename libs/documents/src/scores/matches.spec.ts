import { message } from '@app/bridge';
import { notCounted, toDecimal } from '@app/scoring';
import { scoring, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import type { SessionDoc } from '@app/session';
import { scoreSession } from './scored-session';

/** Board after board, the scores of the home team x North-South and of y North-South; x is in the open room `o`. */
const rooms = (scores: readonly (readonly [number, number])[], round = '1', first = 1): readonly BoardDoc[] =>
  scores.flatMap(([open, closed], index) => [
    scoring(open, { round, table: 'o', board: first + index, contestants: { NS: 'x', EW: 'y' } }),
    scoring(closed, { round, table: 'p', board: first + index, contestants: { NS: 'y', EW: 'x' } }),
  ]);

const DBF: Partial<SessionDoc> = { scoring: 'team-vp', laws: 'wbf-2007', regulations: 'dbf-2013' };

const matches = (docs: readonly BoardDoc[], session: Partial<SessionDoc> = DBF) =>
  scoreSession(sessionDoc(session), docs).matches.map(({ match, rounds, teams, points, victoryPoints, score }) => ({
    match,
    rounds,
    teams: `${teams.home}-${teams.away}`,
    points: [points.home, points.away].map(({ value }) => toDecimal(value, 0)),
    vp: victoryPoints && [victoryPoints.home, victoryPoints.away].map(({ value }) => toDecimal(value, 0)),
    boards: score.counted,
  }));

const round = (name: string, match?: string, tables: readonly string[] = ['o', 'p']) => ({
  round: name,
  section: 'A',
  ...(match !== undefined && { match }),
  tables: tables.map((table) => ({
    table,
    NS: table === 'o' ? 'x' : 'y',
    EW: table === 'o' ? 'y' : 'x',
    boards: [1, 2],
  })),
});

it('L78B, 202A: 300 apart is 7 IMPs, and of eight boards 17-13', () => {
  // 150 and 150 the other way; a board drawn.
  expect(
    matches(
      rooms([
        [150, -150],
        [90, 90],
      ]),
    ),
  ).toEqual([{ match: '1', rounds: ['1'], teams: 'x-y', points: ['7', '-7'], vp: ['17', '13'], boards: 2 }]);
});

it('rounds may be the halves of one match', () => {
  const docs = [...rooms([[150, -150]], '1'), ...rooms([[150, -150]], '2', 2)];
  expect(matches(docs).map(({ match, points }) => [match, points[0]])).toEqual([
    ['1', '7'],
    ['2', '7'],
  ]);
  // 14 IMPs together: 19-11.
  expect(matches(docs, { ...DBF, rounds: [round('1', 'final'), round('2', 'final')] })).toEqual([
    { match: 'final', rounds: ['1', '2'], teams: 'x-y', points: ['14', '-14'], vp: ['19', '11'], boards: 2 },
  ]);
});

it('231A1: the home team is the one that was scheduled North-South first', () => {
  const docs = rooms([[150, -150]]);
  expect(matches(docs, { ...DBF, rounds: [round('1', undefined, ['p', 'o'])] })).toMatchObject([
    { teams: 'y-x', points: ['-7', '7'], vp: ['13', '17'] },
  ]);
});

it('202B1: the victory points go by the boards that count', () => {
  // 56 IMPs on eight boards are 25-0; on ten boards, with two drawn, 25-0 needs them all.
  const swings = Array.from({ length: 8 }, () => [150, -150] as const);
  const drawn = [[90, 90] as const, [90, 90] as const];
  expect(matches(rooms(swings)).map(({ vp, boards }) => [vp, boards])).toEqual([[['25', '0'], 8]]);
  expect(matches(rooms([...swings.slice(0, 7), ...drawn, [90, 90]])).map(({ vp, boards }) => [vp, boards])).toEqual([
    // 49 IMPs on ten boards; on eight they are 25-1 as well, 46-50.
    [['25', '2'], 10],
  ]);
  const halfDone = rooms([...swings.slice(0, 7), ...drawn, [90, 90]]).filter(
    ({ board, table }) => board < 9 || table === 'o',
  );
  expect(matches(halfDone).map(({ vp, boards }) => [vp, boards])).toEqual([[['25', '1'], 8]]);
});

it('206: board-a-match', () => {
  const session = { ...DBF, scoring: 'board-a-match' as const };
  expect(
    matches(
      rooms([
        [150, 90],
        [90, 90],
        [90, 150],
        [120, 90],
      ]),
      session,
    ),
  ).toMatchObject([{ points: ['5', '3'], vp: null }]);
});

it('FSB 109D: IMPs of a match are deducted from the team alone', () => {
  const fined: Partial<SessionDoc> = {
    ...DBF,
    kept: [
      {
        type: 'PenaltyImposed',
        revision: 5,
        data: {
          contestant: 'x',
          kind: 'procedural',
          offence: 'late',
          amount: { value: '3', unit: 'IMP' },
          from: 'imps-of-the-match',
          round: '1',
          paragraph: 'FSB 109B',
          reason: 'Late',
        },
      },
    ],
  };
  // x has 4 of its 7 IMPs left, 16; y has what it had.
  expect(matches(rooms([[150, -150]]), fined)).toMatchObject([{ points: ['4', '-7'], vp: ['16', '13'] }]);
});

it('a board without the other room, and a room too many, count for nobody', () => {
  const docs = [
    ...rooms([[150, -150]]),
    scoring(90, { round: '1', table: 'o', board: 2, contestants: { NS: 'x', EW: 'y' } }),
    scoring(90, { round: '1', table: 'q', board: 1, contestants: { NS: 'x', EW: 'y' } }),
  ];
  expect(scoreSession(sessionDoc(DBF), docs).uncounted).toEqual([
    {
      id: 'board-s.o.2',
      why: notCounted('in-room', { room: message('number.closed-room'), why: notCounted('no-result') }),
    },
    { id: 'board-s.q.1', why: notCounted('teams-of-eight', { table: 'o' }) },
  ]);
});

describe('12C2c: what counts as the session of a team', () => {
  /** x has average plus on a board of round 1, drawn besides; in round 2 it wins 7 IMPs a board. */
  const docs = [
    ...rooms([
      [90, 90],
      [90, 90],
    ]).map((doc) =>
      doc.board === 2 && doc.table === 'o'
        ? { ...doc, adjusted: { kind: 'artificial' as const, percent: { NS: 60, EW: 40 }, authority: 'director:anna' } }
        : doc,
    ),
    ...rooms(
      Array.from({ length: 6 }, () => [150, -150] as const),
      '2',
      3,
    ),
  ];
  const points = (session: Partial<SessionDoc>) =>
    scoreSession(sessionDoc({ scoring: 'team-imps', ...session }), docs).matches.map(({ points: { home, away } }) =>
      [home, away].map(({ value }) => toDecimal(value, 2)),
    );

  it('all its matches, where the regulations say nothing else', () => {
    // 42 IMPs on seven other boards are 6 a board, above 3; the others lose as many.
    expect(points({})[0]).toEqual(['6.00', '-6.00']);
  });

  it('the match, under DBf X12B1', () => {
    expect(points(DBF)[0]).toEqual(['3.00', '-3.00']);
  });

  it('as the conditions have it', () => {
    const conditions: SessionDoc['conditions'] = {
      name: 'Series',
      contestants: 'team',
      stages: [{ stage: 'all', form: 'round-robin', scoring: 'team-imps' }],
      parameters: { 'session-of-teams': 'match' },
    };
    expect(points({ conditions })[0]).toEqual(['3.00', '-3.00']);
  });
});
