import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
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

/** Has everything in the file itself, and nothing in its write-ahead log. */
const foldIn = (path = file): void => {
  const db = new Database(path);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
};

/** As `cp` does: the file keeps its inode. */
const overwrite = (contents: Buffer): void => {
  const { ino } = statSync(file);
  writeFileSync(file, contents);
  expect(statSync(file).ino).toBe(ino);
};

/** The contents of another ledger, with more events. */
const another = async (): Promise<Buffer> => {
  const path = join(folder, 'another.db');
  const other = openSqliteLedger(path);
  const ours = log;
  log = other;
  await append(900);
  await other.close();
  log = ours;
  return readFileSync(path);
};

/** Puts the contents of a file into the ledger by way of SQLite, as `.restore` of its shell does. */
const restore = async (path: string): Promise<void> => {
  const db = new Database(path, { readonly: true });
  await db.backup(file);
  db.close();
};

/** Ways to put another history under a running process, in a file that keeps its name and its inode. */
const IN_PLACE: readonly (readonly [string, () => Promise<void>])[] = [
  [
    'overwritten with a larger ledger',
    async () => {
      const contents = await another();
      foldIn();
      overwrite(contents);
    },
  ],
  [
    'overwritten with an older copy of the same size',
    async () => {
      let older: Buffer;
      do {
        foldIn();
        older = readFileSync(file);
        await append();
        foldIn();
      } while (statSync(file).size !== older.length);
      overwrite(older);
    },
  ],
  [
    'overwritten with an older, smaller copy',
    async () => {
      foldIn();
      const older = readFileSync(file);
      await append(200);
      foldIn();
      overwrite(older);
    },
  ],
  [
    'overwritten with garbage of the same size',
    async () => {
      foldIn();
      overwrite(Buffer.alloc(statSync(file).size, 0xa5));
      return Promise.resolve();
    },
  ],
  [
    'restored from an older copy by SQLite',
    async () => {
      foldIn();
      copyFileSync(file, `${file}.older`);
      await append(200);
      await restore(`${file}.older`);
    },
  ],
  [
    'restored from another ledger by SQLite',
    async () => {
      await another();
      await restore(join(folder, 'another.db'));
    },
  ],
];

describe('a ledger file that gets another history in place', () => {
  it.each(IN_PLACE)('%s: acknowledges nothing from then on', async (_, put) => {
    log = openSqliteLedger(file);
    await append(500);
    await put();
    const refusal = { code: 'LedgerSetBack', message: expect.stringMatching(/while the ledger was open: /) as string };
    await expect(append()).rejects.toMatchObject(refusal);
    await expect(append()).rejects.toMatchObject(refusal);
  });

  it.each(IN_PLACE)('%s: is noticed also while nothing is written', async (_, put) => {
    const lost = new Promise<LedgerError>((resolve) => {
      log = openSqliteLedger(file, { onLost: resolve });
    });
    await append(500);
    await put();
    expect(await lost).toMatchObject({ code: 'LedgerSetBack' });
  });

  it('is not suspected of it while other connections append, and the log is folded in again and again', async () => {
    const lost: LedgerError[] = [];
    log = openSqliteLedger(file, { onLost: (error) => lost.push(error) });
    const ours = log;
    const other = openSqliteLedger(file);
    for (let round = 0; round < 20; round += 1) {
      log = round % 2 === 0 ? ours : other;
      expect(await append(300)).toMatchObject({ ok: true });
      if (round % 3 === 0) foldIn();
    }
    await other.close();
    log = ours;
    expect(await append()).toMatchObject({ ok: true, position: 6000 });
    expect(lost).toEqual([]);
  });
});

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
      log = openSqliteLedger(file, { onLost: resolve });
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

describe('a process that only reads', () => {
  it('knows each event that it has read, also when the file is set back to before it at once', async () => {
    const writing = openSqliteLedger(file);
    log = writing;
    await append(3);
    foldIn();
    copyFileSync(file, `${file}.older`);
    const lost = new Promise<LedgerError>((resolve) => {
      log = openSqliteLedger(file, { onLost: resolve });
    });
    const reading = log;
    const events = reading.subscribeAll({ after: 2 })[Symbol.asyncIterator]();
    expect(await events.next()).toMatchObject({ value: { kind: 'caught-up' } });
    log = writing;
    await append();
    expect(await events.next()).toMatchObject({ value: { kind: 'event' } });
    await restore(`${file}.older`);
    expect(await lost).toMatchObject({ code: 'LedgerSetBack' });
    await writing.close();
    log = reading;
  });
});
