import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { METRICS } from '../metrics/registry';

/** Which limit a request has met. */
export type LimitName =
  | 'requests-per-address'
  | 'requests-per-table'
  | 'requests-per-token'
  | 'connections'
  | 'connections-per-address'
  | 'listeners'
  | 'listeners-per-address'
  | 'listeners-per-token';

/** How many connections are open, and what was refused because a caller, or all together, took too much. */
@Injectable()
export class OverloadMetrics {
  private readonly limited: Counter;
  private readonly connections: Gauge;

  constructor(@Inject(METRICS) registry: Registry) {
    this.limited = new Counter({
      name: 'http_limited_total',
      help: 'Requests answered with 429, by the limit that they have met.',
      labelNames: ['limit'],
      registers: [registry],
    });
    this.connections = new Gauge({
      name: 'http_connections',
      help: 'Open connections.',
      registers: [registry],
    });
  }

  refused(limit: LimitName): void {
    this.limited.inc({ limit });
  }

  hasConnections(count: number): void {
    this.connections.set(count);
  }
}
