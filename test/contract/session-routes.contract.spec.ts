import { type Schema, isOptional, type Role, SESSION_COMMANDS } from '@app/contract';
import type { OpenAPIObject } from '@nestjs/swagger';
import request from 'supertest';
import { toSession } from './support/commands';
import { type TestServer, startServer } from './support/server';

const ROLES = ['table', 'scorer', 'director', 'chief-director', 'committee', 'organiser', 'auditor'] as const;

let server: TestServer;
let tokens: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  server = await startServer();
  const entries = ROLES.map(async (role) => [role, await server.bearer(role, { session: 's1', table: '1' })] as const);
  tokens = Object.fromEntries(await Promise.all(entries));
});
afterAll(() => server.close());

const post = (role: Role, path: string, body: object) =>
  request(server.url)
    .post(path)
    .set('Authorization', tokens[role] ?? '')
    .send(body);

const at = '2026-02-02T19:00:00Z';
const CONDITIONS = {
  name: 'Club teams',
  contestants: 'team',
  stages: [{ stage: 'all', form: 'round-robin', scoring: 'team-vp', match: { boards: 8, rounds: 1 } }],
};
const AMOUNT = { value: '1/2', unit: 'VP' };

let sessions = 0;
/** A session of teams of its own for each test: three teams, a round at revision 5, somebody late at 6, a penalty at 7. */
const sessionOfItsOwn = async (): Promise<string> => {
  sessions += 1;
  const session = `s${sessions}`;
  const given = (type: string, data: object) => toSession(type, { ...data }, { session });
  await server.given(
    given('OpenSession', { laws: 'wbf-2017', scoring: 'team-vp' }),
    given('AddSection', { section: 'A' }),
    ...['1', '2', '3'].map((contestant) => given('EnterContestant', { contestant, kind: 'team' })),
    given('ScheduleRound', {
      round: '1',
      section: 'A',
      match: 'm',
      tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }],
    }),
    given('NoteLate', { contestant: '1', round: '1', minutes: 9, excusable: false, played: true }),
    given('ImposePenalty', PENALTY),
  );
  return `/sessions/${session}`;
};

const PENALTY = {
  contestant: '1',
  kind: 'procedural',
  offence: 'late',
  amount: AMOUNT,
  from: 'total',
  fact: 6,
  paragraph: 'DBf 212',
  reason: 'Nine minutes late',
  authority: 'director:anna',
};

/** Who may give it beside the chief director, its route, what it says, what it leaves on the record. */
type Row = readonly [roles: readonly Role[], path: string, body: object, event: string];

const SETTING_UP = ['organiser', 'scorer', 'director'] as const;
const SCORING = ['scorer', 'director'] as const;

