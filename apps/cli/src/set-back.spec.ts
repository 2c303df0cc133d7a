import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@app/ledger';
import { untilClosed } from '@app/testing';
import request from 'supertest';
import { localKey, signToken } from '@app/application';
import { LEDGER, jsonOf, runLedger } from './testing/run-ledger';

/** Servers that are really killed, over a ledger whose files are really taken away. */
let folder = '';
let file = '';
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set-back-cli-'));
  file = join(folder, 'ledger.db');
});
afterEach(async () => {
  for (const server of started.splice(0)) await kill(server);
  rmSync(folder, { recursive: true, force: true });
});

interface Served {
  readonly server: ChildProcess;
  readonly url: string;
}

/** Rejects with what it has said on stderr, where it ends before it listens. */
const serve = (): Promise<Served> =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [LEDGER, '--data', folder, 'serve', '--port', '0'], {
      env: { ...process.env, CHECKPOINT_SECONDS: '1', LOG_LEVEL: 'error' },
    });
    started.push(server);
    let [output, errors] = ['', ''];
    server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    server.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const url = /open +(http:\S+?)\/\n/.exec(output)?.[1];
      if (url !== undefined) resolve({ server, url });
    });
    server.once('exit', () => {
      reject(new Error(errors));
    });
  });

const kill = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await ended;
  await untilClosed(file);
};

let sessions = 0;

/** Opens a session by HTTP, as somebody who may; gives the status and the code of a problem. */
const openSession = async (url: string): Promise<readonly [number, string | undefined]> => {
  const token = await signToken(localKey(join(folder, 'token.key')), { id: 'o', role: 'organiser' }, '1h');
  const { status, body } = (await request(url)
    .post('/sessions')
    .set('Authorization', `Bearer ${token}`)
    .send({ id: `s${(sessions += 1)}`, laws: 'wbf-2017', scoring: 'matchpoints' })) as {
    status: number;
    body: { readonly code?: string };
  };
  return [status, body.code];
};

const openSessions = async (url: string, count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth += 1) expect(await openSession(url)).toEqual([201, undefined]);
};

const ready = async (url: string): Promise<readonly [number, unknown]> => {
  const { status, body } = (await request(url).get('/health/ready')) as { status: number; body: { checks?: unknown } };
  return [status, body.checks];
};

/** Waits until the read models have everything, so that something beside the ledger knows of it. */
const projected = async (url: string): Promise<void> => {
  const end = Date.now() + 60_000;
  const listed = async () => {
    const { body } = (await request(url).get('/sessions?limit=200')) as { body: { sessions: readonly unknown[] } };
    return body.sessions.length;
  };
  while ((await listed()) < sessions) if (Date.now() > end) throw new Error('the read models do not catch up');
};

const commands = (): string => {
  const path = join(folder, 'commands.ndjson');
  const id = '0191d0a0-0000-7000-8000-000000000001';
  const data = { laws: 'wbf-2017', scoring: 'matchpoints' };
  writeFileSync(path, JSON.stringify({ id, session: 'imported', type: 'OpenSession', data }));
  return path;
};

describe('a server that was killed, and whose write-ahead log was removed', () => {
  it('does not start again; nothing is written or read from an empty file; it goes on after recovering, under a new origin', async () => {
    sessions = 0;
    const { server, url } = await serve();
    await openSessions(url, 20);
    await projected(url);
    // The last to close the ledger folds its log into the file: what the file held without it is kept before that.
    copyFileSync(file, join(folder, 'without-log'));
    await kill(server);
    copyFileSync(join(folder, 'without-log'), file);
    rmSync(`${file}-wal`, { force: true });

    await expect(serve()).rejects.toThrow(/is not the ledger that it was.*ledger recover --new-origin/);
    for (const write of [['import', commands()], ['checkpoint'], ['keys', 'rotate'], ['rebuild'], ['keys', '--json']])
      expect(runLedger(folder, ...write)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('is not the ledger that it was') as string,
      });
    expect(runLedger(folder, 'verify').stderr).toContain('is not the ledger that it was');

    expect(runLedger(folder, 'recover', '--new-origin')).toMatchObject({ status: 2 });
    const recovered = runLedger(folder, 'recover', '--new-origin', '--reason', 'the log is gone', '--json');
    expect(recovered.status).toBe(0);
    expect(jsonOf<{ notice: string }>(recovered).notice).toContain('reason the log is gone\n');
    expect(runLedger(folder, 'recover', '--new-origin', '--reason', 'again')).toMatchObject({ status: 1 });
    expect(runLedger(folder, 'verify')).toMatchObject({ status: 0 });

    const again = await serve();
    expect(await ready(again.url)).toEqual([200, undefined]);
    expect(await openSession(again.url)).toEqual([201, undefined]);
  });
});

