import type { EventLog } from '@app/ledger';
import type { Metric } from '../metrics/metric';
import { lastCheckpoint } from './recorded';

/** How far the ledger is signed, and since when no more of it is. */
export const checkpointMetrics = (log: EventLog): readonly Metric[] => [
  {
    name: 'ledger_signed_events',
    help: 'Events that the last signed checkpoint covers; 0 where nothing is signed.',
    read: async () => (await lastCheckpoint(log))?.size ?? 0,
  },
  {
    name: 'ledger_signed_timestamp_seconds',
    help: 'When the last checkpoint was signed, in seconds since 1970; 0 where nothing is signed.',
    read: async () => {
      const signedAt = (await lastCheckpoint(log))?.recordedAt;
      return signedAt ? Date.parse(signedAt) / 1000 : 0;
    },
  },
];
