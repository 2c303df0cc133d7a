import type { LineageAnswer, MatchesAnswer, CarryOverAnswer, DeadlinesAnswer, Standings } from '@app/contract';
import { linesOfText, textsOf } from '@app/messages';
import { derivationLines, fromText, sum } from '@app/scoring';
import { type Json, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const given = async (...commands: readonly Json[]): Promise<void> => {
  await server.given(...commands);
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};
const get = async <T>(path: string): Promise<T> => {
  const response = await server.get(path, 'director');
  expect([path, response.status]).toEqual([path, 200]);
  return response.body as T;
};
const standings = async (path: string): Promise<Standings> => (await get<{ standings: Standings }>(path)).standings;
const rows = ({ groups }: Standings): readonly string[] =>
  groups.flatMap((group) => group.rows.map(({ place, contestant, total }) => `${place} ${contestant} ${total}`));
const lineage = (session: string, address: string): Promise<LineageAnswer> =>
  get(`/sessions/${session}/scores/${encodeURIComponent(address)}/lineage`);

describe('a stage of two sessions', () => {
  const part = (session: number) => ({ contest: { contest: 'spring', stage: 'final', session } });
  const PAIRS = ['1', '2', '3', '4'];

  beforeAll(async () => {
    server.directory.enter([{ scope: 'spring-b', id: '1', name: 'Astrid and Bo' }]);
    // One trick more at table 1: 2 matchpoints for 1 and 4. In the second session for 1 and 2.
    await given(
      ...sessionOf('spring-b', 'pair', PAIRS, part(1)),
      ...played('spring-b', ['1', 1], ['1', '2'], 8),
      ...played('spring-b', ['2', 1], ['3', '4'], 7),
      ...sessionOf('spring-a', 'pair', PAIRS, part(2)),
      ...played('spring-a', ['1', 1], ['1', '4'], 8),
      ...played('spring-a', ['2', 1], ['3', '2'], 7),
      ...sessionOf('autumn', 'pair', PAIRS, { contest: { contest: 'autumn', stage: 'final', session: 3 } }),
      ...played('autumn', ['1', 1], ['3', '1'], 8),
      ...played('autumn', ['2', 1], ['2', '4'], 7),
    );
  });

  it('has one ranking, whichever of them is asked, and what it says adds up', async () => {
    const all = await standings('/sessions/spring-a/standings');
    expect(all).toMatchObject({ session: 'spring-a', sessions: ['spring-b', 'spring-a'], status: 'provisional' });
    expect(rows(all)).toEqual(['1 1 4.00', '2= 2 2.00', '2= 4 2.00', '4 3 0.00']);
    expect(await standings('/sessions/spring-b/standings?of=stage')).toEqual(all);
    expect(all.provisional).toHaveLength(4);
    const each = await Promise.all(
      ['spring-a', 'spring-b'].map((id) => standings(`/sessions/${id}/standings?of=session`)),
    );
    for (const { contestant, total } of all.groups[0]?.rows ?? []) {
      const parts = each.flatMap(({ groups }) =>
        groups.flatMap((group) =>
          group.rows.flatMap((row) => (row.contestant === contestant ? (fromText(row.total ?? '') ?? []) : [])),
        ),
      );
      expect([contestant, parts.length, sum(parts)]).toEqual([contestant, 2, fromText(total ?? '')]);
    }
  });

  it('has a ranking of each session alone', async () => {
    const own = await standings('/sessions/spring-b/standings?of=session');
    expect(own).toMatchObject({ session: 'spring-b', sessions: ['spring-b'] });
    expect(rows(own)).toEqual(['1= 1 2.00', '1= 4 2.00', '3= 2 0.00', '3= 3 0.00']);
    const other = await server.get('/sessions/spring-b/standings?of=contest', 'director');
    expect([other.status, other.body]).toMatchObject([400, { code: 'BadExtent' }]);
  });

  it('has the names of all its sessions', async () => {
    expect(await get('/sessions/spring-a/standings')).toMatchObject({ names: { '1': 'Astrid and Bo' } });
  });

  it('explains a total down to the events of both sessions', async () => {
    const total = await lineage('spring-a', 'total/1');
    expect(total).toMatchObject({ address: 'total/1', value: '100', place: '1', reasons: [] });
    expect([...total.events].sort()).toEqual([
      'board-spring-a.1.1@1',
      'board-spring-a.2.1@1',
      'board-spring-b.1.1@1',
      'board-spring-b.2.1@1',
    ]);
    const lines = linesOfText(derivationLines(total.derivation), textsOf('en')).join('\n');
    expect(lines).toContain('1NT by N, 8 tricks');
    expect(lines).toContain('[L77]');
    expect(await lineage('spring-b', 'session/1')).toMatchObject({ value: '2', place: null });
    expect(await lineage('spring-b', 'board/1.1/EW')).toMatchObject({ value: '0' });
  });

  it.each([
    [404, 'SessionUnknown', 'nobody', 'total/1'],
    [404, 'NumberUnknown', 'spring-a', 'total/9'],
    [404, 'NumberUnknown', 'spring-a', 'board/1.2/NS'],
    [404, 'NumberUnknown', 'spring-a', 'vp/1/1'],
    [400, 'BadAddress', 'spring-a', 'total'],
    [400, 'BadAddress', 'spring-a', 'board/1.1'],
    [400, 'BadAddress', 'spring-a', 'sum/1'],
  ])('refuses with %i %s: the lineage in %s of %s', async (status, code, session, address) => {
    const path = `/sessions/${session}/scores/${encodeURIComponent(address)}/lineage`;
    const response = await server.get(path, 'director');
    expect([response.status, response.body]).toMatchObject([status, { code, status }]);
    expect(response.headers['content-type']).toBe('application/problem+json');
  });
});

describe('a match of a knock-out', () => {
  const conditions = {
    name: 'Cup',
    contestants: 'team',
    stages: [{ stage: 'final', form: 'knock-out', scoring: 'team-imps', match: { boards: 2, rounds: 1 } }],
  };
  const room = (session: string, board: number, open: number, closed: number) => [
    ...played(session, ['1', board], ['a', 'b'], open),
    ...played(session, ['2', board], ['b', 'a'], closed),
  ];
  const cup = (session: string, regulations: object = { regulations: 'dbf-2013' }) =>
    sessionOf(session, 'team', ['a', 'b'], { scoring: 'team-imps', conditions, ...regulations });
  const match = async (session: string) => (await get<MatchesAnswer>(`/sessions/${session}/matches`)).matches[0];

  it('is led, and then won by IMPs', async () => {
    // 150 against 90: 60 are 2 IMPs.
    await given(...cup('cup-1'), ...room('cup-1', 1, 9, 7));
    expect(await match('cup-1')).toMatchObject({
      teams: { home: 'a', away: 'b' },
      boards: [
        {
          board: 1,
          open: { id: 'board-cup-1.1.1', table: '1', score: { kind: 'score', score: 150 }, confirmed: false },
          closed: { id: 'board-cup-1.2.1', score: { kind: 'score', score: 90 } },
          points: { home: '2.00', away: '-2.00' },
          why: null,
        },
      ],
      counted: 1,
      points: { home: '2.00', away: '0.00' },
      victoryPoints: null,
      knockOut: {
        status: 'in-play',
        ahead: 'home',
        difference: '2.00',
        totalPoints: { home: '60.00', away: '-60.00' },
        extraBoards: 0,
      },
    });
    await given(...room('cup-1', 2, 7, 7));
    expect(await match('cup-1')).toMatchObject({
      counted: 2,
      knockOut: { status: 'won', ahead: 'home', by: { code: 'tie.criterion.imps' } },
    });
    expect(await lineage('cup-1', 'board/2.1/NS')).toMatchObject({ value: '-2' });
  });

  it('is won by what was carried over (DBf 207A)', async () => {
    await given(
      ...cup('cup-2'),
      ...room('cup-2', 1, 9, 7),
      ...room('cup-2', 2, 7, 7),
      toSession('SetCarryOver', { contestant: 'b', amount: '8/3', paragraph: 'DBf 207A3' }, { session: 'cup-2' }),
    );
    expect(await match('cup-2')).toMatchObject({
      knockOut: {
        status: 'won',
        ahead: 'away',
        by: { code: 'tie.criterion.imps' },
        carriedOver: '-2.67',
        difference: '-0.67',
      },
    });
  });

  it('is level, with boards to be played besides (DBf 222C), or won by total points (DBf 222B1)', async () => {
    await given(...cup('cup-3'), ...room('cup-3', 1, 9, 7), ...room('cup-3', 2, 7, 9));
    expect(await match('cup-3')).toMatchObject({ knockOut: { status: 'level', ahead: null, extraBoards: 4 } });
    await given(...cup('cup-plain', {}), ...room('cup-plain', 1, 9, 7), ...room('cup-plain', 2, 7, 9));
    expect(await match('cup-plain')).toMatchObject({
      knockOut: { status: 'level', extraBoards: 0, paragraph: 'L78B' },
    });
    // 150 against 90 and -100 against -50: 60 and 50 are 2 IMPs both.
    await given(...cup('cup-4'), ...room('cup-4', 1, 9, 7), ...room('cup-4', 3, 5, 6));
    expect(await match('cup-4')).toMatchObject({
      knockOut: {
        status: 'won',
        ahead: 'home',
        by: { code: 'tie.criterion.total-points' },
        difference: '0.00',
        totalPoints: { home: '10.00', away: '-10.00' },
      },
    });
  });
});

it('a match that was not played is told of beside the others', async () => {
  const session = 'league';
  await given(
    ...sessionOf(session, 'team', ['a', 'b'], { scoring: 'team-vp', regulations: 'dbf-2013' }),
    toSession(
      'ScheduleRound',
      { round: '1', section: 'A', tables: [{ table: '1', NS: 'a', EW: 'b', boards: [1, 2, 3, 4, 5, 6, 7, 8] }] },
      { session },
    ),
    toSession(
      'ReportMatchNotPlayed',
      { match: '1', contestants: ['a', 'b'], absent: 'b', paragraph: 'DBf 202C1', reason: 'nobody came' },
      { session },
    ),
  );
  const { matches, unplayed } = await get<MatchesAnswer>(`/sessions/${session}/matches`);
  expect(matches).toEqual([]);
  expect(unplayed).toMatchObject([{ match: '1', contestants: ['a', 'b'], absent: 'b' }]);
  expect(Object.keys(unplayed[0]?.victoryPoints ?? {})).toEqual(['a', 'b']);
});

it('a match of a knock-out that one team did not come to is won by the other', async () => {
  const session = 'cup-5';
  const stage = { stage: 'final', form: 'knock-out', scoring: 'team-imps', match: { boards: 2, rounds: 1 } };
  const report = { match: '1', contestants: ['a', 'b'], paragraph: 'DBf 202C', reason: 'nobody came' };
  await given(
    ...sessionOf(session, 'team', ['a', 'b'], {
      scoring: 'team-imps',
      regulations: 'dbf-2013',
      conditions: { name: 'Cup', contestants: 'team', stages: [stage] },
    }),
    toSession(
      'ScheduleRound',
      { round: '1', section: 'A', tables: [{ table: '1', NS: 'a', EW: 'b', boards: [1, 2] }] },
      { session },
    ),
    toSession('ReportMatchNotPlayed', { ...report, absent: 'a' }, { session }),
    toSession('ReportMatchNotPlayed', { ...report, absent: 'b', reason: 'b it was' }, { session }),
  );
  const { unplayed } = await get<MatchesAnswer>(`/sessions/${session}/matches`);
  expect(unplayed).toMatchObject([{ absent: 'b', reason: 'b it was', victoryPoints: {}, winner: 'a' }]);
  expect(unplayed[0]?.why).toMatchObject({ params: { paragraph: { paragraph: 'DBf 202C' } } });
});

describe('what would be carried over', () => {
  const conditions = {
    name: 'League and final',
    contestants: 'team',
    stages: [
      { stage: 'league', form: 'round-robin', scoring: 'team-vp' },
      {
        stage: 'final',
        form: 'knock-out',
        scoring: 'team-imps',
        match: { boards: 32, rounds: 1 },
        carryOver: { from: 'league', by: 'dbf-207A' },
      },
    ],
  };
  const part = (session: string, stage: string, scoring: string) =>
    sessionOf(session, 'team', ['a', 'b', 'c', 'd'], {
      scoring,
      regulations: 'dbf-2013',
      conditions,
      contest: { contest: 'league', stage, session: 1 },
    });
  const answer = (session: string) => get<CarryOverAnswer>(`/sessions/${session}/carry-over`);

  it('is nothing before there is anything to carry over', async () => {
    await given(...part('play-off', 'final', 'team-imps'));
    expect(await answer('play-off')).toMatchObject({
      from: 'league',
      suggestions: [],
      missing: [{ code: 'carry-over.no-session', params: { from: 'league' } }],
    });
    await given(...part('round-robin', 'league', 'team-vp'));
    expect(await answer('play-off')).toMatchObject({
      suggestions: [],
      missing: [{ code: 'carry-over.no-match', params: {} }],
    });
    expect(await answer('round-robin')).toMatchObject({ from: null, suggestions: [] });
    expect(await answer('autumn')).toMatchObject({ from: null, suggestions: [] });
  });

  it('is suggested for each match, with its derivation (DBf 207A3)', async () => {
    // 180 against 90: 90 are 3 IMPs to a, and half of them are 1 1/2.
    await given(
      ...played('round-robin', ['1', 1], ['a', 'b'], 10),
      ...played('round-robin', ['2', 1], ['b', 'a'], 7),
      toSession(
        'ScheduleRound',
        {
          round: '1',
          section: 'A',
          tables: [
            { table: '1', NS: 'a', EW: 'b', boards: [1, 2] },
            { table: '2', NS: 'b', EW: 'a', boards: [1, 2] },
            { table: '3', NS: 'c', EW: 'd', boards: [1, 2] },
          ],
        },
        { session: 'play-off' },
      ),
    );
    const { suggestions, missing } = await answer('play-off');
    expect(suggestions).toMatchObject([{ contestant: 'a', match: '1', amount: '1.5', paragraph: 'DBf 207A' }]);
    expect(JSON.stringify(suggestions[0]?.derivation)).toContain('board-round-robin.1.1@1');
    expect(missing.map((one) => textsOf('en').say(one))).toEqual(['match 1: c and d have not met']);
  });
});

describe('what a person has to decide', () => {
  const session = 'evening';
  const told = (type: string, data: Readonly<Record<string, unknown>>) => toSession(type, data, { session });

  beforeAll(() =>
    given(
      ...sessionOf(session, 'pair', ['1', '2', '3', '4'], { regulations: 'dbf-2013' }),
      ...played(session, ['1', 1], ['1', '2'], 8),
      ...played(session, ['2', 1], ['3', '4'], 7),
      told('NoteOffence', { contestant: '1', offence: 'phone' }),
      told('NoteOffence', { contestant: '2', offence: 'other' }),
    ),
  );

  it('is suggested, and is no penalty before', async () => {
    expect(await get(`/sessions/${session}/penalties`)).toMatchObject({
      penalties: [],
      suggestions: [
        { fact: 6, contestant: '1', offence: 'phone', decided: null },
        { fact: 7, contestant: '2', kind: 'director-decides', amount: null, decided: null },
      ],
    });
    expect(rows(await standings(`/sessions/${session}/standings`))[0]).toBe('1= 1 2.00');
  });

  it('comes off the total when it is imposed', async () => {
    const penalty = {
      contestant: '1',
      kind: 'procedural',
      offence: 'phone',
      amount: { value: '1/2', unit: 'matchpoints' },
      from: 'total',
      paragraph: 'DBf 307A1',
      fact: 6,
      reason: 'it rang',
    };
    await given(told('ImposePenalty', penalty));
    expect(await get(`/sessions/${session}/penalties`)).toMatchObject({
      penalties: [{ revision: 8, contestant: '1', amount: { value: '0.5', unit: 'matchpoints' }, decisions: [8] }],
      suggestions: [{ fact: 6, decided: { revision: 8, how: 'imposed' } }, { decided: null }],
    });
    const { groups } = await standings(`/sessions/${session}/standings`);
    const row = groups[0]?.rows.find(({ contestant }) => contestant === '1');
    expect(row).toMatchObject({ total: '1.50', penalties: '0.50' });
    expect((await lineage(session, 'total/1')).events).toContain(`session-${session}@8`);
  });

  it('has an end', async () => {
    const before = await get<{ deadlines: readonly object[] }>(`/sessions/${session}/deadlines`);
    expect(before.deadlines).toContainEqual(expect.objectContaining({ right: 'score-correction', until: null }));
    await given(told('PublishResults', { status: 'provisional', at: '2026-02-01T22:00:00Z' }));
    const { deadlines } = await get<{ deadlines: readonly object[] }>(`/sessions/${session}/deadlines`);
    expect(deadlines).toContainEqual(
      expect.objectContaining({ right: 'score-correction', until: '2026-02-01T22:30:00Z', rests: [9] }),
    );
  });

  it.each([
    ['2026-02-01T22:30:00Z', true],
    ['2026-02-01T23:30:00%2B01:00', true],
    ['2026-02-01T22:30:01Z', false],
  ])('is open or not at %s', async (at, open) => {
    const answer = await get<DeadlinesAnswer>(`/sessions/${session}/deadlines?at=${at}`);
    const period = answer.deadlines.find(({ right, needs }) => right === 'score-correction' && needs === null);
    const [correction] = answer.corrections;
    expect([period?.open, correction?.round, correction?.needsOrganiser]).toEqual([open, null, !open]);
    expect(correction?.paragraph).toMatch(/^DBf X79/);
    expect(correction?.why.code).toBe(open ? 'deadline.correction.in-time' : 'deadline.correction.needs-consent');
  });

  it.each(['', '?at=', '?at=yesterday', '?at=2026-02-01', '?at=2026-02-01T22:30:00+01:00'])(
    'is told at no moment but an instant: %s',
    async (query) => {
      const response = await server.get(`/sessions/${session}/deadlines${query}`, 'director');
      expect([response.status, response.body]).toMatchObject(
        query === '' ? [200, { at: null, corrections: [] }] : [400, { code: 'BadInstant' }],
      );
    },
  );

  it('is also who played', async () => {
    expect(await get(`/sessions/${session}/line-up-findings`)).toMatchObject({ findings: [] });
  });
});
