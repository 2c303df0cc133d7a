import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from './open';
import { makePrivateFile, makePrivateFolder, openToOthers } from './private-files';
import { makeSigningKey } from './signing/key-file';

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

const describeWithModes = process.platform === 'win32' ? describe.skip : describe;

describeWithModes.each([0o000, 0o022, 0o077])('with umask %o', (umask) => {
  const root = mkdtempSync(join(tmpdir(), 'private-'));
  let before = 0;
  beforeAll(() => {
    before = process.umask(umask);
  });
  afterAll(() => {
    process.umask(before);
    rmSync(root, { recursive: true, force: true });
  });

  it('a ledger, its logs, a key and their folders are for their owner alone', async () => {
    const folder = join(root, 'club', 'data');
    const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
    makeSigningKey(join(folder, 'keys', 'checkpoint.key'), 'club.example/ledger');
    expect(readdirSync(folder).sort()).toEqual(['keys', 'ledger.db', 'ledger.db-shm', 'ledger.db-wal']);
    for (const file of ['ledger.db', 'ledger.db-shm', 'ledger.db-wal', 'keys/checkpoint.key'])
      expect([file, modeOf(join(folder, file))]).toEqual([file, '600']);
    for (const one of [join(root, 'club'), folder, join(folder, 'keys')]) expect(modeOf(one)).toBe('700');
    expect(openToOthers([folder, join(folder, 'ledger.db')])).toEqual([]);
    await log.close();
  });

  it('a folder that somebody has made stays as it is, and is named', async () => {
    const folder = join(root, 'srv');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
    expect([modeOf(folder), modeOf(join(folder, 'ledger.db-wal'))]).toEqual(['755', '600']);
    expect(openToOthers([folder, join(folder, 'ledger.db'), join(folder, 'missing')])).toEqual([
      { path: folder, mode: 0o755, expected: 0o700 },
    ]);
    await log.close();
  });

  it('a ledger that others can open is opened as it is, and is named', async () => {
    const file = join(root, 'old', 'ledger.db');
    await (await openLedger(`sqlite:${file}`)).close();
    chmodSync(file, 0o644);
    const log = await openLedger(`sqlite:${file}`);
    expect([modeOf(file), modeOf(`${file}-wal`)]).toEqual(['644', '644']);
    expect(openToOthers([file])).toEqual([{ path: file, mode: 0o644, expected: 0o600 }]);
    await log.close();
  });

  it('a folder that is shared with its group shares what is made in it, and with nobody else', async () => {
    const folder = join(root, 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o2770);
    const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
    for (const file of ['ledger.db', 'ledger.db-shm', 'ledger.db-wal'])
      expect([file, modeOf(join(folder, file))]).toEqual([file, '660']);
    expect(openToOthers([folder, join(folder, 'ledger.db')])).toEqual([]);
    chmodSync(folder, 0o2775);
    chmodSync(join(folder, 'ledger.db'), 0o664);
    expect(openToOthers([folder, join(folder, 'ledger.db')])).toEqual([
      { path: folder, mode: 0o2775, expected: 0o2770 },
      { path: join(folder, 'ledger.db'), mode: 0o664, expected: 0o660 },
    ]);
    await log.close();
  });

  it('what is there is neither emptied nor changed', () => {
    const file = join(root, 'there', 'file');
    makePrivateFolder(join(root, 'there'));
    writeFileSync(file, 'text');
    chmodSync(file, 0o640);
    makePrivateFile(file);
    expect([modeOf(file), statSync(file).size]).toEqual(['640', 4]);
  });
});

it('a device is nobody’s file', () => {
  expect(openToOthers(['/dev/null'])).toEqual([]);
});
