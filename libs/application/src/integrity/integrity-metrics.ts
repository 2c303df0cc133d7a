import type { Metric } from '../metrics/metric';
import type { BackgroundCheck } from './background-check';
import type { Integrity } from './integrity';

/** Whether a mismatch stands, and how far the background check is; without a check only the first. */
export const integrityMetrics = (integrity: Integrity, check: BackgroundCheck | null): readonly Metric[] => [
  {
    name: 'ledger_integrity_mismatch',
    help: '1 while the ledger cannot be trusted and appends are refused, otherwise 0.',
    read: () => (integrity.mismatch() === null ? 0 : 1),
  },
  ...(check === null ? [] : checkMetrics(check)),
];

const checkMetrics = ({ status }: BackgroundCheck): readonly Metric[] => [
  {
    name: 'ledger_integrity_checked_position',
    help: 'Position of the last event that the background check has hashed, in the pass under way or the last one; -1 for none.',
    read: () => status().checked - 1,
  },
  {
    name: 'ledger_integrity_last_pass_timestamp_seconds',
    help: 'When the last complete check of the ledger ended, in seconds since 1970; left out before the first.',
    read: () => Date.parse(status().lastPass?.finishedAt ?? raise()) / 1_000,
  },
  {
    name: 'ledger_integrity_last_pass_duration_seconds',
    help: 'How long the last complete check of the ledger took, pauses included; left out before the first.',
    read: () => status().lastPass?.seconds ?? raise(),
  },
];

/** A metric that throws is left out of the answer. */
const raise = (): never => {
  throw new Error('no pass is complete yet');
};
