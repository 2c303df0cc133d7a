import { Inject, Injectable } from '@nestjs/common';
import { type Limits, bearerOf } from '@app/application';
import type { Request, Response } from 'express';
import { Busy } from '../../../common/src/overload/busy';
import { Gates } from '../../../common/src/overload/gates';
import { QUEUE_LIMITS, TOKEN_KEY } from '../tokens';
import { lineOf } from './command-line';
import { QueueMetrics } from './queue-metrics';
import { WaitingRoom } from './waiting-room';

/** Of one table at once. Its boards are streams of their own, and a stream takes one command after the other. */
const AT_ONCE_PER_TABLE = 4;
/** Requests with many commands each that are worked off at once; the others wait, and are not read meanwhile. */
const BULK_AT_ONCE = 4;
/** When a refused command may be given again, in seconds. */
const RETRY_AFTER = 1;

export type QueueLimits = Pick<Limits, 'commandsAtOnce' | 'commandsWaiting' | 'commandWaitMs'>;

const overloaded = (): Busy => new Busy(503, 'Overloaded', 'overloaded', RETRY_AFTER);

/**
 * Lets commands wait for their turn, so that every table has its share where all together want too much (ADR 37). A request with
 * one command waits at the gate of the server, and has its turn until it is answered.
 */
@Injectable()
export class CommandQueue {
  private readonly single: WaitingRoom;
  private readonly bulk: WaitingRoom;

  constructor(
    @Inject(QUEUE_LIMITS) limits: QueueLimits,
    @Inject(TOKEN_KEY) private readonly tokenKey: Uint8Array,
    metrics: QueueMetrics,
    gates: Gates,
  ) {
    this.single = new WaitingRoom({
      atOnce: limits.commandsAtOnce,
      atOncePerLine: AT_ONCE_PER_TABLE,
      waiting: limits.commandsWaiting,
      patienceMs: limits.commandWaitMs,
      refusal: (because) => {
        metrics.refused(because);
        return overloaded();
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
      refusal: overloaded,
    });
    metrics.watch(this.single);
    gates.add((request, response) => this.turnOf(request, response));
  }

  /** Executes many commands of one sender, who waits as long as it takes. */
  many<T>(sender: string, execute: () => Promise<T>): Promise<T> {
    return this.bulk.run(sender, execute);
  }

  /** Nobody without a good token takes a turn: what they ask is refused anyway. */
  private async turnOf(request: Request, response: Response): Promise<Busy | null> {
    const holder = await bearerOf(this.tokenKey, request.headers.authorization);
    const line = holder && lineOf(request, holder.actor);
    if (line === null) return null;
    try {
      const end = await this.single.enter(line);
      if (response.closed || request.socket.destroyed) end();
      else response.once('close', end);
      return null;
    } catch (error) {
      if (error instanceof Busy) return error;
      throw error;
    }
  }
}
