import type { Role } from '@app/contract';
import request from 'supertest';
import { toBoard, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

/** A ruling on a board that table 2 has still to play, and a committee that would like to see the board. */

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' };
const at = (time: string): string => `2026-02-01T${time}:00Z`;
const ruled = (table: string, parties: readonly string[]) => [
  toBoard('GiveRuling', { laws: [LAW], reasons: 'why', by: 'anna', rightOfAppeal: true }, { session: 'run', table }),
  toBoard('TellRuling', { ruling: 2, at: at('21:30'), to: parties }, { session: 'run', table }),
];
const lodging = (table: string, appellant: string, lodgedBy: readonly string[]) => ({
  session: 'run',
  against: `board-run.${table}.1@2`,
  appellant,
  lodgedBy,
  capacity: 'players',
  parts: ['judgement'],
  grounds: 'the grounds',
  at: at('21:40'),
  receivedBy: 'anna',
});
const CONVENING = { by: 'anna', at: at('21:50'), instance: 'oral-committee', members: [{ member: 'm1' }], chair: 'm1' };

let server: TestServer;
const caughtUp = async (): Promise<void> => {
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};
const post = async (path: string, role: Role, body: object): Promise<readonly [number, string]> => {
  const response = await request(server.url)
    .post(path)
    .set('Authorization', await server.bearer(role))
    .send(body);
  await caughtUp();
  return [response.status, (response.body as { code?: string }).code ?? ''];
};
const statusOf = async (path: string, role?: Role): Promise<number> => (await server.get(path, role)).status;

beforeAll(async () => {
  server = await startServer();
  const fixture = (table: string, NS: string, EW: string) => ({ table, NS, EW, boards: [1] });
  await server.given(
    ...sessionOf('run', 'pair', ['a', 'b', 'c', 'd', 'e', 'f']),
    toSession(
      'ScheduleRound',
      {
        round: '1',
        section: 'A',
        tables: [fixture('1', 'a', 'b'), fixture('2', 'c', 'd'), fixture('3', 'e', 'f')],
      },
      { session: 'run' },
    ),
    ...played('run', ['1', 1], ['a', 'b'], 7),
    ...played('run', ['2', 1], ['c', 'd'], 8),
    ...ruled('1', ['a', 'b']),
    ...ruled('2', ['c', 'd']),
  );
  await caughtUp();
});
afterAll(() => server.close());

describe('a committee', () => {
  it('lodges no appeal, convenes no committee, and sees no withheld board before it is convened', async () => {
    expect(await statusOf('/boards/run.1.1', 'committee')).toBe(403);
    expect(await post('/appeals/a1', 'committee', lodging('1', 'b', ['pb1', 'pb2']))).toEqual([403, 'NotAuthorised']);
    expect(await post('/appeals/a1', 'director', lodging('1', 'b', ['pb1', 'pb2']))).toEqual([201, '']);
    expect(await post('/appeals/a1/committees', 'committee', CONVENING)).toEqual([403, 'NotAuthorised']);
    for (const path of ['/boards/run.1.1', '/boards/run.1.1/events', '/appeals/a1', '/appeals/a1/case'])
      expect([path, await statusOf(path, 'committee')]).toEqual([path, 403]);
    expect((await server.get('/sessions/run/appeals', 'committee')).body).toMatchObject({ appeals: [] });
  });

  it('sees what it was convened for from then on, and no other board', async () => {
    expect(await post('/appeals/a1/committees', 'director', CONVENING)).toEqual([201, '']);
    for (const path of ['/boards/run.1.1', '/boards/run.1.1/events', '/appeals/a1', '/appeals/a1/case'])
      expect([path, await statusOf(path, 'committee')]).toEqual([path, 200]);
    expect(await statusOf('/boards/run.2.1', 'committee')).toBe(403);
    expect(await statusOf('/boards/run.1.1')).toBe(403);
  });

  it('does not redirect its appeal to a board that it was not convened for', async () => {
    const redirecting = { by: 'm1', at: at('22:00'), to: 'board-run.2.1@2', reason: 'curiosity' };
    expect(await post('/appeals/a1/redirections', 'committee', redirecting)).toEqual([403, 'NotAuthorised']);
    expect(await statusOf('/boards/run.2.1', 'committee')).toBe(403);
  });

  it('learns from no refusal what is on record of an appeal that it was not convened for', async () => {
    expect(await post('/appeals/a2', 'director', lodging('2', 'd', ['pd1', 'pd2']))).toEqual([201, '']);
    const tried = async (appeal: string): Promise<readonly unknown[]> => [
      await post(`/appeals/${appeal}/hearings`, 'committee', {
        at: at('22:10'),
        procedure: 'oral',
        partiesInformed: true,
      }),
      await post(`/appeals/${appeal}/consents`, 'committee', { by: 'pd1', at: at('22:10') }),
    ];
    expect(await tried('a2')).toEqual(await tried('unheard-of'));
  });
});
