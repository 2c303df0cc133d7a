import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { METRICS } from '../../../common/src/metrics/registry';
import type { RefusedBecause, WaitingRoom } from './waiting-room';

/** In seconds: up to the deadline, and what an operator may set it to. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5];

/** How many commands wait and how long, and how many were refused because of that. */
@Injectable()
export class QueueMetrics {
  private readonly waits: Histogram;
  private readonly refusals: Counter;

  constructor(@Inject(METRICS) private readonly registry: Registry) {
    this.waits = new Histogram({
      name: 'ledger_command_wait_seconds',
      help: 'How long commands have waited for their turn, in seconds.',
      buckets: BUCKETS,
      registers: [registry],
    });
    this.refusals = new Counter({
      name: 'ledger_commands_refused_total',
      help: 'Commands answered with 503 without being executed: no room to wait, not in time, or too late by half already.',
      labelNames: ['because'],
      registers: [registry],
    });
  }

  /** Tells the depth of a queue whenever it is asked for. */
  watch(room: Pick<WaitingRoom, 'waiting' | 'atWork'>): void {
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    };
    gauge('ledger_commands_waiting', 'Commands that wait for their turn.', () => room.waiting);
    gauge('ledger_commands_executing', 'Commands that are executed now.', () => room.atWork);
  }

  waited(milliseconds: number): void {
    this.waits.observe(milliseconds / 1000);
  }

  refused(because: RefusedBecause): void {
    this.refusals.inc({ because });
  }
}
