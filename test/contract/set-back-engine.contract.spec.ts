import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWireServerProcess, type WireServerProcess } from '@app/testing';
import request from 'supertest';
import { APPS, pairsIn } from './support/pair';

/** Write side and read side as processes of their own, over an engine that loses what it had. */
let folder = '';
let file = '';
let engine: WireServerProcess;
let pairs: ReturnType<typeof pairsIn>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'set-back-engine-'));
  file = join(folder, 'engine');
  engine = await startWireServerProcess(file);
  pairs = pairsIn(join(folder, 'data'), { LEDGER_URL: `${engine.url}&connectTimeout=20000&appendTimeout=60000` });
});
afterEach(async () => {
  await pairs.kill();
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Each in the place of what the engine had. */
const LOST: readonly (readonly [string, () => void])[] = [
  [
    'set back to an older backup',
    () => {
      copyFileSync(`${file}.older`, file);
    },
  ],
  [
    'replaced by another engine',
    () => {
      copyFileSync(`${file}.other`, file);
    },
  ],
  [
    'emptied',
    () => {
      rmSync(file);
    },
  ],
];

/** What another ledger, of other applications, has on an engine. */
const makeOther = async (): Promise<void> => {
  const other = await startWireServerProcess(`${file}.other`);
  const others = pairsIn(join(folder, 'elsewhere'), { LEDGER_URL: other.url });
  await (await others.startPair()).fill(12);
  await others.kill();
  await other.stop();
};

const SET_BACK = /is not the ledger that it was: .*[Rr]estore a backup.*ledger recover --new-origin/;

const removeCopies = (): void => {
  const data = join(folder, 'data');
  for (const name of readdirSync(data)) if (name.startsWith('ledger-copy')) rmSync(join(data, name));
};

it.each(LOST)(
  'an engine that was %s under two processes: nothing is acknowledged, and neither starts again',
  async (how, lose) => {
    if (how.startsWith('replaced')) await makeOther();
    const pair = await pairs.startPair();
    await pair.fill(2);
    copyFileSync(file, `${file}.older`);
    await pair.fill(6);
    await engine.kill();
    lose();
    await engine.start();

    // Until the connection is there again it is not known to be another engine.
    const [status, code] = await pair.openSession();
    expect([status, ['LedgerSetBack', 'LedgerUnreachable']]).toEqual([503, expect.arrayContaining([code])]);
    expect(await pair.mismatch()).toBe('replaced');
    expect(await pair.openSession()).toEqual([503, 'LedgerSetBack']);
    // The local copy has everything that was acknowledged.
    const listed = await request(pair.projector).get('/sessions?limit=200');
    expect([listed.status, (listed.body as { readonly sessions: readonly unknown[] }).sessions.length]).toEqual([
      200, 8,
    ]);

    await pair.kill();
    for (const app of APPS) expect(await pairs.refused(app)).toMatch(SET_BACK);
    // Without the copy the read models still know.
    removeCopies();
    for (const app of APPS) expect(await pairs.refused(app)).toMatch(SET_BACK);
  },
);
