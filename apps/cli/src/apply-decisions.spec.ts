import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '@app/ledger';
import { everything, writeLongHistory } from '@app/testing';
import { settingsFrom } from '@app/application';
import { applyDecisions } from './apply-decisions';

const folder = mkdtempSync(join(tmpdir(), 'follow-decisions-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['in a file', {}],
  ['in memory', { url: 'memory:' }],
])('what a command without a server has decided, in a ledger %s, takes effect once', async (_, place) => {
  const settings = settingsFrom({}, { data: folder, ...place });
  const log = await openLedger(settings.ledgerUrl);
  await writeLongHistory(log);
  const before = await log.head();
  await applyDecisions({ settings, log });
  const after = await everything(log);
  expect(after.length).toBeGreaterThan(before + 50);
  await applyDecisions({ settings, log });
  expect(await everything(log)).toEqual(after);
  await log.close();
});
