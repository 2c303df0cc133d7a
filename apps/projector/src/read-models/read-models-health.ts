import type { EventLog } from '@app/ledger';
import type { HealthIndicatorFunction } from '@nestjs/terminus';
import type { ReadModels } from '@app/application';

/** How far each read model is, in which version, and how many events they are behind; down when they cannot follow. */
export const readModelsHealth =
  (log: EventLog, models: ReadModels): HealthIndicatorFunction =>
  async () => {
    try {
      const position = models.position();
      const behind = (await log.head()) - position;
      // Further than the ledger: it is not the one that the models were made from.
      const status = models.failing() || behind < 0 ? 'down' : 'up';
      return { readModels: { status, position, behind, models: models.statuses() } };
    } catch {
      return { readModels: { status: 'down' } };
    }
  };
