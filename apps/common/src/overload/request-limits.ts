import { Inject, Injectable } from '@nestjs/common';
import type { Limits } from '@app/application';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { WATCHERS_KEY } from '../metrics/watchers';
import { Busy } from './busy';
import { limitedCaller } from './caller';
import { OverloadMetrics } from './overload-metrics';
import { LIMITS } from './tokens';

/** Length of the window in which requests are counted, in seconds. */
const WINDOW = 10;

const limiter = (points: number): RateLimiterMemory | null =>
  points === 0 ? null : new RateLimiterMemory({ points, duration: WINDOW });

/** How many requests a caller may make: by the holder of a good token, else by address. */
@Injectable()
export class RequestLimits {
  private readonly limiters: Readonly<Record<'address' | 'table' | 'token', RateLimiterMemory | null>>;

  constructor(
    @Inject(LIMITS) limits: Limits,
    @Inject(WATCHERS_KEY) private readonly tokenKey: Uint8Array,
    private readonly metrics: OverloadMetrics,
  ) {
    this.limiters = {
      address: limiter(limits.requestsPerAddress),
      table: limiter(limits.requestsPerTable),
      token: limiter(limits.requestsPerToken),
    };
  }

  /** Counts a request; gives the answer to one that is too many. */
  async refusal(request: Request): Promise<Busy | null> {
    const { kind, key } = await limitedCaller(this.tokenKey, request);
    try {
      await this.limiters[kind]?.consume(key);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.metrics.refused(`requests-per-${kind}`);
      return new Busy(429, 'TooManyRequests', 'too-many-requests', Math.ceil(error.msBeforeNext / 1000));
    }
  }
}
