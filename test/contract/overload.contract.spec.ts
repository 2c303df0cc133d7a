import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { openBoard, openedSession, toBoard } from './support/commands';
import { postNdjson } from './support/ndjson-client';
import { type TestServer, startServer, until } from './support/server';
import { type SseClient, listenTo } from './support/sse-client';

interface Answer {
  readonly status: number;
  readonly retryAfter: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: IncomingMessage['headers'];
}

type Headers = Readonly<Record<string, string>>;

let server: TestServer;
const start = async (env: Headers): Promise<void> => {
  server = await startServer(undefined, env);
};
afterEach(() => server.close());

/** Asks over a connection of its own unless an agent has one. */
const ask = async (
  path: string,
  headers: Headers = {},
  agent: Agent | false = false,
  body?: string,
): Promise<Answer> => {
  const sent = request(`${server.url}${path}`, { agent, headers, method: body === undefined ? 'GET' : 'POST' });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const piece of response) text += String(piece);
  return {
    status: response.statusCode ?? 0,
    retryAfter: Number(response.headers['retry-after']),
    body: (response.headers['content-type'] ?? '').includes('json') ? (JSON.parse(text) as Answer['body']) : { text },
    headers: response.headers,
  };
};

/** The statuses of as many requests, one after the other. */
const statuses = async (count: number, path: string, headers: Headers = {}): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let nth = 0; nth < count; nth += 1) all.push((await ask(path, headers)).status);
  return all;
};

const metricsOf = async (name: string): Promise<string | undefined> => {
  const answer = await ask('/metrics', { authorization: await server.bearer('auditor') });
  return String(answer.body.text)
    .split('\n')
    .find((line) => line.startsWith(name));
};

const expectTooMany = ({ status, retryAfter, body, headers }: Answer, code: string, most: number): void => {
  expect([status, headers['content-type'], body.code, body.type]).toEqual([
    429,
    'application/problem+json',
    code,
    `urn:session-ledger:${code}`,
  ]);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(most);
  expect(body.params).toEqual({ seconds: retryAfter });
};

describe('requests', () => {
  it('of one address without a good token are limited together, in the language of the caller', async () => {
    await start({ REQUESTS_PER_ADDRESS: '3' });
    expect(await statuses(2, '/me')).toEqual([200, 200]);
    expect(await statuses(1, '/me', { authorization: 'Bearer x.y.z' })).toEqual([401]);
    expectTooMany(await ask('/me'), 'TooManyRequests', 10);
    expectTooMany(await ask('/me', { authorization: 'Bearer x.y.z' }), 'TooManyRequests', 10);
    const danish = await ask('/docs-json', { 'accept-language': 'da' });
    expect([danish.status, String(danish.body.detail)]).toEqual([
      429,
      expect.stringMatching(/^for mange forespørgsler/),
    ]);
    expect(await metricsOf('http_limited_total{limit="requests-per-address"}')).toMatch(/ 3$/);
  });

  it('of one good token are limited by its holder, a table apart from others, and take nothing from anybody else', async () => {
    await start({ REQUESTS_PER_ADDRESS: '2', REQUESTS_PER_TABLE: '1', REQUESTS_PER_TOKEN: '3' });
    const at = (table: string) => server.bearer('table', { session: 'club', table });
    const director = { authorization: await server.bearer('director') };
    expect(await statuses(4, '/me', director)).toEqual([200, 200, 200, 429]);
    expect(await statuses(2, '/me', { authorization: await at('1') })).toEqual([200, 429]);
    expect(await statuses(2, '/me', { authorization: await at('2') })).toEqual([200, 429]);
    expect(await statuses(1, '/me', { authorization: await server.bearer('scorer') })).toEqual([200]);
    // The same holder with a token that was given out anew.
    expect(await statuses(1, '/me', { authorization: await server.bearer('director', {}, '2h') })).toEqual([429]);
    expect(await statuses(3, '/me')).toEqual([200, 200, 429]);
  });

  it('for health and metrics are always answered', async () => {
    await start({ REQUESTS_PER_ADDRESS: '1', REQUESTS_PER_TOKEN: '1' });
    expect(await statuses(2, '/me')).toEqual([200, 429]);
    expect(await statuses(3, '/health/live')).toEqual([200, 200, 200]);
    expect(await statuses(3, '/health/ready')).toEqual([200, 200, 200]);
    const auditor = { authorization: await server.bearer('auditor') };
    expect(await statuses(3, '/metrics', auditor)).toEqual([200, 200, 200]);
  });

  it('are not limited by a setting of 0', async () => {
    await start({ REQUESTS_PER_ADDRESS: '0' });
    expect(new Set(await statuses(20, '/me'))).toEqual(new Set([200]));
  });

  it('come from where a trusted proxy says, and nobody else is believed', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await start({ REQUESTS_PER_ADDRESS: '1', TRUSTED_PROXIES: 'loopback' });
    for (const address of ['192.0.2.1', '192.0.2.2', '2001:db8::1'])
      expect(await statuses(2, '/me', from(address))).toEqual([200, 429]);
    expect(await statuses(1, '/me', from('2001:db8::2'))).toEqual([429]);
    await server.close();
    await start({ REQUESTS_PER_ADDRESS: '1' });
    expect(await statuses(1, '/me', from('192.0.2.1'))).toEqual([200]);
    expect(await statuses(1, '/me', from('192.0.2.2'))).toEqual([429]);
  });

  it('that are too many are refused with their whole body on a connection that stays open', async () => {
    await start({ REQUESTS_PER_TOKEN: '1' });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let opened = 0;
    server.http.on('connection', () => (opened += 1));
    const headers = { authorization: await server.bearer('director'), 'content-type': 'application/json' };
    const first = await ask('/sessions', headers, agent, '{"id": "s", "laws": "wbf-2017", "scoring": "matchpoints"}');
    expect([first.status, first.headers['keep-alive']]).toEqual([201, 'timeout=80']);
    for (let nth = 0; nth < 3; nth += 1) {
      const large = JSON.stringify({ id: 'x'.repeat(1_000_000) });
      expectTooMany(await ask('/sessions', headers, agent, large), 'TooManyRequests', 10);
    }
    agent.destroy();
    expect(opened).toBe(1);
  });
});

