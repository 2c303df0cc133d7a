import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalEvent, openLedger, verifyLedger } from '@app/ledger';
import { everything, someEvents } from '@app/testing';
import { Database } from './driver';
import { emptyRoot, leafHash, nodeHash } from '../hashes';

const folder = mkdtempSync(join(tmpdir(), 'ledger-verify-'));
let files = 0;

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Twenty events in three streams: positions 0-4 board-0, 5-9 board-1, 10-14 board-2, 15-19 board-0. */
const filled = async (): Promise<string> => {
  const file = join(folder, `${++files}.db`);
  const log = await openLedger(`sqlite:${file}`);
  for (let i = 0; i < 4; i++)
    await log.append(`board-${i % 3}`, someEvents(5, 'CallMade', { call: `${i + 1}NT` }), 'any');
  await log.close();
  return file;
};

/** Changes a ledger file behind its back. */
const tamper = (file: string, work: (db: Database) => void): void => {
  const db = new Database(file);
  db.exec('DROP TRIGGER event_is_never_changed; DROP TRIGGER event_is_never_deleted');
  work(db);
  db.close();
};

const bodyAt = (db: Database, position: number): string =>
  String(db.prepare('SELECT body FROM event WHERE position = ?').pluck().get(position));

/** Puts another body, and the leaf that belongs to it, in place of one. */
const forge = (db: Database, position: number, body: string): void => {
  db.prepare('UPDATE event SET body = ?, leaf = ? WHERE position = ?').run(body, leafHash(body), position);
};

const swap = (db: Database, columns: readonly string[], one: number, other: number): void => {
  const read = db.prepare(`SELECT ${columns.join()} FROM event WHERE position = ?`).raw();
  const [a, b] = [read.get(one), read.get(other)];
  const write = db.prepare(`UPDATE event SET ${columns.map((name) => `${name} = ?`).join()} WHERE position = ?`);
  write.run(...(b as unknown[]), one);
  write.run(...(a as unknown[]), other);
};

