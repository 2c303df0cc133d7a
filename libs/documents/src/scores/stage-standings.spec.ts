import type { Stage } from '@app/contract';
import { notCounted, placeInWords, toDecimal } from '@app/scoring';
import { scoring, sessionDoc } from '@app/testing';
import type { SessionDoc, RetainedEvent } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { scoreSession } from './scored-session';
import { stageStandings } from './stage-standings';
import { standingsView } from './standings';

const PAIRS = ['1', '2', '11', '12'].map((contestant) => ({ contestant, kind: 'pair' as const }));

/** Boards of two tables, the scores of pair 1 and of pair 2, who play pair 11 and pair 12. */
const evening = (...boards: readonly (readonly [number, number])[]): readonly BoardDoc[] =>
  boards.flatMap((scores, index) =>
    scores.map((score, table) =>
      scoring(score, {
        table: String(table + 1),
        board: index + 1,
        contestants: { NS: String(table + 1), EW: String(table + 11) },
      }),
    ),
  );

const inStage = (departing: Partial<Stage>, session: Partial<SessionDoc> = {}): SessionDoc =>
  sessionDoc({
    contestants: PAIRS,
    conditions: {
      name: 'Club',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', ...departing }],
    },
    ...session,
  });

const ranked = (...sessions: readonly (readonly [SessionDoc, readonly BoardDoc[]])[]) =>
  stageStandings(sessions.map(([session, docs]) => scoreSession(session, docs))).rankings.map(({ ranking, rows }) => [
    ranking,
    ...rows.map((row) => `${placeInWords(row)} ${row.contestant} ${toDecimal(row.total, 2)}`),
  ]);

it('percent: sessions with more boards weigh more', () => {
  // Pair 1: 2 of 2 in the one session, 0 of 4 in the other: 2 of 6.
  const sessions = [
    [inStage({}, { id: 's1' }), evening([120, 90])],
    [inStage({}, { id: 's2' }), evening([90, 120], [90, 150])],
  ] as const;
  expect(ranked(...sessions)).toEqual([['', '1= 2 66.67', '1= 11 66.67', '3= 1 33.33', '3= 12 33.33']]);
});

it('the sum, with what was carried over', () => {
  const carried: RetainedEvent = {
    type: 'CarryOverSet',
    revision: 4,
    data: { contestant: '1', amount: '7/2', paragraph: 'DBf 207A' },
  };
  expect(ranked([inStage({ measure: 'sum' }, { kept: [carried] }), evening([90, 120])])).toEqual([
    // 0 and 3 1/2; 2; 2; 0.
    ['', '1 1 3.50', '2= 2 2.00', '2= 11 2.00', '4 12 0.00'],
  ]);
});

it.each<[NonNullable<Stage['rankings']>, readonly (readonly string[])[]]>([
  ['one', [['', '1= 2 100.00', '1= 11 100.00', '3= 1 0.00', '3= 12 0.00']]],
  [
    'by-direction',
    [
      ['NS', '1 2 100.00', '2 1 0.00'],
      ['EW', '1 11 100.00', '2 12 0.00'],
    ],
  ],
])('rankings: %s', (rankings, expected) => {
  const contestants = PAIRS.map((one) => ({
    ...one,
    direction: one.contestant.length === 1 ? ('NS' as const) : ('EW' as const),
  }));
  expect(ranked([inStage({ rankings }, { contestants }), evening([90, 120])])).toEqual(expected);
});

it('a ranking for each section, though compared together', () => {
  const docs = evening([90, 120]).map((doc) => ({ ...doc, section: doc.table === '1' ? 'A' : 'B' }));
  expect(ranked([inStage({ rankings: 'by-section', sections: 'together' }), docs])).toEqual([
    ['A', '1 11 100.00', '2 1 0.00'],
    ['B', '1 2 100.00', '2 12 0.00'],
  ]);
});

it('207A: a knock-out has a ranking for each match, with what was carried over', () => {
  const rooms = (home: string, away: string, score: number): readonly BoardDoc[] =>
    [
      scoring(score, { table: `${home}o`, contestants: { NS: home, EW: away } }),
      scoring(90, { table: `${home}p`, contestants: { NS: away, EW: home } }),
    ].map((doc) => ({ ...doc, round: home }));
  const session = sessionDoc({
    scoring: 'team-imps',
    conditions: {
      name: 'Cup',
      contestants: 'team',
      stages: [{ stage: 'all', form: 'knock-out', scoring: 'team-imps' }],
    },
    kept: [{ type: 'CarryOverSet', revision: 3, data: { contestant: 'y', amount: '5', paragraph: 'DBf 207A' } }],
  });
  // 60 apart are 2 IMPs.
  expect(ranked([session, [...rooms('x', 'y', 150), ...rooms('u', 'v', 150)]])).toEqual([
    ['match u', '1 u 2.00', '2 v 0.00'],
    ['match x', '1 y 5.00', '2 x 2.00'],
  ]);
});

