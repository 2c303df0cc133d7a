import { textsOf } from '@app/messages';
import { notCounted, toDecimal } from '@app/scoring';
import { scoring, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import type { SessionDoc, RetainedEvent } from '@app/session';
import { scoreSession } from './scored-session';
import { scoredStage } from './scored-stage';
import { standingsOf } from './standings';
import { unplayedMatches } from './walk-overs';

/** A match of so many boards that the home team won by 7 IMPs each, and of drawn ones. */
const match = (home: string, away: string, won: number, round = '1', boards = 2): readonly BoardDoc[] =>
  Array.from({ length: boards }, (_, index) => {
    const [open, closed] = index < won ? [150, -150] : [90, 90];
    const at = { round, board: index + 1 };
    return [
      scoring(open, { ...at, table: `${home}${round}o`, contestants: { NS: home, EW: away } }),
      scoring(closed, { ...at, table: `${home}${round}p`, contestants: { NS: away, EW: home } }),
    ];
  }).flat();

type NotPlayed = RetainedEvent<'MatchNotPlayed'>['data'];

const notPlayed = (departing: Partial<NotPlayed> = {}): RetainedEvent => ({
  type: 'MatchNotPlayed',
  revision: 9,
  data: {
    match: '2',
    contestants: ['x', 'z'],
    absent: 'z',
    paragraph: 'DBf 202C',
    reason: 'Did not come',
    ...departing,
  },
});

const DBF: Partial<SessionDoc> = { scoring: 'team-vp', laws: 'wbf-2007', regulations: 'dbf-2013' };
/** The regulations name a scale of 25-0 and do not print it: the conditions bring it. */
const TABLES: Partial<SessionDoc> = {
  conditions: {
    name: 'Series',
    contestants: 'team',
    stages: [{ stage: 'all', form: 'round-robin', scoring: 'team-vp' }],
    victoryPoints: [{ boards: 8, points: '15-15 16-14 17-13 18-12 19-11 25-0', imps: '0-1 2-5 6-8 9-11 12-50 51+' }],
  },
};
const FSB: Partial<SessionDoc> = { ...DBF, ...TABLES, regulations: 'fsb-2008' };

const points = (session: Partial<SessionDoc>, docs: readonly BoardDoc[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    unplayedMatches(scoredStage([{ session: sessionDoc(session), boards: docs }])).counted.map(
      ({ contestant, points: own, record }) => [
        contestant,
        `${toDecimal(own.value, 0)} VP, ${record.imps.map((imps) => toDecimal(imps, 0)).join('-')} IMP`,
      ],
    ),
  );

const walkOver = (docs: readonly BoardDoc[], departing: Partial<NotPlayed> = {}, session = DBF) =>
  points({ ...session, kept: [notPlayed(departing)] }, docs);

it.each<[string, readonly BoardDoc[], string]>([
  // 18 is at most 11 IMPs on the table of eight boards, 19 at most 14.
  ['a: 18 at least', [...match('x', 'y', 0), ...match('u', 'z', 0)], '18 VP, 11-0 IMP'],
  [
    'b: the average of the others against the absent team',
    [...match('x', 'y', 0), ...match('u', 'z', 2)],
    '19 VP, 14-0 IMP',
  ],
  ['c: its own average elsewhere', [...match('x', 'y', 2), ...match('u', 'z', 0)], '19 VP, 14-0 IMP'],
  ['d: what the boards played would give', [...match('x', 'y', 0), ...match('x', 'z', 2, '2')], '19 VP, 14-0 IMP'],
])('202C2%s', (_, docs, expected) => {
  expect(walkOver(docs).x).toBe(expected);
  expect(walkOver(docs).z).toMatch('0 VP');
});

it('202C3: rounded up', () => {
  const docs = [...match('x', 'y', 2), ...match('x', 'v', 0, '3'), ...match('x', 'w', 3, '4', 3)];
  // 19, 15 and 22 (21 IMPs) are 18 2/3 on the average.
  expect(walkOver(docs).x).toBe('19 VP, 14-0 IMP');
});

it('202C1b, 202C4: a team that could not help it has 15, and nobody has IMPs', () => {
  expect(walkOver(match('x', 'y', 0), { excusable: true })).toEqual({ x: '18 VP, 0-0 IMP', z: '15 VP, 0-0 IMP' });
});

it('a match that was begun counts by this only', () => {
  const session = sessionDoc({ ...DBF, kept: [notPlayed()] });
  const rows = standingsOf(session, match('x', 'z', 1, '2')).groups[0]?.rows ?? [];
  expect(rows.map(({ contestant, total, matches }) => [contestant, total, matches])).toEqual([
    ['x', '18.00', 1],
    ['z', '0.00', 1],
  ]);
});

it('of two reports of one match the later stands, whoever did not come', () => {
  const corrected: RetainedEvent = { ...notPlayed({ absent: 'x', contestants: ['z', 'x'] }), revision: 12 };
  expect(points({ ...DBF, kept: [notPlayed(), corrected] }, match('x', 'y', 0))).toEqual({
    z: '18 VP, 11-0 IMP',
    x: '0 VP, 11-0 IMP',
  });
});

it('202A: a match longer than any table has no victory points, and it says so', () => {
  const scored = scoreSession(sessionDoc(DBF), match('x', 'y', 1, '1', 50));
  expect(scored.matches.map(({ victoryPoints }) => victoryPoints)).toEqual([null]);
  expect(scored.uncounted).toEqual([{ id: 'match 1', why: notCounted('no-scale', { boards: 50 }) }]);
});

describe('216E2a: a team that has left before half', () => {
  const both = (round: string, other: string) => [
    { table: `d${round}o`, NS: 'd', EW: other, boards: [1, 2] },
    { table: `d${round}p`, NS: other, EW: 'd', boards: [1, 2] },
  ];
  const rounds = ['1', '2', '3'].map((round, index) => ({
    round,
    section: 'A',
    tables: both(round, ['c', 'b', 'a'][index] ?? ''),
  }));
  const gone: RetainedEvent = { type: 'ContestantWithdrawn', revision: 7, data: { contestant: 'd', reason: 'Ill' } };

  it('gives each of its opponents what the matches against an absent team are worth, played or not', () => {
    const session = { ...DBF, rounds, kept: [gone] };
    const docs = [...match('d', 'c', 0, '1'), ...match('a', 'b', 2, '1')];
    // a has won the one match that it has played by 14 IMPs, which is 19 on the scale of eight boards.
    expect(points(session, docs)).toEqual({
      a: '19 VP, 14-0 IMP',
      b: '18 VP, 11-0 IMP',
      c: '18 VP, 11-0 IMP',
      d: '0 VP, 14-0 IMP',
    });
    const standings = standingsOf(sessionDoc(session), docs);
    expect(
      standings.groups.flatMap(({ rows }) => rows.map(({ place, contestant }) => `${place} ${contestant}`)),
    ).toEqual(['1 a', '2 b', '3 c', '- d']);
  });
});

it('202C: in a knock-out the team that came has won, and the other is in no ranking', () => {
  const session = sessionDoc({
    scoring: 'team-imps',
    regulations: 'dbf-2013',
    contestants: ['x', 'z'].map((contestant) => ({ contestant, kind: 'team' })),
    conditions: {
      name: 'Cup',
      contestants: 'team',
      stages: [{ stage: 'all', form: 'knock-out', scoring: 'team-imps' }],
    },
    kept: [notPlayed()],
  });
  const [group] = standingsOf(session, []).groups;
  expect(
    group?.rows.map(({ place, contestant, reasons }) => [place, contestant, ...reasons.map(textsOf('en').say)]),
  ).toEqual([
    ['1', 'x'],
    ['-', 'z', 'did not come to match 2 (DBf 202C)'],
  ]);
});

describe('FSB 109A', () => {
  it('its neighbours against the absent team', () => {
    // u has 19, x and y 15: u is next above x, and got 19 against z.
    expect(walkOver([...match('x', 'y', 0), ...match('u', 'z', 2)], {}, FSB).x).toMatch('19 VP');
  });

  it('and not those further away', () => {
    // u has 19, y 17 and x 13: y is next above x, and has not met z.
    expect(walkOver([...match('y', 'x', 1), ...match('u', 'z', 2)], {}, FSB).x).toMatch('18 VP');
  });
});

describe('a bye', () => {
  const bye = { contestants: ['x'], absent: null };
  it('FSB 96B: 18', () => {
    expect(walkOver(match('x', 'y', 2), bye, FSB)).toEqual({ x: '18 VP, 0-0 IMP' });
  });

  it('202C: as against a team that is missing', () => {
    expect(walkOver(match('x', 'y', 2), bye)).toEqual({ x: '19 VP, 14-0 IMP' });
  });
});

it.each<[string, Partial<SessionDoc>, Partial<NotPlayed>]>([
  ['nobody is to blame', DBF, { absent: null }],
  ['no regulations say anything', { ...TABLES, scoring: 'team-vp' }, {}],
  ['there is no printed table', { scoring: 'team-vp' }, {}],
])('nothing is guessed where %s', (_, session, departing) => {
  const scored = scoreSession(sessionDoc({ ...session, kept: [notPlayed(departing)] }), match('x', 'y', 0));
  expect(unplayedMatches([scored])).toEqual({
    counted: [],
    uncounted: [{ id: 'match 2', why: notCounted('worth-unknown') }],
    absent: [],
  });
});
