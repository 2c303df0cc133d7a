import { message } from '@app/bridge';
import type { Conditions, PlayerRules, Seating } from '@app/contract';
import { boardDoc, sessionDoc } from '@app/testing';
import type { SessionDoc, RetainedEvent } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { lineUpFindings } from './line-up-findings';

/** Of a session that is the whole of its stage. */
const findingsOf = (session: SessionDoc, boards: readonly BoardDoc[]) => {
  const own = { session, boards };
  return lineUpFindings(own, [own], () => [own]);
};

const TEAMS: SessionDoc['contestants'] = [
  { contestant: 'h', kind: 'team', players: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] },
  { contestant: 'a', kind: 'team', players: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] },
];

const conditions = (rounds: number, seating?: Seating, players: PlayerRules = {}): Conditions => ({
  name: 'A match',
  contestants: 'team',
  stages: [
    {
      stage: 'one',
      form: 'knock-out',
      scoring: 'team-imps',
      match: { boards: 8 * rounds, rounds },
      ...(seating === undefined ? {} : { seating }),
    },
  ],
  players,
});

const scheduled = (rounds: number): SessionDoc['rounds'] =>
  Array.from({ length: rounds }, (_, index) => ({
    round: String(index + 1),
    section: 'A',
    match: 'm',
    tables: [
      { table: 'open', NS: 'h', EW: 'a', boards: [index + 1] },
      { table: 'closed', NS: 'a', EW: 'h', boards: [index + 1] },
    ],
  }));

type Rooms = readonly [NS: string, EW: string, closedNS: string, closedEW: string];

/** Both boards of a round: the home pairs `12`, `34`, `56` in the open and the closed room, those of the away team likewise. */
const sat = (round: number, [home, away, closedAway, closedHome]: Rooms) => {
  const two = (team: string, pair: string) => [`${team}${pair[0] ?? ''}`, `${team}${pair[1] ?? ''}`] as const;
  const [N = '', S = ''] = two('h', home);
  const [E = '', W = ''] = two('a', away);
  const [cN = '', cS = ''] = two('a', closedAway);
  const [cE = '', cW = ''] = two('h', closedHome);
  const at = { board: round, round: String(round) };
  return [
    boardDoc({ ...at, table: 'open', contestants: { NS: 'h', EW: 'a' }, players: { N, S, E, W } }),
    boardDoc({ ...at, table: 'closed', contestants: { NS: 'a', EW: 'h' }, players: { N: cN, S: cS, E: cE, W: cW } }),
  ];
};

const lineUp = (
  revision: number,
  contestant: string,
  round: number,
  minute: number,
): RetainedEvent<'LineUpDeclared'> => ({
  type: 'LineUpDeclared',
  revision,
  data: {
    contestant,
    round: String(round),
    players: [1, 2, 3, 4].map((nth) => ({ player: `${contestant}${nth}` })),
    at: `2026-02-01T10:${String(minute).padStart(2, '0')}:00Z`,
  },
});

const match = (rounds: number, departing: Partial<SessionDoc> = {}): SessionDoc =>
  sessionDoc({
    regulations: 'dbf-2013',
    scoring: 'team-imps',
    conditions: conditions(rounds),
    contestants: TEAMS,
    rounds: scheduled(rounds),
    ...departing,
  });

const short = (session: SessionDoc, docs: readonly BoardDoc[]) =>
  findingsOf(session, docs).map(({ fault, contestant, rounds, paragraph }) => [
    fault,
    contestant,
    rounds.join(' '),
    paragraph,
  ]);

