import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, openLedger, wholeBody } from '@app/ledger';
import { readModels } from '@app/application';
import { fillLedger } from './history';
import { size } from './size';

const EVENTS = size(1_000_000, 2_000);
const ROUNDS = size(3, 1);
const PAGE = 2_000;

/** The floor: every body of the ledger read in pages and parsed, nothing else done. */
const readAndParse = (file: string): number => {
  const db = new Database(file, { readonly: true });
  const page = db
    .prepare<[number, number], string>(
      `SELECT ${wholeBody(db)} FROM event WHERE position > ? ORDER BY position LIMIT ?`,
    )
    .pluck();
  const started = performance.now();
  let at = -1;
  for (;;) {
    const bodies = page.all(at, PAGE);
    for (const body of bodies) JSON.parse(body);
    at += bodies.length;
    if (bodies.length < PAGE) break;
  }
  const took = performance.now() - started;
  db.close();
  return took;
};

const rebuildAll = async (file: string, models: string): Promise<number> => {
  const log = await openLedger(`sqlite:${file}`);
  const opened = readModels(models, log);
  const started = performance.now();
  const rebuilt = await opened.rebuild();
  const took = performance.now() - started;
  const head = await log.head();
  const behind = rebuilt.find(({ position }) => position < head);
  if (behind) throw new Error(`${behind.name} has reached ${behind.position} and not the head, ${head}`);
  opened.close();
  await log.close();
  return took;
};

interface Measured {
  readonly took: number;
  readonly rssMiB: number;
}

/** Each measurement in a process of its own, so that its memory is its own. */
const inChild = (what: 'floor' | 'rebuild', file: string, models: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = fork(__filename, [what, file, models]);
    child.once('message', (message) => {
      resolve(message as Measured);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`the measurement ended with status ${code}`));
    });
  });

const child = async (what: string, file: string, models: string): Promise<void> => {
  const took = what === 'floor' ? readAndParse(file) : await rebuildAll(file, models);
  process.send?.({ took, rssMiB: Math.round(process.resourceUsage().maxRSS / 1024) });
};

const median = (all: readonly number[]): number =>
  [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? NaN;

/** Rebuild of all read models over a million events, as a ratio to reading and parsing the same bytes in the same run. */
export const benchRebuild = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  const file = join(folder, 'ledger.db');
  try {
    const events = await fillLedger(file, EVENTS);
    const floors: number[] = [];
    const rebuilds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floors.push((await inChild('floor', file, '')).took);
      rebuilds.push(await inChild('rebuild', file, join(folder, `models-${round}.db`)));
    }
    const floor = median(floors);
    const rebuild = median(rebuilds.map(({ took }) => took));
    return {
      events,
      floorMs: Math.round(floor),
      rebuildMs: Math.round(rebuild),
      ratio: Number((floor / rebuild).toFixed(2)),
      rssMiB: Math.max(...rebuilds.map(({ rssMiB }) => rssMiB)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const [, script, what, file, models] = process.argv;
if (script === __filename && what !== undefined && file !== undefined) void child(what, file, models ?? '');
