import type { ConsistencyAnswer, KeyAnswer } from '@app/contract';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Evidence,
  type RecordedEvent,
  canonicalEvent,
  newCommandId,
  openLedger,
  parseTlogProof,
  toBase64,
} from '@app/ledger';
import { checkpointByText, consistencyByText, everything, rootByPath } from '@app/testing';
import { LEDGER, jsonOf, runLedger } from '../testing/run-ledger';

const COMMANDS = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'AddSection', data: { section: 'A' } },
  { type: 'EnterContestant', data: { contestant: '1', kind: 'pair' } },
  { type: 'EnterContestant', data: { contestant: '2', kind: 'pair' } },
  { type: 'OpenBoard', table: '1', board: 1, data: { contestants: { NS: '1', EW: '2' } } },
  {
    type: 'EnterResult',
    table: '1',
    board: 1,
    data: { result: { bid: '4S', declarer: 'S', risk: 'undoubled', tricks: 10 }, source: 'slip' },
  },
  { type: 'CallDirector', table: '1', board: 1, data: { by: 'W' } },
  { type: 'OpenBoard', table: '1', board: 2, data: { contestants: { NS: '1', EW: '2' } } },
];

interface Shown {
  readonly keys: readonly KeyAnswer[];
  readonly here: string | null;
}

