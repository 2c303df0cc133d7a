import { type EventLog, LedgerError } from '@app/ledger';
import type { HealthIndicatorFunction } from '@nestjs/terminus';

/** Whether the ledger can be read, and how far it goes. */
export const ledgerHealth =
  (log: EventLog): HealthIndicatorFunction =>
  async () => {
    try {
      return { ledger: { status: 'up', position: await log.head() } };
    } catch (error) {
      return { ledger: { status: 'down', code: error instanceof LedgerError ? error.code : 'LedgerUnusable' } };
    }
  };
