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
const CALL = { seat: 'N', call: '1S' };

const expectProblem = (response: request.Response, status: number, code: string): void => {
  expect([response.status, response.body]).toMatchObject([status, { status, code }]);
  expect(response.headers['content-type']).toBe('application/problem+json');
};
const post = (path: string, body: string) =>
  request(server.url).post(path).set('Authorization', director).set('Content-Type', 'application/json').send(body);
const problemsOf = (response: request.Response) => (response.body as { problems: unknown }).problems;

describe('a query', () => {
  it.each([
    ['?at=1&at=2', 'at'],
    ['?asOf=1&asOf=1', 'asOf'],
    ['?attempt[]=1', 'attempt[]'],
    ['?a[b]=c', 'a[b]'],
    ['?a%5Bb%5D=c', 'a[b]'],
    ['?at=1&%61t=2', 'at'],
    ['?asOf=%00', 'asOf'],
    ['?asOf=%E2%80%AE1', 'asOf'],
    ['?asOf=%FF', 'asOf'],
    ['?__proto__=1', '__proto__'],
  ])('%s is refused on both sides', async (query, parameter) => {
    const before = await server.log.head();
    const asked = await request(server.url).get(`/boards/club.1.1/events${query}`).set('Authorization', director);
    const given = await post(`${CALLS}${query}`, JSON.stringify(CALL));
    expectProblem(given, 400, 'BadParameter');
    expect(problemsOf(given)).toEqual([{ path: parameter, message: expect.any(String) as unknown }]);
    // A route that knows its parameters may refuse the name first.
    expect(asked.status).toBe(400);
    expect(asked.headers['content-type']).toBe('application/problem+json');
    expect(await server.log.head()).toBe(before);
  });

  it('a parameter twice is refused where the route knows it', async () => {
    expectProblem(
      await request(server.url).get('/boards/club.1.1?at=0&at=1').set('Authorization', director),
      400,
      'BadParameter',
    );
  });
});

it.each(['/sessions/a%00b', '/sessions/a%E2%80%AEb/standings', '/boards/club.1.%E2%81%A61'])(
  'the path %s is refused',
  async (path) => {
    expectProblem(await request(server.url).get(path), 400, 'BadParameter');
  },
);

describe('a body', () => {
  it.each([
    ['a key twice', '{"seat":"N","call":"1S","call":"7NT"}', 'call'],
    ['the same value twice', '{"seat":"N","seat":"N","call":"1S"}', 'seat'],
    ['the prototype', '{"seat":"N","call":"1S","__proto__":{"x":1}}', '__proto__'],
    ['a constructor', '{"seat":"N","call":"1S","constructor":{}}', 'constructor'],
    ['NUL', '{"seat":"N","call":"1S\\u0000"}', 'call'],
    ['a bidi override', '{"seat":"\u202eN","call":"1S"}', 'seat'],
  ])('with %s is refused, and nothing is recorded', async (_, body, path) => {
    const before = await server.log.head();
    const response = await post(CALLS, body);
    expectProblem(response, 422, 'InvalidCommand');
    expect(problemsOf(response)).toContainEqual(expect.objectContaining({ path }));
    expect(await server.log.head()).toBe(before);
  });

  it('with a key twice far inside is refused on both sides', async () => {
    const rounds = '{"round":"1","section":"A","tables":[{"table":"1","NS":"1","NS":"2","EW":"3","boards":[1]}]}';
    const given = await post('/sessions/club/rounds', rounds);
    expectProblem(given, 422, 'InvalidCommand');
    expect(problemsOf(given)).toEqual([{ path: 'tables[0].NS', message: 'stands twice in one object' }]);
    expectProblem(await post('/previews', '{"type":"MakeCall","data":{"a":1,"a":2}}'), 422, 'InvalidCommand');
    expectProblem(await post('/boards/club.1.1/what-if', '{"x":1,"x":2}'), 422, 'InvalidCommand');
  });

  it('in bulk: the line is refused, the others are not', async () => {
    const id = '018f0000-0000-7000-8000-00000000000';
    const line = (nth: number, data: string) =>
      `{"id":"${id}${nth}","type":"MakeCall","session":"club","table":"1","board":1,"data":${data}}\n`;
    const response = await request(server.url)
      .post('/commands')
      .set('Authorization', director)
      .set('Content-Type', 'application/x-ndjson')
      .send(line(1, '{"seat":"N","call":"1S","call":"Pass"}') + line(2, '{"seat":"N","call":"1S"}'));
    const outcomes = response.text
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one) as unknown);
    expect(outcomes).toMatchObject([
      { line: 1, ok: false, code: 'InvalidCommand', message: 'data.call: stands twice in one object' },
      { line: 2, ok: true },
    ]);
  });

  it('with several lines of free text, in any script, is taken', async () => {
    const text = 'Slow.\n\tThen: "\u05e9\u05dc\u05d5\u05dd\u200f"\r\nMøldrup ♠ 😀';
    const response = await post(
      '/sessions/club/boards/1/1/explanations',
      JSON.stringify({ by: 'N', text, manner: 'spoken' }),
    );
    expect([response.status, response.body]).toMatchObject([201, { repeated: false }]);
  });

  it.each([
    ['no UTF-8', Buffer.from('{"seat":"\xff"}', 'latin1'), {}, 400],
    ['another charset', '{}', { 'Content-Type': 'application/json; charset=utf-16' }, 415],
    ['packed', '{}', { 'Content-Encoding': 'gzip' }, 415],
  ])('that is %s', async (_, body, headers, status) => {
    const response = await request(server.url)
      .post(CALLS)
      .set({ Authorization: director, 'Content-Type': 'application/json', ...headers })
      .serialize((data: unknown) => data as string)
      .send(body as string);
    expect([response.status, response.headers['content-type']]).toEqual([status, 'application/problem+json']);
  });
});
