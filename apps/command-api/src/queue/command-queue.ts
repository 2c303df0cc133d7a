import { Inject, Injectable } from '@nestjs/common';
import type { Limits } from '@app/application';
import type { Command } from '@app/contract';
import { Busy } from '../../../common/src/overload/busy';
import { QUEUE_LIMITS } from '../tokens';
import { QueueMetrics } from './queue-metrics';
import { WaitingRoom } from './waiting-room';

/** Of one table at once. Its boards are streams of their own, and a stream takes one command after the other. */
const AT_ONCE_PER_TABLE = 4;
/** Requests with many commands each that are worked off at once; the others wait, and are not read meanwhile. */
const BULK_AT_ONCE = 4;
/** When a refused command may be given again, in seconds. */
const RETRY_AFTER = 1;

export type QueueLimits = Pick<Limits, 'commandsAtOnce' | 'commandsWaiting' | 'commandWaitMs'>;

/** What a command takes turns with: each table, each session beside its tables, and each appeal is as good as another. */
const lineOf = (command: Command): string => {
  switch (command.to) {
    case 'session':
      return `session ${command.session}`;
    case 'board':
      return `table ${command.address.session} ${command.address.table}`;
    case 'appeal':
      return `appeal ${command.appeal}`;
  }
};

/** Lets commands wait for their turn, so that every table has its share where all together want too much (ADR 37). */
@Injectable()
export class CommandQueue {
  private readonly single: WaitingRoom;
  private readonly bulk: WaitingRoom;

  constructor(@Inject(QUEUE_LIMITS) limits: QueueLimits, metrics: QueueMetrics) {
    const refusal = (): Busy => new Busy(503, 'Overloaded', 'overloaded', RETRY_AFTER);
    this.single = new WaitingRoom({
      atOnce: limits.commandsAtOnce,
      atOncePerLine: AT_ONCE_PER_TABLE,
      waiting: limits.commandsWaiting,
      patienceMs: limits.commandWaitMs,
      refusal: (because) => {
        metrics.refused(because);
        return refusal();
      },
      waited: (milliseconds) => {
        metrics.waited(milliseconds);
      },
    });
    this.bulk = new WaitingRoom({
      atOnce: BULK_AT_ONCE,
      atOncePerLine: 1,
      waiting: Infinity,
      patienceMs: null,
      refusal,
    });
    metrics.watch(this.single);
  }

  /** Executes one command in turn with others; rejects with a `Problem` 503 where it was not executed at all. */
  one<T>(command: Command, execute: () => Promise<T>): Promise<T> {
    return this.single.run(lineOf(command), execute);
  }

  /** Executes many commands of one sender, who waits as long as it takes. */
  many<T>(sender: string, execute: () => Promise<T>): Promise<T> {
    return this.bulk.run(sender, execute);
  }
}
