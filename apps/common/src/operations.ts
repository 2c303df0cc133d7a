import type { DynamicModule } from '@nestjs/common';
import type { HealthIndicatorFunction } from '@nestjs/terminus';
import { type ReadSide, type Serving, serverMetrics, type WriteSide } from '@app/application';
import { ForgettingModule } from './forgetting/forgetting.module';
import { HealthModule } from './health';
import { integrityHealth } from './integrity/integrity-health';
import { ledgerHealth } from './ledger-health';
import { logging } from './logging';
import { MetricsModule } from './metrics/metrics.module';
import { OverloadModule } from './overload/overload.module';

/**
 * The modules that every server has beside its features: logs, what is forgotten, health, metrics and limits.
 * @param sides the sides that it is, whose metrics it has
 * @param indicators whether they are ready
 */
export const operations = (
  serving: Serving,
  sides: Partial<WriteSide & ReadSide>,
  indicators: readonly HealthIndicatorFunction[],
): readonly DynamicModule[] => {
  const { settings, log, integrity, check, vault, tokenKey } = serving;
  return [
    ...logging(),
    ForgettingModule.with({ log, vault, others: sides.directory ? [sides.directory] : [] }),
    HealthModule.with([ledgerHealth(log), integrityHealth(integrity, check), ...indicators], tokenKey),
    MetricsModule.with(tokenKey, serverMetrics(serving, sides)),
    OverloadModule.with(settings.limits, tokenKey),
  ];
};
