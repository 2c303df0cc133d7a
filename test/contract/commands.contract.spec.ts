import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { openBoard, openedSession, toSession } from './support/commands';
import { type TestServer, startServer } from './support/server';

const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

let server: TestServer;
let director = '';
beforeEach(async () => {
  server = await startServer();
  director = await server.bearer('director');
});
afterEach(() => server.close());

const post = (path: string, body?: object) => request(server.url).post(path).set('Authorization', director).send(body);

describe('setting up a session', () => {
  it('goes through every route', async () => {
    const chief = await server.bearer('chief-director');
    const steps: readonly (readonly [string, object | undefined])[] = [
      [
        '/sessions',
        { id: 's1', laws: 'wbf-2017', regulations: 'dbf-2013', scoring: 'matchpoints', title: 'T', date: '2026-02-01' },
      ],
      ['/sessions/s1/sections', { section: 'A', title: 'Section A' }],
      ['/sessions/s1/contestants', { contestant: '1', kind: 'pair', direction: 'NS', players: ['p1', 'p2'] }],
      ['/sessions/s1/contestants', { contestant: '2', kind: 'pair' }],
      ['/sessions/s1/rounds', { round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1, 2] }] }],
      ['/sessions/s1/deals', { section: 'A', deals: [{ board: 1, deal: DEAL }] }],
      ['/sessions/s1/closing', undefined],
      ['/sessions/s1/reopening', { reason: 'a score was forgotten' }],
    ];
    for (const [revision, [path, body]] of steps.entries()) {
      const response = await request(server.url).post(path).set('Authorization', chief).send(body);
      expect(response.status).toBe(201);
      expect(response.headers.etag).toBe(`"${revision}"`);
      expect(response.body).toMatchObject({ stream: 'session-s1', revision, repeated: false });
    }
  });
});

describe('a board', () => {
  it('goes through every route', async () => {
    await server.given(...openedSession());
    const board = '/sessions/club/boards/1/1';
    const dealt = {
      contestants: { NS: '1', EW: '2' },
      players: { N: 'p1' },
      deal: DEAL,
      dealer: 'N',
      vulnerability: 'None',
    };
    const steps: readonly (readonly [string, object])[] = [
      [board, dealt],
      [`${board}/calls`, { seat: 'N', call: '1S' }],
      [`${board}/alerts`, { by: 'S' }],
      [`${board}/explanations`, { by: 'S', text: 'spades', manner: 'spoken', act: 1 }],
      [`${board}/tempo-notes`, { seat: 'E', kind: 'slow', seconds: 20, disputed: true }],
      ...['E', 'S', 'W'].map((seat) => [`${board}/calls`, { seat, call: 'Pass' }] as const),
      [`${board}/leads`, { seat: 'E' }],
      [`${board}/faced-leads`, { seat: 'E', card: 'HA' }],
      [`${board}/spread-hands`, { seat: 'S' }],
      [`${board}/cards`, { seat: 'S', card: 'DA' }],
      [`${board}/claims`, { by: 'N', tricks: 13, statement: 'all trumps', shown: ['SA'] }],
      [`${board}/acceptances`, { by: 'E' }],
      [`${board}/results`, { result: { bid: '1S', declarer: 'N', risk: 'undoubled', tricks: 13 } }],
      [`${board}/artificial-scores`, { percent: { NS: 60, EW: 40 }, authority: 'the director' }],
      [`${board}?attempt=2`, dealt],
      [`${board}/entered-results?attempt=2`, { result: null, source: 'score slip' }],
      [`${board}?attempt=3`, dealt],
      [`${board}/entered-scores?attempt=3`, { score: -140, source: 'list of scores' }],
      ['/sessions/club/boards/1/2', { contestants: { NS: '1', EW: '2' } }],
      ['/sessions/club/boards/1/2/not-played', { reason: 'late' }],
    ];
    for (const [path, body] of steps) {
      const response = await post(path, body);
      expect([path, response.status, response.body]).toMatchObject([path, 201, { repeated: false }]);
      expect(response.headers.etag).toBe(`"${(response.body as { revision: number }).revision}"`);
    }
  });

  it('refuses a body that names the prototype, and takes nothing over from it', async () => {
    await server.given(...openedSession(), openBoard());
    const body = '{"seat":"N","call":"1S","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}';
    const response = await post('/sessions/club/boards/1/1/calls', body as unknown as object).type('json');
    expect([response.status, response.body]).toMatchObject([422, { code: 'InvalidCommand' }]);
    expect({}).not.toHaveProperty('admin');
  });

  it('takes a concession, and an illegal call with its finding', async () => {
    await server.given(...openedSession(), openBoard());
    const board = '/sessions/club/boards/1/1';
    await post(`${board}/calls`, { seat: 'N', call: '1S' });
    const illegal = await post(`${board}/calls`, { seat: 'E', call: '1H' });
    expect(illegal.body).toMatchObject({ revision: 3, events: [{ type: 'CallMade' }, { type: 'InfractionNoted' }] });
    for (const seat of ['S', 'W', 'N']) await post(`${board}/calls`, { seat, call: 'Pass' });
    await post(`${board}/faced-leads`, { seat: 'S', card: 'H2' });
    expect((await post(`${board}/concessions`, { by: 'E', tricks: 7 })).status).toBe(201);
  });
});

