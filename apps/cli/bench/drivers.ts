import { execFileSync, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '@app/ledger';
import { readModels } from '@app/application';
import { measureAppends } from './append';
import { fillLedger } from './history';
import { size } from './size';

const RELEASES = ['12.11.1', '13.2.0'] as const;
type Release = (typeof RELEASES)[number];

const EVENTS = size(100_000, 2_000);
const ROUNDS = size(5, 1);
const USE_DRIVER = join(__dirname, 'use-driver.js');

/** Milliseconds of one workload and of its floor, which does the same without SQLite. */
interface Measured {
  readonly floorMs: number;
  readonly ledgerMs: number;
}

type Workload = 'append' | 'read' | 'rebuild';

const elapsed = async (work: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Durable appends of one event, against the same bytes appended to a file with fdatasync. */
const append = async (folder: string): Promise<Measured> => {
  const place = mkdtempSync(join(folder, 'append-'));
  const { floorMicros, ledgerMicros } = await measureAppends(join(place, 'x1'), 1, 150, { rounds: 11, warmUp: 2 });
  return { floorMs: floorMicros / 1000, ledgerMs: ledgerMicros / 1000 };
};

/** The floor of reads and rebuild: every body, one a line, read from a file and parsed. */
const parseLines = (folder: string): Promise<number> =>
  elapsed(() => {
    for (const line of readFileSync(join(folder, 'bodies.ndjson'), 'utf8').split('\n')) if (line) JSON.parse(line);
    return Promise.resolve();
  });

const read = async (folder: string): Promise<Measured> => {
  const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
  const floorMs = await parseLines(folder);
  let last = -1;
  const ledgerMs = await elapsed(async () => {
    for await (const { position } of log.readAll()) last = position;
  });
  await log.close();
  if (last < EVENTS - 1) throw new Error(`the last event read is ${last}, and ${EVENTS} or more were appended`);
  return { floorMs, ledgerMs };
};

const rebuild = async (folder: string): Promise<Measured> => {
  const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
  const floorMs = await parseLines(folder);
  const models = readModels(join(mkdtempSync(join(folder, 'models-')), 'models.db'), log);
  const ledgerMs = await elapsed(async () => {
    await models.rebuild();
  });
  models.close();
  await log.close();
  return { floorMs, ledgerMs };
};

const WORKLOADS: Readonly<Record<Workload, (folder: string) => Promise<Measured>>> = { append, read, rebuild };

/** npm compiles release 12 here where no binary is found, which needs a C++ compiler, Python and the headers of Node. */
const installDriver = (release: Release, folder: string): string => {
  const place = join(folder, release);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{}');
  const args = ['install', '--no-audit', '--no-fund', '--silent', `better-sqlite3@${release}`];
  execFileSync('npm', args, { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(place, 'node_modules', 'better-sqlite3');
};

/** Each measurement in a process of its own, since a driver is loaded once. */
const inChild = (workload: Workload, driver: string, folder: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = fork(__filename, [workload, folder], {
      execArgv: ['--require', USE_DRIVER],
      env: { ...process.env, BENCH_SQLITE_DRIVER: driver },
    });
    child.once('message', (message) => {
      resolve(message as Measured);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code !== 0) reject(new Error(`${workload} with ${driver} ended with ${signal ?? `status ${code}`}`));
    });
  });

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const summarise = (rounds: readonly Measured[]) => ({
  floorMs: Number(median(rounds.map(({ floorMs }) => floorMs)).toFixed(3)),
  ledgerMs: Number(median(rounds.map(({ ledgerMs }) => ledgerMs)).toFixed(3)),
  /** Of each round by itself, because floor and ledger then met the same load: 1 is as fast as the floor. */
  ratio: Number(median(rounds.map(({ floorMs, ledgerMs }) => floorMs / ledgerMs)).toFixed(3)),
});

const fill = async (folder: string): Promise<void> => {
  const file = join(folder, 'ledger.db');
  await fillLedger(file, EVENTS);
  const log = await openLedger(`sqlite:${file}`);
  const lines: string[] = [];
  for await (const event of log.readAll()) lines.push(JSON.stringify(event));
  await log.close();
  writeFileSync(join(folder, 'bodies.ndjson'), lines.join('\n'));
};

/**
 * Appends, reads and rebuild with both releases of the SQLite driver in turn, in one run. Both load on Node 22 and 26: release
 * 13 crashes on Node 20, and release 12 aborts on Node 24 (ADR 19).
 */
export const benchDrivers = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  try {
    const drivers = RELEASES.map((release) => ({ release, path: installDriver(release, folder) }));
    await fill(folder);
    const result: Record<string, unknown> = { node: process.versions.node, events: EVENTS };
    for (const workload of Object.keys(WORKLOADS) as Workload[]) {
      const measured: Record<Release, Measured[]> = { '12.11.1': [], '13.2.0': [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const order = round % 2 === 0 ? drivers : [...drivers].reverse();
        for (const { release, path } of order) measured[release].push(await inChild(workload, path, folder));
      }
      result[workload] = { '12.11.1': summarise(measured['12.11.1']), '13.2.0': summarise(measured['13.2.0']) };
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const [, script, workload, folder] = process.argv;
if (script === __filename && workload !== undefined && folder !== undefined) {
  void WORKLOADS[workload as Workload](folder).then((measured) => process.send?.(measured));
}
