import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, runOnWindows, startOnWindows, until, windowsPath } from './wine';

/** What a club does in an evening, by the Node of Windows: what holds here holds without Wine too, as far as Wine is Windows. */
const folder = mkdtempSync(join(tmpdir(), 'windows-smoke-'));
const data = join(folder, 'data');
const outside = join(folder, 'outside');
mkdirSync(outside);

let server: Running | undefined;
let [url, token] = ['', ''];

afterAll(async () => {
  await server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const ledger = (...args: readonly string[]): Promise<string> =>
  runOnWindows(folder, [...args, '--data', windowsPath(data)]);

/** The same command by the Node of this machine, on the files that Windows has written. */
const ledgerHere = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(__dirname, '..', '..', 'apps', 'cli', 'bin', 'ledger.js'), ...args], {
    encoding: 'utf8',
  });

const serve = async (): Promise<void> => {
  const running = startOnWindows(folder, 'serve', '--demo', '--port', '0', '--data', windowsPath(data));
  server = running;
  let exit: number | null | undefined;
  void running.ended.then((status) => {
    exit = status;
  });
  await until(() => {
    if (exit !== undefined) throw new Error(`serve has ended with ${exit}: ${running.stderr()}`);
    [, url = '', token = ''] = /(http:\/\/[\d.]+:\d+)\/#\/sign-in\?token=(\S+)/.exec(running.stdout()) ?? [];
    return token !== '';
  });
};

const get = (path: string): Promise<Response> => fetch(url + path, { headers: { authorization: `Bearer ${token}` } });

const checkpointSize = async (): Promise<number> => {
  const response = await get('/checkpoint');
  expect(response.status).toBe(200);
  return Number((await response.text()).split('\n')[1]);
};

const give = async (...commands: readonly object[]): Promise<void> => {
  const body = commands.map((command) => `${JSON.stringify({ id: randomUUID(), ...command })}\n`).join('');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  const response = await fetch(`${url}/commands`, { method: 'POST', headers, body });
  expect([response.status, await response.text()]).toEqual([200, expect.not.stringMatching(/"(code|refusal)"/)]);
};

const record = (table: number): string => `[Event "Club evening"]
[Site "Club"]
[Date "2026.02.02"]
[Board "1"]
[West "W${table}"]
[North "N${table}"]
[East "E${table}"]
[South "S${table}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Scoring "MatchPoints"]
[Table "${table}"]
[Declarer "N"]
[Contract "3NT"]
[Result "${8 + table}"]
`;

/** Two tables, so that each result has one to be compared with. */
const PBN = [1, 2].map(record).join('\n').replaceAll('\n', '\r\n');

describe('on Windows', () => {
  it('the server starts, makes a key and signs', async () => {
    await serve();
    expect(server?.stderr()).not.toContain('no checkpoint is signed');
    expect(server?.stderr()).toContain(`who may read the files in ${windowsPath(data)} follows from the access list`);
    expect((await get('/health/ready')).status).toBe(200);
    expect(await checkpointSize()).toBeGreaterThan(1000);
    expect(readdirSync(data).filter((name) => name.startsWith('checkpoint.key'))).toEqual(['checkpoint.key']);
  });

  it('a file is imported while the server runs, and queries show it', async () => {
    const file = join(outside, 'evening.pbn');
    writeFileSync(file, PBN);
    await ledger('import', windowsPath(file), '--session', 'imported');
    await until(async () => (await get('/sessions/imported')).status === 200);
  });

  it('read models are built again while the server answers', async () => {
    let isDone = false;
    const rebuilding = ledger('rebuild').finally(() => {
      isDone = true;
    });
    const statuses = new Set<number>();
    while (!isDone) statuses.add((await get('/sessions/demo/standings')).status);
    expect(await rebuilding).toMatch(/demo|events|rebuilt|read/i);
    expect([...statuses]).toEqual([200]);
  });

  it('a checkpoint is signed by the command, and is kept outside', async () => {
    await ledger('checkpoint', '--out', windowsPath(join(outside, 'kept.txt')));
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toMatch(/^session-ledger\/[0-9a-f]{16}\n\d+\n/);
  });

  it('nothing acknowledged is lost when the server is killed, and it goes on signing', async () => {
    const before = await checkpointSize();
    await give(
      { type: 'OpenSession', session: 'late', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
      { type: 'AddSection', session: 'late', data: { section: 'A' } },
    );
    await server?.kill();
    await until(() =>
      get('/health/live').then(
        () => false,
        () => true,
      ),
    );
    await serve();
    expect((await get('/health/ready')).status).toBe(200);
    await until(async () => (await get('/sessions/late')).status === 200);
    expect(await checkpointSize()).toBeGreaterThan(before);
  });

  it('the key is changed, also where half a key was left behind', async () => {
    await server?.kill();
    server = undefined;
    writeFileSync(join(data, 'checkpoint.key.next'), readFileSync(join(data, 'checkpoint.key'), 'utf8').slice(0, 90));
    await ledger('keys', 'rotate', '--reason', 'Tried on Windows');
    expect(readdirSync(data).filter((name) => name.startsWith('checkpoint.key'))).toEqual(['checkpoint.key']);
  });

  it('everything verifies, there and here', async () => {
    const kept = join(outside, 'kept.txt');
    const file = join(data, 'ledger.db');
    const there = JSON.parse(
      await runOnWindows(folder, ['verify', windowsPath(file), '--checkpoint', windowsPath(kept), '--json']),
    ) as object;
    const here = JSON.parse(ledgerHere('verify', file, '--checkpoint', kept, '--json')) as object;
    expect(there).toMatchObject({ ok: true, warnings: [] });
    const withoutPlaces = (one: object): unknown => ({ ...one, file: null });
    expect(withoutPlaces(there)).toEqual(withoutPlaces(here));
  });
});
