import type { Role } from '@app/contract';
import Ajv from 'ajv/dist/2020';
import request from 'supertest';
import { openedSession, toBoard, toSession } from './support/commands';
import { type AnswerCheck, answerCheck } from './support/answers';
import { type TestServer, startServer } from './support/server';

const result = (tricks: number) => ({
  result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks },
  source: 'slip',
});
const ONE_DOWN = { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 6 };
const MADE = { ...ONE_DOWN, tricks: 7 };

let server: TestServer;
let check: AnswerCheck;

beforeAll(async () => {
  server = await startServer();
  await server.given(
    ...openedSession(),
    ...['3', '4'].map((contestant) => toSession('EnterContestant', { contestant, kind: 'pair' })),
    toBoard('OpenBoard', { contestants: { NS: '1', EW: '2' } }),
    toBoard('EnterResult', result(7)),
    toBoard('OpenBoard', { contestants: { NS: '3', EW: '4' } }, { table: '2' }),
    toBoard('EnterResult', result(8), { table: '2' }),
  );
  check = await answerCheck(server);
});
afterAll(() => server.close());

const ROUTE = '/boards/{board}/score-forms';
const fill = async (form: string, body: object, role: Role = 'director') =>
  request(server.url)
    .post(`/boards/club.1.1/score-forms/${form}`)
    .set('Authorization', await server.bearer(role))
    .send(body);

interface Offered {
  readonly forms: readonly { readonly id: string; readonly schema: object }[];
}

it('offers the forms that the board has a use for, each with a schema of its fields', async () => {
  const response = await server.get('/boards/club.1.1/score-forms', 'director');
  expect([response.status, check.faults(ROUTE, 'get', response.body)]).toEqual([200, []]);
  const { forms } = response.body as Offered;
  expect(forms.map(({ id }) => id)).toEqual(expect.arrayContaining(['weighted', 'artificial', 'claim']));
  for (const { schema } of forms) expect(() => new Ajv({ strict: false }).compile(schema)).not.toThrow();
});

it.each<[string, object]>([
  ['assigned', { result: ONE_DOWN, offending: 'NS' }],
  [
    'weighted',
    {
      components: [
        { result: ONE_DOWN, weight: '1/3' },
        { result: null, weight: '2/3' },
      ],
    },
  ],
  ['own-fault', { offending: 'NS', fault: 'gambling', assigned: [{ result: ONE_DOWN }], expected: [{ result: MADE }] }],
  ['artificial', { NS: { fault: 'not' }, EW: { fault: 'directly', percent: 30 } }],
  ['forfeited', { side: 'NS', components: [{ result: ONE_DOWN }] }],
  ['fouled', { groups: [{ name: 'other cards', tables: ['2'] }], reason: 'Two queens' }],
  ['revoke', { offending: 'EW', tricks: 1 }],
])('%s: what is filled in by the schema is answered by the document, and nothing is stored', async (form, body) => {
  const { forms } = (await server.get('/boards/club.1.1/score-forms', 'director')).body as Offered;
  const schema = forms.find(({ id }) => id === form)?.schema;
  expect(schema && new Ajv({ strict: false }).validate(schema, body)).toBe(true);
  const before = await server.log.head();
  const response = await fill(form, body);
  expect([response.status, check.faults(`${ROUTE}/{form}`, 'post', response.body)]).toEqual([200, []]);
  expect(await server.log.head()).toBe(before);
});

it('shows the worth before and after', async () => {
  const response = await fill('assigned', { result: { ...MADE, tricks: 9 }, offending: 'EW' });
  expect(response.body).toMatchObject({
    laws: [{ paragraph: '12C1a' }, { paragraph: '12C1b' }],
    warnings: [],
    preview: {
      before: { sides: { NS: { contestant: '1', scores: [{ score: 90 }], points: '0.00' } } },
      after: { sides: { NS: { scores: [{ score: 150 }], points: '2.00' } } },
    },
  });
});

it.each([
  ['wished-for', {}, 404, 'FormUnknown'],
  ['two-sided', {}, 422, 'FormNotHere'],
  ['weighted', { components: [], of: 1 }, 422, 'FormNotFilled'],
])('%s with %j is %i %s', async (form, body, status, code) => {
  const response = await fill(form, body);
  expect([response.status, response.type]).toEqual([status, 'application/problem+json']);
  expect(response.body).toMatchObject({ code });
});

it('of a board that is not there, or asked for in another way', async () => {
  expect((await server.get('/boards/club.9.9/score-forms', 'director')).status).toBe(404);
  expect((await server.get('/boards/club/score-forms', 'director')).status).toBe(400);
  expect((await server.get('/boards/club.1.1/score-forms?of=1', 'director')).status).toBe(400);
  const text = await request(server.url)
    .post('/boards/club.1.1/score-forms/revoke')
    .set('Authorization', await server.bearer('director'))
    .type('text/plain')
    .send('x');
  expect(text.status).toBe(415);
});

it('takes a token, and the board is kept from who may have to play it', async () => {
  const nobody = await request(server.url).post('/boards/club.1.1/score-forms/revoke').send({ tricks: 'many' });
  expect([nobody.status, nobody.body]).toMatchObject([401, { code: 'NotAuthenticated' }]);
  for (const role of ['table', 'committee', 'public'] as const) {
    const seat = role === 'table' ? { session: 'club', table: '1' } : {};
    const form = await request(server.url)
      .post('/boards/club.1.1/score-forms/revoke')
      .set('Authorization', await server.bearer(role, seat))
      .send({ tricks: 'many' });
    expect([role, form.status, form.body]).toMatchObject([role, 403, { code: 'BoardKept' }]);
  }
  expect((await server.get('/boards/club.1.1/score-forms')).status).toBe(403);
});
