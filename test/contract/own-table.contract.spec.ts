import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { type Json, openedSession, toBoard, toSession } from './support/commands';
import { type TestServer, startServer, until } from './support/server';
import { listenTo } from './support/sse-client';

/** What the device of a table learns of its own board: as if nothing had happened there but what it is shown. */

const BOARD = '/sessions/club/boards/1/1';
const DEAL = 'N:AK32.QJ4.T987.32 QJ54.AK2.65.JT98 T98.T98.AKQJ.AKQ 76.7653.432.7654';

let server: TestServer;
let tablet = '';
const start = async (): Promise<void> => {
  server = await startServer();
  tablet = await server.bearer('table', { session: 'club', table: '1' });
  await server.given(...openedSession(), toSession('SetDeals', { section: 'A', deals: [{ board: 1, deal: DEAL }] }));
};
afterEach(() => server.close());

const caughtUp = async (): Promise<void> => {
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};
const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  request(server.url).post(`${BOARD}${path}`).set('Authorization', tablet).set(headers).send(body);
const opened = () => post('', { dealer: 'N', contestants: { NS: '1', EW: '2' } });
const asTable = (path: string) => server.get(path, undefined, { authorization: tablet });

/** The revision, in the ledger, of the insufficient bid. */
const bidAt = async (): Promise<number> => {
  for await (const { type, data, revision } of server.log.readStream('board-club.1.1'))
    if (type === 'CallMade' && data.seat === 'E') return revision;
  throw new Error('there is no such call');
};

/** Nothing of it is shown to the table. */
const notShown = (times: number): readonly Json[] =>
  Array.from({ length: times }, (_, nth) => [
    toBoard('NoteTempo', { seat: 'W', kind: nth % 2 === 0 ? 'slow' : 'fast' }),
    toBoard('TakeStatement', { by: 'N', text: 'he thought' }),
  ]).flat();

const withoutPositions = (text: string): string =>
  text
    .replaceAll(/"position":\d+/g, '"position":N')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID');

/** Everything that a device is sent in an auction with an insufficient bid. */
const evening = async (hidden: number): Promise<readonly string[]> => {
  await start();
  const told: string[] = [];
  const give = async (path: string, body: object, expected: string | null): Promise<void> => {
    const response = await post(path, body, expected === null ? {} : { 'If-Match': expected });
    const { etag } = response.headers as { readonly etag?: string };
    told.push(`${path} ${response.status} ${etag ?? ''} ${response.text}`);
  };
  await give('', { dealer: 'N', contestants: { NS: '1', EW: '2' } }, '"-1"');
  await caughtUp();
  const client = await listenTo(`${server.url}/events?board=club.1.1`, undefined, { authorization: tablet });
  await server.given(...notShown(hidden));
  await give('/calls', { seat: 'N', call: '1S' }, '"0"');
  await server.given(...notShown(hidden));
  await give('/alerts', { by: 'S', act: 1 }, '"1"');
  await give('/calls', { seat: 'E', call: '1H' }, '"2"');
  await give('/director-calls', { by: 'S', act: 3 }, '"3"');
  await server.given(...notShown(hidden), toBoard('OfferOptions', { act: await bidAt() }));
  await give('/choices', { seat: 'S', law: '27A1', choice: 'accept', act: 9 }, '"5"');
  await give('/choices', { seat: 'S', law: '27A1', choice: 'accept', act: 3 }, '"4"');
  await give('/choices', { seat: 'S', law: '27A1', choice: 'accept', act: 3 }, '"5"');
  await server.given(...notShown(hidden));
  await give('/alerts', { by: 'S', act: 77 }, null);
  await caughtUp();
  for (const path of [
    '/boards/club.1.1',
    '/boards/club.1.1?at=0',
    '/boards/club.1.1?at=2',
    '/boards/club.1.1?at=4',
    '/boards/club.1.1?at=99',
    '/boards/club.1.1/events',
    '/boards/club.1.1/events?limit=2',
    '/sessions/club/boards',
    '/sessions/club',
  ])
    told.push(`${path} ${(await asTable(path)).text}`);
  await until(() => client.messages.length >= 6);
  told.push(JSON.stringify(client.messages));
  client.close();
  return told.map(withoutPositions);
};

it('two evenings that differ in what the table is not shown are the same to its device', async () => {
  const one = await evening(0);
  await server.close();
  expect(await evening(3)).toEqual(one);
  const all = one.join('\n');
  expect(all).toContain('"revision":6');
  expect(all).toContain('"code":"StaleRevision"');
  expect(all).not.toContain('InfractionNoted');
});

