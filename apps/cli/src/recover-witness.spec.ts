import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Database, newCommandId } from '@app/ledger';
import { LEDGER, jsonOf, runLedger, type Ran } from './testing/run-ledger';

/** `ledger recover` with a witness that runs: what the witness is told, and what it co-signs then. */
let folder = '';
let data = '';
let file = '';
let witness: ChildProcess | undefined;
let port = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recover-witness-'));
  data = join(folder, 'data');
  file = join(data, 'ledger.db');
  port = 0;
});
afterEach(async () => {
  await stopWitness();
  delete process.env.LEDGER_WITNESSES;
  rmSync(folder, { recursive: true, force: true });
});

const stopWitness = async (): Promise<void> => {
  const running = witness;
  witness = undefined;
  if (running?.exitCode !== null) return;
  const ended = once(running, 'close');
  running.kill('SIGKILL');
  await ended;
};

/** Starts the witness of these logs, always at the same port; gives what it has told its operator so far. */
const startWitness = async (...logs: readonly string[]): Promise<() => string> => {
  const options = ['--key', join(folder, 'w.key'), '--name', 'witness.example/w1', '--state', join(folder, 'w.db')];
  const keys = logs.flatMap((log) => ['--log', log]);
  const child = spawn(process.execPath, [LEDGER, 'witness', ...options, ...keys, '--port', String(port)]);
  witness = child;
  let told = '';
  child.stderr.on('data', (text: Buffer) => (told += text.toString()));
  const [url, key] = await new Promise<readonly [string, string]>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const [, address, verifierKey] = /witness on (\S+)\nkey (\S+)\n/.exec(output) ?? [];
      if (address !== undefined && verifierKey !== undefined) resolve([address, verifierKey]);
    });
    child.once('close', () => {
      reject(new Error(told));
    });
  });
  port = Number(new URL(url).port);
  process.env.LEDGER_WITNESSES = `${key} ${url}`;
  return () => told;
};

const succeeded = (ran: Ran): Ran => {
  if (ran.status !== 0) throw new Error(ran.stderr);
  return ran;
};

const openSessions = (count: number): void => {
  const lines = Array.from({ length: count }, () => {
    const id = newCommandId();
    return JSON.stringify({
      id,
      session: `s-${id.slice(-8)}`,
      type: 'OpenSession',
      data: { laws: 'wbf-2017', scoring: 'matchpoints' },
    });
  });
  const path = join(folder, 'commands.ndjson');
  writeFileSync(path, lines.join('\n'));
  succeeded(runLedger(data, 'import', path));
};

interface Signed {
  readonly size: number;
  readonly note: string;
}

const checkpoint = (): Signed => jsonOf(succeeded(runLedger(data, 'checkpoint', '--json')));

/** The last size that the witness has co-signed, by origin. */
const cosigned = (): Readonly<Record<string, number>> => {
  const shown = succeeded(runLedger(data, 'witness', '--state', join(folder, 'w.db'), '--show', '--json'));
  const { latest, suspects } = jsonOf<{
    readonly latest: readonly { readonly origin: string; readonly size: number }[];
    readonly suspects: readonly unknown[];
  }>(shown);
  expect(suspects).toEqual([]);
  return Object.fromEntries(latest.map(({ origin, size }) => [origin, size]));
};

/** Gives the verifier key of the ledger. */
const aLedger = (): string => {
  openSessions(3);
  return /\S+\+[0-9a-f]{8}\+\S+/.exec(succeeded(runLedger(data, 'keys', 'make')).stdout)?.[0] ?? '';
};

const originOf = (key: string): string => key.split('+')[0] ?? '';

it('--new-origin: the witness is told of the new key by the old one, and co-signs for it once its operator has entered it', async () => {
  const old = aLedger();
  await startWitness(old);
  openSessions(1);
  expect(checkpoint().note).toContain('— witness.example/w1 ');
  copyFileSync(file, join(folder, 'backup.db'));
  openSessions(5);
  const { size } = checkpoint();
  expect(cosigned()).toEqual({ [originOf(old)]: size });
  copyFileSync(join(folder, 'backup.db'), file);

  await stopWitness();
  const told = await startWitness(old);
  const recovered = succeeded(runLedger(data, 'recover', '--new-origin', '--reason', 'the disk failed', '--json'));
  const { key } = jsonOf<{ readonly key: string }>(recovered);
  expect(recovered.stderr).toContain('the witness witness.example/w1 has not co-signed: answers 404');
  while (!told().includes('NEW ORIGIN')) await pause(10);
  expect(told()).toContain(`NEW ORIGIN: ${originOf(old)} vouches for ${originOf(key)}`);
  expect(told()).toContain(`--log ${key} as well`);
  expect(cosigned()).toEqual({ [originOf(old)]: size });

  await stopWitness();
  await startWitness(old, key);
  openSessions(1);
  const next = checkpoint();
  expect(next.note).toContain('— witness.example/w1 ');
  expect(cosigned()).toEqual({ [originOf(old)]: size, [originOf(key)]: next.size });
});

it('--accept-alteration: the origin stays, the hashes are those that were co-signed, and the witness co-signs what follows', async () => {
  const key = aLedger();
  const told = await startWitness(key);
  openSessions(1);
  const before = checkpoint();
  expect(cosigned()).toEqual({ [originOf(key)]: before.size });
  const db = new Database(file);
  db.exec('DROP TRIGGER event_is_never_changed');
  db.prepare("UPDATE event SET body = replace(body, 'matchpoints', 'imps') WHERE position = 1").run();
  db.close();
  succeeded(runLedger(data, 'recover', '--accept-alteration', '--reason', 'both pairs agree'));
  const after = checkpoint();
  expect(after.note).toContain('— witness.example/w1 ');
  expect(after.size).toBeGreaterThan(before.size);
  expect(cosigned()).toEqual({ [originOf(key)]: after.size });
  expect(told()).toBe('');
});
