import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, openLedger } from '@app/ledger';
import { compile, someEvents } from '@app/testing';
import { type BackgroundCheck, type BackgroundCheckOptions, startBackgroundCheck } from './background-check';
import { readCheckState, writeCheckState } from './check-state';
import { type Integrity, integrityOf } from './integrity';
import { checkAtStart } from './start-check';

const compiled = compile('libs/ledger/src', 'libs/application/src/integrity');
const worker = compiled.script('libs/application/src/integrity/check-worker.ts');
const EVENTS = 2_000;

let folder: string;
let ledger: string;
let stateFile: string;
let integrity: Integrity;
const checks: BackgroundCheck[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'background-check-'));
  [ledger, stateFile] = [join(folder, 'ledger.db'), join(folder, 'integrity.json')];
  integrity = integrityOf();
  await fill(ledger);
});
afterEach(async () => {
  for (const check of checks.splice(0)) await check.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => {
  compiled.remove();
});

const fill = async (file: string): Promise<void> => {
  const log = await openLedger(`sqlite:${file}`);
  for (let i = 0; i < EVENTS / 200; i++)
    await log.append(`board-${i}`, someEvents(200, 'CallMade', { call: '1NT' }), 'no-stream');
  await log.close();
};

/** Changes one event, and leaves no other trace. */
const alter = (position: number): void => {
  const db = new Database(ledger);
  const trigger = db
    .prepare<[], string>(`SELECT sql FROM sqlite_schema WHERE name = 'event_is_never_changed'`)
    .pluck()
    .get();
  db.exec(`DROP TRIGGER event_is_never_changed;
           UPDATE event SET body = replace(body, '1NT', '7NT') WHERE position = ${position};
           ${trigger ?? ''}`);
  db.close();
};

const start = (options: Partial<BackgroundCheckOptions> = {}): BackgroundCheck => {
  const check = startBackgroundCheck({
    ledger,
    stateFile,
    everySeconds: 3_600,
    share: 1,
    heads: () => Promise.resolve([]),
    integrity,
    now: () => new Date(),
    complain: (problem) => {
      throw new Error(problem);
    },
    worker,
    ...options,
  });
  checks.push(check);
  return check;
};

/** Waits for a condition, however busy the machine is. */
const until = async (holds: () => boolean): Promise<void> => {
  for (const end = Date.now() + 50_000; !holds();) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Works for a page of 500 events, then pauses for minutes. */
const SLOWLY = 0.000_01;

it('checks the whole ledger, and keeps what it found', async () => {
  const check = start();
  await until(() => check.status().lastPass !== null);
  expect(check.status()).toMatchObject({ running: false, checked: EVENTS, lastPass: { events: EVENTS } });
  await check.stop();
  expect(start().status()).toEqual(check.status());
  expect(integrity.mismatch()).toBeNull();
});

it('finds an event that is altered while it runs, in the next pass', async () => {
  const check = start({ everySeconds: 0 });
  await until(() => check.status().lastPass !== null);
  alter(777);
  await until(() => integrity.mismatch() !== null);
  expect(integrity.mismatch()).toMatchObject({ kind: 'altered', position: 777 });
  expect(readCheckState(stateFile).found).toMatchObject({ position: 777 });
});

it('goes on where it was after it was killed', async () => {
  const first = start({ share: SLOWLY });
  await until(() => first.status().checked === 500);
  await first.stop();
  // What was checked before is not read again in this pass: the next one finds it.
  alter(3);
  const second = start({ everySeconds: 0 });
  expect(second.status().checked).toBe(500);
  await until(() => second.status().lastPass !== null);
  await until(() => integrity.mismatch() !== null);
  expect(integrity.mismatch()).toMatchObject({ position: 3 });
});

it('does not believe progress of another history, nor a damaged file', async () => {
  const first = start({ share: SLOWLY });
  await until(() => first.status().checked === 500);
  await first.stop();
  rmSync(ledger);
  await fill(ledger);
  alter(3);
  start();
  await until(() => integrity.mismatch() !== null);
  expect(integrity.mismatch()).toMatchObject({ position: 3 });
  writeFileSync(stateFile, readFileSync(stateFile, 'utf8').slice(0, 20));
  expect(readCheckState(stateFile)).toEqual({ progress: null, lastPass: null, found: null });
});

const HASH = 'a'.repeat(64);
const PROGRESS = { size: 2, subtrees: [HASH] };
const PASS = { finishedAt: '2026-02-01T19:30:00.000Z', events: 2, root: HASH, seconds: 0.5 };
const FOUND = { position: 3, reason: 'altered' };

it('reads what it has written', () => {
  const state = { progress: PROGRESS, lastPass: PASS, found: FOUND };
  writeCheckState(stateFile, state);
  expect(readCheckState(stateFile)).toEqual(state);
});

it.each([
  { progress: 7 },
  { progress: { ...PROGRESS, subtrees: ['x'] } },
  { lastPass: { ...PASS, finishedAt: 'yesterday' } },
  { lastPass: { ...PASS, events: '2' } },
  { found: true },
])('does not believe %j', (wrong) => {
  const state = { progress: PROGRESS, lastPass: PASS, found: FOUND };
  writeFileSync(stateFile, JSON.stringify({ version: 1, ...state, ...wrong }));
  const [member = ''] = Object.keys(wrong);
  expect(readCheckState(stateFile)).toEqual({ ...state, [member]: null });
});

it('leaves no process behind when it is stopped in the middle', async () => {
  const check = start({ share: SLOWLY });
  await until(() => check.status().checked === 500);
  await check.stop();
  expect(check.status()).toMatchObject({ running: false, checked: 500 });
});

describe('the check at the start', () => {
  const atStart = (warn: (problem: string) => void = () => undefined): Promise<void> =>
    checkAtStart({ ledger, stateFile, heads: [], integrity, warn });

  it('finds an altered event among the last ones', async () => {
    const warnings: string[] = [];
    await atStart((problem) => warnings.push(problem));
    expect([integrity.mismatch(), warnings]).toEqual([null, []]);
    alter(1_000);
    await atStart();
    expect(integrity.mismatch()).toMatchObject({
      kind: 'altered',
      position: 1_000,
      code: 'integrity.at-position',
      params: { position: 1_000, why: { code: 'ledger.body-changed' } },
      reason: 'position 1000: its body is not what was hashed when it was recorded',
    });
  });

  it('reads everything where an earlier check has found something, and forgets that where it was restored', async () => {
    writeCheckState(stateFile, { progress: null, lastPass: null, found: { position: 5, reason: 'altered' } });
    await atStart();
    expect(integrity.mismatch()).toBeNull();
    alter(5);
    await atStart();
    expect(integrity.mismatch()).toMatchObject({ position: 5 });
  });

  it('names the position where a leaf hash was altered with its event', async () => {
    const log = await openLedger(`sqlite:${ledger}`);
    const root = Buffer.from(await log.tree.root(EVENTS)).toString('hex');
    await log.close();
    const db = new Database(ledger);
    db.exec(`DROP TRIGGER event_is_never_changed; DROP TABLE subtree;
             UPDATE event SET leaf = zeroblob(32) WHERE position = 9`);
    db.close();
    await checkAtStart({ ledger, stateFile, heads: [{ size: EVENTS, root }], integrity, warn: () => undefined });
    expect(integrity.mismatch()).toMatchObject({ kind: 'altered', position: 9 });
  });
});
