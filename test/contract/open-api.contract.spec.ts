import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { BoardDoc } from '@app/documents';
import Ajv from 'ajv/dist/2020';
import request from 'supertest';
import { type Json, openBoard, openedSession, toBoard, toSession } from './support/commands';
import { type AnswerCheck, answerCheck } from './support/answers';
import { loadDemo } from './support/demo';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: object }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
  readonly security?: readonly object[];
}

let server: TestServer;
let document: OpenAPIObject;
let operations: readonly (readonly [route: string, operation: Operation])[] = [];
const ajv = new Ajv({ strict: false, validateFormats: false });
let check: AnswerCheck;

/** A match of teams after a league, with a penalty and with what a person has not decided yet. */
const cup = (): readonly Json[] => {
  const told = (type: string, data: Readonly<Record<string, unknown>>) => toSession(type, data, { session: 'cup' });
  const stages = [
    { stage: 'league', form: 'round-robin', scoring: 'team-imps' },
    {
      stage: 'final',
      form: 'knock-out',
      scoring: 'team-imps',
      match: { boards: 2, rounds: 1 },
      carryOver: { from: 'league', by: 'dbf-207A' },
    },
  ];
  const opening = (stage: string) => ({
    scoring: 'team-imps',
    regulations: 'dbf-2013',
    conditions: { name: 'Cup', contestants: 'team', stages },
    contest: { contest: 'cup', stage, session: 1 },
  });
  const penalty = { amount: { value: '3/2', unit: 'IMP' }, from: 'total', paragraph: 'DBf 307A1', fact: 6 };
  return [
    ...sessionOf('league', 'team', ['a', 'b'], opening('league')),
    ...played('league', ['1', 1], ['a', 'b'], 9),
    ...played('league', ['2', 1], ['b', 'a'], 7),
    ...sessionOf('cup', 'team', ['a', 'b', 'c', 'd'], opening('final')),
    told('NoteOffence', { contestant: 'a', offence: 'phone' }),
    told('NoteOffence', { contestant: 'b', offence: 'fouled-board' }),
    told('ImposePenalty', { ...penalty, contestant: 'a', kind: 'procedural', offence: 'phone', reason: 'it rang' }),
    told('IssueWarning', { contestant: 'b', offence: 'other', paragraph: 'L90', reason: 'slow' }),
    told('SetCarryOver', { contestant: 'b', amount: '8/3', paragraph: 'DBf 207A3' }),
    told('ScheduleRound', {
      round: '1',
      section: 'A',
      tables: [
        { table: '1', NS: 'a', EW: 'b', boards: [1, 2] },
        { table: '3', NS: 'c', EW: 'd', boards: [1, 2] },
      ],
    }),
    ...played('cup', ['1', 1], ['a', 'b'], 9),
    ...played('cup', ['2', 1], ['b', 'a'], 7),
    ...played('cup', ['1', 2], ['a', 'b'], 9),
    told('PublishResults', { status: 'official', at: '2026-02-01T22:00:00Z' }),
    told('ReportMatchNotPlayed', {
      match: '1',
      contestants: ['c', 'd'],
      absent: 'd',
      paragraph: 'DBf 202C',
      reason: 'nobody came',
      raisedAt: '2026-02-01T22:10:00Z',
    }),
  ];
};

beforeAll(async () => {
  server = await startServer();
  await server.given(...cup());
  await loadDemo(server);
  check = await answerCheck(server);
  ({ document } = check);
  ajv.addSchema({ $id: 'api', ...document });
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
});
afterAll(() => server.close());

const references = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [part] : references(part),
  );
};

