import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventIdOf, newCommandId, type EventLog } from '@app/ledger';
import { makeKey } from '../checkpoints/make-key';
import { openSigner } from '../checkpoints/open';
import { signCheckpoint } from '../checkpoints/sign-checkpoint';
import { ledgerKeys } from '../checkpoints/recorded';
import { recoverUnderNewOrigin } from '../recovery/recover';
import { openProcessManager } from '../process-manager/open';
import { readModels } from '../read-models/read-models';
import { type Settings, filesOf, settingsFrom } from '../runtime/settings';
import { openTrusted, openUntrusted, settleRecovered } from './open-trusted';

let folder = '';
let settings: Settings;
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set-back-'));
  settings = settingsFrom({}, { data: folder });
  file = join(folder, 'ledger.db');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const now = () => new Date('2026-11-20T20:00:00Z');

/** One session each, so that the read models have documents. */
const record = async (log: EventLog, count: number): Promise<void> => {
  for (let nth = 0; nth < count; nth += 1) {
    const id = newCommandId();
    const event = {
      id: eventIdOf(id, 0),
      type: 'SessionOpened',
      data: { laws: 'wbf-2017', scoring: 'matchpoints' },
      metadata: {},
    };
    const outcome = await log.append(`session-${id}`, [event], 'no-stream');
    if (!outcome.ok) throw new Error(outcome.code);
  }
};

const keepUp = async (log: EventLog, ledger: string | null): Promise<number> => {
  const models = readModels(filesOf(settings).readModels, log, { ledger });
  const manager = openProcessManager(settings, log, now);
  try {
    await manager.runPending(() => undefined);
    return await models.catchUp();
  } finally {
    models.close();
    manager.close();
  }
};

const sign = async (log: EventLog): Promise<void> => {
  const signer = await openSigner(settings, log, now, () => undefined);
  if ((await ledgerKeys(log)).length === 0) await makeKey(signer);
  await signCheckpoint(signer);
  signer.signed.close();
};

/** What a server does: opens, records so many events, and keeps everything beside the ledger up with it. */
const serve = async (count: number, how: { readonly signs?: boolean } = {}): Promise<void> => {
  const { log, identity } = await openTrusted(settings, 'begins');
  try {
    await record(log, count);
    if (how.signs !== false) await sign(log);
    await keepUp(log, identity);
  } finally {
    await log.close();
  }
};

const remove = (...names: readonly string[]): void => {
  for (const name of names) for (const part of ['', '-wal', '-shm']) rmSync(join(folder, name + part), { force: true });
};

const recover = async (): Promise<void> => {
  const { log, mismatch } = await openUntrusted(settings);
  if (mismatch === null) throw new Error('there is nothing to recover');
  const signer = await openSigner(settings, log, now, () => undefined);
  const { ended } = await recoverUnderNewOrigin(signer, mismatch, 'the disk failed');
  signer.signed.close();
  await log.close();
  settleRecovered(settings, ended);
};

const refused = (code: string, words: RegExp) => ({ code, message: expect.stringMatching(words) as string });

describe('a ledger whose files beside it know more', () => {
  it('is served and written as long as it continues them', async () => {
    await serve(5);
    await serve(5);
    const { log, integrity } = await openTrusted(settings, 'writes');
    expect(integrity.mismatch()).toBeNull();
    await log.close();
  });

  it.each<readonly [string, readonly string[]]>([
    ['signed', ['read-models.db', 'process-manager.db']],
    ['in the read models', ['checkpoint-signed.db', 'process-manager.db']],
  ])('is refused when an older copy is put in its place: %s', async (_, without) => {
    await serve(5);
    copyFileSync(file, `${file}.backup`);
    await serve(84);
    copyFileSync(`${file}.backup`, file);
    remove(...without);
    const words =
      /it has 7 events, and .* knows of \d+: 8\d are gone\. .*restore a backup.*ledger recover --new-origin/;
    await expect(openTrusted(settings, 'begins')).rejects.toMatchObject(refused('LedgerSetBack', words));
    await expect(openTrusted(settings, 'writes')).rejects.toMatchObject(refused('LedgerSetBack', words));
  });

  it('is refused when the process manager has worked off what is gone', async () => {
    await serve(5, { signs: false });
    copyFileSync(file, `${file}.backup`);
    await serve(1100, { signs: false });
    copyFileSync(`${file}.backup`, file);
    remove('read-models.db', 'checkpoint-signed.db');
    await expect(openTrusted(settings, 'writes')).rejects.toMatchObject(
      refused('LedgerSetBack', /process-manager\.db knows of 1105/),
    );
  });

  it('is refused when it has as many events again, but others', async () => {
    await serve(5, { signs: false });
    copyFileSync(file, `${file}.backup`);
    await serve(10, { signs: false });
    copyFileSync(`${file}.backup`, file);
    const aside = await openUntrusted(settings);
    await record(aside.log, 20);
    await aside.log.close();
    await expect(openTrusted(settings, 'writes')).rejects.toMatchObject(
      refused('LedgerSetBack', /another history than .*read-models\.db knows/),
    );
  });

  it('can be read, with a warning, and appends are refused; the read models stay what was published', async () => {
    await serve(5);
    copyFileSync(file, `${file}.backup`);
    await serve(84);
    copyFileSync(`${file}.backup`, file);
    const { log, integrity, identity } = await openTrusted(settings, 'reads');
    expect(integrity.mismatch()).toMatchObject({ kind: 'set-back', found: 7 });
    await expect(record(log, 1)).rejects.toMatchObject({ code: 'LedgerSetBack' });
    const models = readModels(filesOf(settings).readModels, log, { ledger: identity, integrity });
    await models.catchUp();
    expect(models.documents('sessions')).toHaveLength(89);
    models.close();
    await log.close();
  });

  it('is served when only what can be built again was removed', async () => {
    await serve(5);
    remove('read-models.db', 'process-manager.db');
    await serve(1);
    const { log } = await openTrusted(settings, 'writes');
    expect(await keepUp(log, null)).toBe(await log.head());
    await log.close();
  });
});

