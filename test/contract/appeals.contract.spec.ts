import { type Schema, isOptional, type Role, APPEAL_COMMANDS } from '@app/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import request from 'supertest';
import { toBoard, toSession } from './support/commands';
import { type AnswerCheck, answerCheck } from './support/answers';
import { type TestServer, startServer, until } from './support/server';

/** An appeal from its lodging to the last word, over HTTP. */

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '16B1' };
const at = (time: string): string => `2026-02-01T${time}:00Z`;
const CONDITIONS = {
  name: 'A tournament',
  contestants: 'pair',
  regulations: 'dbf-2013',
  ladder: 'dbf-310A',
  stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
};

let server: TestServer;
let check: AnswerCheck;
const tokens = new Map<Role, string>();

beforeAll(async () => {
  server = await startServer();
  const enter = (contestant: string, ...players: readonly string[]) =>
    toSession('EnterContestant', { contestant, kind: 'pair', players });
  await server.given(
    toSession('OpenSession', {
      laws: 'wbf-2017',
      regulations: 'dbf-2013',
      scoring: 'matchpoints',
      conditions: CONDITIONS,
    }),
    toSession('AddSection', { section: 'A' }),
    enter('1', 'p1', 'p2'),
    enter('2', 'p3', 'p4'),
    toBoard('OpenBoard', { dealer: 'N', contestants: { NS: '1', EW: '2' } }),
    toBoard('EnterResult', { result: { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 }, source: 'slip' }),
    toBoard('GiveRuling', { laws: [LAW], reasons: 'No alternative', by: 'anna', rightOfAppeal: true }),
    toBoard('TellRuling', { ruling: 2, at: at('21:30'), to: ['1', '2'] }),
  );
  for (const role of ['director', 'chief-director', 'committee', 'auditor'] as const) {
    tokens.set(role, await server.bearer(role));
  }
  check = await answerCheck(server);
});
afterAll(() => server.close());

const post = (role: Role, path: string, body: object) =>
  request(server.url)
    .post(`/appeals/${path}`)
    .set('Authorization', tokens.get(role) ?? '')
    .send(body);

const LODGING = {
  session: 'club',
  against: 'board-club.1.1@2',
  appellant: '2',
  lodgedBy: ['p3'],
  capacity: 'players',
  parts: ['judgement'],
  grounds: 'There was one',
  at: at('21:40'),
  receivedBy: 'anna',
};
const ARTIFICIAL = {
  NS: { kind: 'artificial', grade: 'minus', standing: 'offending' },
  EW: { kind: 'artificial', grade: 'plus', standing: 'non-offending' },
};

/** Who says it, where, what, and what it leaves on the record. */
const STEPS: readonly (readonly [Role, string, object, string])[] = [
  ['director', 'a1', { ...LODGING, juniors: true, asksFor: 'Average plus' }, 'AppealLodged'],
  ['director', 'a1/consents', { by: 'p4', at: at('21:41') }, 'ConsentGiven'],
  ['director', 'a1/deposit/payments', { amount: 100, currency: 'DKK', at: at('21:42'), to: 'anna' }, 'DepositPaid'],
  [
    'director',
    'a1/committees',
    {
      by: 'anna',
      at: at('21:43'),
      instance: 'oral-committee',
      members: [{ member: 'm1', contestant: '7' }, { member: 'm2' }, { member: 'p1' }],
      chair: 'm1',
    },
    'CommitteeConvened',
  ],
  [
    'director',
    'a1/committees/disqualifications',
    { member: 'p1', at: at('21:44'), ground: 'party', reason: 'Plays for 1', replacedBy: 'm3' },
    'MemberStoodDown',
  ],
  ['committee', 'a1/hearings', { at: at('21:50'), procedure: 'oral', partiesInformed: true }, 'HearingOpened'],
  ['committee', 'a1/hearings/parties', { party: 'director', at: at('21:51'), text: 'So it was' }, 'PartyHeard'],
  ['committee', 'a1/hearings/parties', { party: 'appellant', at: at('21:52'), text: 'I passed' }, 'PartyHeard'],
  ['committee', 'a1/hearings/parties', { party: 'respondent', at: at('21:53'), text: 'No pause' }, 'PartyHeard'],
  [
    'committee',
    'a1/hearings/statements',
    { party: 'respondent', at: at('21:54'), text: 'None' },
    'WrittenStatementFiled',
  ],
  ['committee', 'a1/hearings/closings', { at: at('21:55') }, 'HearingClosed'],
  [
    'committee',
    'a1/votes',
    { at: at('21:56'), about: 'decision', motion: 'Change it', for: ['m1', 'm2'], against: ['m3'] },
    'VoteTaken',
  ],
  [
    'committee',
    'a1/decisions',
    {
      at: at('21:57'),
      instance: 'oral-committee',
      by: 'm1',
      ruling: 'changed',
      facts: [{ text: 'East paused', basis: 'agreed' }],
      laws: [LAW],
      reasons: 'Passing was an alternative',
      outcome: ARTIFICIAL,
    },
    'AppealDecided',
  ],
  ['committee', 'a1/dissents', { by: 'm3', at: at('21:58'), text: 'No pause' }, 'DissentRecorded'],
  ['director', 'a1/decisions/tellings', { at: at('22:00'), to: ['1', '2'], decision: 12 }, 'DecisionTold'],
  [
    'committee',
    'a1/deposit/returns',
    { at: at('22:01'), by: 'm1', paragraph: 'DBf X92B', reason: 'x' },
    'DepositReturned',
  ],
  [
    'director',
    'a1/further-appeals',
    { at: at('22:10'), by: '1', to: 'federation-committee', as: 'a2', reason: 'No pause' },
    'AppealTakenFurther',
  ],
  [
    'director',
    'a2',
    { ...LODGING, against: 'appeal-a1@12', appellant: '1', lodgedBy: ['p1', 'p2'], at: at('22:10') },
    'AppealLodged',
  ],
  [
    'director',
    'a2/withdrawals',
    { at: at('22:20'), by: ['p1', 'p2'], reason: 'Nothing hangs on it', paragraph: 'DBf X92C', cannotMatter: true },
    'AppealWithdrawn',
  ],
];