describe('the OpenAPI document', () => {
  it('is in docs/openapi.json, with the types of the client made from it: `npm run openapi` writes both', () => {
    const [route, file] = [document, JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenAPIObject];
    expect(Object.keys(file.paths)).toEqual(Object.keys(route.paths));
    if (JSON.stringify(file) !== JSON.stringify(route))
      throw new Error('docs/openapi.json is not current: npm run openapi');
    expect(spawnSync(process.execPath, ['tools/openapi.cjs', '--check'], { encoding: 'utf8' }).stderr).toBe('');
  });

  it('is of version 3.1, and every reference in it leads somewhere', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = [
      ...Object.keys(document.components?.schemas ?? {}).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(document.components?.responses ?? {}).map((name) => `#/components/responses/${name}`),
    ];
    const dangling = references(document).filter((ref) => !names.includes(ref));
    expect(dangling).toEqual([]);
  });

  it('has a summary, its parameters and its answers for every route', () => {
    expect(operations).not.toHaveLength(0);
    for (const [route, { summary, parameters = [], responses, operationId }] of operations) {
      expect([route, typeof summary, typeof operationId]).toEqual([route, 'string', 'string']);
      const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      expect([route, declared.sort()]).toEqual([route, inPath.sort()]);
      expect([route, parameters.filter(({ schema }) => schema === undefined)]).toEqual([route, []]);
      expect([route, Object.keys(responses).some((status) => status.startsWith('2'))]).toEqual([route, true]);
    }
  });

  it('says of every route but those of whoever watches that a caller may ask too much', () => {
    for (const [route, { responses }] of operations) {
      const limited = !/ \/(health|metrics)/.test(route);
      expect([route, '429' in responses]).toEqual([route, limited]);
      const isCommand = '412' in responses;
      expect([route, responses['503'] !== undefined]).toEqual([route, isCommand || route === 'GET /health/ready']);
    }
  });

  it('asks for a token where the server does', () => {
    for (const [route, { security }] of operations) {
      // Whoever asks may say who he is: he is shown more. These have something for nobody in particular.
      const asks = route.startsWith('POST') || route.includes('/tile/entries/');
      if (asks) expect([route, security !== undefined]).toEqual([route, true]);
    }
  });

  it('knows the fields of every body, and the schemas are schemas', () => {
    const schemas = Object.entries((document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>);
    const bodies = schemas.filter(([name]) => name.endsWith('Body'));
    expect(bodies.length).toBeGreaterThan(25);
    for (const [name, schema] of bodies) {
      const hasFields = !['EndRoundBody', 'TurnBoardBody', 'CloseSessionBody'].includes(name);
      expect([name, Object.keys(schema.properties ?? {}).length > 0]).toEqual([name, hasFields]);
      expect(() => ajv.compile({ $ref: `api#/components/schemas/${name}` })).not.toThrow();
    }
  });

  it('can be read as a page', async () => {
    const page = await request(server.url).get('/docs');
    expect([page.status, page.type]).toEqual([200, 'text/html']);
    for (const [, script = ''] of page.text.matchAll(/<script[^>]*src="([^"]+)"/g)) {
      expect((await request(server.url).get(`/docs/${script.replace(/^\.\/(docs\/)?/, '')}`)).status).toBe(200);
    }
    expect(page.text).not.toMatch(/<script>/);
  });
});

