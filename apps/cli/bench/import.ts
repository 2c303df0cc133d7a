import { textsOf } from '@app/messages';
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withEmbedded } from '../src/embedded';
import { importFiles } from '@app/application';
import { type EventLog, type RecordedEvent, openLedger } from '@app/ledger';
import { noteRefused } from '../src/import/enter-into';
import { MEGABYTE, openReread } from '../src/read-file';
import { ledgerBytes } from './ledger-bytes';
import { pbnSession } from './session-file';
import { size } from './size';

/** Files of so many records, one after the other: the memory of an import must not grow with them. */
const SIZES = [size(500, 12), size(2_000, 24)] as const;
/** Streams whose events are appended side by side, as an import does it. */
const SIDE_BY_SIDE = 64;

interface Measured {
  readonly ms: number;
  readonly cpuMs: number;
  readonly rssMiB: number;
  readonly events: number;
}

/** The floor of a repeated import: the bytes read in pieces and hashed. */
const readAndHash = (file: string): number => {
  const { bytes, close } = openReread(file, Infinity);
  const hash = createHash('sha256');
  for (const piece of bytes) hash.update(piece);
  hash.digest('hex');
  close();
  return 0;
};

/**
 * As the command does it, until the read models have followed.
 * @param isAnew has the file taken whatever is remembered of it, as a file with answers about places is
 */
const importInto = (file: string, data: string, isAnew: boolean): Promise<number> =>
  withEmbedded({ data }, 'begins', async (embedded) => {
    const source = {
      path: file,
      name: file,
      format: 'pbn',
      open: () => openReread(file, Infinity),
      ...(isAnew && { answerFor: () => undefined }),
    } as const;
    const options = { session: 'bench', strict: false };
    const [report] = await importFiles(embedded, [source], options, noteRefused(textsOf('en')));
    if (report?.records.refused !== 0) throw new Error(`${report?.records.refused} records were refused`);
    await embedded.models.catchUp();
    return report.events;
  });

const byStream = async (log: EventLog): Promise<readonly (readonly RecordedEvent[])[]> => {
  const streams = new Map<string, RecordedEvent[]>();
  for await (const event of log.readAll()) {
    const events = streams.get(event.streamId);
    if (events) events.push(event);
    else streams.set(event.streamId, [event]);
  }
  return [...streams.values()];
};

/** The floor of a first import: the events that it made, appended stream by stream to a durable ledger. */
const appendAgain = async (imported: string, file: string): Promise<readonly [events: number, ms: number]> => {
  const from = await openLedger(`sqlite:${imported}`);
  const streams = await byStream(from);
  await from.close();
  const to = await openLedger(`sqlite:${file}`);
  const started = performance.now();
  let events = 0;
  for (let at = 0; at < streams.length; at += SIDE_BY_SIDE) {
    const batch = streams.slice(at, at + SIDE_BY_SIDE);
    await Promise.all(batch.map((all) => to.append(all[0]?.streamId ?? '', all, 'no-stream')));
    events += batch.reduce((sum, all) => sum + all.length, 0);
  }
  const ms = performance.now() - started;
  await to.close();
  return [events, ms];
};

/** Each measurement in a process of its own, so that its memory is its own. */
const inChild = (what: 'read' | 'append' | 'import' | 'anew', file: string, data: string): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const child = fork(__filename, [what, file, data]);
    child.once('message', (message) => {
      resolve(message as Measured);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`the measurement ended with status ${code}`));
    });
  });

const child = async (what: string, file: string, data: string): Promise<void> => {
  const started = performance.now();
  const [events, own] =
    what === 'read'
      ? [readAndHash(file), null]
      : what === 'append'
        ? await appendAgain(file, data)
        : [await importInto(file, data, what === 'anew'), null];
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.send?.({
    ms: own ?? performance.now() - started,
    cpuMs: Math.round((userCPUTime + systemCPUTime) / 1000),
    events,
    rssMiB: Math.round(maxRSS / 1024),
  });
};

const CARDS = 52;

/** A file of so many records into an empty folder, the same file again, and what both are measured by. */
const measure = async (folder: string, records: number) => {
  const file = join(folder, `${records}.pbn`);
  const data = join(folder, `data-${records}`);
  const ledger = join(data, 'ledger.db');
  const text = pbnSession(records);
  writeFileSync(file, text);
  const first = await inChild('import', file, data);
  const again = await inChild('import', file, data);
  const anew = await inChild('anew', file, data);
  const reading = await inChild('read', file, '');
  const appending = await inChild('append', ledger, join(folder, `floor-${records}.db`));
  const bytes = await ledgerBytes(ledger);
  return {
    records,
    megabytes: Number((Buffer.byteLength(text) / MEGABYTE).toFixed(3)),
    events: first.events,
    first: {
      ms: Math.round(first.ms),
      cpuMs: first.cpuMs,
      eventsPerSecond: Math.round((first.events / first.ms) * 1000),
      eventsPerCpuSecond: Math.round((first.events / first.cpuMs) * 1000),
      recordsPerSecond: Number(((records / first.ms) * 1000).toFixed(1)),
      rssMiB: first.rssMiB,
      floorMs: Math.round(appending.ms),
      ratio: Number((appending.ms / first.ms).toPrecision(2)),
    },
    again: {
      ms: Math.round(again.ms),
      cpuMs: again.cpuMs,
      megabytesPerSecond: Number((Buffer.byteLength(text) / 1000 / again.ms).toPrecision(3)),
      events: again.events,
      rssMiB: again.rssMiB,
      floorMs: Number(reading.ms.toFixed(2)),
      ratio: Number((reading.ms / again.ms).toPrecision(2)),
      partOfFirst: Number((again.ms / first.ms).toPrecision(2)),
    },
    anew: { ms: Math.round(anew.ms), cpuMs: anew.cpuMs, rssMiB: anew.rssMiB },
    bytes: {
      ...bytes,
      perCard: Math.round((bytes.perEvent * first.events) / records / CARDS),
      ledgerMegabytes: Number(((bytes.perEvent * first.events) / MEGABYTE).toFixed(1)),
    },
  };
};

/**
 * Imports of PBN files with every call and card: the first as a ratio to appending the same events to a durable ledger,
 * one of the same file again as a ratio to reading and hashing its bytes, and one that takes it anew; with their memory,
 * and with what the bytes of the ledger are.
 */
export const benchImport = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'));
  try {
    const sizes = [];
    for (const records of SIZES) sizes.push(await measure(folder, records));
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const [, script, what, file, data] = process.argv;
if (script === __filename && what !== undefined && file !== undefined) void child(what, file, data ?? '');
