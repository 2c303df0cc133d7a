import { type EventLog, parseLedgerUrl } from '@app/ledger';
import { type Settings, filesOf } from '../runtime/settings';
import { memoryCheckpoint, openCheckpoint } from './checkpoint';
import { type ProcessManager, processManager } from './process-manager';

/** The process manager of a ledger, with its checkpoint in the data folder. Throws a `DatabaseError`. */
export const openProcessManager = (settings: Settings, log: EventLog, now: () => Date): ProcessManager => {
  const isKept = parseLedgerUrl(settings.ledgerUrl).engine !== 'memory';
  const checkpoint = isKept ? openCheckpoint(filesOf(settings).processManager) : memoryCheckpoint();
  return processManager({ log, now, checkpoint });
};
