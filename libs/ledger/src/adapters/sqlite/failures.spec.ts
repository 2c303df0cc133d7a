import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger, verifyLedger, type EventLog } from '@app/ledger';
import { accepted, collect, eventsOf, everything, someEvent, someEvents, takeUntil } from '@app/testing';
import { Database } from './driver';
import { connect } from './connection';
import { sqliteLedger } from './ledger';

const folder = mkdtempSync(join(tmpdir(), 'ledger-failures-'));
let files = 0;
const fresh = (): string => join(folder, `${++files}.db`);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const filled = async (file: string): Promise<EventLog> => {
  const log = await openLedger(`sqlite:${file}`);
  for (let i = 0; i < 5; i++) await log.append(`board-${i % 2}`, someEvents(2), 'any');
  return log;
};

describe('a full disk', () => {
  /** A disk of one mebibyte, where we may mount one; elsewhere a ledger that may not grow past as many pages. */
  const mountSmallDisk = (): string | undefined => {
    const disk = join(folder, 'disk');
    mkdirSync(disk, { recursive: true });
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
      return disk;
    } catch {
      return undefined;
    }
  };

  /** Appends until the ledger says it is full; gives the ids of the events that were taken. */
  const fill = async (log: EventLog): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (;;) {
      const groups = Array.from({ length: 3 }, () => someEvents(4, 'Noted', { text: 'x'.repeat(2000) }));
      const results = await Promise.allSettled(groups.map((events) => log.append('board-1', events, 'any')));
      for (const [i, result] of results.entries()) {
        if (result.status === 'fulfilled') ids.push(...(groups[i] ?? []).map(({ id }) => id));
        else expect(result.reason).toMatchObject({ name: 'LedgerError', code: 'LedgerFull' });
      }
      if (results.some(({ status }) => status === 'rejected')) return ids;
    }
  };

  const check = async (log: EventLog, makeSpace: () => void): Promise<number> => {
    const before = await fill(log);
    expect(before.length).toBeGreaterThan(0);
    expect((await everything(log)).map(({ id }) => id)).toEqual(before);
    await expect(
      log.append('board-2', [someEvent('Noted', { text: 'x'.repeat(50_000) })], 'any'),
    ).rejects.toMatchObject({
      code: 'LedgerFull',
    });
    makeSpace();
    const { revision } = await accepted(
      log.append('board-1', someEvents(10, 'Noted', { text: 'y'.repeat(2000) }), 'any'),
    );
    expect(revision).toBe(before.length + 9);
    return before.length + 10;
  };

  const disk = mountSmallDisk();
  afterAll(() => {
    if (disk !== undefined) execFileSync('umount', [disk]);
  });

  // Where no disk can be mounted this is shown as skipped, and the next test carries the check.
  const onSmallDisk = disk === undefined ? it.skip : it;
  onSmallDisk('is reported as such, keeps nothing by half, and is over when there is space again', async () => {
    if (disk === undefined) throw new Error('no disk was mounted');
    const filler = join(disk, 'filler');
    writeFileSync(filler, Buffer.alloc(400_000));
    const file = join(disk, 'ledger.db');
    const log = await openLedger(`sqlite:${file}`);
    const events = await check(log, () => {
      rmSync(filler);
    });
    await log.close();
    expect(await verifyLedger(file)).toMatchObject({ ok: true, events });
  });

  it('is the same when only the database may not grow', async () => {
    const file = fresh();
    const connection = connect(file);
    const pages = Number(connection.db.pragma('max_page_count = 60', { simple: true }));
    expect(pages).toBe(60);
    const log = sqliteLedger(connection);
    const events = await check(log, () => {
      connection.db.pragma('max_page_count = 1000');
    });
    await log.close();
    expect(await verifyLedger(file)).toMatchObject({ ok: true, events });
  });
});

