import { copyFileSync, mkdtempSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventLog, LedgerError } from '../../event-log';
import { Database } from './driver';
import { openSqliteLedger } from './ledger';

let folder = '';
let file = '';
let log: EventLog;
let nth = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-watch-'));
  file = join(folder, 'ledger.db');
});
afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

const append = (count = 1) => {
  const events = Array.from({ length: count }, () => ({
    id: `00000000-0000-4000-8000-${String((nth += 1)).padStart(12, '0')}`,
    type: 'Noted',
    data: { text: 'x'.repeat(500) },
    metadata: {},
  }));
  return log.append('board-1', events, 'any');
};

describe('a ledger file that is lost under the process', () => {
  it.each<readonly [string, RegExp, () => void]>([
    ['removed', /removed or renamed/, () => rmSync(file)],
    ['renamed', /removed or renamed/, () => renameSync(file, `${file}.old`)],
    [
      'replaced by a copy',
      /another file/,
      () => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
    ['without its write-ahead log', /write-ahead log was removed/, () => rmSync(`${file}-wal`)],
    ['truncated', /truncated/, () => truncateSync(file, 8192)],
  ])('%s: acknowledges nothing from then on', async (_, words, lose) => {
    log = openSqliteLedger(file);
    await append(500);
    const db = new Database(file);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    await append();
    lose();
    await expect(append()).rejects.toMatchObject({
      code: 'LedgerSetBack',
      message: expect.stringMatching(words) as string,
    });
    await expect(append()).rejects.toMatchObject({ code: 'LedgerSetBack' });
  });

  it('is noticed also while nothing is written', async () => {
    const lost = new Promise<LedgerError>((resolve) => {
      log = openSqliteLedger(file, { onFileLost: resolve });
    });
    await append();
    rmSync(file);
    expect(await lost).toMatchObject({ code: 'LedgerSetBack' });
  });

  it('is not suspected of it when it was only vacuumed, checkpointed or read by others', async () => {
    log = openSqliteLedger(file);
    await append(500);
    const db = new Database(file);
    db.exec('CREATE TABLE scratch (x)');
    db.prepare('INSERT INTO scratch VALUES (randomblob(2000000))').run();
    db.pragma('wal_checkpoint(TRUNCATE)');
    expect(await append()).toMatchObject({ ok: true });
    db.exec('DROP TABLE scratch; VACUUM');
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
    expect(await append()).toMatchObject({ ok: true, revision: 501 });
  });
});
