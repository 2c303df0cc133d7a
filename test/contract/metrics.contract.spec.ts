import request from 'supertest';
import type { Role } from '@app/contract';
import { openBoard, openedSession } from './support/commands';
import { type TestServer, startServer, until } from './support/server';
import { listenTo } from './support/sse-client';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.given(...openedSession(), openBoard());
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
});
afterAll(() => server.close());

const get = (path: string, authorization?: string) => {
  const asked = request(server.url).get(path);
  return authorization === undefined ? asked : asked.set('Authorization', authorization);
};

const AT_A_TABLE = { session: 'club', table: '1' };
const bearer = (role: Role): Promise<string> => server.bearer(role, role === 'table' ? AT_A_TABLE : {});

const metrics = async (role: Role = 'auditor'): Promise<string> =>
  (await get('/metrics', await server.bearer(role))).text;

describe('metrics', () => {
  it('tell how far the ledger and everything that follows it are, and in which version', async () => {
    const [lines, head] = [(await metrics()).split('\n'), await server.log.head()];
    expect(lines).toEqual(
      expect.arrayContaining([
        `ledger_head_position ${head}`,
        `ledger_process_manager_lag_events 0`,
        ...server.models
          .statuses()
          .flatMap(({ name, version }) => [
            `ledger_read_model_position{model="${name}"} ${head}`,
            `ledger_read_model_lag_events{model="${name}"} 0`,
            `ledger_read_model_version{model="${name}"} ${version}`,
            `ledger_read_model_generation{model="${name}"} 1`,
          ]),
      ]),
    );
    expect(server.models.statuses()).toHaveLength(4);
    expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
  });

  it('follow a model that is built anew', async () => {
    await server.models.rebuild('boards');
    const text = await metrics();
    expect(text).toContain('ledger_read_model_generation{model="boards"} 2\n');
    expect(text).toContain('ledger_read_model_generation{model="sessions"} 1\n');
  });

  it('count who listens', async () => {
    expect(await metrics()).toContain('ledger_live_listeners 0\n');
    const listeners = [await listenTo(`${server.url}/events`), await listenTo(`${server.url}/events?session=club`)];
    expect(await metrics()).toContain('ledger_live_listeners 2\n');
    for (const listener of listeners) listener.close();
    await until(async () => (await metrics()).includes('ledger_live_listeners 0\n'));
  });

  it('time answers by route and never by address, streams apart', async () => {
    await get('/boards/club.1.1', await server.bearer('director'));
    await get('/sessions/there-is-none');
    await get('/nowhere');
    await request(server.url).post('/sessions').send({});
    const text = await metrics();
    const count = (method: string, route: string, status: number): string | undefined =>
      text
        .split('\n')
        .find(
          (line) =>
            line.startsWith('http_request_duration_seconds_count') &&
            [`method="${method}"`, `route="${route}"`, `status="${status}"`].every((label) => line.includes(label)),
        )
        ?.split(' ')[1];
    expect(count('GET', '/boards/:board', 200)).toBe('1');
    expect(count('GET', '/sessions/:session', 404)).toBe('1');
    expect(count('GET', 'none', 404)).toBe('1');
    expect(count('POST', '/sessions', 401)).toBe('1');
    expect(count('GET', '/events', 200)).toBeUndefined();
    expect(text).not.toMatch(/club|there-is-none|nowhere/);
  });

  it.each<[Role | 'nobody' | 'a stranger', number]>([
    ['nobody', 401],
    ['a stranger', 401],
    ['public', 403],
    ['table', 403],
    ['committee', 403],
    ['scorer', 403],
    ['director', 200],
    ['chief-director', 200],
    ['auditor', 200],
    ['organiser', 200],
  ])('are asked for by %s: %i', async (who, status) => {
    const token = who === 'nobody' ? undefined : who === 'a stranger' ? 'Bearer x.y.z' : await bearer(who);
    const response = await get('/metrics', token);
    expect(response.status).toBe(status);
    expect(response.text.includes('ledger_head_position')).toBe(status === 200);
  });
});

it.each(['public', 'committee', 'table/club/1'])(
  'to a director who looks as %s, metrics are refused and readiness is up or down',
  async (viewAs) => {
    const headers = { 'view-as': viewAs };
    expect((await server.get('/metrics', 'director', headers)).status).toBe(403);
    const ready = await server.get('/health/ready', 'director', headers);
    expect([ready.status, ready.text]).toEqual([200, (await server.get('/health/ready')).text]);
  },
);

describe('readiness', () => {
  let other: TestServer;
  beforeAll(async () => {
    other = await startServer();
  });
  afterAll(() => other.close());

  it('is up or down for everybody, and how far everything is for those who may watch', async () => {
    const everybody = {
      ledger: { status: 'up' },
      integrity: { status: 'up' },
      readModels: { status: 'up' },
      processManager: { status: 'up' },
    };
    expect((await get('/health/ready')).body).toEqual({ status: 'ok', info: everybody });
    expect((await get('/health/ready', await bearer('table'))).body).toEqual({ status: 'ok', info: everybody });
    const position = await server.log.head();
    const models = server.models.statuses();
    expect((await get('/health/ready', await bearer('director'))).body).toMatchObject({
      status: 'ok',
      info: {
        ledger: { position },
        readModels: { position, behind: 0, models },
        processManager: { position, behind: 0 },
      },
    });
    expect((await get('/health/ready', 'Bearer x.y.z')).status).toBe(401);
  });

  it('is lost without the ledger; what it says of itself names no file', async () => {
    const auditor = await other.bearer('auditor');
    await other.log.close();
    const everybody = await request(other.url).get('/health/ready');
    expect([everybody.status, everybody.body]).toMatchObject([
      503,
      { code: 'NotReady', checks: { ledger: { status: 'down' }, readModels: { status: 'down' } } },
    ]);
    const watcher = await request(other.url).get('/health/ready').set('Authorization', auditor);
    expect([watcher.status, watcher.body]).toMatchObject([
      503,
      { checks: { ledger: { status: 'down', code: 'LedgerClosed' } } },
    ]);
    for (const { text } of [everybody, watcher]) expect(text).not.toContain(other.folder);
    expect(everybody.text).not.toContain('LedgerClosed');
    const figures = await request(other.url).get('/metrics').set('Authorization', auditor);
    expect(figures.status).toBe(200);
    expect(figures.text).not.toMatch(/^ledger_head_position /m);
    expect((await request(other.url).get('/health/live')).status).toBe(200);
  });
});
