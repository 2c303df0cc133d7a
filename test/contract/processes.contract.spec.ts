import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, eventIdOf, newCommandId, openLedger, type JsonObject, type NewEvent } from '@app/ledger';
import request from 'supertest';
import { localKey, readModels, signToken } from '@app/application';
import { DIRECTOR, openBoard, openedSession, passedOut } from './support/commands';
import { type AppProcess, startApp } from './support/processes';
import { startServer, until } from './support/server';
import { listenTo } from './support/sse-client';

let folder = '';
const started: AppProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const start = (app: 'command-api' | 'projector', settings: Readonly<Record<string, string>> = {}): AppProcess => {
  const process = startApp(app, { DATA_DIR: folder, ...settings });
  started.push(process);
  return process;
};

const bearer = async (): Promise<string> =>
  `Bearer ${await signToken(localKey(join(folder, 'token.key')), DIRECTOR, '1h')}`;

describe('the two applications, each a process of its own', () => {
  it('work on one ledger: what one has acknowledged, the other answers and tells', async () => {
    const [api, projector] = [await start('command-api').url, await start('projector').url];
    expect([api, projector].every((url) => url.startsWith('http://127.0.0.1:'))).toBe(true);
    const listener = await listenTo(`${projector}/events`);
    const response = await request(api)
      .post('/sessions')
      .set('Authorization', await bearer())
      .send({ id: 'club', laws: 'wbf-2017', scoring: 'matchpoints' });
    expect(response.status).toBe(201);
    await until(() => listener.messages.length === 1);
    await until(async () => (await request(projector).get('/sessions/club')).status === 200);
    listener.close();
  });

  it('end when they are told to, with listeners connected, and know everything when they start again', async () => {
    // Without a key in ledger and vault each has something to warn of.
    const quiet = { LOG_LEVEL: 'error', VAULT_KEY: 'ab'.repeat(32) };
    const [api, projector] = [start('command-api', quiet), start('projector', quiet)];
    const listener = await listenTo(`${await projector.url}/events`);
    const body = openedSession()
      .map((command) => JSON.stringify(command))
      .join('\n');
    const posted = await fetch(`${await api.url}/commands`, {
      method: 'POST',
      headers: { authorization: await bearer(), 'content-type': 'application/x-ndjson' },
      body,
    });
    expect((await posted.text()).match(/"ok":true/g)).toHaveLength(4);
    await until(() => listener.messages.length === 4);
    for (const { child } of [api, projector]) child.kill('SIGTERM');
    expect(await Promise.all([api.ended, projector.ended])).toEqual([0, 0]);
    expect([api.errors(), projector.errors()]).toEqual(['', '']);
    await listener.closed;

    const again = await start('projector', quiet).url;
    const { body: answer } = (await request(again).get('/sessions/club')) as { body: unknown };
    expect(answer).toMatchObject({ position: 3, session: { contestants: [{}, {}] } });
  });

  it('write no token and no body into their logs', async () => {
    const api = start('command-api', { LOG_LEVEL: 'trace' });
    const token = await bearer();
    const send = (authorization: string) =>
      request(apiUrl).post('/sessions').set('Authorization', authorization).send({ id: 'club', laws: 'secret-laws' });
    const apiUrl = await api.url;
    expect((await send(token)).status).toBe(422);
    expect((await send(`${token}x`)).status).toBe(401);
    await request(apiUrl).get('/nowhere');
    await until(() => api.errors().includes('/nowhere'));
    expect(api.errors()).toContain('[Redacted]');
    expect(api.errors()).not.toContain(token.slice('Bearer '.length, 60));
    expect(api.errors()).not.toContain('secret-laws');
  });
});

describe('a setting that makes no sense', () => {
  const fails = async (
    app: 'command-api' | 'projector',
    settings: Readonly<Record<string, string>>,
  ): Promise<string> => {
    const { ended, errors, output } = start(app, settings);
    expect([1, 2]).toContain(await ended);
    expect(output()).toBe('');
    expect(errors().trimEnd().split('\n')).toHaveLength(1);
    expect(errors()).not.toMatch(/\bat .*:\d+:\d+/);
    return errors();
  };

  it.each([
    [{ PORT: '70000' }, /^PORT: expected 0 to 65535, not '70000'/],
    [{ PORT: 'http' }, /^PORT: expected 0 to 65535, not 'http'/],
    [{ LEDGER_URL: 'postgres://x' }, /"postgres:\/\/x" is none of sqlite:/],
    [{ HOST: '203.0.113.7' }, /^HOST, PORT: cannot listen there/],
  ])('%j is named in one line', async (settings, message) => {
    for (const app of ['command-api', 'projector'] as const) expect(await fails(app, settings)).toMatch(message);
  });

  it('is a folder that cannot be', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const inFile = join(file, 'data');
    for (const app of ['command-api', 'projector'] as const) {
      expect(await fails(app, { DATA_DIR: inFile })).toContain(inFile);
      expect(await fails(app, { LEDGER_URL: `sqlite:${inFile}/ledger.db` })).toContain(inFile);
    }
  });

  it('is a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await until(() => other.listening);
    const port = String((other.address() as AddressInfo).port);
    expect(await fails('projector', { PORT: port })).toContain(`address already in use 127.0.0.1:${port}`);
    other.close();
  });

  it('is a file of something else', async () => {
    writeFileSync(join(folder, 'read-models.db'), 'hello '.repeat(1000));
    expect(await fails('projector', {})).toContain('read-models.db cannot be used');
    writeFileSync(join(folder, 'token.key'), 'hello');
    expect(await fails('command-api', {})).toContain('token.key: not a key');
    writeFileSync(join(folder, 'ledger.db'), 'hello '.repeat(1000));
    expect(await fails('command-api', {})).toContain('ledger.db');
  });
});

