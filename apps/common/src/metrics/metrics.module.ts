import { DynamicModule, MiddlewareConsumer, Module, NestModule } from '@nestjs/common';
import { Registry } from 'prom-client';
import { RefusedAccess } from '../refused-access/refused-access';
import { registerGauge } from './gauges';
import type { Metric } from '@app/application';
import { MetricsController } from './metrics.controller';
import { METRICS } from './registry';
import { EVERYTHING, RequestDurations } from './request-durations';
import { WATCHERS_KEY } from './watchers';

/** Metrics of one application at `/metrics`; its parts may add their own to what is injected as `METRICS`. */
@Module({})
export class MetricsModule implements NestModule {
  /** @param tokenKey signs the tokens by which those who may read them are known */
  static with(tokenKey: Uint8Array, metrics: readonly Metric[]): DynamicModule {
    const registry = new Registry();
    for (const metric of metrics) registerGauge(registry, metric);
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
