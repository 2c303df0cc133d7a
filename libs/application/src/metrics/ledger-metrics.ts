import type { EventLog } from '@app/ledger';
import type { Metric } from './metric';

/** How far the ledger goes; -1 while it is empty. */
export const ledgerMetrics = (log: EventLog): readonly Metric[] => [
  {
    name: 'ledger_head_position',
    help: 'Position of the last event of the ledger; -1 for none.',
    read: () => log.head(),
  },
];
