import { Inject, Injectable } from '@nestjs/common';
import type { Limits } from '@app/application';
import type { Request } from 'express';
import { WATCHERS_KEY } from '../metrics/watchers';
import { Busy } from './busy';
import { limitedCaller } from './caller';
import { OpenCounts, isReached } from './open-counts';
import { type LimitName, OverloadMetrics } from './overload-metrics';
import { LIMITS } from './tokens';

/** When a listener may try again, in seconds. */
const RETRY_AFTER = 10;

/** Caps on open event streams, in total and by caller. */
@Injectable()
export class ListenerSlots {
  private readonly open = new OpenCounts();

  constructor(
    @Inject(LIMITS) private readonly limits: Limits,
    @Inject(WATCHERS_KEY) private readonly tokenKey: Uint8Array,
    private readonly metrics: OverloadMetrics,
  ) {}

  /** Takes a slot until the function that it gives is called; throws a `Problem` 429 where there is none left. */
  async take(request: Request): Promise<() => void> {
    const { kind, key } = await limitedCaller(this.tokenKey, request);
    const { listeners, listenersPerAddress, listenersPerToken } = this.limits;
    if (isReached(listeners, this.open.total)) throw this.refusal('listeners');
    const byAddress = kind === 'address';
    if (isReached(byAddress ? listenersPerAddress : listenersPerToken, this.open.of(key)))
      throw this.refusal(byAddress ? 'listeners-per-address' : 'listeners-per-token');
    return this.open.add(key);
  }

  private refusal(limit: LimitName): Busy {
    this.metrics.refused(limit);
    return new Busy(429, 'TooManyListeners', 'too-many-listeners', RETRY_AFTER);
  }
}
