import { recompute, toDecimal } from '@app/scoring';
import type { RetainedEvent, SessionDoc } from '@app/session';
import { scoring, sessionDoc } from '@app/testing';
import { lineageOf } from '../lineage/lineage';
import type { BoardDoc } from '../projections/boards';
import { countedIn } from './played';
import { scoreSession } from './scored-session';
import { stageStandings } from './stage-standings';

type Meeting = readonly [home: string, away: string, boards: readonly number[]];

/** Three teams in one round, each against both others on two of the four boards of a match. */
const TRIANGLE: readonly Meeting[] = [
  ['a', 'b', [1, 2]],
  ['b', 'c', [3, 4]],
  ['c', 'a', [5, 6]],
];

const rounds = (meetings: readonly Meeting[]): SessionDoc['rounds'] => [
  {
    round: '1',
    section: 'A',
    tables: meetings.flatMap(([home, away, boards]) => [
      { table: `${home}${away}1`, NS: home, EW: away, boards: [...boards] },
      { table: `${home}${away}2`, NS: away, EW: home, boards: [...boards] },
    ]),
  },
];

/** The home team wins 7 IMPs on the first board, and the others are drawn. */
const docs = (meetings: readonly Meeting[]): readonly BoardDoc[] =>
  meetings.flatMap(([home, away, boards]) =>
    boards.flatMap((board, index) => [
      scoring(index === 0 ? 150 : 90, {
        round: '1',
        table: `${home}${away}1`,
        board,
        contestants: { NS: home, EW: away },
      }),
      scoring(index === 0 ? -150 : 90, {
        round: '1',
        table: `${home}${away}2`,
        board,
        contestants: { NS: away, EW: home },
      }),
    ]),
  );

const session = (more: Partial<SessionDoc> = {}, isElected = true, meetings = TRIANGLE): SessionDoc =>
  sessionDoc({
    scoring: 'team-vp',
    regulations: 'dbf-2013',
    laws: 'wbf-2007',
    contestants: ['a', 'b', 'c'].map((contestant) => ({ contestant, kind: 'team' })),
    rounds: rounds(meetings),
    conditions: {
      name: 'Triangles',
      contestants: 'team',
      stages: [{ stage: 'all', form: 'swiss', scoring: 'team-vp', match: { boards: 4, rounds: 1 } }],
      ...(isElected && { parameters: { 'half-matches': 'halved' } }),
    },
    ...more,
  });

const worth = (own: SessionDoc, meetings = TRIANGLE) =>
  scoreSession(own, docs(meetings)).matches.map(({ teams, victoryPoints }) => [
    `${teams.home}-${teams.away}`,
    victoryPoints && [victoryPoints.home, victoryPoints.away].map(({ value }) => toDecimal(value, 1)).join(' '),
  ]);

const totals = (own: SessionDoc, played: readonly BoardDoc[] = docs(TRIANGLE)) =>
  Object.fromEntries(
    stageStandings([scoreSession(own, played)]).rankings.flatMap(({ rows }) =>
      rows.map(({ contestant, total }) => [contestant, toDecimal(total, 1)]),
    ),
  );

it('each half-match has half of the victory points of a match', () => {
  // 7 IMPs by DBf 202A for eight boards are 17-13.
  expect(worth(session())).toEqual([
    ['a-b', '8.5 6.5'],
    ['b-c', '8.5 6.5'],
    ['c-a', '8.5 6.5'],
  ]);
  expect(totals(session())).toEqual({ a: '15.0', b: '15.0', c: '15.0' });
});

it('where the conditions do not have them, they are matches', () => {
  expect(worth(session({}, false))[0]).toEqual(['a-b', '17.0 13.0']);
});

it('a long triangle has whole matches, and so have two teams that meet nobody else', () => {
  const long: readonly Meeting[] = [
    ['a', 'b', [1, 2, 3]],
    ['b', 'c', [4, 5, 6]],
    ['c', 'a', [7, 8, 9]],
  ];
  expect(worth(session({}, true, long), long)[0]).toEqual(['a-b', '17.0 13.0']);
  const two = TRIANGLE.slice(0, 2);
  expect(worth(session({}, true, two), two)[0]).toEqual(['a-b', '17.0 13.0']);
});

describe('a team that does not come to a triangle', () => {
  const missed = (revision: number, contestants: readonly [string, string]): RetainedEvent => ({
    type: 'MatchNotPlayed',
    revision,
    data: { match: '1', contestants: [...contestants], absent: 'c', paragraph: 'DBf 202C', reason: 'Did not come' },
  });
  const kept = [missed(8, ['a', 'c']), missed(9, ['b', 'c'])];
  const played = docs(TRIANGLE.slice(0, 1));

  it('loses both half-matches, and each of the others has half a walk-over beside what it has played', () => {
    // 18 halved are 9: a has 8.5 besides, b 6.5. The average of a, 17, is of a whole match.
    expect(totals(session({ kept }), played)).toEqual({ a: '17.5', b: '15.5', c: '0.0' });
  });

  it('may lose one alone', () => {
    const [first] = kept;
    const own = session({ kept: first ? [first] : [] });
    // b and c have played theirs: 8.5 and 6.5. a has 8.5 and a half of 18.
    expect(totals(own, docs(TRIANGLE.slice(0, 2)))).toEqual({ a: '17.5', b: '15.0', c: '6.5' });
  });

  it('explain adds both up', () => {
    const stage = stageStandings([scoreSession(session({ kept }), played)]);
    const found = lineageOf(stage, 's', 'vp/1/a');
    expect(found).toMatchObject({ ok: true, value: { value: '17.5' } });
    expect(found.ok && recompute(found.value.derivation)).toEqual([]);
  });
});

it('explain: a match of this name is both half-matches', () => {
  const stage = stageStandings([scoreSession(session(), docs(TRIANGLE))]);
  const found = lineageOf(stage, 's', 'vp/1/a');
  expect(found.ok && [found.value.value, found.value.derivation.parts.length]).toEqual(['15', 2]);
});

it('216E1: two half-matches are one match that was to be played', () => {
  const own = { session: session(), boards: docs(TRIANGLE.slice(0, 1)) };
  expect(countedIn(own, 'a', new Set(['a']))).toEqual({ scheduled: 1, played: 0.5 });
});
