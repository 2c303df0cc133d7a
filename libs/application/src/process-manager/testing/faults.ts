import type { EventLog } from '@app/ledger';
import type { Checkpoint } from '../checkpoint';

/** What a process was killed by. */
export class Killed extends Error {}

interface Dying {
  readonly log: EventLog;
  readonly checkpoint: Checkpoint;
  /** How often it has written so far. */
  readonly writes: () => number;
}

/** A ledger and a checkpoint of a process that is killed when it is about to write for the `last + 1`-th time. */
export const dyingAfter = (log: EventLog, checkpoint: Checkpoint, last: number): Dying => {
  let writes = 0;
  const write = (): void => {
    if (writes >= last) throw new Killed();
    writes += 1;
  };
  return {
    log: {
      ...log,
      append: async (...append) => {
        write();
        return log.append(...append);
      },
    },
    checkpoint: {
      ...checkpoint,
      save: (reached) => {
        write();
        checkpoint.save(reached);
      },
    },
    writes: () => writes,
  };
};