describe('connections', () => {
  const open: Socket[] = [];
  const hold = async (): Promise<void> => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    open.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
  };
  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
  });

  it.each([
    ['in total', 'MAX_CONNECTIONS', 'connections'],
    ['of one address', 'MAX_CONNECTIONS_PER_ADDRESS', 'connections-per-address'],
  ])('too many %s are answered with 429 and closed, and one that closes makes room', async (_, setting, limit) => {
    await start({ [setting]: '2' });
    await hold();
    await hold();
    const large = JSON.stringify({ id: 'x'.repeat(1_000_000) });
    for (const answer of [await ask('/me'), await ask('/sessions', {}, false, large)]) {
      expectTooMany(answer, 'TooManyConnections', 5);
      expect(answer.headers.connection).toBe('close');
    }
    expect(await statuses(1, '/health/live')).toEqual([200]);
    // This question comes over a connection too many as well.
    expect(await metricsOf(`http_limited_total{limit="${limit}"}`)).toMatch(/ 4$/);
    open.pop()?.destroy();
    await until(async () => (await ask('/me')).status === 200);
  });

  it('of a trusted proxy are those of many, and counted in total only', async () => {
    await start({ MAX_CONNECTIONS_PER_ADDRESS: '1', TRUSTED_PROXIES: 'loopback' });
    await hold();
    await hold();
    expect(await statuses(1, '/me')).toEqual([200]);
  });
});

describe('listeners', () => {
  const open: SseClient[] = [];
  const listen = async (headers: Headers = {}): Promise<SseClient> => {
    const listener = await listenTo(`${server.url}/events`, undefined, headers);
    open.push(listener);
    return listener;
  };
  afterEach(() => {
    for (const listener of open.splice(0)) listener.close();
  });

  it.each([
    ['in total', { MAX_LISTENERS: '2' }, 'listeners'],
    ['of one address', { MAX_LISTENERS_PER_ADDRESS: '2' }, 'listeners-per-address'],
  ])('too many %s are refused, and one that goes makes room', async (_, env, limit) => {
    await start(env);
    await server.given(...openedSession());
    expect([(await listen()).status, (await listen()).status]).toEqual([200, 200]);
    const third = await listen();
    expect([third.status, third.headers['retry-after'], await third.problem()]).toMatchObject([
      429,
      '10',
      { code: 'TooManyListeners', detail: 'too many event streams are open; try again in 10 seconds' },
    ]);
    expect(await metricsOf(`http_limited_total{limit="${limit}"}`)).toMatch(/ 1$/);
    open[0]?.close();
    await until(async () => (await listen()).status === 200);
  });

  it('of one token are limited apart from those of its address', async () => {
    await start({ MAX_LISTENERS_PER_TOKEN: '1' });
    const as = async (table: string) => ({ authorization: await server.bearer('table', { session: 'club', table }) });
    expect((await listen(await as('1'))).status).toBe(200);
    expect((await listen(await as('1'))).status).toBe(429);
    expect((await listen(await as('2'))).status).toBe(200);
    expect([(await listen()).status, (await listen()).status]).toEqual([200, 200]);
  });
});