describe('a projector that is killed while it catches up', () => {
  const BOARDS = 30_000;

  /** Boards with a result each, straight into the ledger. */
  const fill = async (): Promise<void> => {
    const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
    const event = (type: string, data: JsonObject): NewEvent => ({
      id: eventIdOf(newCommandId(), 0),
      type,
      data,
      metadata: {},
    });
    const deal = {
      session: 'club',
      section: 'A',
      table: '1',
      attempt: 1,
      laws: 'wbf-2017',
      dealer: 'N',
      vulnerability: 'None',
    };
    await log.append(
      'session-club',
      [event('SessionOpened', { laws: 'wbf-2017', scoring: 'matchpoints' })],
      'no-stream',
    );
    for (let from = 1; from <= BOARDS; from += 1000) {
      const boards = Array.from({ length: 1000 }, (_, nth) => from + nth);
      await Promise.all(
        boards.map((board) => {
          const opened = { ...deal, board, contestants: { NS: '1', EW: '2' } };
          const events = [event('BoardOpened', opened), event('ResultAgreed', { result: null })];
          return log.append(`board-club.1.${board}`, events, 'no-stream');
        }),
      );
    }
    await log.close();
  };

  const positions = (): readonly number[] => {
    try {
      const db = new Database(join(folder, 'read-models.db'), { readonly: true });
      const found = db.prepare<[], number>("SELECT position FROM model WHERE name = 'boards'").pluck().all();
      db.close();
      return found;
    } catch {
      // It has not been made yet.
      return [];
    }
  };

  const LAST = 2 * BOARDS;

  /** Kills one projector after the other while it builds, five at most; gives where each of them stood. */
  const killedOnTheWay = async (): Promise<readonly number[]> => {
    const stops: number[] = [];
    for (let before = -1; before < LAST && stops.length < 5;) {
      const { child, ended, url } = start('projector');
      const goal = Math.min(LAST, Math.max(before + 1, (stops.length + 1) * 4_000));
      await Promise.race([until(() => Math.max(-1, ...positions()) >= goal), url]);
      child.kill('SIGKILL');
      expect(await ended).toBe('SIGKILL');
      const [position = -1, ...others] = positions();
      expect(others).toEqual([]);
      expect(position).toBeGreaterThan(before);
      stops.push((before = position));
    }
    return stops;
  };

  it('goes on where it was, and comes to the same as one that was left in peace', async () => {
    await fill();
    let stops: readonly number[] = [];
    // On a busy machine it may be through before the first kill comes: then all over again.
    while (!stops.some((position) => position < LAST)) {
      for (const file of ['', '-wal', '-shm']) rmSync(join(folder, `read-models.db${file}`), { force: true });
      stops = await killedOnTheWay();
    }
    await start('projector').url;

    const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
    const [killed, fresh] = [
      readModels(join(folder, 'read-models.db'), log),
      readModels(join(folder, 'fresh.db'), log),
    ];
    await fresh.catchUp();
    expect(killed.position()).toBe(LAST);
    expect(killed.documents('boards')).toHaveLength(BOARDS);
    expect(killed.documents('boards')).toEqual(fresh.documents('boards'));
    killed.close();
    fresh.close();
    await log.close();
  });
});

it('a server that starts again on its folder has everything', async () => {
  const first = await startServer(folder);
  await first.given(...openedSession(), ...passedOut(), openBoard({ board: 2 }));
  await until(async () => first.models.position() >= (await first.log.head()));
  const before = (await request(first.url).get('/sessions/club/travellers')).body as object;
  const token = await first.bearer('director');
  await first.stop();
  const second = await startServer(folder);
  expect((await request(second.url).get('/sessions/club/travellers')).body).toEqual(before);
  const call = await request(second.url)
    .post('/sessions/club/boards/1/2/calls')
    .set('Authorization', token)
    .send({ seat: 'N', call: '1S' });
  expect(call.status).toBe(201);
  await second.stop();
});
