import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkQuickly,
  Database,
  eventIdOf,
  newCommandId,
  openLedger,
  toHex,
  wholeBody,
  type EventLog,
  type TreeHead,
} from '@app/ledger';
import { integrityOf, startBackgroundCheck } from '@app/application';
import { fillLedger } from './history';
import { size as sizeOf } from './size';

const EVENTS = sizeOf(1_000_000, 2_000);
const APPENDS = sizeOf(1_000, 20);
const ROUNDS = 3;
/** As at a start of the server. */
const LAST = 20_000;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return Number((performance.now() - started).toFixed(1));
};

const quickCheck = (file: string, heads: readonly TreeHead[]) => async (): Promise<void> => {
  const checked = await checkQuickly(file, { last: LAST, heads });
  if (!checked.ok) throw new Error(checked.reason);
};

const headOf = async (file: string): Promise<TreeHead> => {
  const log = await openLedger(`sqlite:${file}`);
  const size = (await log.head()) + 1;
  const root = toHex(await log.tree.root(size));
  await log.close();
  return { size, root };
};

/** The floor of the check at a start: the bodies that it hashes, read and hashed, nothing compared. */
const readAndHash = (file: string) => (): Promise<void> => {
  const db = new Database(file, { readonly: true });
  const bodies = db
    .prepare<[number], string>(`SELECT ${wholeBody(db)} FROM event ORDER BY position DESC LIMIT ?`)
    .pluck();
  for (const body of bodies.all(LAST)) hash('sha256', `\u0000${body}`, 'hex');
  db.close();
  return Promise.resolve();
};

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;

/** One event an append, one after the other, each on disk before the next: what a command waits for. */
const appendLatency = async (log: EventLog, goesOn: () => boolean) => {
  const times: number[] = [];
  const stream = `board-${newCommandId()}`;
  for (let nth = 0; nth < APPENDS && goesOn(); nth += 1) {
    const event = { id: eventIdOf(newCommandId(), 0), type: 'RemarkMade', data: { text: 'slow' }, metadata: {} };
    const started = performance.now();
    await log.append(stream, [event], 'any');
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(2));
  return { appends: times.length, medianMs: at(0.5), p99Ms: at(0.99), mostMs: at(1) };
};

const backgroundPass = async (file: string, folder: string, share: number, head: TreeHead) => {
  const log = await openLedger(`sqlite:${file}`);
  const integrity = integrityOf();
  const check = startBackgroundCheck({
    ledger: file,
    stateFile: join(folder, `integrity-${share}.json`),
    everySeconds: 3_600,
    share,
    heads: () => Promise.resolve([head]),
    integrity,
    now: () => new Date(),
    complain: (problem) => process.stderr.write(`${problem}\n`),
  });
  const runs = (): boolean => check.status().lastPass === null && integrity.mismatch() === null;
  const during = await appendLatency(log, runs);
  while (runs()) await new Promise((resolve) => setTimeout(resolve, 50));
  const { lastPass } = check.status();
  await check.stop();
  await log.close();
  if (integrity.mismatch() !== null) throw new Error(integrity.mismatch()?.reason);
  return { share, passSeconds: lastPass?.seconds, appendsMeanwhile: during };
};

const ratio = (floor: number, measured: number): number => Number((floor / measured).toFixed(2));

/** The check at the start, the one in the background, and what commands wait for while that runs: 1 is as fast as without. */
export const benchIntegrity = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  const file = join(folder, 'ledger.db');
  try {
    const events = await fillLedger(file, EVENTS);
    // The first root makes the roots of subtrees, which the file keeps.
    const firstRootMs = await timed(() => headOf(file));
    const head = await headOf(file);
    const startMs: number[] = [];
    const floorMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floorMs.push(await timed(readAndHash(file)));
      startMs.push(await timed(quickCheck(file, [head])));
    }
    const log = await openLedger(`sqlite:${file}`);
    const without = await appendLatency(log, () => true);
    await log.close();
    const background = [];
    for (const share of [0.25, 1]) {
      const pass = await backgroundPass(file, folder, share, head);
      background.push({ ...pass, ratio: ratio(without.medianMs, pass.appendsMeanwhile.medianMs) });
    }
    const startRatio = ratio(median(floorMs), median(startMs));
    return { events, firstRootMs, floorMs, startMs, startRatio, appendsWithout: without, background };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
