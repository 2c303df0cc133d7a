import type { AppendOutcome } from '../../event-log';
import type { Append } from './writer';

/** Appends in one transaction at most, so that the first of many need not wait for all. */
const GROUP = 256;

interface Waiting {
  readonly append: Append;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: unknown) => void;
}

interface CommitQueue {
  readonly add: (append: Append) => Promise<AppendOutcome>;
  /** Writes what is waiting now. */
  readonly flush: () => void;
}

/** How long appends may be written one by one before other work of this process has its turn, in milliseconds. */
const TURN = 1;

/** Cheaper than `queueMicrotask`, which keeps a record for async hooks. */
const SOON = Promise.resolve();

/**
 * Group commit: appends that wait at the same time are written with one sync of the disk.
 *
 * A lone append is written as soon as the code that asked for it gives way, because a turn of the event loop costs
 * several microseconds. When that has gone on for `TURN`, the next append waits for the end of a turn instead, and
 * with it everything that the requests of this turn ask for. So under load the groups grow by themselves, and a
 * loop of awaited appends does not starve the process.
 */
export const commitQueue = (
  write: (appends: readonly Append[]) => readonly AppendOutcome[],
  committed: () => void,
): CommitQueue => {
  const waiting: Waiting[] = [];
  let turnBegan = -Infinity;

  const writeGroup = (group: readonly Waiting[]): void => {
    try {
      const outcomes = write(group.map(({ append }) => append));
      group.forEach(({ resolve, reject }, i) => {
        const outcome = outcomes[i];
        if (outcome === undefined) reject(new Error('an append was left without an outcome'));
        else resolve(outcome);
      });
      committed();
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  const flush = (): void => {
    while (waiting.length > 0) {
      writeGroup(waiting.splice(0, GROUP));
    }
  };

  const flushInNewTurn = (): void => {
    turnBegan = performance.now();
    flush();
  };

  return {
    add: (append) =>
      new Promise((resolve, reject) => {
        waiting.push({ append, resolve, reject });
        if (waiting.length > 1) return;
        if (performance.now() - turnBegan < TURN) void SOON.then(flush);
        else setImmediate(flushInNewTurn);
      }),
    flush,
  };
};