it('who is disqualified has no place, and it says why; the others keep what they have', () => {
  const out: RetainedEvent = {
    type: 'ContestantDisqualified',
    revision: 5,
    data: { contestant: '2', paragraph: 'L91A', reason: 'Conduct' },
  };
  const session = inStage({}, { kept: [out] });
  expect(ranked([session, evening([90, 120])])).toEqual([['', '1 11 100.00', '2= 1 0.00', '2= 12 0.00']]);
  const [group] = standingsView(stageStandings([scoreSession(session, evening([90, 120]))])).groups;
  expect(group?.rows.at(-1)).toMatchObject({
    place: '-',
    contestant: '2',
    reasons: [notCounted('disqualified', { paragraph: { paragraph: 'L91A' } })],
  });
});

it('the status is that of the last publication of the whole session', () => {
  const published = (status: 'official' | 'final', round?: string): RetainedEvent => ({
    type: 'ResultsPublished',
    revision: 6,
    data: { status, at: '2026-02-02T22:00:00.000Z', ...(round !== undefined && { round }) },
  });
  const status = (...kept: readonly RetainedEvent[]) =>
    stageStandings([scoreSession(inStage({}, { kept }), evening([90, 120]))]).rankings[0]?.status;
  expect([status(), status(published('official')), status(published('official'), published('final', '1'))]).toEqual([
    'provisional',
    'official',
    'official',
  ]);
});

describe('ties', () => {
  const lots: RetainedEvent = { type: 'LotsDrawn', revision: 7, data: { contestants: ['11', '2'], reason: 'Tie' } };
  it('are shared where no regulations tell them apart', () => {
    expect(ranked([inStage({ ties: {} }), evening([90, 120])])[0]?.slice(1, 3)).toEqual([
      '1= 2 100.00',
      '1= 11 100.00',
    ]);
  });

  it('are told apart by lots where these were drawn, at the places that matter', () => {
    const docs = evening([90, 120]);
    expect(ranked([inStage({ ties: {} }, { kept: [lots] }), docs])[0]?.slice(1, 3)).toEqual([
      '1 11 100.00',
      '2 2 100.00',
    ]);
    expect(ranked([inStage({ ties: { needed: [3] } }, { kept: [lots] }), docs])[0]?.slice(1, 3)).toEqual([
      '1= 2 100.00',
      '1= 11 100.00',
    ]);
  });

  it('DBf 206, 221: a board of board-a-match that is tied is won by nobody', () => {
    const rooms = (match: string, home: string, away: string, open: number): readonly BoardDoc[] =>
      [
        scoring(open, { table: `${match}o`, contestants: { NS: home, EW: away } }),
        scoring(90, { table: `${match}p`, contestants: { NS: away, EW: home } }),
      ].map((doc) => ({ ...doc, round: match }));
    const session = sessionDoc({ scoring: 'board-a-match', laws: 'wbf-2007', regulations: 'fsb-2008' });
    const [group] = standingsView(stageStandings([scoreSession(session, rooms('1', 'x', 'y', 90))])).groups;
    expect(group?.rows.map(({ place, contestant, total }) => `${place} ${contestant} ${total}`)).toEqual([
      '1= x 1.00',
      '1= y 1.00',
    ]);
  });
});

it('a match of the same name in another session of the stage is another match', () => {
  const rooms = (id: string): readonly BoardDoc[] =>
    [
      scoring(150, { id: `${id}o`, table: 'o', contestants: { NS: 'x', EW: 'y' } }),
      scoring(-150, { id: `${id}p`, table: 'p', contestants: { NS: 'y', EW: 'x' } }),
    ].map((doc) => ({ ...doc, round: '1', session: id }));
  const session = (id: string, kept: readonly RetainedEvent[] = []) =>
    sessionDoc({ id, scoring: 'team-vp', laws: 'wbf-2007', regulations: 'dbf-2013', kept });
  const absent: RetainedEvent = {
    type: 'MatchNotPlayed',
    revision: 2,
    data: { match: '1', contestants: ['x', 'y'], absent: 'y', paragraph: 'DBf 202C', reason: 'Did not come' },
  };
  // 17-13 as played, and 18 for the match that y did not come to.
  expect(ranked([session('s1'), rooms('s1')], [session('s2', [absent]), []])).toEqual([['', '1 x 35.00', '2 y 13.00']]);
});
