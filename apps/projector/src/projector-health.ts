import type { EventLog } from '@app/ledger';
import type { HealthIndicatorFunction } from '@nestjs/terminus';
import type { ReadModels } from './read-models/read-models';

/** How far the read models are, and how many events behind the ledger; down when they cannot follow it. */
export const readModelsHealth =
  (log: EventLog, models: ReadModels): HealthIndicatorFunction =>
  async () => {
    try {
      const position = models.position();
      const behind = (await log.head()) - position;
      return { readModels: { status: models.failing() ? 'down' : 'up', position, behind } };
    } catch {
      return { readModels: { status: 'down' } };
    }
  };
