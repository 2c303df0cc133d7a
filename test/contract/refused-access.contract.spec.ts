import request from 'supertest';
import { openBoard, openedSession } from './support/commands';
import { type TestServer, startServer, until } from './support/server';

process.env.LOG_LEVEL = 'warn';

let server: TestServer;
const written: string[] = [];
let stderr: jest.SpyInstance;
beforeAll(async () => {
  stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  server = await startServer();
  await server.given(...openedSession(), openBoard());
});
afterAll(async () => {
  await server.close();
  stderr.mockRestore();
});

type Entry = Readonly<Record<string, unknown>>;
const entries = (message: string): readonly Entry[] =>
  written
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes(message))
    .map((line) => JSON.parse(line) as Entry);

const CALLS = '/sessions/club/boards/1/1/calls';

it('is logged with who, what and when, and without the token, the address or the body', async () => {
  const auditor = await server.bearer('auditor', { id: 'otto' });
  await request(server.url).post(`${CALLS}?access_token=secret1`).send({ name: 'Secret2' });
  await request(server.url).post(CALLS).set('Authorization', 'Bearer secret3').send({});
  await request(server.url).post(CALLS).set('Authorization', auditor).set('X-Secret', 'secret4').send({});
  await until(() => entries('access refused').length === 3);
  const what = { level: 40, method: 'POST', route: '/sessions/:session/boards/:table/:board/calls' };
  expect(entries('access refused')).toMatchObject([
    { ...what, principal: null, status: 401, code: 'NotAuthenticated' },
    { ...what, principal: null, status: 401, code: 'NotAuthenticated' },
    { ...what, principal: { id: 'otto', role: 'auditor' }, status: 403, code: 'NotAuthorised' },
  ]);
  for (const entry of entries('access refused')) {
    expect(entry.time).toEqual(expect.any(Number));
    expect(entry.remoteAddress).toMatch(/127\.0\.0\.1|::1/);
    expect(Object.keys(entry)).not.toContain('req');
  }
  const all = written.join('');
  for (const secret of ['secret1', 'Secret2', 'secret3', 'secret4', auditor.slice(-20)])
    expect(all).not.toContain(secret);
});

it('is limited in rate, says how much was left out, and counts everything', async () => {
  for (let nth = 0; nth < 30; nth += 1) await request(server.url).post(CALLS).send({});
  const metrics = await server.get('/metrics', 'auditor');
  expect(String((metrics as { text?: string }).text)).toContain('http_refused_access_total{status="401"} 32');
  expect(entries('access refused')).toHaveLength(10);
  await server.app.close();
  expect(entries('not logged one by one')).toMatchObject([{ leftOut: 23 }]);
});
