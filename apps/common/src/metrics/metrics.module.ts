import { DynamicModule, MiddlewareConsumer, Module, NestModule } from '@nestjs/common';
import { Registry } from 'prom-client';
import { RefusedAccess } from '../refused-access/refused-access';
import type { Figure } from './figures';
import { tell } from './figures';
import { MetricsController } from './metrics.controller';
import { METRICS } from './registry';
import { EVERYTHING, RequestDurations } from './request-durations';
import { WATCHERS_KEY } from './watchers';

/** Figures of one application at `/metrics`; its parts may add their own to what is injected as `METRICS`. */
@Module({})
export class MetricsModule implements NestModule {
  /** @param tokenKey signs the tokens by which those who may read them are known */
  static with(tokenKey: Uint8Array, figures: readonly Figure[]): DynamicModule {
    const registry = new Registry();
    for (const figure of figures) tell(registry, figure);
    return {
      module: MetricsModule,
      global: true,
      controllers: [MetricsController],
      providers: [
        { provide: METRICS, useValue: registry },
        { provide: WATCHERS_KEY, useValue: tokenKey },
      ],
      exports: [METRICS],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RequestDurations, RefusedAccess).forRoutes(EVERYTHING);
  }
}
