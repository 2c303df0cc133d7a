import { type LedgerEvent, decodeLedgerEvent, readable } from '@app/contract';
import { type EventLog, canonicalEvent, leafHash } from '@app/ledger';

/** Where the ledger records how an operator decided to go on after it was set back or altered. */
export const RECOVERY = 'ledger-recovery';

export type AlterationAccepted = Extract<LedgerEvent, { readonly type: 'AlterationAccepted' }>['data'];

/**
 * Alterations that an operator accepted and that are still the ones that were accepted, event by event. Rejects with a
 * `LedgerError`, or an `UnreadableEvent`.
 */
export const acceptedAlterations = async (log: EventLog): Promise<readonly AlterationAccepted[]> => {
  const accepted: AlterationAccepted[] = [];
  for await (const stored of log.readStream(RECOVERY)) {
    const event = readable(stored, decodeLedgerEvent);
    if (event.type === 'AlterationAccepted' && (await leafAt(log, event.data.altered)) === event.data.leaf)
      accepted.push(event.data);
  }
  return accepted;
};

/** The hash of the leaf of an event as it reads now, 64 hexadecimal digits; null where there is none. */
export const leafAt = async (log: EventLog, position: number): Promise<string | null> => {
  for await (const event of log.readAll({ after: position - 1, limit: 1 }))
    return leafHash(canonicalEvent(event)).toString('hex');
  return null;
};