const ROUTES: readonly Row[] = [
  [
    SETTING_UP,
    'line-ups',
    { contestant: '1', round: '1', players: [{ player: 'p1', table: '1', seat: 'N' }, { player: 'p2' }], at },
    'LineUpDeclared',
  ],
  [
    SETTING_UP,
    'substitutes',
    { contestant: '1', out: 'p1', in: 'p9', rounds: ['1'], reason: 'Ill', allowedBy: 'anna', excusable: true },
    'PlayerSubstituted',
  ],
  [
    SETTING_UP,
    'contestants/replacements',
    { contestant: '1', by: '3', from: '1', reason: 'Gone' },
    'ContestantReplaced',
  ],
  [SETTING_UP, 'contestants/withdrawals', { contestant: '1', from: '1', reason: 'Gone' }, 'ContestantWithdrawn'],
  [SCORING, 'rounds/starts', { round: '1', at }, 'RoundStarted'],
  [SCORING, 'rounds/ends', { round: '1', at }, 'RoundEnded'],
  [
    SCORING,
    'late-arrivals',
    { contestant: '2', round: '1', minutes: 12, excusable: false, played: true },
    'ContestantLate',
  ],
  [SCORING, 'overruns', { round: '1', table: '1', minutes: 7, blameless: ['1'] }, 'TableOverran'],
  [
    SCORING,
    'offences',
    { contestant: '1', offence: 'fouled-board', round: '1', table: '1', boards: [1], led: 'turned', details: 'x' },
    'OffenceNoted',
  ],
  [SCORING, 'offences', { contestant: '1', offence: 'phone', boards: [] }, 'OffenceNoted'],
  [['organiser'], 'conditions', { conditions: CONDITIONS, reason: 'Snow' }, 'ConditionsChanged'],
  [
    ['director'],
    'fields',
    { board: 1, groups: [{ name: 'fouled', tables: ['1'], direction: 'NS' }], standsFor: 6, reason: 'Fouled' },
    'FieldDefined',
  ],
  [['director'], 'withdrawn-boards', { board: 1, tables: ['1'], reason: 'Two aces' }, 'BoardWithdrawn'],
  [
    ['director'],
    'warnings',
    { contestant: '1', offence: 'late', paragraph: 'DBf 212', fact: 6, reason: 'First', authority: 'anna' },
    'WarningIssued',
  ],
  [['director'], 'penalties', PENALTY, 'PenaltyImposed'],
  [
    ['director'],
    'penalties',
    { ...PENALTY, amount: { value: '3', unit: 'IMP' }, from: 'imps-of-the-match', round: 'm' },
    'PenaltyImposed',
  ],
  [
    ['director'],
    'penalties/variations',
    { penalty: 7, amount: { value: '0.25', unit: 'VP' }, paragraph: 'DBf 211', reason: 'Too much' },
    'PenaltyVaried',
  ],
  [['director'], 'penalties/rescissions', { penalty: 7, reason: 'The clock' }, 'PenaltyRescinded'],
  [
    ['director'],
    'penalties/waivers',
    { fact: 6, contestant: '1', paragraph: 'DBf 212', reason: 'The clock' },
    'PenaltyWaived',
  ],
  [
    ['committee', 'organiser'],
    'contestants/disqualifications',
    { contestant: '1', paragraph: 'L91B', approvedBy: 'dora', reason: 'Left' },
    'ContestantDisqualified',
  ],
  [
    ['director'],
    'suspensions',
    { player: 'p1', contestant: '1', paragraph: 'L91A', reason: 'Shouting', until: at },
    'PlayerSuspended',
  ],
  [SETTING_UP, 'publications', { status: 'provisional', at, round: '1' }, 'ResultsPublished'],
  [
    ['director'],
    'deadlines',
    { right: 'appeal', until: at, decidedAt: at, round: '1', paragraph: 'L92B', reason: 'A late end' },
    'DeadlineSet',
  ],
  [
    SETTING_UP,
    'carry-overs',
    { contestant: '1', amount: '-5.5', paragraph: 'DBf 207A', from: { session: 's0', match: '3' }, reason: 'x' },
    'CarryOverSet',
  ],
  [
    SETTING_UP,
    'contestants/corrections',
    { contestant: '1', stratum: 'B', handicap: null, reason: 'Misread' },
    'EntryCorrected',
  ],
  [SETTING_UP, 'lots', { contestants: ['2', '1'], reason: 'Equal' }, 'LotsDrawn'],
  [
    SCORING,
    'matches/not-played',
    { match: 'm', contestants: ['1', '2'], absent: null, paragraph: 'DBf 202C', reason: 'Snow' },
    'MatchNotPlayed',
  ],
  [
    SCORING,
    'matches/not-played',
    { match: 'm', contestants: ['1', '2'], absent: '2', excusable: true, paragraph: 'DBf 202C1b', reason: 'Snow' },
    'MatchNotPlayed',
  ],
  [
    SCORING,
    'matches/not-played',
    { match: 'm', contestants: ['3'], absent: null, paragraph: 'FSB 96B', reason: 'A bye' },
    'MatchNotPlayed',
  ],
];

describe.each(ROUTES)('for %j: POST /sessions/{session}/%s', (roles, path, body, event) => {
  it(`records ${event} for the first of them, and for nobody but them`, async () => {
    const session = await sessionOfItsOwn();
    for (const role of ROLES.filter((one) => one !== 'chief-director' && !roles.includes(one))) {
      const response = await post(role, `${session}/${path}`, body);
      expect([role, response.body]).toMatchObject([role, { status: 403, code: 'NotAuthorised' }]);
    }
    const response = await post(roles[0] ?? 'chief-director', `${session}/${path}`, body);
    expect([response.status, response.body]).toMatchObject([
      201,
      { revision: 8, repeated: false, events: [{ type: event, data: body }] },
    ]);
  });

  it('refuses fields it does not know', async () => {
    const response = await post('chief-director', `/sessions/s1/${path}`, { ...body, colour: 'red' });
    expect([response.status, response.body]).toMatchObject([
      422,
      { code: 'InvalidCommand', problems: [{ path: 'colour', message: 'unknown field' }] },
    ]);
  });
});

