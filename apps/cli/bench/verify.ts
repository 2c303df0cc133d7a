import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addLeaf,
  Database,
  EMPTY_FRONTIER,
  nodeHash,
  rootOf,
  verifyLedger,
  wholeBody,
  type Frontier,
} from '@app/ledger';
import { fillLedger } from './history';
import { size } from './size';

const EVENTS = size(200_000, 2_000);
const ROUNDS = size(5, 2);
const PAGE = 500;

type Row = readonly [leaf: string, body: string];

/** Every row read in pages; what is done with it is the floor. */
const readAll = (file: string, columns: (body: string) => string, work: (row: Row) => void): void => {
  const db = new Database(file, { readonly: true });
  const page = db
    .prepare<[number, number], Row>(
      `SELECT ${columns(wholeBody(db))} FROM event WHERE position > ? ORDER BY position LIMIT ?`,
    )
    .raw();
  let after = -1;
  for (let rows = page.all(after, PAGE); rows.length > 0; rows = page.all((after += PAGE), PAGE)) rows.forEach(work);
  db.close();
};

const leafOf = (body: string): string => hash('sha256', `\u0000${body}`, 'hex');

/** Floor of the bytes: the bodies read and hashed, nothing compared. */
const readAndHash = (file: string): Promise<void> => {
  readAll(
    file,
    (body) => `'', ${body}`,
    ([, body]) => {
      leafOf(body);
    },
  );
  return Promise.resolve();
};

/** Floor of the tree: every column read, every leaf and every node hashed, SQLite's own check; nothing compared. */
const readAndSum = (file: string): Promise<void> => {
  let frontier: Frontier<Buffer> = EMPTY_FRONTIER;
  readAll(
    file,
    (body) => `position || ' ' || stream || ' ' || revision || ' ' || type || hex(id) || hex(leaf), ${body}`,
    ([, body]) => {
      frontier = addLeaf(frontier, Buffer.from(leafOf(body), 'hex'), nodeHash);
    },
  );
  rootOf(frontier, nodeHash);
  const db = new Database(file, { readonly: true });
  db.pragma('integrity_check(1)');
  db.close();
  return Promise.resolve();
};

const verify = async (file: string): Promise<void> => {
  const verified = await verifyLedger(file);
  if (!verified.ok) throw new Error(verified.reason);
};

const timed = async (work: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;

/** Events verified in a second, against reading and hashing the same bytes in the same run; in turns, so that all meet the same moods of the machine. */
export const benchVerify = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  const file = join(folder, 'ledger.db');
  try {
    const events = await fillLedger(file, EVENTS);
    const times = { hash: [] as number[], sum: [] as number[], verify: [] as number[] };
    await verify(file);
    for (let round = 0; round < ROUNDS; round++) {
      times.hash.push(await timed(() => readAndHash(file)));
      times.sum.push(await timed(() => readAndSum(file)));
      times.verify.push(await timed(() => verify(file)));
    }
    const perSecond = (all: readonly number[]): number => Math.round((events / median(all)) * 1000);
    const ratio = (floor: readonly number[]): number => Number((median(floor) / median(times.verify)).toFixed(2));
    return {
      events,
      bodiesReadAndHashedPerSecond: perSecond(times.hash),
      rowsAndTreeReadAndHashedPerSecond: perSecond(times.sum),
      verifiedPerSecond: perSecond(times.verify),
      ratioToBodies: ratio(times.hash),
      ratioToRowsAndTree: ratio(times.sum),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