describe('a ledger that is lost under a running server', () => {
  it.each(['ledger.db', 'ledger.db-wal'])(
    '%s: nothing is acknowledged, it is not ready, and it still answers',
    async (name) => {
      sessions = 0;
      const { server, url } = await serve();
      await openSessions(url, 3);
      rmSync(join(folder, name));
      expect(await openSession(url)).toEqual([503, 'LedgerSetBack']);
      expect(await ready(url)).toMatchObject([503, { integrity: { status: 'down' } }]);
      expect((await request(url).get('/sessions')).status).toBe(200);
      await kill(server);
    },
  );
});

describe('an older copy that was put back', () => {
  it('is refused, also when the read models were removed', async () => {
    sessions = 0;
    const first = await serve();
    await openSessions(first.url, 2);
    await kill(first.server);
    runLedger(folder, 'checkpoint');
    // Whether the log is folded into the file by now depends on who closed it last.
    const ledger = new Database(file);
    ledger.prepare('VACUUM INTO ?').run(join(folder, 'backup'));
    ledger.close();
    const second = await serve();
    await openSessions(second.url, 10);
    await kill(second.server);
    runLedger(folder, 'checkpoint');
    for (const name of readdirSync(folder))
      if (/^(?:ledger|read-models|process-manager)\.db/.test(name)) rmSync(join(folder, name));
    copyFileSync(join(folder, 'backup'), file);
    await expect(serve()).rejects.toThrow(/checkpoint-signed\.db knows of \d+: \d+ are gone/);
  });
});

describe('an alteration that the operator goes on with', () => {
  it('is recorded, and named by readiness', async () => {
    sessions = 0;
    const { server, url } = await serve();
    await openSessions(url, 2);
    await kill(server);
    expect(runLedger(folder, 'recover', '--accept-alteration', '--reason', 'none')).toMatchObject({ status: 1 });
    const db = new Database(file);
    db.exec('DROP TRIGGER event_is_never_changed');
    const { position } = db
      .prepare<[], { position: number }>("SELECT position FROM event WHERE body LIKE '%SessionOpened%' LIMIT 1")
      .get() ?? { position: -1 };
    db.prepare("UPDATE event SET body = replace(body, 'matchpoints', 'imps') WHERE position = ?").run(position);
    db.close();
    const altered = await serve();
    expect(await ready(altered.url)).toMatchObject([503, { integrity: { status: 'down' } }]);
    expect(await openSession(altered.url)).toEqual([503, 'LedgerAltered']);
    await kill(altered.server);
    const accepted = runLedger(folder, 'recover', '--accept-alteration', '--reason', 'both pairs agree', '--json');
    expect(accepted.stderr).toContain('goes on finding this event');
    expect(jsonOf(accepted)).toMatchObject({ altered: position, reason: 'both pairs agree' });
    expect(runLedger(folder, 'verify')).toMatchObject({ status: 1 });
    const { url: after } = await serve();
    expect(await openSession(after)).toEqual([201, undefined]);
    const token = await signToken(localKey(join(folder, 'token.key')), { id: 'a', role: 'auditor' }, '1h');
    const { body } = (await request(after).get('/health/ready').set('Authorization', `Bearer ${token}`)) as {
      body: unknown;
    };
    expect(body).toMatchObject({
      info: { integrity: { status: 'up', accepted: [{ altered: position, reason: 'both pairs agree' }] } },
    });
  });
});
