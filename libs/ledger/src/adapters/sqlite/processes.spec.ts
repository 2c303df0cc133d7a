import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger, verifyLedger } from '@app/ledger';
import {
  accepted,
  collect,
  compile,
  everything,
  idsOf,
  someEvent,
  someEvents,
  startChild,
  type Child,
} from '@app/testing';

const compiled = compile('libs/ledger/src', 'libs/testing/src/event-log');
const folder = mkdtempSync(join(tmpdir(), 'ledger-processes-'));
const start = (what: string, file: string, stream: string, count: number): Child =>
  startChild(
    compiled.script('libs/testing/src/event-log/processes/worker.ts'),
    what,
    `sqlite:${file}`,
    stream,
    String(count),
  );

afterAll(() => {
  compiled.remove();
  rmSync(folder, { recursive: true });
});

describe('several processes on one ledger file', () => {
  it('lets one follow live what another appends: everything, in order, once', async () => {
    const file = join(folder, 'follow.db');
    const log = await openLedger(`sqlite:${file}`);
    await log.append('early', someEvents(500), 'any');
    const follower = start('follow', file, '', 500 + 3 * 1000);
    const writer = start('append', file, 'late', 1000);
    await Promise.all([writer.ended(), follower.ended()]);

    expect(follower.lines).toEqual(idsOf(await everything(log)));
    expect(writer.lines).toHaveLength(1000);
    await log.close();
  });

  it('tells a follower of every append of another process, one after the other', async () => {
    const file = join(folder, 'latency.db');
    const log = await openLedger(`sqlite:${file}`);
    await log.append('early', [someEvent()], 'any');
    const follower = start('follow', file, '', 41);
    await follower.untilLines(1);
    for (let i = 0; i < 40; i++) {
      await accepted(log.append('late', [someEvent()], 'any'));
      await follower.untilLines(i + 2);
    }
    await follower.ended();
    expect(follower.lines).toEqual(idsOf(await everything(log)));
    await log.close();
  });

  it('keeps the expected revision between processes that contend for a stream', async () => {
    const file = join(folder, 'contend.db');
    const writers = [1, 2, 3].map(() => start('contend', file, 'board-1', 150));
    await Promise.all(writers.map((writer) => writer.ended()));
    const won = writers.flatMap(({ lines }) => lines.map(Number)).sort((a, b) => a - b);
    expect(won).toEqual(Array.from({ length: 450 }, (_, revision) => revision));

    const log = await openLedger(`sqlite:${file}`, { create: false });
    expect((await collect(log.readStream('board-1'))).map(({ revision }) => revision)).toEqual(won);
    await log.close();
    expect(await verifyLedger(file)).toMatchObject({ ok: true, events: 450 });
  });

  it('makes one ledger when several processes find none', async () => {
    const file = join(folder, 'new', 'folder', 'create.db');
    const makers = Array.from({ length: 6 }, (_, i) => start('create', file, `board-${i}`, 1));
    await Promise.all(makers.map((maker) => maker.ended()));
    expect(makers.flatMap(({ lines }) => lines.map(Number)).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('kill -9 in the middle of appends', () => {
  it('a hundred times: every acknowledged append is there, none is there by half', async () => {
    const file = join(folder, 'killed.db');
    const acknowledged: string[] = [];
    /** Two at a time: while one is killed the next is on its way, so recovery meets a live writer, too. */
    const killOne = async (round: number): Promise<void> => {
      const child = start('append', file, `killed${round % 3}`, 1_000_000);
      // Every tenth is killed while it starts and opens the file, the others after some of their appends.
      if (round % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 30 + round));
      else await child.untilLines(1 + ((round * 7) % 40));
      await child.kill();
      acknowledged.push(...child.lines);
    };
    const lane = async (first: number): Promise<void> => {
      for (let round = first; round < 100; round += 2) await killOne(round);
    };
    await Promise.all([lane(0), lane(1)]);

    expect(acknowledged.length).toBeGreaterThan(1000);
    const log = await openLedger(`sqlite:${file}`, { create: false });
    const all = await everything(log);
    await log.close();
    const appends = [...new Set(all.map(({ streamId }) => streamId))].flatMap((stream) => {
      const ids = idsOf(all.filter(({ streamId }) => streamId === stream));
      expect(ids.length % 3).toBe(0);
      return Array.from({ length: ids.length / 3 }, (_, i) => ids.slice(3 * i, 3 * i + 3).join(' '));
    });
    const kept = new Set(appends);
    expect(acknowledged.filter((append) => !kept.has(append))).toEqual([]);
    // At most the four appends that a child had under way came through without being reported.
    expect(kept.size - acknowledged.length).toBeLessThanOrEqual(100 * 4);
    expect(await verifyLedger(file)).toMatchObject({ ok: true, events: 3 * kept.size });
  });
});
