import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, Database, leafHash, openLedger } from '@app/ledger';
import type { BoardDoc } from '@app/documents';
import { makeKey } from '../checkpoints/make-key';
import { openSigner } from '../checkpoints/open';
import { signCheckpoint } from '../checkpoints/sign-checkpoint';
import { executeAll } from '../execute/execute-all';
import { settingsFrom } from '../runtime/settings';
import { type Json, DIRECTOR, envelopes, openedSession, toBoard } from '../../../../test/contract/support/commands';
import { type ReadModels, readModels } from './read-models';

let folder: string;
let log: EventLog;
let models: ReadModels;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'altered-models-'));
  log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
  models = readModels(join(folder, 'read-models.db'), log);
  await given(...openedSession(), toBoard('OpenBoard', { contestants: { NS: '1', EW: '2' } }));
  await given(toBoard('AwardArtificialScore', { percent: { NS: 60, EW: 40 }, authority: 'the director' }));
});
afterEach(async () => {
  models.close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

const given = async (...commands: readonly Json[]): Promise<void> => {
  const outcomes = await executeAll({ log, now: () => new Date() }, envelopes(...commands), { actor: DIRECTOR });
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
};

/** Changes the award; with `leaf` also its hash, so that it seems to fit. */
const alter = (leaf: boolean): number => {
  const db = new Database(join(folder, 'ledger.db'));
  db.exec('DROP TRIGGER event_is_never_changed');
  const row = db
    .prepare<[], { readonly position: number; readonly body: string }>(
      `SELECT position, body FROM event WHERE body LIKE '%"NS":60%' ORDER BY position DESC LIMIT 1`,
    )
    .get();
  if (!row) throw new Error('there is no award');
  const body = row.body.replace('"NS":60', '"NS":70');
  db.prepare('UPDATE event SET body = ? WHERE position = ?').run(body, row.position);
  if (leaf) db.prepare('UPDATE event SET leaf = ? WHERE position = ?').run(leafHash(body), row.position);
  db.close();
  return row.position;
};

const published = (): string => JSON.stringify([models.position(), models.documents<BoardDoc>('boards', 'club')]);

it('a rebuild over an altered event leaves the models as they were, and names the position', async () => {
  await models.catchUp();
  const before = published();
  const position = alter(false);
  await expect(models.rebuild()).rejects.toMatchObject({ code: 'LedgerAltered', position });
  expect(published()).toBe(before);
  await models.catchUp();
  expect(published()).toBe(before);
});

it('nor does one where the hash was altered with the event, once a checkpoint is over it', async () => {
  const signer = await openSigner(
    settingsFrom({}, { data: folder }),
    log,
    () => new Date(),
    () => undefined,
  );
  await makeKey(signer);
  const { size } = await signCheckpoint(signer);
  signer.signed.close();
  await models.catchUp();
  const before = published();
  alter(true);
  await expect(models.rebuild()).rejects.toMatchObject({
    code: 'LedgerAltered',
    message: expect.stringContaining(`to ${size - 1}`) as string,
  });
  expect(published()).toBe(before);
});

it('an altered event is not taken in when the models catch up', async () => {
  const position = alter(false);
  await expect(models.catchUp()).rejects.toMatchObject({ code: 'LedgerAltered', position });
  expect(models.documents('boards', 'club')).toEqual([]);
  expect(models.failing()).toBe(true);
});
