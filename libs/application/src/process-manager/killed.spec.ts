import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, memoryLedger, openLedger, verifyLedger } from '@app/ledger';
import { compile, everything, nextTurn, startChild, writeLongHistory } from '@app/testing';
import fc from 'fast-check';
import { type Checkpoint, memoryCheckpoint, openCheckpoint } from './checkpoint';
import { processManager } from './process-manager';
import { Killed, dyingAfter } from './testing/faults';

const now = () => new Date('2026-02-01T23:00:00.000Z');

/** Every stream with its events, without the time at which they were recorded. */
const ledgerOf = async (log: EventLog): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const streams: Record<string, unknown[]> = {};
  for (const { streamId, revision, id, type, data } of await everything(log)) {
    (streams[streamId] ??= []).push({ revision, id, type, data });
  }
  return streams;
};

const run = (log: EventLog, checkpoint: Checkpoint): Promise<void> =>
  processManager({ log, now, checkpoint }).runPending(() => undefined);

/** Runs a process that dies at its write after `last`; whether it did. */
const diesAfter = async (log: EventLog, checkpoint: Checkpoint, last: number): Promise<boolean> => {
  const dying = dyingAfter(log, checkpoint, last);
  try {
    await run(dying.log, dying.checkpoint);
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
};

const inMemory = async (): Promise<EventLog> => {
  const log = memoryLedger();
  await writeLongHistory(log);
  return log;
};

const folder = mkdtempSync(join(tmpdir(), 'process-manager-'));
const template = join(folder, 'template.db');
let files = 0;

let undisturbed: Awaited<ReturnType<typeof ledgerOf>> = {};
let writes = 0;

beforeAll(async () => {
  const log = await inMemory();
  const counted = dyingAfter(log, memoryCheckpoint(), Infinity);
  await run(counted.log, counted.checkpoint);
  writes = counted.writes();
  undisturbed = await ledgerOf(log);
  const file = await openLedger(`sqlite:${template}`);
  await writeLongHistory(file);
  await file.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A ledger file of its own, with the history in it. */
const fresh = (): string => {
  const file = join(folder, `${++files}.db`);
  copyFileSync(template, file);
  return file;
};

const inFile = (): Promise<EventLog> => openLedger(`sqlite:${fresh()}`);

/** From one write at which it is killed to the next that is tried. */
const EVERY = process.env.FULL === '1' ? 1 : 3;

describe('killed at every write, and started again', () => {
  it('is a long history that this is done to', () => {
    expect(writes).toBeGreaterThan(90);
    expect(Object.values(undisturbed).flat().length).toBeGreaterThan(150);
  });

  it.each([
    ['a ledger in memory', 'kept', inMemory, EVERY],
    ['a ledger in memory', 'lost', inMemory, EVERY],
    ['a ledger in a file', 'kept', inFile, 5 * EVERY],
    ['a ledger in a file', 'lost', inFile, 5 * EVERY],
  ] as const)('%s, the checkpoint %s: the same ledger', async (_, becomes, ledger, step) => {
    for (let last = 0; last < writes; last += step) {
      const log = await ledger();
      const checkpoint = memoryCheckpoint();
      expect(await diesAfter(log, checkpoint, last)).toBe(true);
      await run(log, becomes === 'kept' ? checkpoint : memoryCheckpoint());
      expect(await ledgerOf(log)).toEqual(undisturbed);
      await log.close();
    }
  });

  it('again and again, now with the checkpoint and now without: the same ledger', async () => {
    const kill = fc.record({ last: fc.nat(20), loses: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(kill, { maxLength: 8 }), async (kills) => {
        const log = await inMemory();
        let checkpoint = memoryCheckpoint();
        for (const { last, loses } of kills) {
          await diesAfter(log, checkpoint, last);
          if (loses) checkpoint = memoryCheckpoint();
        }
        await run(log, checkpoint);
        expect(await ledgerOf(log)).toEqual(undisturbed);
      }),
      { numRuns: 15 },
    );
  });

  it('at every cause while the history goes on: the same ledger as without', async () => {
    /** Each event takes effect before the next one happens, in a process that is killed every so often. */
    const live = async (dies: (nth: number) => number): Promise<EventLog> => {
      const log = memoryLedger();
      const checkpoint = memoryCheckpoint();
      let nth = 0;
      const followed: EventLog = {
        ...log,
        append: async (...append) => {
          const outcome = await log.append(...append);
          if (await diesAfter(log, checkpoint, dies(nth++))) await run(log, checkpoint);
          return outcome;
        },
      };
      await writeLongHistory(followed);
      return log;
    };
    expect(await ledgerOf(await live((nth) => nth % 3))).toEqual(await ledgerOf(await live(() => Infinity)));
  });
});

describe('two at the same time', () => {
  it('in one process: the same ledger', async () => {
    /** A ledger of which each sees the other's events sooner or later, and nobody waits for the other in turn. */
    const slow = (log: EventLog, turns: readonly number[]): EventLog => {
      let nth = 0;
      return {
        ...log,
        append: async (...append) => {
          for (let turn = turns[nth++ % turns.length] ?? 0; turn > 0; turn--) await nextTurn();
          return log.append(...append);
        },
      };
    };
    const pace = fc.array(fc.nat(4), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(pace, pace, async (one, other) => {
        const log = await inMemory();
        await Promise.all([one, other].map((turns) => run(slow(log, turns), memoryCheckpoint())));
        expect(await ledgerOf(log)).toEqual(undisturbed);
      }),
      { numRuns: 10 },
    );
  });

  const compiled = compile('libs');
  afterAll(() => {
    compiled.remove();
  });

  it('as processes that are killed and started again, sharing a checkpoint: the same ledger', async () => {
    const file = fresh();
    const checkpoint = join(folder, 'shared-checkpoint.db');
    const worker = compiled.script('libs/application/src/process-manager/testing/worker.ts');
    const start = () => startChild(worker, `sqlite:${file}`, checkpoint);
    for (const appends of [1, 4, 9, 16]) {
      const pair = [start(), start()];
      await Promise.race(pair.map((child) => child.untilLines(appends)));
      await Promise.all(pair.map((child) => child.kill()));
    }
    await Promise.all([start(), start()].map((child) => child.ended()));

    const log = await openLedger(`sqlite:${file}`);
    expect(await ledgerOf(log)).toEqual(undisturbed);
    await log.close();
    expect(await verifyLedger(file)).toMatchObject({ ok: true });
    const left = openCheckpoint(checkpoint);
    expect(left.load()).not.toBeNull();
    left.close();
  });
});