it('every step is recorded, and refused to those whom it does not concern', async () => {
  for (const [role, path, body, type] of STEPS) {
    const mayNot = await post('auditor', path, body);
    expect([path, mayNot.status, mayNot.body]).toMatchObject([path, 403, { code: 'NotAuthorised' }]);
    const response = await post(role, path, body);
    expect([path, response.status, response.body]).toMatchObject([path, 201, { events: [{ type }] }]);
  }
});

it('what was decided has reached the board', async () => {
  await until(async () => {
    const response = await server.get('/boards/club.1.1', 'director');
    return (response.body as { view: { adjusted: object | null } }).view.adjusted !== null;
  });
});

it('an appeal that there is not is not found', async () => {
  const response = await post('director', 'a9/consents', { by: 'p4', at: at('21:41') });
  expect([response.status, response.body]).toMatchObject([404, { code: 'AppealUnknown' }]);
});

it('unknown fields are refused', async () => {
  const response = await post('director', 'a1/consents', { by: 'p4', at: at('21:41'), colour: 'red' });
  expect([response.status, response.body]).toMatchObject([422, { problems: [{ path: 'colour' }] }]);
});

describe('the queries', () => {
  it.each<[string, string, object]>([
    [
      '/sessions/club/appeals',
      '/sessions/{session}/appeals',
      { appeals: [{ id: 'a1' }, { id: 'a2', state: 'withdrawn' }] },
    ],
    [
      '/appeals/a1',
      '/appeals/{appeal}',
      { appeal: { state: 'taken-further', deposit: 'returned', committee: { able: ['m1', 'm2', 'm3'] } } },
    ],
    [
      '/appeals/a1/events',
      '/appeals/{appeal}/events',
      { id: 'a1', events: expect.arrayContaining([expect.objectContaining({ type: 'AppealLodged' })]) as unknown },
    ],
  ])('%s', async (path, template, expected) => {
    const response = await server.get(path, 'director');
    expect(response.body).toMatchObject(expected);
    expect(check.faults(template, 'get', response.body)).toEqual([]);
  });

  it.each(['/sessions/nobody/appeals', '/appeals/a9', '/appeals/a9/events'])('%s is not there', async (path) => {
    expect((await server.get(path, 'director')).status).toBe(404);
  });
});

interface BodySchema {
  readonly required?: readonly string[];
  readonly properties?: object;
}

it('every command to an appeal has a route whose body has exactly the fields of the command', async () => {
  const { paths, components } = (await request(server.url).get('/docs-json')).body as OpenAPIObject;
  const operations = Object.values(paths).flatMap(({ post: one }) => one ?? []);
  for (const [type, { properties: fields }] of Object.entries(APPEAL_COMMANDS)) {
    const name = `_${type.charAt(0).toLowerCase()}${type.slice(1)}`;
    const [operation, ...others] = operations.filter(({ operationId }) => operationId?.endsWith(name));
    expect([type, typeof operation, others]).toEqual([type, 'object', []]);
    const ref = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(operation?.requestBody ?? {}))?.[1] ?? '';
    const { properties = {}, required = [] } = (components?.schemas?.[ref] ?? {}) as BodySchema;
    expect([type, Object.keys(properties).sort()]).toEqual([type, Object.keys(fields).sort()]);
    const needed = Object.entries<Schema<unknown>>(fields).flatMap(([field, schema]) =>
      isOptional(schema) ? [] : field,
    );
    expect([type, [...required].sort()]).toEqual([type, needed.sort()]);
  }
});
