import { DynamicModule, Module } from '@nestjs/common';
import type { Limits } from '@app/application';
import { WATCHERS_KEY } from '../metrics/watchers';
import { Connections } from './connections';
import { Gates } from './gates';
import { ListenerSlots } from './listener-slots';
import { OverloadMetrics } from './overload-metrics';
import { RequestLimits } from './request-limits';
import { LIMITS } from './tokens';

/** What keeps one caller from taking a server away from all others (ADR 37). */
@Module({})
export class OverloadModule {
  /** @param tokenKey signs the tokens by which callers are recognised */
  static with(limits: Limits, tokenKey: Uint8Array): DynamicModule {
    return {
      module: OverloadModule,
      global: true,
      providers: [
        { provide: LIMITS, useValue: limits },
        { provide: WATCHERS_KEY, useValue: tokenKey },
        OverloadMetrics,
        RequestLimits,
        Connections,
        ListenerSlots,
        Gates,
      ],
      exports: [LIMITS, RequestLimits, Connections, ListenerSlots, Gates],
    };
  }
}
