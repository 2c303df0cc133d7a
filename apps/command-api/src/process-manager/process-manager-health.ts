import type { EventLog } from '@app/ledger';
import type { HealthIndicatorFunction } from '@nestjs/terminus';
import type { ProcessManager } from './process-manager';

/** How far the ledger is worked off, and how many events are waiting; down when they cannot be worked off. */
export const processManagerHealth =
  (log: EventLog, manager: ProcessManager): HealthIndicatorFunction =>
  async () => {
    try {
      const position = manager.position();
      const behind = (await log.head()) - position;
      return { processManager: { status: manager.failing() ? 'down' : 'up', position, behind } };
    } catch {
      return { processManager: { status: 'down' } };
    }
  };
