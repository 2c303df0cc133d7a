import {
  copyFileSync,
  cpSync,
  existsSync,
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
import { Database } from '@app/ledger';
import request from 'supertest';
import { APPS, pairsIn } from './support/pair';

/** Write side and read side as processes of their own, over a ledger file that is taken away or exchanged. */
let folder = '';
let file = '';
let pairs: ReturnType<typeof pairsIn>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set-back-'));
  file = join(folder, 'ledger.db');
  pairs = pairsIn(folder);
});
afterEach(async () => {
  await pairs.kill();
  rmSync(folder, { recursive: true, force: true });
});

const removeLog = (): void => {
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
};

/** Has everything in the file itself. */
const foldIn = (path = file): void => {
  const db = new Database(path);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
};

/** Data folders of applications that were killed: one to be lost, and one of another ledger, which is folded in. */
const killed = mkdtempSync(join(tmpdir(), 'set-back-killed-'));
const another = mkdtempSync(join(tmpdir(), 'set-back-another-'));
beforeAll(async () => {
  for (const [place, sessions] of [
    [killed, 20],
    [another, 25],
  ] as const) {
    const pair = await pairsIn(place).startPair();
    await pair.fill(sessions);
    await pair.kill();
  }
  foldIn(join(another, 'ledger.db'));
});
afterAll(() => {
  for (const place of [killed, another]) rmSync(place, { recursive: true });
});

const SET_BACK = /is not the ledger that it was: .*[Rr]estore a backup.*ledger recover --new-origin/;
const DAMAGED = /the file is damaged.*restore a copy/;

/** What happens to the files of a ledger while nothing runs, and what each application says then. */
const LOST: readonly (readonly [string, () => void, RegExp])[] = [
  ['without its write-ahead log', removeLog, SET_BACK],
  [
    'emptied',
    () => {
      removeLog();
      writeFileSync(file, '');
    },
    SET_BACK,
  ],
  [
    'removed',
    () => {
      removeLog();
      rmSync(file);
    },
    SET_BACK,
  ],
  [
    'half truncated',
    () => {
      foldIn();
      truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096);
    },
    DAMAGED,
  ],
  [
    'replaced by another ledger',
    () => {
      removeLog();
      copyFileSync(join(another, 'ledger.db'), file);
    },
    SET_BACK,
  ],
  [
    'with pages of garbage',
    () => {
      foldIn();
      const bytes = readFileSync(file);
      for (let page = 2; page < bytes.length / 4096; page += 3) bytes.fill(0xa5, page * 4096, (page + 1) * 4096);
      writeFileSync(file, bytes);
    },
    DAMAGED,
  ],
];

describe('two processes that were killed, over a ledger file', () => {
  it.each(LOST)('%s: neither starts, and the file stays as it is', async (_, lose, words) => {
    cpSync(killed, folder, { recursive: true });
    lose();
    const before = existsSync(file) ? readFileSync(file) : null;
    for (const app of APPS) expect(await pairs.refused(app)).toMatch(words);
    expect(existsSync(file) ? readFileSync(file) : null).toEqual(before);
  });

  it('with an event altered among the last ones: both start and serve, no command is acknowledged', async () => {
    cpSync(killed, folder, { recursive: true });
    foldIn();
    const bytes = readFileSync(file);
    bytes.write('matchpointz', bytes.lastIndexOf('matchpoints'));
    writeFileSync(file, bytes);
    const pair = await pairs.startPair();
    expect(await pair.openSession()).toEqual([503, 'LedgerAltered']);
    expect(await pair.mismatch()).toBe('altered');
    expect((await request(pair.projector).get('/sessions')).status).toBe(200);
  });
});

/** What happens to the files of a ledger while both processes run. */
const LOST_WHILE_OPEN: readonly (readonly [string, () => void | Promise<void>])[] = [
  [
    'unlinked',
    () => {
      rmSync(file);
    },
  ],
  [
    'without its write-ahead log',
    () => {
      rmSync(`${file}-wal`);
    },
  ],
  [
    'replaced by another ledger',
    () => {
      copyFileSync(join(another, 'ledger.db'), `${file}.new`);
      renameSync(`${file}.new`, file);
    },
  ],
  [
    'overwritten in place with another ledger',
    () => {
      foldIn();
      writeFileSync(file, readFileSync(join(another, 'ledger.db')));
    },
  ],
  [
    'restored by SQLite from an older copy',
    async () => {
      const db = new Database(join(folder, 'older.db'), { readonly: true });
      await db.backup(file);
      db.close();
    },
  ],
];

describe('two processes that run over a ledger file', () => {
  it.each(LOST_WHILE_OPEN)('%s: nothing is acknowledged, neither is ready, and both still answer', async (_, lose) => {
    const pair = await pairs.startPair();
    await pair.fill(3);
    foldIn();
    copyFileSync(file, join(folder, 'older.db'));
    await pair.fill(17);
    await lose();
    expect(await pair.openSession()).toEqual([503, 'LedgerSetBack']);
    expect(await pair.mismatch()).toBe('replaced');
    expect((await request(pair.projector).get('/sessions')).status).toBe(200);
    await pair.kill();
  });

  it('a write side that is started again after the log was removed refuses, beside a read side that runs', async () => {
    const pair = await pairs.startPair();
    await pair.fill(20);
    rmSync(`${file}-wal`);
    await pair.mismatch();
    expect(await pairs.refused('command-api')).toMatch(/removed or truncated while another process has it open/);
    await pair.kill();
    expect(await pairs.refused('command-api')).toMatch(SET_BACK);
  });
});