describe('commands', () => {
  const note = (table: number) => `/sessions/club/boards/${table}/1/tempo-notes`;

  /** Gives a command under an id; the answer, and the id. */
  const give = async (path: string, body: object, id = randomUUID()) => {
    const headers = {
      authorization: await server.bearer('director'),
      'content-type': 'application/json',
      'idempotency-key': id,
    };
    return { id, answer: await ask(path, headers, false, JSON.stringify(body)) };
  };
  const slow = { seat: 'N', kind: 'slow' };
  const boards = (...tables: readonly number[]) =>
    server.given(...openedSession(), ...tables.map((table) => openBoard({ table: String(table) })));
  const eventsOf = async (stream: string): Promise<number> => {
    let count = 0;
    for await (const event of server.log.readStream(stream)) count += event.type === 'TempoNoted' ? 1 : 0;
    return count;
  };

  /** How many commands were refused for one of these reasons. */
  const refusedBecause = async (...reasons: readonly string[]): Promise<number> => {
    const lines = reasons.map((because) => metricsOf(`ledger_commands_refused_total{because="${because}"}`));
    return (await Promise.all(lines)).reduce((sum, line) => sum + Number(line?.split(' ')[1] ?? 0), 0);
  };

  /** From now on the ledger appends nothing, until the function that this gives is called. */
  const holdAppends = (): (() => void) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const append = server.log.append.bind(server.log);
    const later: typeof append = async (...given) => {
      await released;
      return append(...given);
    };
    Object.assign(server.log, { append: later });
    return () => {
      release();
    };
  };

  /** Gives as many commands at once to a table; what has been answered so far, and all of it at the end. */
  const flood = (count: number, table: number) => {
    const answered: Awaited<ReturnType<typeof give>>[] = [];
    const all = Promise.all(
      Array.from({ length: count }, async () => {
        const one = await give(note(table), slow);
        answered.push(one);
        return one;
      }),
    );
    return { answered, all };
  };

  it.each([
    [
      'for which there is no room to wait',
      ['full'],
      { COMMANDS_AT_ONCE: '1', COMMANDS_WAITING: '2', COMMAND_WAIT_MS: '600000' },
      17,
    ],
    ['whose turn does not come in time', ['late', 'behind'], { COMMANDS_AT_ONCE: '1', COMMAND_WAIT_MS: '1' }, 19],
  ])('%s are answered with 503, were not executed at all, and can be given again', async (_, because, env, count) => {
    await start(env);
    await boards(1);
    const release = holdAppends();
    const { answered, all } = flood(20, 1);
    await until(() => answered.length === count);
    release();
    const given = await all;
    const refused = given.filter(({ answer }) => answer.status === 503);
    expect(refused).toHaveLength(count);
    expect(given.filter(({ answer }) => answer.status === 201)).toHaveLength(20 - count);
    for (const { answer } of refused)
      expect([answer.retryAfter, answer.body]).toMatchObject([1, { code: 'Overloaded', params: { seconds: 1 } }]);
    expect(await eventsOf('board-club.1.1')).toBe(20 - count);
    expect(await refusedBecause(...because)).toBe(count);
    for (const { id } of refused) {
      const again = await give(note(1), slow, id);
      expect([again.answer.status, again.answer.body.repeated]).toEqual([201, false]);
    }
    expect(await eventsOf('board-club.1.1')).toBe(20);
    expect(await metricsOf('ledger_commands_waiting')).toMatch(/ 0$/);
    expect(await metricsOf('ledger_commands_executing')).toMatch(/ 0$/);
    expect(await metricsOf('ledger_command_wait_seconds_count')).toMatch(/ 20$/);
  });

  it('of one table that floods take nothing from another', async () => {
    await start({ COMMANDS_AT_ONCE: '1', COMMANDS_WAITING: '8', COMMAND_WAIT_MS: '600000' });
    await boards(1, 2);
    const release = holdAppends();
    const flooding = flood(30, 1);
    await until(() => flooding.answered.length === 21);
    const other = flood(1, 2);
    // Room for it is made by the table that floods.
    await until(() => flooding.answered.length === 22);
    expect(await metricsOf('ledger_commands_waiting')).toMatch(/ 8$/);
    release();
    expect((await other.all).map(({ answer }) => answer.status)).toEqual([201]);
    const flooded = await flooding.all;
    expect(flooded.map(({ answer }) => answer.status).filter((status) => status === 503)).toHaveLength(22);
    expect([await eventsOf('board-club.1.1'), await eventsOf('board-club.2.1')]).toEqual([8, 1]);
  });

  it('in bulk wait as long as it takes', async () => {
    await start({ COMMANDS_AT_ONCE: '1', COMMANDS_WAITING: '1', COMMAND_WAIT_MS: '1' });
    await boards(1);
    const authorization = await server.bearer('director');
    const line = () => `${JSON.stringify(toBoard('NoteTempo', slow))}\n`;
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () => postNdjson(server.url, authorization, line() + line())),
    );
    expect(outcomes.flat().map(({ ok }) => ok)).toEqual(Array<boolean>(24).fill(true));
  });
});
