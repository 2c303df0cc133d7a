import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { type EventLog, openLedger } from '@app/ledger';
import { type Batch, batch } from './append';
import { startEngine } from './engine-under-bench';
import { size } from './size';

/** Each shape of load: so many writers, each with a stream of its own, append so many events at a time. */
const SHAPES = [
  { name: 'one at a time', writers: 1, events: 1, appends: size(600, 3) },
  { name: '32 writers', writers: size(32, 2), events: 1, appends: size(60, 2) },
  { name: '128 writers', writers: size(128, 3), events: 1, appends: size(20, 1) },
  { name: 'batches of 10', writers: 1, events: 10, appends: size(200, 2) },
  { name: 'batches of 100', writers: 1, events: 100, appends: size(60, 2) },
  { name: 'eight writers of batches of 100', writers: size(8, 2), events: 100, appends: size(12, 1) },
] as const;
type Shape = (typeof SHAPES)[number];

const ROUNDS = size(7, 1);
const WARM_UP = size(2, 0);

/** What a new copy is filled with, and how often. */
const EVENTS = size(60_000, 300);
const FILLS = size(3, 1);
const TOGETHER = size(100, 20);

type Append = (batch: Batch, revision: number) => Promise<unknown>;

/** Appends with the exact revision that is expected, as the ledger gives it to the engine. */
const bareAppend =
  (client: EventStoreDBClient): Append =>
  ({ streamId, events }, revision) =>
    client.appendToStream(
      streamId,
      events.map(({ id, type, data, metadata }) => jsonEvent({ id, type, data, metadata })),
      { expectedRevision: revision === -1 ? 'no_stream' : BigInt(revision), requiresLeader: true },
    );

const ledgerAppend =
  (ledger: EventLog): Append =>
  async ({ streamId, events }, revision) => {
    const outcome = await ledger.append(streamId, events, revision === -1 ? 'no-stream' : revision);
    if (!outcome.ok) throw new Error(`the ledger refused an append of the bench: ${outcome.code}`);
  };

interface Rate {
  /** Events. */
  readonly perSecond: number;
  /** What this process used for one event; the server is another. */
  readonly cpuMicros: number;
}

/** The rate of work that resolves with how many events it has dealt with. */
const timed = async (work: () => Promise<number>): Promise<Rate> => {
  const cpu = process.cpuUsage();
  const started = performance.now();
  const events = await work();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: events / seconds, cpuMicros: (user + system) / events };
};

/** Writers who wait for each of their appends. */
const rateOf = async ({ writers, events, appends }: Shape, round: string, append: Append): Promise<Rate> => {
  const work = Array.from({ length: writers }, (_, writer) =>
    Array.from({ length: appends }, () => batch(`board-${round}.${writer}`, events)),
  );
  return timed(async () => {
    await Promise.all(
      work.map(async (batches) => {
        for (const [nth, one] of batches.entries()) await append(one, nth * events - 1);
      }),
    );
    return writers * events * appends;
  });
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const medians = (rates: readonly Rate[]): Rate => ({
  perSecond: Math.round(median(rates.map(({ perSecond }) => perSecond))),
  cpuMicros: Number(median(rates.map(({ cpuMicros }) => cpuMicros)).toFixed(1)),
});

const compared = (load: string, bareRates: readonly Rate[], ledgerRates: readonly Rate[]) => {
  const [bare, ledger] = [medians(bareRates), medians(ledgerRates)];
  return { load, bare, ledger, ratio: Number((ledger.perSecond / bare.perSecond).toFixed(2)) };
};

const withClient = async <T>(connection: string, work: (client: EventStoreDBClient) => Promise<T>): Promise<T> => {
  const client = EventStoreDBClient.connectionString(connection);
  try {
    return await work(client);
  } finally {
    await client.dispose();
  }
};

type Engine = Awaited<ReturnType<typeof startEngine>>;

/** Bare client and ledger in turn, so that both meet the same moods of the machine. A ledger is open in its own turns only. */
const benchShape = async ({ connection, url }: Engine, shape: Shape, localCopy: string) => {
  const [bare, ledger]: [Rate[], Rate[]] = [[], []];
  const name = shape.name.replaceAll(' ', '-');
  for (let round = 0; round < ROUNDS; round += 1) {
    const byClient = await withClient(connection, (client) =>
      rateOf(shape, `bare-${name}-${round}`, bareAppend(client)),
    );
    const log = await openLedger(url(name), { localCopy });
    await log.head();
    const byLedger = await rateOf(shape, String(round), ledgerAppend(log));
    await log.close();
    if (round < WARM_UP) continue;
    bare.push(byClient);
    ledger.push(byLedger);
  }
  return compared(shape.name, bare, ledger);
};

/** A new copy of a ledger, beside the bare client that reads $all and keeps nothing. */
const benchFill = async ({ connection, url }: Engine) => {
  await withClient(connection, async (client) => {
    const prefix = /ledger=([^&]+)/.exec(url('fill'))?.[1] ?? '';
    for (let nth = 0; nth < EVENTS / TOGETHER; nth += 8) {
      const streams = Array.from({ length: 8 }, (_, at) => batch(`${prefix}:board-${nth + at}`, TOGETHER));
      await Promise.all(streams.map((one) => bareAppend(client)(one, -1)));
    }
  });
  const [bare, fill]: [Rate[], Rate[]] = [[], []];
  for (let round = 0; round < FILLS; round += 1) {
    const read = (client: EventStoreDBClient): Promise<Rate> =>
      timed(async () => {
        let events = 0;
        for await (const { event } of client.readAll()) if (event !== undefined) events += 1;
        return events;
      });
    bare.push(await withClient(connection, read));
    fill.push(
      await timed(async () => {
        const log = await openLedger(url('fill'));
        const events = (await log.head()) + 1;
        await log.close();
        return events;
      }),
    );
  }
  return compared('filling a new copy', bare, fill);
};

/**
 * A ledger on an engine beside the bare client on the same engine, in events a second: appends of several shapes, and a new copy.
 * On the engine that `TEST_ESDB_URL` names, or on the server for tests, which writes to a file and does not wait for the disk.
 */
export const benchEngine = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  const engine = await startEngine(join(folder, 'engine.log'));
  try {
    const figures = [await benchFill(engine)];
    for (const [nth, shape] of SHAPES.entries()) {
      figures.push(await benchShape(engine, shape, join(folder, `copy-${nth}.db`)));
    }
    return { engine: engine.version, figures };
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
