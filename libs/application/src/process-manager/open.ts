import type { EventLog } from '@app/ledger';
import { parseLedgerUrl } from '@app/ledger';
import type { Settings } from '../runtime/settings';
import { filesOf } from '../runtime/settings';
import { memoryCheckpoint, openCheckpoint } from './checkpoint';
import type { ProcessManager } from './process-manager';
import { processManager } from './process-manager';

/** The process manager of a ledger, with its checkpoint in the data folder. Throws a `DatabaseError`. */
export const openProcessManager = (settings: Settings, log: EventLog, now: () => Date): ProcessManager => {
  const isKept = parseLedgerUrl(settings.ledgerUrl).engine !== 'memory';
  const checkpoint = isKept ? openCheckpoint(filesOf(settings).processManager) : memoryCheckpoint();
  return processManager({ log, now, checkpoint });
};
