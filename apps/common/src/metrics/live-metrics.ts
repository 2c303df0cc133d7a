import { Inject, Injectable } from '@nestjs/common';
import { Gauge, Registry } from 'prom-client';
import { METRICS } from './registry';

/** How many listen to Server-Sent Events at this moment. */
@Injectable()
export class LiveMetrics {
  private readonly listeners: Gauge;

  constructor(@Inject(METRICS) registry: Registry) {
    this.listeners = new Gauge({
      name: 'ledger_live_listeners',
      help: 'Open streams of Server-Sent Events.',
      registers: [registry],
    });
  }

  opened(): void {
    this.listeners.inc();
  }

  closed(): void {
    this.listeners.dec();
  }
}
