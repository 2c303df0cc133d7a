import type { ServerResponse } from 'node:http';
import { newCommandId, openLedger } from '@app/ledger';
import { LiveController } from '../../apps/projector/src/live/live.controller';
import { type Json, makeCall, openBoard, openedSession, passedOut, toBoard, toSession } from './support/commands';
import { type TestServer, startServer, until } from './support/server';
import { type SseClient, listenTo } from './support/sse-client';

let server: TestServer;
const clients: SseClient[] = [];
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
});

const listenAs = async (authorization: string | null, query = '', lastEventId?: string): Promise<SseClient> => {
  const headers = authorization === null ? {} : { authorization };
  const client = await listenTo(`${server.url}/events${query}`, lastEventId, headers);
  clients.push(client);
  return client;
};
const listen = async (query = '', lastEventId?: string): Promise<SseClient> =>
  listenAs(await server.bearer('director'), query, lastEventId);
const positions = ({ messages }: SseClient): readonly number[] => messages.map(({ position }) => position);
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

describe('the event stream', () => {
  it('tells what is new, from now on', async () => {
    await server.given(...openedSession());
    const client = await listen();
    expect(client.status).toBe(200);
    expect(client.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    await server.given(openBoard());
    await until(() => client.messages.length === 1);
    expect(client.messages[0]).toMatchObject({
      position: 4,
      streamId: 'board-club.1.1',
      revision: 0,
      type: 'BoardOpened',
      data: { board: 1, contestants: { NS: '1', EW: '2' } },
    });
    expect(client.lastEventId()).toBe('4');
  });

  it('begins with the first event of an empty ledger', async () => {
    const client = await listen();
    await server.given(...openedSession());
    await until(() => client.messages.length === 4);
    expect(positions(client)).toEqual([0, 1, 2, 3]);
  });

  it('tells what another process has written', async () => {
    await server.given(...openedSession());
    const client = await listen();
    const other = await openLedger(`sqlite:${server.folder}/ledger.db`);
    await other.append('board-club.9.9', [{ id: newCommandId(), type: 'Seen', data: {}, metadata: {} }], 'any');
    await until(() => client.messages.length === 1);
    await other.close();
  });

  it.each([
    ['?session=club', ['session-club', 'board-club.1.1', 'board-club.2.1']],
    ['?board=club.1.1', ['board-club.1.1']],
    ['?board=board-club.1.1', ['board-club.1.1']],
    ['?session=clu', []],
    ['?session=club2&board=club.1.1', []],
    ['?session=club2', ['session-club2', 'board-club2.1.1']],
  ])('%s tells of that only', async (query, streams) => {
    const client = await listen(query);
    const everything = await listen();
    await server.given(...openedSession(), openBoard(), openBoard({ table: '2' }));
    await server.given(...openedSession('club2'), openBoard({ session: 'club2' }));
    await until(() => everything.messages.length === 11);
    expect([...new Set(client.messages.map(({ streamId }) => streamId))]).toEqual(streams);
  });

  it('tells of all sessions that a ranking is made from', async () => {
    const one = { contest: 'cup', stage: 'final' };
    const opened = (session: string, contest: object): Json =>
      toSession('OpenSession', { laws: 'wbf-2017', scoring: 'matchpoints', title: session, contest }, { session });
    await server.given(
      opened('first', { ...one, session: 1 }),
      opened('second', { ...one, session: 2 }),
      opened('other', { ...one, stage: 'heats', session: 1 }),
    );
    const client = await listen('?stage=second');
    const everything = await listen();
    for (const session of ['first', 'second', 'other']) {
      await server.given(toSession('AddSection', { section: 'A' }, { session }));
    }
    await until(() => everything.messages.length === 3);
    expect(client.messages.map(({ streamId }) => streamId)).toEqual(['session-first', 'session-second']);
  });

  it('resumes after Last-Event-ID', async () => {
    await server.given(...openedSession());
    const client = await listen('', '1');
    await until(() => client.messages.length === 2);
    expect(positions(client)).toEqual([2, 3]);
  });

  it('shows that it is alive, and how far it has listened, where nothing happens that is asked for', async () => {
    await server.given(...openedSession());
    server.app.get(LiveController).heartbeatMs = 20;
    const client = await listen('?session=other');
    await server.given(openBoard());
    await until(() => client.lastEventId() === '4');
    expect(client.messages).toEqual([]);
  });

  it('gives an id before anything has happened, so that nothing is missed by whoever reconnects', async () => {
    await server.given(...openedSession());
    const first = await listen();
    await until(() => first.lastEventId() === '3');
    first.close();
    await server.given(openBoard());
    const second = await listen('', first.lastEventId());
    await until(() => second.messages.length === 1);
    expect(positions(second)).toEqual([4]);
  });

  it('has no gap and no repeat for listeners who come and go while much happens', async () => {
    await server.given(...openedSession(), openBoard());
    const begin = await server.log.head();
    let writing = true;
    const writer = (async () => {
      while (writing)
        await server.given(...Array.from({ length: 20 }, () => toBoard('NoteTempo', { seat: 'N', kind: 'slow' })));
    })();
    const heard: number[] = [];
    let last = String(begin);
    for (let visit = 0; visit < 15; visit += 1) {
      const client = await listen('?board=club.1.1', last);
      await until(() => client.messages.length > visit * 7);
      client.close();
      await client.closed;
      heard.push(...positions(client));
      last = client.lastEventId();
    }
    writing = false;
    await writer;
    const client = await listen('', last);
    const head = await server.log.head();
    await until(() => client.lastEventId() === String(head));
    heard.push(...positions(client));
    expect(heard).toEqual(range(begin + 1, head));
  });

  it.each(['x', '-1', '1.5', '99', '1e3', '9'.repeat(30)])(
    'does not wait for a position of another ledger: %s',
    async (id) => {
      await server.given(...openedSession());
      const client = await listen('', id);
      expect([client.status, await client.problem()]).toMatchObject([400, { code: 'BadLastEventId' }]);
    },
  );

  it.each(['?board=club', '?board=session-club', '?session=', '?session=a.1', '?stage=a.1', '?category=ledger'])(
    'refuses what no filter can be: %s',
    async (query) => {
      const client = await listen(query);
      expect([client.status, await client.problem()]).toMatchObject([400, { code: 'BadFilter' }]);
    },
  );

  it.each(['?board=a.1.1&board=b.1.1', '?session=a&session=b', '?category=board&category=appeal'])(
    'refuses a filter that is given twice: %s',
    async (query) => {
      const client = await listen(query);
      expect([client.status, await client.problem()]).toMatchObject([400, { code: 'BadParameter' }]);
    },
  );
});

describe('a listener', () => {
  /** The responses of the server to listeners, and how many of them are still being served. */
  const served = () => {
    const responses: ServerResponse[] = [];
    server.http.on('request', (_, response: ServerResponse) => responses.push(response));
    return { responses, open: () => responses.filter((response) => !response.closed).length };
  };

  it('who goes away leaves nothing behind', async () => {
    await server.given(...openedSession(), openBoard());
    const { open } = served();
    const own = await Promise.all(range(1, 30).map(() => listen()));
    expect(open()).toBe(30);
    for (const client of own) client.close();
    await until(() => open() === 0);
    await server.given(toBoard('NoteTempo', { seat: 'N', kind: 'slow' }));
    expect(own.every(({ messages }) => messages.length === 0)).toBe(true);
  });

  it('who does not read makes the server wait for it, not grow; and misses nothing', async () => {
    await server.given(...openedSession(), openBoard());
    const { responses } = served();
    const begin = await server.log.head();
    const client = await listen();
    client.response.pause();
    const data = { text: 'x'.repeat(20_000) };
    const some = () => Array.from({ length: 100 }, () => ({ id: newCommandId(), type: 'Seen', data, metadata: {} }));
    let most = 0;
    for (let nth = 0; nth < 8; nth += 1) {
      await server.log.append('board-club.1.1', some(), 'any');
      most = Math.max(most, responses[0]?.writableLength ?? 0);
    }
    await until(() => responses[0]?.writableNeedDrain === true);
    expect(most).toBeLessThan(100_000);
    client.response.resume();
    const head = await server.log.head();
    await until(() => client.lastEventId() === String(head));
    expect(positions(client)).toEqual(range(begin + 1, head));
  });

  it('who does not read for too long is cut off, and comes back without a gap', async () => {
    await server.given(...openedSession(), openBoard());
    const controller = server.app.get(LiveController);
    const { patienceMs } = controller;
    controller.patienceMs = 20;
    const { open } = served();
    const begin = await server.log.head();
    const client = await listen();
    client.response.pause();
    const data = { text: 'x'.repeat(20_000) };
    const some = Array.from({ length: 100 }, () => ({ id: newCommandId(), type: 'Seen', data, metadata: {} }));
    for (let nth = 0; nth < 8; nth += 1)
      await server.log.append(
        'board-club.1.1',
        some.map((event) => ({ ...event, id: newCommandId() })),
        'any',
      );
    await until(() => open() === 0);
    client.response.resume();
    await client.closed;
    controller.patienceMs = patienceMs;
    const again = await listen('', client.lastEventId());
    const head = await server.log.head();
    await until(() => again.lastEventId() === String(head));
    expect([...positions(client), ...positions(again)]).toEqual(range(begin + 1, head));
  });

  it('who does not read does not keep the server from ending', async () => {
    await server.given(...openedSession(), ...passedOut());
    const [reading, silent] = [await listen(), await listen('', '0')];
    silent.response.pause();
    await server.app.close();
    await reading.closed;
  });
});

describe('who may not see a board that is kept', () => {
  const types = ({ messages }: SseClient): readonly string[] => messages.map(({ type }) => type);
  const round = toSession('ScheduleRound', {
    round: '1',
    section: 'A',
    tables: [
      { table: '1', NS: '1', EW: '2', boards: [1] },
      { table: '2', NS: '2', EW: '1', boards: [1] },
    ],
  });
  const atTable = (table: string) => server.bearer('table', { session: 'club', table });

  it('is told that something moved, and of the board once everybody has played it', async () => {
    await server.given(...openedSession(), round);
    const [anybody, next, own] = [
      await listenAs(null),
      await listenAs(await atTable('2'), '?board=club.2.1'),
      await listenAs(await atTable('1')),
    ];
    await server.given(...passedOut());
    await until(() => own.messages.length === 6);
    await until(() => anybody.messages.length === 1);
    expect(types(own)).toEqual(['BoardOpened', 'CallMade', 'CallMade', 'CallMade', 'CallMade', 'ResultAgreed']);
    expect(anybody.messages).toEqual([
      { position: 5, streamId: 'session-club', revision: -1, type: 'SessionMoved', data: {} },
    ]);
    expect(anybody.lastEventId()).toBe('5');
    await server.given(openBoard({ table: '2' }), makeCall('N', 'Pass', { table: '2' }));
    await until(() => next.messages.length === 2);
    await server.given(toBoard('EnterResult', { result: null, source: 'slip' }, { table: '2' }));
    await until(() => next.messages.length === 3);
    await until(() => anybody.messages.length === 3);
    expect(types(anybody).slice(1)).toEqual(['SessionMoved', 'ResultEntered']);
  });

  it('is told when the board that he listens for is shown to everybody', async () => {
    await server.given(...openedSession(), round, ...passedOut());
    const client = await listenAs(null, '?board=club.1.1');
    await server.given(openBoard({ table: '2' }));
    await server.given(toBoard('EnterResult', { result: null, source: 'slip' }, { table: '2' }));
    await until(() => client.messages.length === 1);
    expect(client.messages).toMatchObject([{ type: 'SessionMoved', position: 12 }]);
  });

  it('hears of one board neither that it is opened nor that it has a result', async () => {
    await server.given(...openedSession(), round);
    const [one, all] = [await listenAs(null, '?board=club.1.1'), await listenAs(null)];
    await server.given(...passedOut(), toSession('AddSection', { section: 'B' }));
    await until(() => all.messages.length === 2);
    expect(types(all)).toEqual(['SessionMoved', 'SectionAdded']);
    expect(one.messages).toEqual([]);
  });

  it('hears neither when a hand is taken nor when the director is called', async () => {
    await server.given(...openedSession(), round, openBoard());
    const client = await listenAs(null);
    const before = await server.get('/sessions/club/boards');
    await server.given(
      toBoard('TakeHand', { seat: 'N', from: 'N' }),
      toBoard('CallDirector', { by: 'N' }),
      toSession('AddSection', { section: 'B' }),
    );
    await until(() => client.messages.length > 0);
    expect(types(client)).toEqual(['SectionAdded']);
    const then = await server.get(`/sessions/club/boards?asOf=${(await server.log.head()) - 1}`);
    expect(then.body).toMatchObject({ position: (before.body as { position: number }).position });
  });

  it('hears neither how many calls there are nor when, and resumes without gap or repeat', async () => {
    await server.given(...openedSession(), round);
    server.app.get(LiveController).heartbeatMs = 20;
    const client = await listenAs(null);
    await server.given(openBoard(), makeCall('N', '1S'), makeCall('E', 'X'));
    await until(() => client.lastEventId() === '5');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(client.lastEventId()).toBe('5');
    client.close();
    await server.given(makeCall('S', 'Pass'), toSession('AddSection', { section: 'B' }));
    const again = await listenAs(null, '', client.lastEventId());
    await until(() => again.messages.length === 1);
    expect(positions(again)).toEqual([9]);
    for (const id of ['10', '11', '99']) {
      const refused = await listenAs(null, '', id);
      expect([refused.status, await refused.problem()]).toMatchObject([400, { code: 'BadLastEventId' }]);
    }
  });

  it('hears that deals were set, and not how', async () => {
    await server.given(...openedSession());
    const client = await listenAs(null, '?category=session');
    const deal = 'N:AK32.QJ4.T987.32 QJ54.AK2.65.JT98 T98.T98.AKQJ.AKQ 76.7653.432.7654';
    await server.given(toSession('SetDeals', { section: 'A', deals: [{ board: 1, deal }] }), openBoard());
    await until(() => client.messages.length === 1);
    expect(client.messages).toMatchObject([{ type: 'DealsSet', data: { section: 'A', boards: [1] } }]);
  });
});

describe('the stream', () => {
  it('ends with the token', async () => {
    const client = await listenAs(await server.bearer('director', {}, '1s'));
    expect(client.status).toBe(200);
    await client.closed;
  });

  it('is not begun with a token that is not good', async () => {
    expect((await listenAs('Bearer x')).status).toBe(401);
  });

  it('is never ahead of the queries', async () => {
    await server.given(...openedSession(), openBoard());
    const client = await listen();
    const behind: number[] = [];
    client.response.on('data', () => {
      const told = client.messages.at(-1)?.position ?? -1;
      if (server.models.position() < told) behind.push(told);
    });
    for (let nth = 0; nth < 20; nth += 1) await server.given(toBoard('NoteTempo', { seat: 'N', kind: 'slow' }));
    await until(() => client.messages.length === 20);
    expect(behind).toEqual([]);
  });
});
