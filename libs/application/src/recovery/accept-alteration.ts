import { type EventLog, LedgerError } from '@app/ledger';
import { eventAbout } from '../checkpoints/signer';
import { type AlterationAccepted, RECOVERY, leafAt } from './recorded';

/** An event that a complete check found altered. */
interface FoundAlteration {
  readonly position: number;
  /** What is wrong with it, in words. */
  readonly reason: string;
}

/**
 * Records that an operator goes on with the ledger although this event was altered. Rejects with `LedgerCorrupt` where the event
 * cannot be read: then there is nothing to go on with.
 */
export const acceptAlteration = async (
  log: EventLog,
  { position, reason: found }: FoundAlteration,
  reason: string,
  now: Date,
): Promise<AlterationAccepted> => {
  const leaf = await leafAt(log, position);
  if (leaf === null) throw new LedgerError('LedgerCorrupt', `there is no event at position ${position}`);
  const data = { altered: position, leaf, found, reason };
  await log.append(RECOVERY, [eventAbout({ type: 'AlterationAccepted', data }, now, `${position}`, leaf)], 'any');
  return data;
};
