import type { LineageAnswer, SessionAnswer, StandingsAnswer } from '@app/contract';
import { openBoard, openedSession, passedOut } from './support/commands';
import { loadDemo } from './support/demo';
import { type TestServer, startServer, until } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.given(...openedSession(), ...passedOut(), openBoard({ board: 2 }));
  server.directory.enter([
    { scope: 'club', id: 'p1', name: 'Astrid Lund' },
    { scope: 'other', id: 'p2', name: 'Bo Kjeldsen' },
  ]);
  await loadDemo(server);
});
afterAll(() => server.close());

const get = (path: string) => server.get(path, 'director');
const bodyOf = async (path: string): Promise<object> => (await get(path)).body as object;

describe('the queries', () => {
  it('list sessions with the position they are true at', async () => {
    const body = await bodyOf('/sessions');
    expect(body).toMatchObject({ position: await server.log.head(), sessions: [{ id: 'club' }, { id: 'demo' }] });
  });

  it('show a session, with the names of its own directory only', async () => {
    const body = await bodyOf('/sessions/club');
    expect(body).toMatchObject({ session: { id: 'club', scoring: 'matchpoints' }, names: { p1: 'Astrid Lund' } });
    expect(body).not.toHaveProperty('names.p2');
  });

  it('show boards with results, but no cards and no calls', async () => {
    const response = await get('/sessions/club/boards');
    expect(response.body).toMatchObject({
      boards: [{ id: 'board-club.1.1', result: { kind: 'agreed' } }, { result: null }],
    });
    expect(response.text).not.toMatch(/"call"|"card"|"deal"/);
  });

  it('show standings and travellers', async () => {
    expect((await get('/sessions/club/standings')).body).toMatchObject({ standings: { session: 'club' } });
    expect((await get('/sessions/demo/travellers')).body).toMatchObject({ travellers: expect.any(Array) as unknown });
  });

  it('show standings after a round, and where their numbers come from', async () => {
    const { session } = (await bodyOf('/sessions/demo')) as SessionAnswer;
    const rounds = session.rounds.map(({ round }) => round);
    expect(rounds.length).toBeGreaterThan(2);
    const seen = new Set<string>();
    for (const round of rounds) {
      const after = `afterRound=${encodeURIComponent(round)}`;
      const { standings } = (await bodyOf(`/sessions/demo/standings?${after}`)) as StandingsAnswer;
      const [row] = standings.groups.flatMap(({ rows }) => rows).filter(({ contestant }) => contestant === '6');
      const { value, place } = (await bodyOf(`/sessions/demo/scores/total%2F6/lineage?${after}`)) as LineageAnswer;
      expect([place, value]).toEqual([row?.place, expect.stringMatching(/^[\d/.]+$/)]);
      const [over = '', under = '1'] = value.split('/');
      expect((Number(over) / Number(under)).toFixed(2)).toBe(row?.percentage);
      seen.add(value);
    }
    const now = (await bodyOf('/sessions/demo/scores/total%2F6/lineage')) as LineageAnswer;
    expect([...seen].at(-1)).toBe(now.value);
    expect(seen.size).toBeGreaterThan(2);
  });

  it('show the events of a session itself in words', async () => {
    const body = await bodyOf('/sessions/club/events');
    expect(body).toMatchObject({ id: 'club', names: { p1: 'Astrid Lund' } });
    const { events } = body as { events: readonly { revision: number; type: string; words: string }[] };
    expect(events[0]).toMatchObject({
      revision: 0,
      type: 'SessionOpened',
      words: expect.stringMatching(/^Session opened/) as unknown,
      actor: { role: 'director' },
    });
    expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index));
  });

  it.each(['', 'board-'])('show a board at every one of its moments: %sclub.1.1', async (prefix) => {
    const board = `/boards/${prefix}club.1.1`;
    expect((await get(board)).body).toMatchObject({ at: 6, of: 6, view: { phase: 'ended', passedOut: true } });
    expect((await get(`${board}?at=0`)).body).toMatchObject({ at: 0, of: 6, view: null });
    expect((await get(`${board}?at=3`)).body).toMatchObject({ at: 3, view: { auction: [{ call: 'Pass' }, {}] } });
    expect((await get(`${board}/events`)).body).toMatchObject({
      events: [{ revision: 0, type: 'BoardOpened' }, {}, {}, {}, {}, {}],
    });
  });

  it.each([
    [404, 'SessionUnknown', '/sessions/nobody'],
    [404, 'SessionUnknown', '/sessions/nobody/boards'],
    [404, 'SessionUnknown', '/sessions/nobody/standings'],
    [404, 'SessionUnknown', '/sessions/nobody/events'],
    [404, 'SessionUnknown', '/sessions/%2e%2e/events'],
    [404, 'SessionUnknown', '/sessions/nobody/carry-over'],
    [404, 'SessionUnknown', '/sessions/%2e%2e/travellers'],
    [404, 'RoundUnknown', '/sessions/demo/standings?afterRound=99'],
    [404, 'RoundUnknown', '/sessions/demo/scores/total%2F3/lineage?afterRound=99'],
    [404, 'SessionUnknown', '/sessions/nobody/scores/total%2F3/lineage?afterRound=1'],
    [400, 'BadParameter', '/sessions/demo/standings?afterRound=1&afterRound=2'],
    [400, 'BadParameter', '/sessions/demo/scores/total%2F3/lineage?afterRound='],
    [404, 'BoardUnknown', '/boards/club.1.77'],
    [404, 'BoardUnknown', '/boards/club.1.77/events'],
    [400, 'BadBoardId', '/boards/club'],
    [400, 'BadBoardId', '/boards/session-club/events'],
    [400, 'BadBoardId', '/boards/club.1.0'],
    [400, 'BadMoment', '/boards/club.1.1?at=7'],
    [400, 'BadMoment', '/boards/club.1.1?at=-1'],
    [400, 'BadMoment', '/boards/club.1.1?at=1.5'],
    [400, 'BadMoment', '/boards/club.1.1?at='],
    [400, 'BadParameter', '/boards/club.1.1?at=1&at=2'],
  ])('refuse with %i %s: %s', async (status, code, path) => {
    const response = await get(path);
    expect([response.status, response.body]).toMatchObject([status, { code, status }]);
    expect(response.headers['content-type']).toBe('application/problem+json');
  });

  it('show what a command has just done as soon as they say they are there', async () => {
    const [outcome] = await server.given(openBoard({ board: 3 }));
    const position = outcome?.ok ? outcome.position : NaN;
    await until(() => server.models.position() >= position);
    const body = await bodyOf('/sessions/club/boards');
    expect(body).toMatchObject({ boards: [{}, {}, {}] });
  });
});