describe('a ledger that may only be read', () => {
  /** Permission bits do not bind root, so root does this as nobody. */
  const asOrdinaryUser = async <T>(work: () => Promise<T>): Promise<T> => {
    if (process.geteuid?.() !== 0) return work();
    const group = process.getegid?.() ?? 0;
    process.setegid?.(65534);
    process.seteuid?.(65534);
    try {
      return await work();
    } finally {
      process.seteuid?.(0);
      process.setegid?.(group);
    }
  };

  const guardedFolder = (mode: number): string => {
    const guarded = mkdtempSync(join(folder, 'read-only-'));
    chmodSync(folder, 0o755);
    chmodSync(guarded, mode);
    return guarded;
  };

  const expectReadOnly = async (file: string): Promise<void> => {
    await asOrdinaryUser(async () => {
      const log = await openLedger(`sqlite:${file}`);
      expect(await everything(log)).toHaveLength(10);
      expect(await collect(log.readStream('board-1', { direction: 'backwards', limit: 1 }))).toHaveLength(1);
      expect(eventsOf(await takeUntil(log.subscribeAll(), ({ kind }) => kind === 'caught-up'))).toHaveLength(10);
      await expect(log.append('board-1', [someEvent()], 'any')).rejects.toMatchObject({
        name: 'LedgerError',
        code: 'LedgerReadOnly',
        message: expect.stringContaining(file) as string,
      });
      expect(await log.head()).toBe(9);
      await log.close();
      expect(await verifyLedger(file)).toMatchObject({ ok: true, events: 10 });
    });
  };

  it('reads a read-only file', async () => {
    const file = join(guardedFolder(0o777), 'ledger.db');
    await (await filled(file)).close();
    chmodSync(file, 0o444);
    await expectReadOnly(file);
  });

  it('reads a file in a read-only folder', async () => {
    const guarded = guardedFolder(0o755);
    const file = join(guarded, 'ledger.db');
    await (await filled(file)).close();
    chmodSync(file, 0o644);
    chmodSync(guarded, 0o555);
    await expectReadOnly(file);
    chmodSync(guarded, 0o755);
  });

  it('reads a file in a read-only folder whose last writer was killed', async () => {
    const [source, guarded] = [fresh(), guardedFolder(0o755)];
    const file = join(guarded, 'ledger.db');
    const log = await filled(source);
    copyFileSync(source, file);
    copyFileSync(`${source}-wal`, `${file}-wal`);
    await log.close();
    for (const name of readdirSync(guarded)) chmodSync(join(guarded, name), 0o644);
    chmodSync(guarded, 0o555);
    await expectReadOnly(file);
    chmodSync(guarded, 0o755);
  });

  it('follows a file it may not write while another writes it', async () => {
    const guarded = guardedFolder(0o755);
    const file = join(guarded, 'ledger.db');
    const log = await filled(file);
    for (const name of readdirSync(guarded)) chmodSync(join(guarded, name), 0o644);
    const reader = await asOrdinaryUser(async () => {
      const opened = await openLedger(`sqlite:${file}`);
      expect(await opened.head()).toBe(9);
      return opened;
    });
    const followed = takeUntil(reader.subscribeAll(), (item) => item.kind === 'event' && item.event.type === 'Last');
    await log.append('board-1', [someEvent('Last')], 'any');
    expect(eventsOf(await followed)).toHaveLength(11);
    await reader.close();
    await log.close();
  });
});

describe('what is not a ledger', () => {
  const database = (...statements: readonly string[]): string => {
    const file = fresh();
    const db = new Database(file);
    for (const statement of statements) db.exec(statement);
    db.close();
    return file;
  };
  const refused = async (file: string, code: string, words: string, create = true): Promise<void> => {
    await expect(openLedger(`sqlite:${file}`, { create })).rejects.toMatchObject({
      name: 'LedgerError',
      code,
      message: expect.stringMatching(new RegExp(`${file.replaceAll('/', '.')}.*${words}`, 's')) as string,
    });
  };

  it('refuses a ledger of a newer schema and leaves it alone', async () => {
    const file = fresh();
    await (await filled(file)).close();
    const db = new Database(file);
    db.pragma('user_version = 7');
    db.close();
    await refused(file, 'LedgerTooNew', 'schema 7.*knows schema 2');
  });

  it('refuses a database of another application', async () => {
    await refused(database('CREATE TABLE scores (pair, score)'), 'LedgerUnusable', 'another application');
    await refused(database('PRAGMA application_id = 1196444487', 'CREATE TABLE a (b)'), 'LedgerUnusable', 'another');
  });

  it('refuses a file that is no database', async () => {
    const file = fresh();
    writeFileSync(file, '[Event "Club night"]\n'.repeat(100));
    await refused(file, 'LedgerUnusable', 'not a SQLite database');
    await refused(folder, 'LedgerUnusable', 'is not a file');
  });

  it('makes the ledger and its folder unless told not to', async () => {
    const file = join(folder, 'a', 'b', 'ledger.db');
    await refused(file, 'LedgerNotFound', '', false);
    await (await filled(file)).close();
    await (await openLedger(`sqlite:${file}`, { create: false })).close();
    writeFileSync(join(folder, 'plain'), '');
    await refused(join(folder, 'plain', 'ledger.db'), 'LedgerUnusable', 'cannot be made');
  });

  it('takes an empty file for a ledger yet to be made', async () => {
    const file = fresh();
    writeFileSync(file, '');
    await refused(file, 'LedgerUnusable', 'holds no ledger', false);
    await (await filled(file)).close();
    expect(await verifyLedger(file)).toMatchObject({ ok: true, events: 10 });
  });
});
