import type { EventLog } from '@app/ledger';
import type { Metric } from '../metrics/metric';
import type { ProcessManager } from './process-manager';

/** How far the ledger is worked off for what follows from decisions, and how many events are waiting. */
export const processManagerMetrics = (log: EventLog, manager: ProcessManager): readonly Metric[] => [
  {
    name: 'ledger_process_manager_position',
    help: 'Position of the last event whose consequences were seen to; -1 for none.',
    read: () => manager.position(),
  },
  {
    name: 'ledger_process_manager_lag_events',
    help: 'Events of the ledger whose consequences were not seen to yet.',
    read: async () => Math.max(0, (await log.head()) - manager.position()),
  },
];