describe('the seats of teams', () => {
  it('DBf 231A2: the home team sits North-South in the open room', () => {
    const [open, closed] = sat(1, ['12', '12', '34', '34']);
    if (!open || !closed) throw new Error('two boards');
    const turned = { ...open, contestants: { NS: 'a', EW: 'h' }, players: { N: 'a1', S: 'a2', E: 'h1', W: 'h2' } };
    expect(findingsOf(match(1), [turned, closed])).toMatchObject([
      {
        fault: 'wrong-direction',
        contestant: 'h',
        rounds: ['1'],
        table: 'open',
        paragraph: 'DBf 231A2',
        leadsTo: [{ paragraph: 'DBf 215' }],
        sources: ['board-s.open.1@0'],
      },
    ]);
    expect(findingsOf(match(1), [open, closed])).toEqual([]);
  });

  it.each([
    ['dbf-2013', 'DBf 231B'],
    ['fsb-2008', 'FSB 103B, 104E'],
  ])('%s: nobody is changed during a round', (regulations, paragraph) => {
    const docs = [
      ...sat(1, ['12', '12', '34', '34']),
      ...sat(1, ['15', '12', '34', '34']).map((doc) => ({ ...doc, board: 2 })),
    ];
    expect(short(match(1, { regulations }), docs)).toEqual([['changed-during-round', 'h', '1', paragraph]]);
  });

  it('DBf 231B: unless the director lets it for an illness', () => {
    const docs = [
      ...sat(1, ['12', '12', '34', '34']),
      ...sat(1, ['15', '12', '34', '34']).map((doc) => ({ ...doc, board: 2 })),
    ];
    const data = { contestant: 'h', out: 'h2', in: 'h5', rounds: ['1'], reason: 'ill', allowedBy: 'director' };
    expect(short(match(1, { kept: [{ type: 'PlayerSubstituted', revision: 5, data }] }), docs)).toEqual([]);
  });

  it('DBf 341B3: so many players in a match', () => {
    const session = match(2, { conditions: conditions(2, 'free', { inAMatch: { most: 5, paragraph: 'DBf 341B3' } }) });
    const docs = [...sat(1, ['12', '12', '34', '34']), ...sat(2, ['56', '12', '34', '34'])];
    expect(short(session, docs)).toEqual([['too-many-in-the-match', 'h', '1 2', 'DBf 341B3']]);
  });
});

describe('who sits last', () => {
  it.each<[string, number, Seating, number, string, string]>([
    ['the home team in a match of one round', 1, 'dbf-231C', 1, 'h', 'DBf 231C1'],
    ['the home team in the first half', 2, 'dbf-231C', 1, 'h', 'DBf 231C2a'],
    ['the away team in the second half', 2, 'dbf-231C', 2, 'a', 'DBf 231C2b'],
    ['the home team in odd rounds of the cup', 5, 'dbf-332E', 3, 'h', 'DBf 332E1'],
    ['the away team in even rounds of the cup', 5, 'dbf-332E', 4, 'a', 'DBf 332E2'],
    ['the home team in the first half (FSB)', 2, 'fsb-104', 1, 'h', 'FSB 104C'],
    ['the away team in the second half (FSB)', 2, 'fsb-104', 2, 'a', 'FSB 104H'],
  ])('%s', (_, rounds, seating, round, first, paragraph) => {
    const second = first === 'h' ? 'a' : 'h';
    const session = (one: string, other: string) =>
      match(rounds, {
        conditions: conditions(rounds, seating),
        kept: [lineUp(4, one, round, 0), lineUp(5, other, round, 5)],
      });
    expect(findingsOf(session(second, first), [])).toEqual([]);
    expect(findingsOf(session(first, second), [])).toMatchObject([
      { fault: 'seated-first', contestant: first, rounds: [String(round)], paragraph },
    ]);
  });

  it('names the line-ups it rests on, and when another rule goes before it (DBf 103C2)', () => {
    const session = match(1, { kept: [lineUp(5, 'a', 1, 5), lineUp(4, 'h', 1, 0)] });
    expect(findingsOf(session, [])).toMatchObject([
      { leadsTo: [{ paragraph: 'DBf 103C2' }], sources: ['session-s@4', 'session-s@5'] },
    ]);
  });

  it('DBf 231C3: is chosen in matches of an odd number of rounds, three or more', () => {
    expect(findingsOf(match(3, { kept: [lineUp(4, 'h', 1, 0), lineUp(5, 'a', 1, 5)] }), [])).toEqual([]);
  });

  it('DBf 231C4: is each team once in every two of four rounds', () => {
    const kept = [lineUp(4, 'a', 1, 0), lineUp(5, 'h', 1, 5), lineUp(6, 'a', 2, 30), lineUp(7, 'h', 2, 35)];
    expect(short(match(4, { kept }), [])).toEqual([['seated-first', 'h', '1 2', 'DBf 231C4']]);
    expect(short(match(4, { kept: [...kept.slice(0, 2), lineUp(6, 'h', 2, 30), lineUp(7, 'a', 2, 35)] }), [])).toEqual(
      [],
    );
  });

  it('is nobody where nothing is said', () => {
    const kept = [lineUp(4, 'h', 1, 0), lineUp(5, 'a', 1, 5)];
    expect(findingsOf(match(1, { regulations: null, kept }), [])).toEqual([]);
  });
});