describe('keys, checkpoints and proofs on the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-keys-'));
  const data = join(folder, 'data');
  const ledger = (...args: readonly string[]) => runLedger(data, ...args);
  const give = (...commands: readonly object[]): void => {
    const file = join(folder, 'commands.ndjson');
    writeFileSync(file, commands.map((one) => JSON.stringify({ id: newCommandId(), session: 'm', ...one })).join('\n'));
    expect(ledger('import', file, '--role', 'director', '--session', 'm')).toMatchObject({ status: 0 });
  };
  const shown = (): Shown => jsonOf<Shown>(ledger('keys', '--json'));

  beforeAll(() => {
    give(...COMMANDS);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  describe('before there is a key', () => {
    it.each([
      [['checkpoint'], 1, 'the ledger has no key to sign with yet: ledger keys make'],
      [['keys', 'rotate'], 1, 'the ledger has no key yet: ledger keys make'],
      [['prove', '0'], 1, 'no checkpoint has been signed yet: ledger keys make, then ledger checkpoint'],
      [['keys', 'make', '--name', 'my club'], 2, "'my club' cannot be the name of a key"],
      [['keys', 'frobnicate'], 2, "too many arguments for 'keys'"],
      [['keys', 'make', '--nome', 'x'], 2, "unknown option '--nome'"],
      [['prove'], 2, 'name what is to be proved, or two heads with --from and --to'],
      [['prove', '--from', '1', '--format', 'tlog-proof'], 2, 'a proof between two heads is a JSON document'],
      [['prove', '0', '--format', 'pdf'], 2, "--format: 'pdf' is neither tlog-proof nor json"],
      [['prove', 'nonsense'], 2, "'nonsense' names nothing in a ledger"],
    ])('%j ends with status %i and says why', (args, status, message) => {
      const ran = ledger(...args);
      expect([ran.status, ran.stdout]).toEqual([status, '']);
      expect(ran.stderr).toContain(message);
      expect(ran.stderr).not.toMatch(/\n {4}at /);
    });

    it('keys: says that there is none', () => {
      expect(ledger('keys')).toMatchObject({ status: 0, stdout: 'the ledger has no key yet: ledger keys make\n' });
      expect(shown()).toEqual({ keys: [], here: null });
      expect(existsSync(join(data, 'checkpoint.key'))).toBe(false);
    });
  });

  describe('once it is made', () => {
    let key = '';
    beforeAll(() => {
      const ran = ledger('keys', 'make', '--name', 'club.example/ledger');
      expect(ran.status).toBe(0);
      key = ran.stdout.trimEnd();
    });

    it('keys make: keeps the key for its owner, and has signed a first checkpoint', () => {
      expect(statSync(join(data, 'checkpoint.key')).mode & 0o777).toBe(0o600);
      expect(shown()).toMatchObject({ keys: [{ key, replaces: null, to: null }], here: key });
      const { stdout } = ledger('keys');
      expect(stdout).toContain(`${key}\n  for checkpoints from `);
      expect(stdout).toContain(`its private half is in ${join(data, 'checkpoint.key')}`);
      expect(ledger('keys', 'make')).toMatchObject({ status: 1, stdout: '' });
    });

    it('checkpoint: prints the note; signs only what is new', () => {
      const first = ledger('checkpoint');
      expect(first).toMatchObject({ status: 0, stderr: 'nothing was recorded since this one was signed\n' });
      expect(checkpointByText(first.stdout, key)).toMatchObject({ origin: 'club.example/ledger', signatures: 1 });
      give({ type: 'OpenBoard', table: '1', board: 3, data: { contestants: { NS: '1', EW: '2' } } });
      const file = join(folder, 'checkpoint');
      expect(ledger('checkpoint', '--out', file)).toMatchObject({
        status: 0,
        stdout: '',
        stderr: `written to ${file}\n`,
      });
      const { size, root } = checkpointByText(readFileSync(file, 'utf8'), key);
      expect(size).toBeGreaterThan(checkpointByText(first.stdout, key).size);
      expect(jsonOf(ledger('checkpoint', '--json'))).toMatchObject({ size, root, isNew: false });
    });

    it.each([
      ['3', 3, null],
      ['m.1.1@1', null, 'ResultEntered'],
      ['m.1.1', null, 'ResultEntered'],
    ])('prove %s: a proof to keep, with the bytes it is of', (what, position, type) => {
      const file = join(folder, 'one.tlog-proof');
      const ran = ledger('prove', what, '--out', file);
      expect([ran.status, ran.stdout]).toEqual([0, '']);
      const [proof, entry] = [readFileSync(file, 'utf8'), readFileSync(`${file}.event.json`, 'utf8')];
      const read = parseTlogProof(proof);
      if (!read) throw new Error('no proof');
      const { size, root } = checkpointByText(read.checkpoint, key);
      expect(rootByPath(entry, read.index, size, read.hashes.map(toBase64)).toString('hex')).toBe(root);
      const event = JSON.parse(entry) as RecordedEvent;
      if (type !== null) expect(event.type).toBe(type);
      if (position !== null) expect(read.index).toBe(position);
      expect(ran.stderr).toContain(
        `proves ${event.streamId}@${event.revision} (${event.type}), at position ${read.index}\n`,
      );
    });

    it('prove --format json: all events of a board', () => {
      const evidence = jsonOf<Evidence & { keys: readonly string[] }>(ledger('prove', 'm.1.1', '--format', 'json'));
      expect(evidence).toMatchObject({ keys: [key], events: [{ event: { type: 'BoardOpened' } }, {}, {}] });
    });

    it('prove --from --to: that one head is the beginning of another', async () => {
      const log = await openLedger(`sqlite:${join(data, 'ledger.db')}`, { create: false });
      const entries = (await everything(log)).slice(0, 9).map(canonicalEvent);
      await log.close();
      const proof = jsonOf<ConsistencyAnswer>(ledger('prove', '--from', '3', '--to', '9'));
      expect(proof).toMatchObject({ from: 3, to: 9, hashes: consistencyByText(3, entries) });
      const { to, toRoot } = jsonOf<ConsistencyAnswer>(ledger('prove', '--from', '3'));
      expect(checkpointByText(ledger('checkpoint').stdout, key)).toMatchObject({ size: to, root: toRoot });
    });

    it.each([
      [['prove', 'm.1.2'], 1, 'board-m.1.2 has no result and no ruling yet'],
      [['prove', 'session-m'], 2, 'a proof is of one event: name one of'],
      [['prove', '--from', 'x'], 2, "from: expected a whole number, not 'x'"],
      [['prove', '3', '--out', join(folder, 'not', 'there')], 1, 'cannot write '],
      [['keys', 'rotate', '--lost'], 1, 'the key is not lost: it is in '],
    ])('%j ends with status %i and says why', (args, status, message) => {
      const ran = ledger(...args);
      expect([ran.status, ran.stdout]).toEqual([status, '']);
      expect(ran.stderr).toContain(message);
      expect(ran.stderr).not.toMatch(/\n {4}at /);
    });

    it('prove: what is newer than the last checkpoint has to wait', () => {
      give({ type: 'OpenBoard', table: '1', board: 4, data: { contestants: { NS: '1', EW: '2' } } });
      const ran = ledger('prove', 'm.1.4@0');
      expect([ran.status, ran.stdout]).toEqual([1, '']);
      expect(ran.stderr).toMatch(
        /the last checkpoint is of the first \d+ events, .* or sign one now with ledger checkpoint\n$/,
      );
      expect(ledger('checkpoint').status).toBe(0);
      expect(ledger('prove', 'm.1.4@0').status).toBe(0);
    });

    it('keys rotate: another key under the same name, vouched for by the old one', () => {
      const ran = ledger('keys', 'rotate', '--reason', 'The scorer has left');
      expect(ran.status).toBe(0);
      const changed = ran.stdout.trimEnd();
      const { keys, here } = shown();
      expect([here, keys.length]).toEqual([changed, 2]);
      expect(keys[1]).toMatchObject({ key: changed, replaces: key, vouchedFor: true, reason: 'The scorer has left' });
      expect(checkpointByText(keys[1]?.note ?? '', changed, key).origin).toBe('club.example/ledger');
      expect(checkpointByText(ledger('checkpoint').stdout, changed).origin).toBe('club.example/ledger');
      expect(ledger('keys').stdout).toContain('vouched for by the one before it: The scorer has left');
    });

    it('keys rotate --lost: goes on without the old one', () => {
      rmSync(join(data, 'checkpoint.key'));
      give({ type: 'OpenBoard', table: '1', board: 5, data: { contestants: { NS: '1', EW: '2' } } });
      expect(ledger('checkpoint')).toMatchObject({ status: 1, stdout: '' });
      expect(ledger('keys').stderr).toMatch(/^the private half of the key in force is not in .*checkpoint\.key\n$/);
      expect(ledger('keys', 'rotate')).toMatchObject({ status: 1, stdout: '' });
      expect(ledger('keys', 'rotate', '--lost').status).toBe(0);
      expect(ledger('keys').stdout).toContain('not vouched for by the one before it');
      expect(ledger('verify').status).toBe(0);
    });
  });

  it('serve: makes a key at its first start, signs, and once more when it ends', async () => {
    const place = join(folder, 'served');
    const child = spawn(process.execPath, [LEDGER, '--data', place, 'serve', '--port', '0'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    let output = '';
    for await (const text of child.stdout.setEncoding('utf8')) {
      output += String(text);
      if (output.includes('Stop with')) break;
    }
    const [url = ''] = /http:\/\/[^\s/]+/.exec(output) ?? [];
    const note = await (await fetch(`${url}/checkpoint`)).text();
    const { keys } = (await (await fetch(`${url}/keys`)).json()) as { keys: readonly KeyAnswer[] };
    const { origin, size } = checkpointByText(note, keys[0]?.key ?? '');
    expect([/^session-ledger\/[0-9a-f]{16}$/.test(origin), size]).toEqual([true, 1]);
    const file = join(folder, 'more.ndjson');
    writeFileSync(file, JSON.stringify({ id: newCommandId(), session: 'm', ...COMMANDS[0] }));
    expect(runLedger(place, 'import', file, '--role', 'director', '--session', 'm')).toMatchObject({ status: 0 });
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect(runLedger(place, 'prove', 'session-m@0').status).toBe(0);
  });
});
