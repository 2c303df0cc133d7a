import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '@app/ledger';
import {
  collect,
  compile,
  everything,
  idsOf,
  startChild,
  startWireServerProcess,
  type Child,
  type WireServerProcess,
} from '@app/testing';
import { readRemote } from './read-remote';

const folder = mkdtempSync(join(tmpdir(), 'ledger-engine-'));
const compiled = compile('libs/ledger/src', 'libs/testing/src/event-log');
const tmp = process.env.TMPDIR;
let server: WireServerProcess;
let ledgers = 0;
const url = (): string => `${server.url}&ledger=club-${ledgers}&appendTimeout=120000&connectTimeout=5000`;
const start = (what: string, stream: string, count: number): Child =>
  startChild(compiled.script('libs/testing/src/event-log/processes/worker.ts'), what, url(), stream, String(count));

beforeAll(async () => {
  server = await startWireServerProcess(join(folder, 'engine.log'));
  // Who is killed leaves the private copy behind.
  process.env.TMPDIR = join(folder, 'copies');
  mkdirSync(process.env.TMPDIR);
});

beforeEach(() => {
  ledgers++;
});

afterAll(async () => {
  if (tmp === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = tmp;
  await server.stop();
  compiled.remove();
  rmSync(folder, { recursive: true });
});

/** Every acknowledged append is in the ledger once, in order and whole; nothing else is but what was under way at a kill. */
const expectKept = async (acknowledged: readonly string[], underWay: number): Promise<void> => {
  const log = await openLedger(url());
  const all = await everything(log);
  await log.close();
  expect(await collect(readRemote(url()))).toEqual(all);
  expect(new Set(idsOf(all)).size).toBe(all.length);
  const appends = [...new Set(all.map(({ streamId }) => streamId))].flatMap((stream) => {
    const ids = idsOf(all.filter(({ streamId }) => streamId === stream));
    expect(ids.length % 3).toBe(0);
    return Array.from({ length: ids.length / 3 }, (_, i) => ids.slice(3 * i, 3 * i + 3).join(' '));
  });
  const kept = new Set(appends);
  expect(acknowledged.filter((append) => !kept.has(append))).toEqual([]);
  expect(kept.size - acknowledged.length).toBeLessThanOrEqual(underWay);
};

it('keeps the expected revision between processes that contend for a stream', async () => {
  const writers = [1, 2, 3].map(() => start('contend', 'board-1', 40));
  await Promise.all(writers.map((writer) => writer.ended()));
  const won = writers.flatMap(({ lines }) => lines.map(Number)).sort((a, b) => a - b);
  expect(won).toEqual(Array.from({ length: 120 }, (_, revision) => revision));
});

it('keeps what was acknowledged when writers are killed', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 5; round++) {
    const child = start('append', `killed${round % 3}`, 1_000_000);
    await child.untilLines(1 + ((round * 7) % 40));
    await child.kill();
    acknowledged.push(...child.lines);
  }
  await expectKept(acknowledged, 5 * 4);
});

it('keeps what was acknowledged when the engine is killed, and writers and followers go on', async () => {
  const writers = [1, 2].map((i) => start('append', `writer${i}`, 120));
  const follower = start('follow', '', 2 * 120 * 3);
  for (let round = 0; round < 3; round++) {
    await writers[0]?.untilLines((round + 1) * 25);
    await server.kill();
    await server.start();
  }
  await Promise.all([...writers, follower].map((child) => child.ended()));
  await expectKept(
    writers.flatMap(({ lines }) => lines),
    0,
  );
  const log = await openLedger(url());
  expect(follower.lines).toEqual(idsOf(await everything(log)));
  await log.close();
});
