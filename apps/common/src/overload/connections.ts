import { Inject, Injectable } from '@nestjs/common';
import type { Limits } from '@app/application';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Busy } from './busy';
import { limitedAddress } from './client-address';
import { OpenCounts, isReached } from './open-counts';
import { OverloadMetrics } from './overload-metrics';
import { LIMITS } from './tokens';

/** How long a connection too many may take to send the request that it is refused by, in milliseconds. */
const PATIENCE = 5_000;
/** When the client may try again, in seconds. */
const RETRY_AFTER = 5;

/**
 * Caps on open connections. One too many is taken, so that its request can be answered with 429 rather than with a reset, and
 * then closed. Beyond twice the cap connections are closed unanswered.
 */
@Injectable()
export class Connections {
  private readonly open = new OpenCounts();
  private readonly surplus = new WeakSet<Socket>();

  constructor(
    @Inject(LIMITS) private readonly limits: Limits,
    private readonly metrics: OverloadMetrics,
  ) {}

  /** @param isProxy whether an address is of a trusted proxy, whose connections are those of many clients */
  watch(server: Server, isProxy: (address: string) => boolean): void {
    if (this.limits.connections > 0) server.maxConnections = 2 * this.limits.connections;
    server.on('connection', (socket: Socket) => {
      const { remoteAddress = '' } = socket;
      const key = limitedAddress(remoteAddress);
      const limit = this.limitMetBy(isProxy(remoteAddress) ? null : key);
      if (limit !== null) {
        this.metrics.refused(limit);
        this.surplus.add(socket);
        const patience = setTimeout(() => socket.destroy(), PATIENCE).unref();
        socket.once('close', () => {
          clearTimeout(patience);
        });
      }
      const closed = this.open.add(key);
      this.metrics.hasConnections(this.open.total);
      socket.once('close', () => {
        closed();
        this.metrics.hasConnections(this.open.total);
      });
    });
  }

  /** The answer to a request that has come over a connection too many. */
  refusal(socket: Socket): Busy | null {
    return this.surplus.has(socket) ? new Busy(429, 'TooManyConnections', 'too-many-connections', RETRY_AFTER) : null;
  }

  private limitMetBy(key: string | null): 'connections' | 'connections-per-address' | null {
    if (isReached(this.limits.connections, this.open.total)) return 'connections';
    if (key === null) return null;
    return isReached(this.limits.connectionsPerAddress, this.open.of(key)) ? 'connections-per-address' : null;
  }
}
