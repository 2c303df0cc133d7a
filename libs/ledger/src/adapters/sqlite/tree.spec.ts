import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger, verifyLedger, type EventLog } from '@app/ledger';
import { someEvents } from '@app/testing';
import { Database } from './driver';
import { connect } from './connection';
import { sqliteLedger } from './ledger';

let folder = '';
let file = '';
const open: EventLog[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledger-tree-'));
  file = join(folder, 'ledger.db');
});
afterEach(async () => {
  for (const log of open.splice(0)) await log.close();
  rmSync(folder, { recursive: true, force: true });
});

const ledger = async (): Promise<EventLog> => {
  const log = await openLedger(`sqlite:${file}`);
  open.push(log);
  return log;
};

/** A ledger of so many events, whose root was never asked for. */
const filled = async (count: number): Promise<EventLog> => {
  const log = await ledger();
  for (let left = count; left > 0; left -= 500) await log.append('board-1', someEvents(Math.min(left, 500)), 'any');
  return log;
};

const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

/** What `verify` makes of the bodies, leaf by leaf. */
const rootOf = async (): Promise<string> => {
  const report = await verifyLedger(file);
  if (!report.ok) throw new Error(report.reason);
  return report.root;
};

const subtrees = (): readonly unknown[] => {
  const db = new Database(file, { readonly: true });
  const rows = db.prepare('SELECT level, number, hex(hash) AS hash FROM subtree ORDER BY level, number').all();
  db.close();
  return rows;
};

/** A level 2 needs 65,536 events. */
const MANY = 66_000;

it('keeps the roots of subtrees of 256 and 65,536 events, and needs no more when it is opened again', async () => {
  const log = await filled(MANY);
  const root = hex(await log.tree.root(MANY));
  expect(root).toBe(await rootOf());
  const kept = subtrees();
  expect(kept).toHaveLength(Math.floor(MANY / 256) + 1);
  expect(kept.at(-1)).toMatchObject({ level: 2, number: 0, hash: hex(await log.tree.root(65_536)).toUpperCase() });
  expect(hex(await (await ledger()).tree.root(MANY))).toBe(root);
  expect(subtrees()).toEqual(kept);
});

it('gives others their turn while it makes them', async () => {
  const log = await filled(20_000);
  let turns = 0;
  const count = (): void => {
    turns++;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await log.tree.root(20_000);
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(10);
});

it('is made by several at once without harm', async () => {
  const logs = [await filled(9_000), await ledger(), await ledger()];
  const roots = await Promise.all(logs.map((log) => log.tree.root(9_000)));
  expect(new Set(roots.map(hex))).toEqual(new Set([await rootOf()]));
  expect(subtrees()).toHaveLength(35);
});

it.each<[what: string, before: number]>([
  ['from the beginning', 0],
  ['after what is kept in it already', 3_000],
])('keeps them in memory where the file cannot be written, %s', async (_, before) => {
  await (await filled(9_000)).tree.root(before);
  const root = await rootOf();
  const connection = connect(file);
  connection.db.pragma('query_only = ON');
  const readOnly = sqliteLedger(connection);
  open.push(readOnly);
  expect(hex(await readOnly.tree.root(9_000))).toBe(root);
  expect((await readOnly.tree.hashes(1, 0, 35)).map(hex)).toHaveLength(35);
  expect(before === 0 || subtrees().length === 11).toBe(true);
  const writer = await ledger();
  await writer.append('board-1', someEvents(300), 'any');
  expect(hex(await readOnly.tree.root(9_300))).toBe(hex(await writer.tree.root(9_300)));
});

it('makes them again when the table was dropped', async () => {
  const log = await filled(1_000);
  const root = hex(await log.tree.root(1_000));
  const kept = subtrees();
  await log.close();
  const db = new Database(file);
  db.exec('DROP TABLE subtree');
  db.close();
  expect(hex(await (await ledger()).tree.root(1_000))).toBe(root);
  expect(subtrees()).toEqual(kept);
});

it('says so when some are missing', async () => {
  const log = await filled(1_000);
  await log.tree.root(1_000);
  await log.close();
  const db = new Database(file);
  db.exec('DELETE FROM subtree WHERE number = 1');
  db.close();
  const words = new RegExp(`${file}: the table "subtree" has gaps.* may be dropped`);
  await expect((await ledger()).tree.root(1_000)).rejects.toThrow(words);
});
