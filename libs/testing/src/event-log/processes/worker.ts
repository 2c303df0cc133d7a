import { writeSync } from 'node:fs';
import { openLedger, type EventLog } from '@app/ledger';
import { idsOf, someEvents } from '../fixtures';

/**
 * What a test lets another process do to a ledger. Started as `node worker.js <what> <ledger URL> <stream> <count>`;
 * reports on standard output, a line each, only what the ledger has acknowledged.
 */
const work: Readonly<Record<string, (log: EventLog, stream: string, count: number) => Promise<void>>> = {
  /** Appends `count` times three events to one of two streams, four appends at a time; reports the ids of each append. */
  async append(log, stream, count) {
    const writer = async (lane: number): Promise<void> => {
      for (let i = lane; i < count; i += 4) {
        const events = someEvents(3, 'Noted', { i });
        const outcome = await log.append(`${stream}-${i % 2}`, events, 'any');
        if (!outcome.ok) throw new Error(outcome.code);
        report(idsOf(events).join(' '));
      }
    };
    await Promise.all([0, 1, 2, 3].map(writer));
  },

  /** Appends `count` events to the one stream by the revision it believes in, against others who do the same. */
  async contend(log, stream, count) {
    let revision: number | 'no-stream' = 'no-stream';
    for (let taken = 0; taken < count;) {
      const outcome = await log.append(stream, someEvents(1, 'Noted', { pid: process.pid }), revision);
      if (outcome.ok) {
        revision = outcome.revision;
        report(String(revision));
        taken++;
      } else if (outcome.code === 'WrongExpectedRevision') {
        revision = outcome.actual;
      } else {
        throw new Error(outcome.code);
      }
    }
  },

  /** Follows the ledger from its beginning and reports the id of every event, until it has seen `count`. */
  async follow(log, _, count) {
    // The ledger does not keep a process alive that only waits.
    const alive = setInterval(() => undefined, 1000);
    let seen = 0;
    for await (const item of log.subscribeAll()) {
      if (item.kind === 'caught-up') continue;
      report(item.event.id);
      if (++seen === count) break;
    }
    clearInterval(alive);
  },

  /** Opens the ledger, which makes it when it is missing, and reports the position of one append. */
  async create(log, stream) {
    const outcome = await log.append(stream, someEvents(1), 'any');
    if (outcome.ok) report(String(outcome.position));
  },
};

const report = (line: string): void => {
  writeSync(1, line + '\n');
};

const main = async ([what = '', url = '', stream = '', count = '0']: readonly string[]): Promise<void> => {
  const log = await openLedger(url);
  await work[what]?.(log, stream, Number(count));
  await log.close();
};

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
