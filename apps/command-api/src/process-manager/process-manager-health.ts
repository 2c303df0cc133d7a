import type { EventLog } from '@app/ledger';
import type { HealthIndicatorFunction } from '@nestjs/terminus';
import type { ProcessManager } from '@app/application';

/** How far the ledger is worked off, and how many events are waiting; down when they cannot be worked off. */
export const processManagerHealth =
  (log: EventLog, manager: ProcessManager): HealthIndicatorFunction =>
  async () => {
    try {
      const position = manager.position();
      const behind = (await log.head()) - position;
      // Further than the ledger: it is not the one that was worked off.
      const status = manager.failing() || behind < 0 ? 'down' : 'up';
      return { processManager: { status, position, behind } };
    } catch {
      return { processManager: { status: 'down' } };
    }
  };