describe('the headers of a command', () => {
  beforeEach(() => server.given(...openedSession(), openBoard()));
  const call = { seat: 'N', call: '1S' };
  const calls = '/sessions/club/boards/1/1/calls';

  it('make a repetition harmless: Idempotency-Key, in any case', async () => {
    const key = randomUUID();
    const first = await post(calls, call).set('Idempotency-Key', key);
    const again = await post(calls, call).set('Idempotency-Key', key.toUpperCase());
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual({ ...(first.body as object), id: key, repeated: true });
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  it('do not let one id stand for two commands', async () => {
    const key = randomUUID();
    await post(calls, call).set('Idempotency-Key', key);
    const other = await post(calls, { seat: 'N', call: '1H' }).set('Idempotency-Key', key);
    expect([other.status, other.body]).toMatchObject([409, { code: 'CommandIdReused' }]);
  });

  it('say what the sender has seen: If-Match, If-None-Match', async () => {
    const fresh = await post(calls, call).set('If-Match', '"0"');
    const stale = await post(calls, call).set('If-Match', '"0"');
    expect([fresh.status, stale.status]).toEqual([201, 412]);
    expect(stale.body).toMatchObject({ code: 'StaleRevision', actual: 1, stream: 'board-club.1.1' });
    const board2 = '/sessions/club/boards/1/2';
    const opening = { contestants: { NS: '1', EW: '2' } };
    expect((await post(board2, opening).set('If-None-Match', '*')).status).toBe(201);
    expect((await post(board2, opening).set('If-None-Match', '*')).status).toBe(412);
    expect((await post(board2, opening).set('If-Match', '"-1"')).body).toMatchObject({ actual: 0 });
  });

  it('say when it happened: X-Occurred-At', async () => {
    await post(calls, call).set('X-Occurred-At', '2026-02-01T19:30:00+01:00');
    const answer = await request(server.url)
      .get('/boards/club.1.1/events')
      .set('Authorization', await server.bearer('director'));
    expect((answer.body as { events: object[] }).events[1]).toMatchObject({
      occurredAt: '2026-02-01T19:30:00+01:00',
      actor: { id: 'director', role: 'director' },
    });
  });

  it.each([
    ['Idempotency-Key', '17', 'BadIdempotencyKey'],
    ['Idempotency-Key', '', 'BadIdempotencyKey'],
    ['If-Match', '17', 'BadIfMatch'],
    ['If-Match', 'W/"17"', 'BadIfMatch'],
    ['If-Match', '"-2"', 'BadIfMatch'],
    ['X-Occurred-At', 'yesterday', 'BadOccurredAt'],
    ['X-Occurred-At', '2026-02-30T99:00:00Z', 'BadOccurredAt'],
    ['X-Occurred-At', '2026-02-01T19:30:00', 'BadOccurredAt'],
  ])('%s: %j is refused', async (name, value, code) => {
    const response = await post(calls, call).set(name, value);
    expect([response.status, response.body]).toMatchObject([400, { code }]);
    expect(await server.log.head()).toBe(4);
  });
});

describe('what cannot be', () => {
  beforeEach(() => server.given(...openedSession(), openBoard()));

  it.each([
    ['SessionUnknown', 404, '/sessions/other/sections', { section: 'A' }],
    ['BoardNotOpen', 404, '/sessions/club/boards/1/7/calls', { seat: 'N', call: '1S' }],
    ['SessionExists', 409, '/sessions', { id: 'club', laws: 'wbf-2017', scoring: 'matchpoints' }],
    ['ClaimNotMade', 409, '/sessions/club/boards/1/1/acceptances', { by: 'N' }],
  ])('is %s, %i', async (code, status, path, body) => {
    const response = await post(path, body);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect([response.status, response.body]).toMatchObject([
      status,
      { type: `urn:session-ledger:${code}`, code, status },
    ]);
    expect(response.headers.etag).toBeUndefined();
  });

  it('is a closed session that is to take a board', async () => {
    await server.given(toSession('CloseSession'));
    const response = await post('/sessions/club/boards/1/3', { contestants: { NS: '1', EW: '2' } });
    expect(response.body).toMatchObject({ status: 409, code: 'SessionClosed' });
  });

  it('is a history that this program cannot read', async () => {
    await server.log.append('board-club.1.1', [{ id: randomUUID(), type: 'CometSeen', data: {}, metadata: {} }], 'any');
    const response = await post('/sessions/club/boards/1/1/calls', { seat: 'N', call: '1S' });
    expect(response.body).toMatchObject({ status: 500, code: 'HistoryUnreadable' });
  });
});

it('answers 503 without words of the inside where the ledger is closed', async () => {
  await server.given(...openedSession());
  await server.log.close();
  const response = await post('/sessions/club/sections', { section: 'B' });
  expect([response.status, response.body]).toMatchObject([503, { code: 'LedgerClosed' }]);
  expect(response.text).not.toContain(server.folder);
});

it('tells a table apart from the others: its own boards only', async () => {
  await server.given(...openedSession(), openBoard(), openBoard({ table: '2', board: 2 }));
  const tablet = await server.bearer('table', { session: 'club', table: '1' });
  const as = (token: string, path: string, body: object) =>
    request(server.url).post(path).set('Authorization', token).send(body);
  const call = { seat: 'N', call: '1S' };
  expect((await as(tablet, '/sessions/club/boards/1/1/calls', call)).status).toBe(201);
  for (const path of ['/sessions/club/boards/2/2/calls', '/sessions/other/boards/1/1/calls']) {
    expect((await as(tablet, path, call)).body).toMatchObject({ status: 403, code: 'NotAuthorised' });
  }
  expect((await as(tablet, '/sessions/club/sections', { section: 'B' })).status).toBe(403);
  const auditor = await server.bearer('auditor');
  expect((await as(auditor, '/sessions/club/boards/1/1/calls', call)).status).toBe(403);
});