describe('what the server answers is what the document says', () => {
  it.each([
    ['/sessions', '/sessions'],
    ['/sessions/{session}', '/sessions/demo'],
    ['/sessions/{session}/boards', '/sessions/demo/boards'],
    ['/sessions/{session}/standings', '/sessions/demo/standings'],
    ['/sessions/{session}/standings', '/sessions/demo/standings?of=session'],
    ['/sessions/{session}/travellers', '/sessions/demo/travellers'],
    ['/sessions/{session}/matches', '/sessions/demo/matches'],
    ['/sessions/{session}/matches', '/sessions/cup/matches'],
    ['/sessions/{session}/standings', '/sessions/cup/standings'],
    ['/sessions/{session}/scores/{address}/lineage', '/sessions/cup/scores/place%2Fb/lineage'],
    ['/sessions/{session}', '/sessions/cup'],
    ['/sessions/{session}/penalties', '/sessions/cup/penalties'],
    ['/sessions/{session}/rulings', '/sessions/demo/rulings'],
    ['/sessions/{session}/sections', '/sessions/demo/sections'],
    ['/sessions/{session}/sections', '/sessions/cup/sections'],
    ['/sessions/{session}/corrections', '/sessions/demo/corrections'],
    ['/sessions/{session}/likely-errors', '/sessions/demo/likely-errors'],
    ['/sessions/{session}/publications', '/sessions/demo/publications'],
    ['/sessions/{session}/exports', '/sessions/demo/exports'],
    ['/sessions/{session}/reviews', '/sessions/demo/reviews'],
    ['/sessions/{session}/reviews', '/sessions/demo/reviews?asOf=demo.4.5@40'],
    ['/sessions/{session}/differences', '/sessions/demo/differences?from=appeal-a1@0'],
    ['/sessions/{session}/differences', '/sessions/cup/differences?from=session-cup@8'],
    ['/sessions/{session}/appeals', '/sessions/demo/appeals'],
    ['/appeals/{appeal}', '/appeals/a1'],
    ['/appeals/{appeal}/events', '/appeals/a1/events'],
    ['/appeals/{appeal}/case', '/appeals/a1/case'],
    ['/boards/{board}/score-forms', '/boards/demo.4.5/score-forms'],
    ['/me', '/me'],
    ['/position/{position}', '/position/1'],
    ['/sessions/{session}/deadlines', '/sessions/cup/deadlines'],
    ['/sessions/{session}/deadlines', '/sessions/cup/deadlines?at=2026-02-01T22:00:00Z'],
    ['/sessions/{session}/carry-over', '/sessions/cup/carry-over'],
    ['/sessions/{session}/carry-over', '/sessions/demo/carry-over'],
    ['/sessions/{session}/events', '/sessions/cup/events'],
    ['/sessions/{session}/events', '/sessions/demo/events'],
    ['/sessions/{session}/line-up-findings', '/sessions/cup/line-up-findings'],
    ['/sessions/{session}/scores/{address}/lineage', '/sessions/demo/scores/board%2F1.1%2FNS/lineage'],
    ['/sessions/{session}/scores/{address}/lineage', '/sessions/demo/scores/place%2F1/lineage'],
    ['/boards/{board}', '/boards/demo.1.1?at=0'],
  ])('%s', async (path, address) => {
    const response = await server.get(address, 'director');
    expect(response.status).toBe(200);
    expect(check.faults(path, 'get', response.body)).toEqual([]);
  });

  it('on every board, with what has been irregular there', async () => {
    const { boards } = (await server.get('/sessions/demo/boards', 'director')).body as { boards: readonly BoardDoc[] };
    expect(boards.length).toBeGreaterThan(50);
    for (const { id } of boards) {
      const board = await server.get(`/boards/${id}`, 'director');
      expect(check.faults('/boards/{board}', 'get', board.body)).toEqual([]);
      const { of } = board.body as { of: number };
      const half = await server.get(`/boards/${id}?at=${Math.floor(of / 2)}`, 'director');
      expect(check.faults('/boards/{board}', 'get', half.body)).toEqual([]);
      const events = await server.get(`/boards/${id}/events`, 'director');
      expect(check.faults('/boards/{board}/events', 'get', events.body)).toEqual([]);
    }
  });

  it('about rulings, told and taken back', async () => {
    const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '64A2' };
    const penalty = { contestant: '1', kind: 'procedural', offence: 'tempo', from: 'total', paragraph: 'L90A' };
    const ruling = { laws: [law], reasons: 'A revoke', by: 'anna', rightOfAppeal: true };
    const result = { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 };
    const at = '2026-02-02T20:00:00Z';
    await server.given(
      ...openedSession('ruled'),
      ...[
        openBoard(),
        toBoard('EnterResult', { result, source: 'slip' }),
        toBoard('CallDirector', { by: 'E' }),
        toBoard('GiveRuling', {
          ...ruling,
          transfer: { to: 'EW', tricks: 1 },
          penalties: [{ ...penalty, amount: { value: '1/2', unit: 'matchpoints' }, reason: 'Slow' }],
        }),
        toBoard('TellRuling', { ruling: 3, at, to: ['1'] }),
        toBoard('DraftRuling', { ...ruling, builtOn: ['board-ruled.1.1@3'] }),
        toBoard('GiveRuling', { ...ruling, builtOn: ['board-ruled.1.1@3'] }),
        toBoard('ReverseDecision', { decision: 3, at, by: 'anna', authority: 'director', reasons: 'None' }),
      ].map((command) => ({ ...command, session: 'ruled' })),
    );
    const head = await server.log.head();
    await until(() => server.models.position() >= head);
    const rulings = await server.get('/sessions/ruled/rulings', 'director');
    expect(rulings.body).toMatchObject({
      rulings: [
        { stream: 'board-ruled.1.1', at: 3, status: 'reversed', grounds: { directorCalls: [2] } },
        { status: 'drafted' },
        { status: 'given', flags: ['board-ruled.1.1@3'] },
      ],
    });
    expect(check.faults('/sessions/{session}/rulings', 'get', rulings.body)).toEqual([]);
    const board = await server.get('/boards/ruled.1.1', 'director');
    expect(check.faults('/boards/{board}', 'get', board.body)).toEqual([]);
  });

  it('to commands, with what is open behind them', async () => {
    await server.given(...openedSession(), openBoard());
    const board = '/sessions/{session}/boards/{table}/{board}';
    const steps: readonly (readonly [path: string, body: object, open: string])[] = [
      ['calls', { seat: 'N', call: '1S' }, '000'],
      ['calls', { seat: 'E', call: '1H' }, '000'],
      ['director-calls', { by: 'S' }, '100'],
      ['choices', { seat: 'S', law: '27A1', choice: 'decline' }, '010'],
      ['calls', { seat: 'E', call: '2H' }, '000'],
      ['substitutions', { seat: 'E', call: '3H' }, '001'],
    ];
    for (const [path, body, expected] of steps) {
      const response = await request(server.url)
        .post(`/sessions/club/boards/1/1/${path}`)
        .set('Authorization', await server.bearer('director'))
        .send(body);
      expect(check.faults(`${board}/${path}`, 'post', response.body, 201)).toEqual([]);
      const { options, obligations, questions } = response.body as Readonly<Record<string, readonly object[]>>;
      const open = [options, obligations, questions].map((told) => told?.length ?? NaN).join('');
      expect([path, body, open]).toEqual([path, body, expected]);
      const shown = await server.get('/boards/club.1.1', 'director');
      expect(check.faults('/boards/{board}', 'get', shown.body)).toEqual([]);
    }
  });
});