it.each([
  ['line-ups', { contestant: '1', round: '1', players: [{ seat: 'N' }] }, 'players[0].player'],
  ['contestants/corrections', { contestant: '1', handicap: 'much', reason: 'x' }, 'handicap'],
  ['contestants/corrections', { contestant: '1', stratum: 'B' }, 'reason'],
  ['substitutes', { contestant: '1', out: 'p1', in: 'p9', rounds: [], reason: 'Ill' }, 'rounds'],
  ['rounds/starts', { round: '1', at: 'noon' }, 'at'],
  ['offences', { contestant: '1', offence: 'snoring' }, 'offence'],
  ['fields', { board: 1, groups: [{ name: 'x', tables: [] }], reason: 'x' }, 'groups[0].tables'],
  ['penalties', { ...PENALTY, amount: { value: 'half', unit: 'VP' } }, 'amount.value'],
  ['penalties/rescissions', { penalty: -1, reason: 'x' }, 'penalty'],
  ['lots', { contestants: ['1'], reason: 'x' }, 'contestants'],
  ['matches/not-played', { match: 'm', contestants: ['1', '2'], absent: 2, paragraph: 'x', reason: 'x' }, 'absent'],
])('%s: %j is wrong in %s', async (path, body, field) => {
  const response = await post('chief-director', `/sessions/s1/${path}`, body);
  expect(response.body).toMatchObject({ status: 422, code: 'InvalidCommand', problems: [{ path: field }] });
});

describe('conditions of contest', () => {
  const open = (conditions: object, more: object = {}) =>
    post('organiser', '/sessions', { id: 'open', laws: 'wbf-2017', scoring: 'team-vp', conditions, ...more });

  it('are refused by field', async () => {
    const response = await open({ ...CONDITIONS, stages: [{ stage: 'all', form: 'league', scoring: 'team-vp' }] });
    expect(response.body).toMatchObject({
      status: 422,
      code: 'InvalidCommand',
      problems: [{ path: 'conditions.stages[0].form' }],
    });
  });

  it('are refused where they disagree with the session, or with themselves', async () => {
    expect((await open(CONDITIONS, { scoring: 'team-imps' })).body).toMatchObject({
      status: 409,
      code: 'ConditionsDisagree',
      detail: 'the scoring of stage all: team-vp in the conditions, team-imps in the session',
    });
    expect((await open({ ...CONDITIONS, stages: [...CONDITIONS.stages, ...CONDITIONS.stages] })).body).toMatchObject({
      status: 409,
      code: 'ConditionsFaulty',
    });
  });

  it('open a session, which is a part of a contest', async () => {
    const contest = { contest: 'club-2026', stage: 'all', session: 2 };
    const response = await open(CONDITIONS, { contest });
    expect([response.status, response.body]).toMatchObject([
      201,
      { events: [{ type: 'SessionOpened', data: { conditions: CONDITIONS, contest } }] },
    ]);
  });
});

describe('a penalty', () => {
  it('is imposed, varied and rescinded, once', async () => {
    const session = await sessionOfItsOwn();
    const imposed = await post('director', `${session}/penalties`, PENALTY);
    const { revision: penalty } = imposed.body as { revision: number };
    expect([imposed.status, penalty]).toEqual([201, 8]);
    const variation = { penalty, amount: { value: '1/4', unit: 'VP' }, paragraph: 'DBf 211', reason: 'Too much' };
    expect((await post('director', `${session}/penalties/variations`, variation)).status).toBe(201);
    const rescission = { penalty, reason: 'The clock was wrong' };
    expect((await post('director', `${session}/penalties/rescissions`, rescission)).status).toBe(201);
    for (const [path, body] of [
      ['variations', variation],
      ['rescissions', rescission],
    ] as const) {
      expect((await post('director', `${session}/penalties/${path}`, body)).body).toMatchObject({
        status: 409,
        code: 'PenaltyRescinded',
        detail: 'event 8 of the session has been rescinded already',
      });
    }
  });
});

interface BodySchema {
  readonly required?: readonly string[];
  readonly properties?: object;
}

/** Given by the process manager alone, which needs no route. */
const WITHOUT_ROUTE = ['FollowRuling', 'FollowDecisionOnPenalty'];

it('every command to a session has a route whose body has exactly the fields of the command', async () => {
  const { paths, components } = (await request(server.url).get('/docs-json')).body as OpenAPIObject;
  const operations = Object.values(paths).flatMap(({ post: one }) => one ?? []);
  for (const [type, { properties: fields }] of Object.entries(SESSION_COMMANDS)) {
    if (WITHOUT_ROUTE.includes(type)) continue;
    const name = `_${type.charAt(0).toLowerCase()}${type.slice(1)}`;
    const [operation, ...others] = operations.filter(({ operationId }) => operationId?.endsWith(name));
    expect([type, typeof operation, others]).toEqual([type, 'object', []]);
    const ref = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(operation?.requestBody ?? {}))?.[1] ?? '';
    const { properties = {}, required = [] } = (components?.schemas?.[ref] ?? {}) as BodySchema;
    const named = type === 'OpenSession' ? ['id'] : [];
    expect([type, Object.keys(properties).sort()]).toEqual([type, [...Object.keys(fields), ...named].sort()]);
    const needed = Object.entries<Schema<unknown>>(fields).flatMap(([field, schema]) =>
      isOptional(schema) ? [] : field,
    );
    expect([type, [...required].sort()]).toEqual([type, [...needed, ...named].sort()]);
  }
});
