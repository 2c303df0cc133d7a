import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '@app/ledger';
import { accepted, someEvents, startWireServerProcess, type WireServerProcess } from '@app/testing';
import { jsonOf, runLedger, type Ran } from '../testing/run-ledger';

interface Answer {
  readonly ok: boolean;
  readonly before: number;
  readonly events: number;
  readonly root: string;
  readonly reason: string;
  readonly difference: unknown;
  readonly leftBehind: readonly { readonly file: string }[];
}

const data = mkdtempSync(join(tmpdir(), 'ledger-copy-cli-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'ledger-copy-cli-'));
const source = `sqlite:${join(data, 'ledger.db')}`;
const head = join(data, 'head.txt');
let server: WireServerProcess;

const EVENING = 'examples/club-evening.ndjson';
const NAMES = 'examples/club-evening.names.json';

const succeeds = (ran: Ran): Ran => {
  if (ran.status !== 0) throw new Error(ran.stderr || ran.stdout);
  return ran;
};

beforeAll(async () => {
  server = await startWireServerProcess(join(elsewhere, 'wire.log'));
  // Some of the decisions in it are for others than a director; what they would be is of no matter here.
  runLedger(data, 'import', EVENING, '--names', NAMES, '--role', 'director');
  succeeds(runLedger(data, 'keys', 'make', '--name', 'club.example/ledger'));
  writeFileSync(head, succeeds(runLedger(data, 'checkpoint')).stdout);
  succeeds(runLedger(data, 'keys', 'rotate', '--reason', 'a year has gone by'));
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true });
  rmSync(elsewhere, { recursive: true });
});

it('moves a ledger to an engine and back, and a checkpoint kept before holds for each', () => {
  const to = `${server.url}&ledger=moved&appendTimeout=120000`;
  const there = jsonOf<Answer>(succeeds(runLedger(data, 'copy', source, to, '--json')));
  const back = `sqlite:${join(elsewhere, 'back.db')}`;
  expect(jsonOf<Answer>(succeeds(runLedger(data, 'copy', to, back, '--json')))).toMatchObject({
    ok: true,
    before: 0,
    events: there.events,
    root: there.root,
  });
  const known = [to, back].map((url) => runLedger(elsewhere, 'verify', url, '--checkpoint', head));
  expect(known.map(({ status, stdout }) => [status, stdout.includes(there.root)])).toEqual([
    [0, true],
    [0, true],
  ]);
});

it('says what it did, and what no copy of a ledger brings along', () => {
  const to = `sqlite:${join(elsewhere, 'words.db')}`;
  const first = succeeds(runLedger(data, 'copy', source, to)).stdout;
  expect(first).toMatch(
    /^(\d+) events, the same in both: 0 were there, \1 copied\nroot [0-9a-f]{64}\nto be moved by hand/,
  );
  for (const file of ['vault.db', 'checkpoint.key', 'checkpoint-signed.db', 'directory.db'])
    expect(first).toContain(join(data, file));
  expect(succeeds(runLedger(data, 'copy', source, to)).stdout).toMatch(
    /^(\d+) events, the same in both: \1 were there, 0 copied\n/,
  );
});

it('refuses a ledger that is not the beginning of the first, and names where they part', async () => {
  const file = join(elsewhere, 'other.db');
  const other = await openLedger(`sqlite:${file}`);
  await accepted(other.append('board-x.1.1', someEvents(2), 'no-stream'));
  await other.close();
  const ran = runLedger(data, 'copy', source, `sqlite:${file}`, '--json');
  expect(ran.status).toBe(1);
  expect(jsonOf<Answer>(ran)).toMatchObject({
    ok: false,
    before: 2,
    difference: { position: 0, from: 'session-demo@0', to: 'board-x.1.1@0' },
  });
  expect(runLedger(data, 'copy', source, `sqlite:${file}`).stdout).toMatch(
    /^NOT copied: they part at position 0: board-x\.1\.1@0 instead of session-demo@0\nnothing was written\n$/,
  );
});

it.each([
  [
    'no ledger to copy',
    () => [`sqlite:${join(elsewhere, 'nowhere.db')}`, `sqlite:${join(elsewhere, 'to.db')}`],
    /nowhere\.db/,
  ],
  ['a ledger in memory', () => [source, 'memory:'], /gone with its process/],
  ['no ledger URL', () => [source, 'ledger.db'], /"ledger\.db" is none of sqlite:/],
  ['an engine that is not there', () => [source, 'esdb://127.0.0.1:1?tls=false&connectTimeout=500'], /does not answer/],
] as const)('fails in words where there is %s', (_, args, words) => {
  const ran = runLedger(data, 'copy', ...args());
  expect([ran.status, ran.stdout]).toEqual([1, '']);
  expect(ran.stderr).toMatch(words);
});

it('goes on where a copy was broken off', () => {
  const [half, whole] = [join(elsewhere, 'half.db'), join(elsewhere, 'whole.db')];
  succeeds(runLedger(data, 'copy', source, `sqlite:${half}`));
  succeeds(runLedger(data, 'keys', 'rotate', '--reason', 'another year has gone by'));
  copyFileSync(half, whole);
  const { before, events } = jsonOf<Answer>(succeeds(runLedger(data, 'copy', source, `sqlite:${whole}`, '--json')));
  expect(before).toBeGreaterThan(0);
  expect(events).toBeGreaterThan(before);
  expect(runLedger(elsewhere, 'verify', whole, '--checkpoint', head).status).toBe(0);
});