describe('unchanged pairs', () => {
  it('are told by the names of their players', () => {
    const rooms: Rooms = ['12', '12', '34', '34'];
    const docs = [...sat(1, rooms), ...sat(2, ['12', '12', '56', '34'])];
    const session = sessionDoc({ rounds: scheduled(2), contestants: TEAMS, conditions: conditions(2, 'dbf-231C') });
    const [found] = findingsOf(session, docs);
    expect(found?.what).toEqual(
      message('line-up.met', {
        home: { list: [{ contestant: 'h1' }, { contestant: 'h2' }] },
        away: { list: [{ contestant: 'a1' }, { contestant: 'a2' }] },
      }),
    );
  });

  it.each<[string, Seating, Rooms, Rooms, readonly (readonly string[])[]]>([
    ['the home pairs stay, the away pairs change', 'dbf-231C', ['12', '12', '34', '34'], ['12', '34', '12', '34'], []],
    [
      'DBf 231C2d: the same pairs meet again',
      'dbf-231C',
      ['12', '12', '34', '34'],
      ['12', '12', '56', '34'],
      [['same-opponents', 'a', '1 2', 'DBf 231C2d']],
    ],
    [
      'DBf 231C2c: a home pair changes rooms',
      'dbf-231C',
      ['12', '12', '34', '34'],
      ['56', '34', '56', '12'],
      [['room-changed', 'h', '1 2', 'DBf 231C2c']],
    ],
    [
      'FSB 104H: the same pairs meet again',
      'fsb-104',
      ['12', '12', '34', '34'],
      ['12', '12', '56', '34'],
      [['same-opponents', 'a', '1 2', 'FSB 104H']],
    ],
    [
      'FSB 104D: a home pair changes rooms',
      'fsb-104',
      ['12', '12', '34', '34'],
      ['56', '34', '56', '12'],
      [['room-changed', 'h', '1 2', 'FSB 104D']],
    ],
    [
      'FSB 104F: with one player changed it is another pair',
      'fsb-104',
      ['12', '12', '34', '34'],
      ['15', '12', '56', '34'],
      [],
    ],
    [
      'DBf 332E3: a home pair changes rooms',
      'dbf-332E',
      ['12', '12', '34', '34'],
      ['56', '34', '56', '12'],
      [['room-changed', 'h', '1 2', 'DBf 332E3']],
    ],
    [
      'DBf 332E4: the same pairs in two rounds running',
      'dbf-332E',
      ['12', '12', '34', '34'],
      ['12', '12', '56', '34'],
      [['same-opponents', 'a', '1 2', 'DBf 332E4']],
    ],
    ['nothing is asked', 'free', ['12', '12', '34', '34'], ['34', '34', '12', '12'], []],
  ])('%s', (_, seating, first, second, expected) => {
    const session = match(2, { conditions: conditions(2, seating) });
    expect(short(session, [...sat(1, first), ...sat(2, second)])).toEqual(expected);
  });

  it('DBf 332E4: meet in three rounds of a match at most', () => {
    const same: Rooms = ['12', '12', '56', '34'];
    const other: Rooms = ['12', '34', '56', '34'];
    const session = match(7, { conditions: conditions(7, 'dbf-332E') });
    const docs = [same, other, same, other, same, other, same].flatMap((rooms, index) => sat(index + 1, rooms));
    const often = short(session, docs).filter(([, , rounds]) => rounds === '1 3 5 7');
    expect(often).toEqual([['same-opponents', 'a', '1 3 5 7', 'DBf 332E4']]);
  });

  it('DBf 231C3d: may meet as often as they like in three rounds', () => {
    const docs = [1, 2, 3].flatMap((round) => sat(round, ['12', '12', '34', '34']));
    expect(short(match(3), docs)).toEqual([]);
  });
});

describe('extra boards', () => {
  const proper = sat(1, ['12', '12', '34', '34']);
  const session = match(3, { conditions: conditions(1) });

  it.each<[string, readonly Rooms[], readonly (readonly string[])[]]>([
    [
      'are played as the last round, then the away pairs change rooms',
      [
        ['12', '12', '34', '34'],
        ['12', '34', '12', '34'],
      ],
      [],
    ],
    [
      'DBf 231D1: not otherwise than the last round',
      [['12', '34', '12', '34']],
      [['changed-for-extra-boards', 'a', '2', 'DBf 231D1']],
    ],
    [
      'DBf 231D2: not without the change of rooms',
      [
        ['12', '12', '34', '34'],
        ['12', '12', '34', '34'],
      ],
      [['changed-for-extra-boards', 'a', '3', 'DBf 231D2']],
    ],
    ['DBf 231D3: not by others', [['12', '12', '34', '56']], [['changed-for-extra-boards', 'h', '2', 'DBf 231D3']]],
  ])('%s', (_, extra, expected) => {
    expect(short(session, [...proper, ...extra.flatMap((rooms, index) => sat(index + 2, rooms))])).toEqual(expected);
  });
});
