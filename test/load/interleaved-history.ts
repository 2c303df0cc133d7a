import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, type NewEvent, type RecordedEvent, openLedger } from '@app/ledger';
import { type Dice, accepted } from '@app/testing';
import { fillLedger } from '../../apps/cli/bench/history';

/** Tables at play at the same time: whose events come in between each other's. */
const TABLES = 20;
const LONGEST_RUN = 20;
const APPENDED_TOGETHER = 64;

/** Fills a ledger file with so many events as an evening makes them: whole boards, the tables in between each other. */
export const fillInterleaved = async (file: string, events: number, dice: Dice): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-boards-'));
  const boards = join(folder, 'boards.db');
  await fillLedger(boards, events);
  const source = await openLedger(`sqlite:${boards}`);
  const target = await openLedger(`sqlite:${file}`);
  const streams = await byStream(source);
  await source.close();
  rmSync(folder, { recursive: true });

  const open: NewEvent[][] = [];
  const names = new Map<readonly NewEvent[], string>();
  let waiting: Promise<unknown>[] = [];
  for (let left = events; left > 0;) {
    while (open.length < TABLES) {
      const next = streams.next();
      if (next.done === true) break;
      open.push(next.value.events);
      names.set(next.value.events, next.value.streamId);
    }
    const nth = dice(open.length);
    const stream = open[nth] ?? [];
    const run = stream.splice(0, Math.min(left, 1 + dice(LONGEST_RUN)));
    left -= run.length;
    waiting.push(accepted(target.append(names.get(stream) ?? '', run, 'any')));
    if (stream.length === 0) open.splice(nth, 1);
    if (waiting.length === APPENDED_TOGETHER) {
      await Promise.all(waiting);
      waiting = [];
    }
  }
  await Promise.all(waiting);
  await target.close();
};

interface Stream {
  readonly streamId: string;
  readonly events: NewEvent[];
}

const byStream = async (log: EventLog): Promise<IterableIterator<Stream>> => {
  const streams = new Map<string, Stream>();
  for await (const { streamId, id, type, data, metadata } of log.readAll()) {
    const stream = streams.get(streamId) ?? { streamId, events: [] };
    streams.set(streamId, stream);
    stream.events.push({ id, type, data, metadata });
  }
  return streams.values();
};

/** Everything of an event but nothing of how it is kept. */
export const wordsOf = ({ streamId, revision, position, id, type, data, metadata }: RecordedEvent): string =>
  JSON.stringify([position, streamId, revision, id, type, data, metadata]);
