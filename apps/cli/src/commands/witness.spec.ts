import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseVerifierKey } from '@app/ledger';
import { startChild } from '@app/testing';
import { LEDGER, jsonOf, runLedger } from '../testing/run-ledger';
import { aLog } from '../witness/testing/a-log';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witness-command-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const witness = (...args: readonly string[]) => runLedger(folder, 'witness', ...args);
const key = (): string => join(folder, 'witness.key');
const state = (): string => join(folder, 'witness.db');

describe('ledger witness', () => {
  it('--make makes the key once, for its owner only, and prints its verifier key', () => {
    const made = witness('--make', '--key', key(), '--name', 'witness.example/w1');
    expect(made.status).toBe(0);
    expect(parseVerifierKey(made.stdout.trim())).toMatchObject({ name: 'witness.example/w1', type: 4 });
    expect(statSync(key()).mode & 0o777).toBe(0o600);
    expect(witness('--make', '--key', key())).toEqual(made);
  });

  it.each([
    ['no key', () => ['--state', state(), '--log', 'x'], /--log: 'x' is no verifier key of a log/],
    ['no log', () => ['--key', key(), '--state', state()], /--log is needed/],
    ['no name for a new key', () => ['--make', '--key', key()], /--name: .*witness\.key is not there/],
    [
      'a name that cannot be one',
      () => ['--make', '--key', key(), '--name', 'a b'],
      /'a b' cannot be the name of a key/,
    ],
    ['no state to show', () => ['--show', '--state', state()], /witness\.db is not there/],
  ])('refuses a command line with %s', (_, args, words) => {
    const { status, stderr } = witness(...args());
    expect([status, stderr]).toEqual([2, expect.stringMatching(words)]);
  });

  it('co-signs what a log sends it, and shows what it knows and what it holds against it', async () => {
    const log = aLog();
    const fork = aLog(log.key);
    await log.grow(3);
    await fork.grow(3, 'otherwise');
    expect(witness('--make', '--key', key(), '--name', 'witness.example/w1').status).toBe(0);
    const child = startChild(
      LEDGER,
      ...['witness', '--key', key(), '--state', state(), '--log', log.key.verifierKey, '--port', '0'],
    );
    await child.untilLines(2);
    const url = /http:\S+/.exec(child.lines[0] ?? '')?.[0] ?? '';
    const post = async (body: string) => (await fetch(new URL('add-checkpoint', url), { method: 'POST', body })).status;
    expect(await post(await log.request(0, 3))).toBe(200);
    expect(await post(await fork.request(3, 3))).toBe(409);
    await child.kill();

    const shown = witness('--show', '--state', state());
    expect(shown.stdout).toMatch(/^ledger\.example\/club: 3 events, root [0-9a-f]{64}, co-signed \d+ \w+ \d{4}, /);
    expect(shown.stdout).toContain(`INCONSISTENT: 3 events`);
    expect(shown.stdout).toContain(`${await fork.checkpoint(3)}\nco-signed had been\n\n${await log.checkpoint(3)}`);
    expect(jsonOf(witness('--show', '--state', state(), '--json'))).toMatchObject({
      latest: [{ origin: 'ledger.example/club', size: 3 }],
      suspects: [{ kind: 'fork', size: 3, note: await fork.checkpoint(3), against: await log.checkpoint(3) }],
    });
  });
});