describe('verifyLedger', () => {
  it('gives the number of events and the RFC 6962 root', async () => {
    const file = await filled();
    const log = await openLedger(`sqlite:${file}`);
    const leaves = (await everything(log)).map((event) => leafHash(canonicalEvent(event)));
    await log.close();
    /** RFC 6962, 2.1: split at the largest power of two below n. */
    const root = (part: readonly Buffer[]): Buffer => {
      const [only] = part;
      if (only === undefined) return emptyRoot();
      if (part.length === 1) return only;
      const half = 2 ** Math.ceil(Math.log2(part.length) - 1);
      return nodeHash(root(part.slice(0, half)), root(part.slice(half)));
    };
    expect(await verifyLedger(file)).toEqual({
      ok: true,
      events: 20,
      root: root(leaves).toString('hex'),
      checkpoints: 0,
      signed: 0,
      kept: 0,
      key: null,
      trust: null,
      warnings: [],
      cautions: [],
    });
  });

  it('knows the root of an empty ledger', async () => {
    const file = join(folder, 'empty.db');
    await (await openLedger(`sqlite:${file}`)).close();
    const root = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(await verifyLedger(file)).toMatchObject({ ok: true, events: 0, root });
  });

  it.each<[string, number, RegExp, (db: Database) => void]>([
    [
      'a changed body',
      7,
      /not what was hashed/,
      (db) => db.exec("UPDATE event SET body = replace(body, '2NT', '3NT') WHERE position >= 7"),
    ],
    [
      'a changed leaf',
      3,
      /not what was hashed/,
      (db) => db.exec('UPDATE event SET leaf = randomblob(32) WHERE position = 3'),
    ],
    ['an event left out', 9, /missing/, (db) => db.exec('DELETE FROM event WHERE position = 9')],
    ['all events left out but the last', 0, /missing/, (db) => db.exec('DELETE FROM event WHERE position < 19')],
    [
      'a gap closed by renumbering',
      8,
      /does not follow/,
      (db) =>
        db.exec('DELETE FROM event WHERE position = 8; UPDATE event SET position = position - 1 WHERE position > 8'),
    ],
    [
      'two bodies exchanged',
      6,
      /not what was hashed/,
      (db) => {
        swap(db, ['body'], 6, 11);
      },
    ],
    [
      'two bodies exchanged with their leaves',
      6,
      /its streamId is "board-1" in the table and "board-2" in its body/,
      (db) => {
        swap(db, ['body', 'leaf'], 6, 11);
      },
    ],
    [
      'two events of one stream exchanged',
      1,
      /does not follow/,
      (db) =>
        db.exec(
          'UPDATE event SET position = 100 WHERE position = 1; UPDATE event SET position = 1 WHERE position = 2; UPDATE event SET position = 2 WHERE position = 100',
        ),
    ],
    [
      'an event of another type',
      12,
      /its type is "Other"/,
      (db) => db.exec("INSERT INTO event_type (name) VALUES ('Other'); UPDATE event SET type = 2 WHERE position = 12"),
    ],
    ['an event of no type', 12, /its type is null/, (db) => db.exec('UPDATE event SET type = 99 WHERE position = 12')],
    [
      'a renamed stream',
      5,
      /its streamId is "board-9"/,
      (db) => db.exec("UPDATE stream SET name = 'board-9' WHERE name = 'board-1'"),
    ],
    ['another id', 2, /its id is/, (db) => db.exec('UPDATE event SET id = randomblob(16) WHERE position = 2')],
    [
      'another revision',
      14,
      /its revision is 70 in the table and 4 in its body/,
      (db) => db.exec('UPDATE event SET revision = 70 WHERE position = 14'),
    ],
    [
      'a forged body that is not canonical',
      4,
      /not canonical/,
      (db) => {
        forge(db, 4, bodyAt(db, 4).replace(':', ': '));
      },
    ],
    [
      'a forged body with another member',
      4,
      /has the members/,
      (db) => {
        forge(db, 4, bodyAt(db, 4).replace(/}$/, ',"zzz":1}'));
      },
    ],
    [
      'a forged body that is no object',
      4,
      /not canonical/,
      (db) => {
        forge(db, 4, '[]');
      },
    ],
    [
      'a body that is no text',
      4,
      /not canonical/,
      (db) =>
        db
          .prepare('UPDATE event SET body = CAST(? AS TEXT), leaf = ? WHERE position = 4')
          .run(Buffer.of(0xff), leafHash(Buffer.of(0xff))),
    ],
  ])('finds %s', async (_, position, reason, work) => {
    const file = await filled();
    tamper(file, work);
    expect(await verifyLedger(file)).toMatchObject({
      ok: false,
      events: position,
      position,
      reason: expect.stringMatching(reason) as string,
      meaning: expect.stringContaining('The events before it are in order') as string,
    });
  });

  it('finds any flipped bit of any body in the file', async () => {
    const file = await filled();
    const bytes = readFileSync(file);
    for (const position of [0, 8, 19]) {
      const db = new Database(file, { readonly: true });
      const body = bodyAt(db, position);
      db.close();
      for (const at of [0, 10, Math.floor(body.length / 2), body.length - 1]) {
        const flipped = Buffer.from(bytes);
        // A page may still hold, in its unused part, what it held before it was split: flip there, too.
        for (let start = bytes.indexOf(body); start !== -1; start = bytes.indexOf(body, start + 1)) {
          flipped.writeUInt8(flipped.readUInt8(start + at) ^ (1 << (at % 8)), start + at);
        }
        const copy = join(folder, 'flipped.db');
        writeFileSync(copy, flipped);
        expect(await verifyLedger(copy)).toMatchObject({ ok: false, position, events: position });
      }
    }
  });

  it('finds damage outside the events, and never passes or hangs on a page of noise', async () => {
    const file = await filled();
    const bytes = readFileSync(file);
    for (let page = 1; page < bytes.length / 4096; page++) {
      const copy = join(folder, `noise-${page}.db`);
      const noisy = Buffer.from(bytes);
      noisy.fill(0xa5, page * 4096, page * 4096 + 4096);
      writeFileSync(copy, noisy);
      const report = await verifyLedger(copy).catch((error: unknown) => error);
      expect(report).not.toMatchObject({ ok: true });
    }
  });

  it('does not let the ledger be edited by mistake', async () => {
    const db = new Database(await filled());
    expect(() => db.exec("UPDATE event SET body = '{}'")).toThrow('never changed');
    expect(() => db.exec('DELETE FROM event')).toThrow('never deleted');
    db.close();
  });

  it.each<[string, string, string]>([
    [
      'a trigger that is missing',
      'DROP TRIGGER event_is_never_changed',
      'the trigger event_is_never_changed is missing',
    ],
    [
      'a trigger that does nothing',
      `DROP TRIGGER event_is_never_deleted;
       CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event BEGIN SELECT 1; END`,
      'the trigger event_is_never_deleted was altered',
    ],
    [
      'a trigger that nobody knows',
      `CREATE TRIGGER helper AFTER INSERT ON event BEGIN DELETE FROM stream; END`,
      'the trigger helper on the table event is not of this program',
    ],
    [
      'a table and an index that nobody knows',
      'CREATE TABLE notes (a TEXT); CREATE INDEX by_type ON event (type)',
      'the index by_type on the table event is not of this program; the table notes is not of this program',
    ],
  ])('names %s', async (_, sql, reason) => {
    const file = await filled();
    const db = new Database(file);
    db.exec(sql);
    db.close();
    expect(await verifyLedger(file)).toMatchObject({
      ok: false,
      events: 20,
      position: undefined,
      reason,
      meaning: expect.stringContaining('copy the events into a new one') as string,
    });
  });

  it('names an index that is missing from a local copy, and an index that SQLite itself had made', async () => {
    const file = await filled();
    const db = new Database(file);
    db.unsafeMode();
    db.pragma('writable_schema = ON');
    db.exec(`DELETE FROM sqlite_schema WHERE name = 'sqlite_autoindex_event_2'`);
    db.close();
    const report = await verifyLedger(file).catch((error: unknown) => error);
    expect(report).not.toMatchObject({ ok: true });
    expect(JSON.stringify(report)).toMatch(/sqlite_autoindex_event_2 is missing|malformed|SQLite/);
  });

  it('takes the tables that are made when first needed, and statistics', async () => {
    const file = join(folder, 'optional.db');
    const log = await openLedger(`sqlite:${file}`);
    await log.append('board-0', someEvents(300, 'CallMade', { call: '1NT' }), 'any');
    await log.tree.root(300);
    await log.close();
    const db = new Database(file);
    expect(db.prepare(`SELECT count(*) FROM subtree`).pluck().get()).toBe(1);
    db.exec('ANALYZE');
    db.close();
    expect(await verifyLedger(file)).toMatchObject({ ok: true, events: 300 });
  });

  it('refuses what it cannot open', async () => {
    await expect(verifyLedger(join(folder, 'nowhere.db'))).rejects.toMatchObject({ code: 'LedgerNotFound' });
  });
});
