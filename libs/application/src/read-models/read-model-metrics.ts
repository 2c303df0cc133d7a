import type { EventLog } from '@app/ledger';
import type { Metric } from '../metrics/metric';
import type { ReadModels } from './read-models';
import type { ModelStatus } from './model-status';

/** How far each read model is, how many events behind the ledger, and which one it is. */
export const readModelMetrics = (log: EventLog, models: ReadModels): readonly Metric[] => {
  const byModel = (read: (model: ModelStatus) => number): Readonly<Record<string, number>> =>
    Object.fromEntries(models.statuses().map((model) => [model.name, read(model)]));
  return [
    {
      name: 'ledger_read_model_position',
      help: 'Position of the last event that is in a read model; -1 for none.',
      label: 'model',
      read: () => byModel(({ position }) => position),
    },
    {
      name: 'ledger_read_model_lag_events',
      help: 'Events of the ledger that are not yet in a read model.',
      label: 'model',
      read: async () => {
        const head = await log.head();
        return byModel(({ position }) => Math.max(0, head - position));
      },
    },
    {
      name: 'ledger_read_model_version',
      help: 'Version of the projection that a read model is made by.',
      label: 'model',
      read: () => byModel(({ version }) => version),
    },
    {
      name: 'ledger_read_model_generation',
      help: 'How often a read model was built: it goes up where one built anew was swapped in.',
      label: 'model',
      read: () => byModel(({ generation }) => generation),
    },
  ];
};
