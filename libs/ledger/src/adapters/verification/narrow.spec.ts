import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EventLog,
  checkpointText,
  newKeyLine,
  newSigningKey,
  openLedger,
  signNote,
  toHex,
  verifyLedger,
} from '@app/ledger';
import { someEvents } from '@app/testing';
import { Database } from '../sqlite/driver';
import { wholeBody } from '../sqlite/packed-body';
import fc from 'fast-check';
import { leafHash } from '../hashes';
import { derivedId } from '../ids';

const KEY = newSigningKey('ledger.example/narrow');
const folder = mkdtempSync(join(tmpdir(), 'ledger-narrow-'));
let nth = 0;

const own = async (log: EventLog, stream: string, type: string, data: object): Promise<void> => {
  const event = { id: derivedId(new Date(nth), String(nth++)), type, data: { ...data }, metadata: {} };
  await log.append(stream, [event], 'any');
};

const head = async (log: EventLog, extensions: readonly string[] = []) => {
  const size = (await log.head()) + 1;
  const root = await log.tree.root(size);
  return {
    size,
    root: toHex(root),
    note: signNote(checkpointText({ origin: KEY.name, size, root, extensions }), [KEY]),
  };
};

/** 1,720 events or so with checkpoints at uneven sizes; the roots of all complete groups of 256 are stored. */
let bytes: Buffer;
let claims: readonly number[];
let kept: { readonly name: string; readonly note: string };
let events: number;

beforeAll(async () => {
  const file = join(folder, 'ledger.db');
  const log = await openLedger(`sqlite:${file}`);
  const { note } = await head(log, [newKeyLine(KEY.verifierKey)]);
  await own(log, 'ledger-keys', 'KeyRotated', { key: KEY.verifierKey, replaces: null, note });
  const sizes: number[] = [];
  for (const [table, count] of [100, 700, 40, 500, 380].entries()) {
    await log.append(`board-${table}`, someEvents(count, 'CallMade', { call: '1NT' }), 'any');
    const signed = await head(log);
    sizes.push(signed.size);
    if (table === 3) kept = { name: 'kept.txt', note: signed.note };
    await own(log, 'ledger-checkpoints', 'CheckpointSigned', signed);
  }
  claims = sizes;
  events = (await log.head()) + 1;
  await log.close();
  const db = new Database(file);
  bytes = db.serialize();
  db.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A copy of the ledger with the event at a position altered so that its hash fits, and what else is done to it. */
const altered = (positions: readonly number[], work: (db: Database) => void = () => undefined): string => {
  const file = join(folder, 'altered.db');
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  writeFileSync(file, bytes);
  const db = new Database(file);
  db.exec('DROP TRIGGER event_is_never_changed');
  for (const position of positions) {
    const before = String(
      db
        .prepare(`SELECT ${wholeBody(db)} FROM event WHERE position = ?`)
        .pluck()
        .get(position),
    );
    const body = before.replace('1NT', '7NT');
    db.prepare('UPDATE event SET body = ?, leaf = ? WHERE position = ?').run(body, leafHash(body), position);
  }
  work(db);
  db.close();
  return file;
};

const isCall = (position: number): boolean => position > 0 && !claims.includes(position);
const aCall = () => fc.integer({ min: 1, max: events - 1 }).filter(isCall);
const runs = { numRuns: process.env.FULL === '1' ? 1000 : 60, seed: Number(process.env.FC_SEED ?? 17) };

/** The first checkpoint that covers a position, and the last one that does not. */
const around = (position: number) => ({
  after: claims.find((size) => size > position),
  before: claims.findLast((size) => size <= position) ?? 0,
});

it('places an event that was altered with its hash among 256, where its group is complete in a signed tree', async () => {
  const lastSigned = claims.at(-1) ?? 0;
  await fc.assert(
    fc.asyncProperty(aCall(), async (position) => {
      const found = await verifyLedger(altered([position]));
      if (found.ok) throw new Error('nothing was found');
      const { after, before } = around(position);
      expect(found.position).toBeLessThanOrEqual(position);
      expect(found.until).toBeGreaterThanOrEqual(position);
      expect(found.position).toBeGreaterThanOrEqual(before);
      expect(found.until).toBeLessThan(after ?? 0);
      const width = (found.until ?? 0) - (found.position ?? 0) + 1;
      const isCovered = (Math.floor(position / 256) + 1) * 256 <= lastSigned;
      if (isCovered) expect(width).toBeLessThanOrEqual(256);
    }),
    runs,
  );
}, 120_000);

it('names no range that the event is not in, whatever was done to the stored roots', async () => {
  const damages: readonly ((db: Database, number: number) => void)[] = [
    (db, number) => db.prepare('UPDATE subtree SET hash = randomblob(32) WHERE number = ?').run(number),
    (db, number) => db.prepare('DELETE FROM subtree WHERE number >= ?').run(number),
    (db) => db.exec('DROP TABLE subtree'),
    (db) => db.exec('UPDATE subtree SET hash = (SELECT hash FROM subtree WHERE number = 1)'),
  ];
  await fc.assert(
    fc.asyncProperty(aCall(), fc.nat(5), fc.constantFrom(...damages), async (position, number, damage) => {
      const found = await verifyLedger(
        altered([position], (db) => {
          damage(db, number);
        }),
      );
      if (found.ok) throw new Error('nothing was found');
      expect([found.position, found.until].map((one) => one ?? -1)).toEqual([
        Math.min(found.position ?? events, position),
        Math.max(found.until ?? 0, position),
      ]);
    }),
    runs,
  );
}, 120_000);

it('says that other groups differ too', async () => {
  const found = await verifyLedger(altered([300, 600]));
  expect(found).toMatchObject({ ok: false, position: 256, until: 511, events: 256 });
  expect(found.ok ? '' : found.reason).toMatch(
    /^of the events 256 to 511 at least one is not what it was when .* was signed \(.*; at least one event of another group differs too\)$/,
  );
});

it('places it by a checkpoint that was kept as well', async () => {
  const found = await verifyLedger(altered([1000]), { checkpoints: [kept] });
  expect(found).toMatchObject({ ok: false, position: 768, until: 1023 });
  expect(await verifyLedger(altered([1100]), { checkpoints: [kept] })).toMatchObject({ position: 1024, until: 1279 });
});