describe('a ledger file that is not the one that it was', () => {
  it.each<readonly [string, () => void, RegExp]>([
    [
      'removed',
      () => {
        remove('ledger.db');
      },
      /the file is not there/,
    ],
    [
      'emptied',
      () => {
        remove('ledger.db');
        writeFileSync(file, '');
      },
      /the file is empty/,
    ],
  ])('%s: is refused, and not begun anew', async (_, lose, words) => {
    await serve(5);
    lose();
    await expect(openTrusted(settings, 'begins')).rejects.toMatchObject(refused('LedgerSetBack', words));
    // Nothing beside it but the identity of the folder.
    remove('read-models.db', 'process-manager.db');
    await expect(openTrusted(settings, 'begins')).rejects.toMatchObject(refused('LedgerSetBack', words));
    expect(existsSync(file) ? statSync(file).size : 0).toBe(0);
  });

  it('exchanged for another ledger: is refused', async () => {
    await serve(5, { signs: false });
    const other = settingsFrom({}, { data: join(folder, 'other') });
    const { log } = await openTrusted(other, 'begins');
    await record(log, 50);
    await log.close();
    copyFileSync(join(folder, 'other', 'ledger.db'), file);
    remove('read-models.db', 'process-manager.db');
    await expect(openTrusted(settings, 'writes')).rejects.toMatchObject(refused('LedgerSetBack', /another ledger/));
  });

  it('half truncated: is refused as damaged, and not touched', async () => {
    await serve(200);
    truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096);
    const before = readFileSync(file);
    await expect(openTrusted(settings, 'writes')).rejects.toMatchObject({ code: 'LedgerCorrupt' });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('with pages of garbage: is refused as damaged', async () => {
    await serve(200);
    const sound = readFileSync(file);
    for (let page = 1; page < sound.length / 4096; page += 7) {
      const garbage = Buffer.from(sound);
      garbage.fill(0xa5, page * 4096, page * 4096 + 4096);
      writeFileSync(file, garbage);
      await expect(openTrusted(settings, 'writes')).rejects.toMatchObject({ code: 'LedgerCorrupt' });
    }
  });

  it('with another body in one of its last events: is served read-only', async () => {
    await serve(20);
    const bytes = readFileSync(file);
    const at = bytes.lastIndexOf('matchpoints');
    bytes.write('matchpointz', at);
    writeFileSync(file, bytes);
    await expect(openTrusted(settings, 'writes')).rejects.toMatchObject(
      refused('LedgerAltered', /not what was hashed.*--accept-alteration/),
    );
    const { log, integrity } = await openTrusted(settings, 'serves');
    expect(integrity.mismatch()).toMatchObject({ kind: 'altered' });
    await expect(record(log, 1)).rejects.toMatchObject({ code: 'LedgerAltered' });
    await log.close();
  });
});

describe('recovering', () => {
  it('goes on under a new origin, and everything beside the ledger follows the new history', async () => {
    await serve(5);
    copyFileSync(file, `${file}.backup`);
    await serve(84);
    copyFileSync(`${file}.backup`, file);
    await recover();
    await serve(3);
    const { log, identity } = await openTrusted(settings, 'writes');
    const models = readModels(filesOf(settings).readModels, log, { ledger: identity });
    await models.catchUp();
    expect(models.documents('sessions')).toHaveLength(8);
    models.close();
    const keys = await ledgerKeys(log);
    const origins = keys.map(({ key }) => key.split('+')[0]);
    expect(new Set(origins).size).toBe(2);
    expect(keys[1]?.note).toContain(`— ${origins[0] ?? ''} `);
    await log.close();
  });

  it('finds a second set-back, to before the first was recovered, and recovers that one too', async () => {
    await serve(5);
    copyFileSync(file, `${file}.backup`);
    await serve(84);
    copyFileSync(`${file}.backup`, file);
    await recover();
    await serve(3);
    copyFileSync(`${file}.backup`, file);
    await expect(openTrusted(settings, 'begins')).rejects.toMatchObject({ code: 'LedgerSetBack' });
    await recover();
    await serve(2);
    remove('read-models.db', 'process-manager.db');
    copyFileSync(`${file}.backup`, file);
    await expect(openTrusted(settings, 'begins')).rejects.toMatchObject({ code: 'LedgerSetBack' });
  });

  it('begins a ledger anew in the place of one that is gone', async () => {
    await serve(5);
    remove('ledger.db');
    await recover();
    await serve(2);
    const { log } = await openTrusted(settings, 'writes');
    const types = new Set<string>();
    for await (const { type } of log.readAll()) types.add(type);
    expect(types).toContain('LedgerRecovered');
    await log.close();
  });

  it('builds read models of a replica anew that stood aside meanwhile', async () => {
    await serve(5);
    copyFileSync(file, `${file}.backup`);
    await serve(84);
    const aside = join(folder, 'aside.db');
    copyFileSync(filesOf(settings).readModels, aside);
    copyFileSync(`${file}.backup`, file);
    await recover();
    copyFileSync(aside, filesOf({ ...settings, replica: 'b' }).readModels);
    const { log, identity } = await openTrusted(settings, 'begins');
    const models = readModels(filesOf({ ...settings, replica: 'b' }).readModels, log, { ledger: identity });
    expect(await models.catchUp()).toBe(await log.head());
    expect(models.documents('sessions')).toHaveLength(5);
    models.close();
    await log.close();
  });
});
