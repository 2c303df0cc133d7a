import { appendFileSync, closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalEvent, eventIdOf, newCommandId, openLedger, type EventLog, type NewEvent } from '@app/ledger';
import { size } from './size';

/** Appends of one size, against the least that durability costs. */
interface AppendMetrics {
  /** Events in one append. */
  readonly events: number;
  /** Median microseconds for one append: a plain file with fdatasync, and the ledger through its port. */
  readonly floorMicros: number;
  readonly ledgerMicros: number;
  /** Floor divided by ledger: 1 is as fast as the disk allows. */
  readonly ratio: number;
}

/** Rounds of floor and ledger in turn, so that both meet the same moods of the machine; the first ones warm up. */
const ROUNDS = size(41, 3);
const WARM_UP = size(6, 1);
const SIZES = [
  { events: 1, appends: size(150, 5) },
  { events: 10, appends: size(100, 5) },
  { events: 100, appends: size(30, 5) },
] as const;

/**
 * Sequential appends of 1, 10 and 100 events through the `EventLog` port on a SQLite ledger, each awaited before
 * the next, against `fs.appendFileSync` and `fdatasyncSync` of the same bytes on the same disk. `folder` is where
 * the files are made and removed again; take one on the disk that is meant. Prints a table.
 */
export const benchAppend = async (folder: string = tmpdir()): Promise<readonly AppendMetrics[]> => {
  const place = mkdtempSync(join(folder, 'ledger-bench-'));
  const metrics: AppendMetrics[] = [];
  try {
    for (const { events, appends } of SIZES) {
      metrics.push(await measureAppends(join(place, `x${events}`), events, appends));
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  print(metrics);
  return metrics;
};

interface Rounds {
  readonly rounds: number;
  /** How many of the first rounds are not counted. */
  readonly warmUp: number;
}

/** Appends of one size to a ledger `path.db`, and to a plain file `path.txt`. */
export const measureAppends = async (
  path: string,
  events: number,
  appends: number,
  { rounds, warmUp }: Rounds = { rounds: ROUNDS, warmUp: WARM_UP },
): Promise<AppendMetrics> => {
  const ledger = await openLedger(`sqlite:${path}.db`);
  const file = openSync(`${path}.txt`, 'a');
  const floor: number[] = [];
  const port: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const batches = Array.from({ length: appends }, (_, i) =>
        batch(`board-bench.${(round * appends + i) % 97}`, events),
      );
      const bytes = batches.map(toBytes);
      const plain = (): Promise<void> => {
        for (const piece of bytes) {
          appendFileSync(file, piece);
          fdatasyncSync(file);
        }
        return Promise.resolve();
      };
      const through = (): Promise<void> => appendAll(ledger, batches);
      const turns = [
        { times: floor, work: plain },
        { times: port, work: through },
      ];
      for (const { times, work } of round % 2 === 0 ? turns : turns.reverse()) {
        const micros = await timed(work);
        if (round >= warmUp) times.push(micros / appends);
      }
    }
  } finally {
    closeSync(file);
    await ledger.close();
  }
  const floorMicros = median(floor);
  const ledgerMicros = median(port);
  return { events, floorMicros, ledgerMicros, ratio: floorMicros / ledgerMicros };
};

export interface Batch {
  readonly streamId: string;
  readonly events: readonly NewEvent[];
}

/** A call at the table, as the command API would record it: about 450 bytes. */
export const batch = (streamId: string, size: number): Batch => {
  const commandId = newCommandId();
  const now = new Date().toISOString();
  const metadata = {
    $correlationId: commandId,
    actor: 'table-3',
    commandId,
    occurredAt: now,
    recordedAt: now,
    schemaVersion: 1,
  };
  const events = Array.from({ length: size }, (_, i) => ({
    id: eventIdOf(commandId, i),
    type: 'CallMade',
    data: { artificial: false, call: '2NT', explanation: 'balanced, 20-21', seat: 'N' },
    metadata,
  }));
  return { streamId, events };
};

const toBytes = ({ streamId, events }: Batch): Buffer =>
  Buffer.from(events.map((event, revision) => canonicalEvent({ ...event, streamId, revision }) + '\n').join(''));

const appendAll = async (ledger: EventLog, batches: readonly Batch[]): Promise<void> => {
  for (const { streamId, events } of batches) {
    const outcome = await ledger.append(streamId, events, 'any');
    if (!outcome.ok) throw new Error(`the ledger refused an append of the bench: ${outcome.code}`);
  }
};

const timed = async (work: () => Promise<void>): Promise<number> => {
  const start = process.hrtime.bigint();
  await work();
  return Number(process.hrtime.bigint() - start) / 1000;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

const print = (metrics: readonly AppendMetrics[]): void => {
  const row = (...cells: readonly string[]): string => cells.map((cell) => cell.padStart(16)).join('');
  const lines = metrics.map(({ events, floorMicros, ledgerMicros, ratio }) =>
    row(
      `x${events}`,
      `${floorMicros.toFixed(1)} us`,
      `${ledgerMicros.toFixed(1)} us`,
      perSecond(events, ledgerMicros),
      ratio.toFixed(2),
    ),
  );
  process.stdout.write([row('append', 'file+fdatasync', 'ledger', 'events/s', 'ratio'), ...lines, ''].join('\n'));
};

const perSecond = (events: number, micros: number): string => Math.round((events / micros) * 1e6).toLocaleString('en');
