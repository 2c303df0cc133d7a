import type { OpenAPIObject } from '@nestjs/swagger';
import { type Role, ROLES } from '@app/contract';
import request from 'supertest';
import { openBoard, openedSession } from './support/commands';
import { type TestServer, startServer } from './support/server';

let server: TestServer;
let routes: readonly string[] = [];
const tokens = new Map<Role, string>();
beforeAll(async () => {
  server = await startServer();
  await server.given(...openedSession(), openBoard());
  const document = (await request(server.url).get('/docs-json')).body as OpenAPIObject;
  routes = Object.entries(document.paths).flatMap(([path, item]) => ('post' in item ? [path] : []));
  // The device of table 2, which may do nothing at table 1.
  for (const role of ROLES) tokens.set(role, await server.bearer(role, { session: 'club', table: '2' }));
});
afterAll(() => server.close());

const PARAMETERS: Readonly<Record<string, string>> = { session: 'club', table: '1', board: '1', appeal: 'a1' };
const addressOf = (route: string): string =>
  route
    .replace('/boards/{board}/', '/boards/club.1.1/')
    .replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? 'x');

const isCommand = (route: string): boolean => /^\/(sessions|appeals)\b/.test(route) && !route.endsWith('/what-if');

const post = (route: string, token: string | undefined, body: string) =>
  request(server.url)
    .post(addressOf(route))
    .set(token === undefined ? {} : { Authorization: token })
    .set('Content-Type', route === '/commands' ? 'application/x-ndjson' : 'application/json')
    .send(body);

const MALFORMED: readonly (readonly [what: string, body: string])[] = [
  ['half of a body', '{"seat":'],
  ['a body with unknown fields', '{"nonsense":1,"nonsense":2}'],
  ['a body that is too large', `{"x":"${'x'.repeat(110_000)}"}`],
];

describe.each(MALFORMED)('%s', (_, body) => {
  it('without a good token is 401 on every route', async () => {
    expect(routes.length).toBeGreaterThan(125);
    for (const route of routes) {
      for (const token of [undefined, 'Bearer nonsense']) {
        const { status } = await post(route, token, body);
        expect([route, status]).toEqual([route, 401]);
      }
    }
  }, 120_000);
});

it('a role that may not use a route gets 403 for any body, and nobody else does', async () => {
  const refusedWithEmptyBody = new Map<string, boolean>();
  for (const route of routes.filter(isCommand)) {
    for (const [role, token] of tokens) {
      const response = await post(route, token, '{"nonsense":1}');
      const { status } = response;
      const { code } = response.body as { code: string };
      refusedWithEmptyBody.set(`${role} ${route}`, status === 403);
      expect([route, role, status, code]).toEqual([
        route,
        role,
        ...(status === 403 ? [403, 'NotAuthorised'] : [422, 'InvalidCommand']),
      ]);
    }
  }
  const refused = (role: Role) => routes.filter((route) => refusedWithEmptyBody.get(`${role} ${route}`) === true);
  const commands = routes.filter(isCommand).length;
  for (const role of ['public', 'auditor', 'table'] as const)
    expect([role, refused(role).length]).toEqual([role, commands]);
  expect(refused('chief-director').length).toBeLessThan(refused('director').length + 1);
  expect(refused('director').length).toBeLessThan(refused('scorer').length);
}, 300_000);

it('the device of a table is told of bodies at its own table only', async () => {
  const own = await server.bearer('table', { session: 'club', table: '1' });
  expect((await post('/sessions/{session}/boards/{table}/{board}/calls', own, '{}')).status).toBe(422);
  const other = await server.bearer('table', { session: 'other', table: '1' });
  expect((await post('/sessions/{session}/boards/{table}/{board}/calls', other, '{}')).status).toBe(403);
});

it('a preview of a command that the role may never give is 403 for any body', async () => {
  const response = await post('/previews', tokens.get('committee'), '{"type":"MakeCall","nonsense":1}');
  expect([response.status, (response.body as { code: string }).code]).toEqual([403, 'NotAuthorised']);
});
