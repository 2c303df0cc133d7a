import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { LEDGER, runLedger } from './testing/run-ledger';

const root = mkdtempSync(join(tmpdir(), 'at-rest-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const record = (table: number, north: string): string => `[Event "Club"]
[Board "1"]
[West "West ${table}"]
[North "${north}"]
[East "East ${table}"]
[South "South ${table}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJ.T98.765.432 T987.AKQ.432.J65 65.J765.AKQ.T987 432.432.JT98.AKQ"]
[Scoring "MatchPoints"]
[Table "${table}"]
[Declarer "N"]
[Contract "1NT"]
[Result "${6 + table}"]
`;

/** Two tables, so that each result has one to be compared with. */
const PBN = [record(1, 'Jens Brandt'), record(2, 'Inge Thorup')].join('\n');

interface Stopped {
  /** What the server wrote on stderr until it listened. */
  readonly stderr: string;
}

/** Serves until it listens, does the work, and stops. With a umask it is started by a shell, since a test has no umask of its own. */
const whileServing = async (
  data: string,
  { umask = '022', args = [], env = {} }: { umask?: string; args?: readonly string[]; env?: Record<string, string> },
  work: () => void = () => undefined,
): Promise<Stopped> => {
  const command = [process.execPath, LEDGER, '--data', data, 'serve', '--port', '0', ...args];
  const child = spawn('sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.includes('Stop with Ctrl-C')) resolve();
    });
  });
  if (!stdout.includes('Stop with Ctrl-C')) return { stderr };
  work();
  child.kill();
  await ended;
  return { stderr };
};

/** Every file and folder below, each with its mode. */
const modesIn = (folder: string): ReadonlyMap<string, string> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    [folder, ...names.map((name) => join(folder, name))].flatMap((path) => {
      // A server writes its report beside the old one and renames it: by now the name may be gone.
      const found = statSync(path, { throwIfNoEntry: false });
      const kind = found?.isDirectory() === true ? 'folder' : 'file';
      return found ? [[relative(folder, path), `${kind} ${(found.mode & 0o777).toString(8)}`]] : [];
    }),
  );
};

const describeWithModes = process.platform === 'win32' ? describe.skip : describe;

describeWithModes.each(['000', '022'])('under umask %s', (umask) => {
  const folder = join(root, umask);
  const data = join(folder, 'data');

  const run = (...args: readonly string[]): void => {
    const command = [process.execPath, LEDGER, '--data', data, ...args];
    const ran = spawnSync('sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', ...command], { encoding: 'utf8' });
    expect([args[0], ran.status, ran.status === 0 ? '' : ran.stderr]).toEqual([args[0], 0, '']);
  };

  const expectPrivate = (atLeast: readonly string[]): void => {
    const modes = modesIn(folder);
    expect([...modes.keys()]).toEqual(expect.arrayContaining([...atLeast]));
    expect([...modes].filter(([, mode]) => !['file 600', 'folder 700'].includes(mode))).toEqual([]);
  };

  it('every file is for its owner alone, and so is every folder', async () => {
    await whileServing(data, { umask, args: ['--demo'] }, () => {
      expectPrivate(['data/ledger.db-wal', 'data/ledger.db-shm', 'data/directory.db-wal', 'data/vault.db-wal']);
    });
    const pbn = join(root, 'club.pbn');
    writeFileSync(pbn, PBN);
    run('import', pbn, '--session', 'friday');
    run('export', 'a1', '--format', 'case', '--out', join(folder, 'a1.json'));
    run('export', 'a1', '--format', 'html', '--out', join(folder, 'a1.html'));
    run('forget', 'p08', '--session', 'demo', '--yes');
    run('rebuild');
    run('copy', `sqlite:${join(data, 'ledger.db')}`, `sqlite:${join(folder, 'copied', 'ledger.db')}`);
    expectPrivate([
      ...['ledger', 'directory', 'read-models', 'process-manager', 'checkpoint-signed', 'vault'].map(
        (name) => `data/${name}.db`,
      ),
      ...['token', 'checkpoint', 'directory'].map((name) => `data/${name}.key`),
      ...['a1.json', 'a1.html', 'copied/ledger.db'],
    ]);
  }, 300_000);
});

describeWithModes('a data folder from before', () => {
  const data = join(root, 'before');

  it('is served as it is; file, mode and the command that mends it are named', async () => {
    expect((await whileServing(data, {})).stderr).not.toContain('other users');
    chmodSync(data, 0o755);
    chmodSync(join(data, 'directory.db'), 0o644);
    const { stderr } = await whileServing(data, {});
    expect(stderr).toContain(`can open ${data} (mode 0755); to keep them out: chmod 0700 ${data}\n`);
    const file = join(data, 'directory.db');
    expect(stderr).toContain(`can open ${file} (mode 0644); to keep them out: chmod 0600 ${file}\n`);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('644');
  }, 120_000);

  it('an export into a file that others can open says so', () => {
    const out = join(root, 'old.json');
    writeFileSync(out, '');
    chmodSync(out, 0o644);
    const demo = runLedger(join(root, '022', 'data'), 'export', 'a1', '--format', 'case', '--out', out);
    expect(demo.stderr).toMatch(/other users can open .+old\.json \(mode 644\)/);
  });
});

describe('the key of the vault', () => {
  const data = join(root, '022', 'data');
  const [one, other] = [join(root, 'keys', 'one.key'), join(root, 'keys', 'other.key')];

  const vault = (key: string, ...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [LEDGER, '--data', data, ...args], {
      encoding: 'utf8',
      env: { ...process.env, VAULT_KEY_FILE: key },
    });
    return { status, stdout, stderr };
  };
  const statements = (key: string): unknown => {
    const { status, stdout, stderr } = vault(key, 'export', 'a1', '--format', 'case');
    return status === 0 ? (JSON.parse(stdout) as { readonly statements: object }).statements : stderr;
  };

  it('is made, taken into use, changed, and asked for', async () => {
    const before = statements('');
    expect(Object.keys(before as object).length).toBeGreaterThan(0);
    expect(vault('', 'vault').stdout).toContain('the keys are not wrapped: whoever copies the data folder');
    const [first, second] = [one, other].map((file) => vault('', 'vault', 'make-key', file).stdout.trim());
    expect(vault('', 'vault', 'make-key', one)).toMatchObject({ status: 2 });
    expect(vault('', 'vault', 'make-key', join(data, 'vault.key')).stderr).toContain('outside the data folder');
    expect(existsSync(join(data, 'vault.key'))).toBe(false);

    expect((await whileServing(data, {})).stderr).toContain('to keep a key outside: VAULT_KEY_FILE');
    expect((await whileServing(data, { env: { VAULT_KEY_FILE: one } })).stderr).not.toContain('VAULT_KEY_FILE');
    expect(statements(one)).toEqual(before);
    const without = await whileServing(data, {});
    expect(without.stderr).toContain(`wrapped with the vault key ${first ?? ''}, and no key is given`);
    expect(vault(other, 'vault')).toMatchObject({ status: 1, stdout: '' });

    expect(vault(one, 'vault', 'rotate', '--new-key-file', other).stdout).toContain(`vault key ${second ?? ''}`);
    expect(statements(one)).toContain(`wrapped with the vault key ${second ?? ''}, and given is ${first ?? ''}`);
    expect(statements(other)).toEqual(before);
    expect(vault(other, 'verify').status).toBe(0);
    expect(vault(other, 'forget', 'p07', '--session', 'demo', '--yes').status).toBe(0);
  }, 300_000);
});