it('events have no gap, and an outcome ends with the last event that is shown, also for a finding and a repetition', async () => {
  await start();
  await opened();
  await post('/calls', { seat: 'N', call: '1S' });
  await server.given(...notShown(2));
  const key = randomUUID();
  const first = await post('/calls', { seat: 'E', call: '1H' }, { 'Idempotency-Key': key });
  expect(first.body).toMatchObject({ revision: 2, events: [{ revision: 2, type: 'CallMade' }] });
  await server.given(...notShown(1));
  const again = await post('/calls', { seat: 'E', call: '1H' }, { 'Idempotency-Key': key });
  expect(again.body).toEqual({ ...(first.body as object), repeated: true });
  await caughtUp();
  const { events } = (await asTable('/boards/club.1.1/events')).body as {
    readonly events: readonly { readonly revision: number; readonly position: number }[];
  };
  expect(events.map(({ revision }) => revision)).toEqual([0, 1, 2]);
  expect((first.body as { position: number }).position).toBe(events[2]?.position);
});

it('a released board keeps its numbers for the device; as the public it sees the whole of it', async () => {
  await start();
  await opened();
  await server.given(...notShown(1));
  for (const seat of ['N', 'E', 'S', 'W']) await post('/calls', { seat, call: 'Pass' });
  await post('/results', { result: null });
  await server.given(toSession('CloseSession'));
  await caughtUp();
  const own = await asTable('/boards/club.1.1');
  expect(own.body).toMatchObject({ of: 6, view: { deal: null } });
  expect((own.body as { view: { auction: object[] } }).view.auction).toMatchObject(
    [1, 2, 3, 4].map((act) => ({ act })),
  );
  const whole = await server.get('/boards/club.1.1', undefined, { authorization: tablet, 'view-as': 'public' });
  expect(whole.body).toMatchObject({ of: 8, view: { deal: DEAL } });
});

describe('a device that tries cards', () => {
  const play = (card: string, headers = {}) => post('/cards', { seat: 'E', card }, headers);
  const codeOf = async (card: string): Promise<unknown> =>
    ((await play(card)).body as { code?: string }).code ?? 'taken';

  beforeEach(async () => {
    await start();
    await opened();
    await post('/calls', { seat: 'N', call: '1NT' });
    for (const seat of ['E', 'S', 'W']) await post('/calls', { seat, call: 'Pass' });
  });

  it('has five on a board, and then gives none before somebody who sees the hands has recorded something there', async () => {
    const key = randomUUID();
    const lead = await post('/faced-leads', { seat: 'E', card: 'SQ' }, { 'Idempotency-Key': key });
    expect([lead.status, lead.text]).toMatchObject([201, expect.anything()]);
    const tried = ['SA', 'HQ', 'DT', 'C3', 'H9', 'HA', 'S5'];
    const codes: unknown[] = [];
    for (const card of tried) codes.push(await codeOf(card));
    expect(codes).toEqual([
      ...tried.slice(0, 5).map(() => 'CardNotHeld'),
      'TooManyImpossibleCards',
      'TooManyImpossibleCards',
    ]);
    const again = await post('/faced-leads', { seat: 'E', card: 'SQ' }, { 'Idempotency-Key': key });
    expect(again.status).toBe(200);
    expect((await post('/director-calls', { by: 'E' })).status).toBe(201);
    expect(await codeOf('HA')).toBe('TooManyImpossibleCards');
    const director = await server.bearer('director');
    const fact = { basis: 'agreed', text: 'the device was misread' };
    const found = await request(server.url).post(`${BOARD}/facts`).set('Authorization', director).send(fact);
    expect(found.status).toBe(201);
    expect(await codeOf('HA')).toBe('taken');
  });

  it('in one request of many commands, too', async () => {
    const lines = ['SA', 'HQ', 'DT', 'C3', 'H9', 'H8', 'SQ'].map((card) => toBoard('FaceLead', { seat: 'E', card }));
    const response = await request(server.url)
      .post('/commands')
      .set('Authorization', tablet)
      .set('Content-Type', 'application/x-ndjson')
      .buffer(true)
      .send(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const codes = [...response.text.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code);
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'CardNotHeld'),
      'TooManyImpossibleCards',
      'TooManyImpossibleCards',
    ]);
    expect(response.text).not.toMatch(/"[NESW] does/);
  });
});
