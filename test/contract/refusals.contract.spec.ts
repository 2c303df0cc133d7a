import request from 'supertest';
import { openBoard, openedSession } from './support/commands';
import { type TestServer, startServer } from './support/server';

let server: TestServer;
let director = '';
beforeAll(async () => {
  server = await startServer();
  director = await server.bearer('director');
  await server.given(...openedSession(), openBoard());
});
afterAll(() => server.close());

const CALLS = '/sessions/club/boards/1/1/calls';
const CALL_IS_MISSING = 'missing: a call (Pass, X, XX, 1C to 7NT; 8C to 9NT was said, but is no call)';
const CALL = { seat: 'N', call: '1S' };

/** Every problem is one, and tells nothing of the inside. */
const expectProblem = (response: request.Response, status: number, code: string): void => {
  expect([response.status, response.body]).toMatchObject([
    status,
    { type: `urn:session-ledger:${code}`, status, code },
  ]);
  expect(response.headers['content-type']).toBe('application/problem+json');
  expect(response.text).not.toMatch(/\bat .*\(|node_modules|\.[jt]s\b/);
  expect(response.text).not.toContain(server.folder);
};

describe('who is not known', () => {
  it('is told how to be', async () => {
    const response = await request(server.url).post(CALLS).send(CALL);
    expectProblem(response, 401, 'NotAuthenticated');
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  it.each([
    ['an expired token', () => server.bearer('director', {}, '-1s')],
    ['a forged token', async () => (await server.bearer('director')).slice(0, -6) + 'AAAAAA'],
    ['no token', () => Promise.resolve('Bearer')],
    ['a password', () => Promise.resolve('Basic ZGlyOnNlY3JldA==')],
  ])('has %s', async (_, token) => {
    const response = await request(server.url)
      .post(CALLS)
      .set('Authorization', await token())
      .send(CALL);
    expectProblem(response, 401, 'NotAuthenticated');
  });

  it('is known before the body is looked at', async () => {
    expectProblem(await request(server.url).post(CALLS).send({ nonsense: 1 }), 401, 'NotAuthenticated');
    expectProblem(await request(server.url).post('/commands').send('x'), 401, 'NotAuthenticated');
  });
});

describe('a body', () => {
  const post = (path: string) =>
    request(server.url).post(path).set('Authorization', director).set('Content-Type', 'application/json');

  it.each([
    ['an unknown field', CALLS, { ...CALL, colour: 'red' }, [{ path: 'colour', message: 'unknown field' }]],
    ['a wrong type', CALLS, { seat: 1, call: '1S' }, [{ path: 'seat', message: 'expected one of N, E, S, W, not 1' }]],
    ['a wrong word', CALLS, { seat: 'N', call: '10S' }, [{ path: 'call' }]],
    ['a missing field', CALLS, { seat: 'N' }, [{ path: 'call', message: CALL_IS_MISSING }]],
    ['nothing', CALLS, {}, [{ path: 'seat' }, { path: 'call' }]],
    ['null', CALLS, { seat: null, call: '1S' }, [{ path: 'seat' }]],
    ['a list', CALLS, [], [{ path: '', message: 'expected an object, not []' }]],
    ['a list where nothing is needed', '/sessions/club/boards/1/2', [], [{ path: '' }]],
    ['null for what may be left out', '/sessions/club/boards/1/2', { section: null }, [{ path: 'section' }]],
    [
      'something where there is to be nothing',
      '/sessions/club/closing',
      { now: true },
      [{ path: 'now', message: 'unknown field' }],
    ],
    [
      'faults deep inside',
      '/sessions/club/rounds',
      { round: '1', section: 'A', tables: [{ table: '1', NS: 'a b', EW: '2', boards: [0], x: 1 }] },
      [{ path: 'tables[0].x' }, { path: 'tables[0].NS' }, { path: 'tables[0].boards[0]' }],
    ],
    ['no object inside', '/sessions/club/rounds', { round: '1', section: 'A', tables: ['x'] }, [{ path: 'tables[0]' }]],
    [
      'an impossible deal',
      '/sessions/club/deals',
      { section: 'A', deals: [{ board: 1, deal: 'N:AK.. - - -' }] },
      [{ path: 'deals[0].deal' }],
    ],
    ['half a character', '/sessions', { id: 'x', laws: 'wbf-2017', scoring: 'matchpoints', title: '\ud800' }, [{}]],
    ['an impossible address', '/sessions/a.b/boards/1/x/calls', CALL, [{ path: 'session' }, { path: 'board' }]],
    ['an impossible attempt', `${CALLS}?attempt=0`, CALL, [{ path: 'attempt' }]],
  ])('with %s', async (_, path, body, expected) => {
    const before = await server.log.head();
    const response = await post(path).send(JSON.stringify(body));
    expectProblem(response, 422, 'InvalidCommand');
    const { problems } = response.body as { problems: object[] };
    for (const one of expected) expect(problems).toContainEqual(expect.objectContaining(one));
    expect(await server.log.head()).toBe(before);
  });

  it.each([
    ['half of it', '{"seat":'],
    ['no JSON', 'hello'],
    ['a string', '"hello"'],
  ])('that is %s', async (_, text) => {
    expectProblem(await post(CALLS).send(text), 400, 'BadRequest');
  });

  it('that is nested too deep', async () => {
    const deep = `{"seat":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    expectProblem(await post(CALLS).send(deep), 422, 'InvalidCommand');
  });

  it('that is too large', async () => {
    expectProblem(await post(CALLS).send(JSON.stringify({ ...CALL, x: 'x'.repeat(200_000) })), 413, 'TooLarge');
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/x-ndjson'])('of type %s', async (type) => {
    const response = await request(server.url)
      .post(CALLS)
      .set('Authorization', director)
      .set('Content-Type', type)
      .send('seat=N');
    expectProblem(response, 415, 'UnsupportedMediaType');
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nowhere', '/%00', '/sessions/club/nowhere', '/../../etc/passwd'])('%s', async (path) => {
    expectProblem(await request(server.url).get(path), 404, 'NotFound');
  });
  it('that is no text', async () => {
    expectProblem(await request(server.url).get('/boards/%E0%A4%A'), 400, 'BadRequest');
  });
});

describe('every answer', () => {
  it.each(['/health/live', '/sessions', '/nowhere', '/docs'])(
    '%s says what a browser may not do with it',
    async (path) => {
      const { headers } = await request(server.url).get(path);
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toContain("default-src 'self'; object-src 'none'");
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  it('lets no script run that is written into a page', async () => {
    for (const path of ['/docs', '/']) {
      const { headers } = await request(server.url).get(path);
      expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe-eval/);
    }
  });
});
