import { decodeSessionEvent, readable, sessionStream } from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { dealKey } from '@app/session';

/**
 * The cards that were set for the boards of a session, in PBN, by section and board.
 * @param isIn whether an event is among those that the caller asks about
 */
export const sectionDeals = async (
  log: EventLog,
  session: string,
  isIn: (event: RecordedEvent) => boolean,
): Promise<(section: string, board: number) => string | undefined> => {
  const deals = new Map<string, string>();
  for await (const stored of log.readStream(sessionStream(session))) {
    if (stored.type !== 'DealsSet' || !isIn(stored)) continue;
    const event = readable(stored, decodeSessionEvent);
    if (event.type !== 'DealsSet') continue;
    for (const { board, deal } of event.data.deals) deals.set(dealKey(event.data.section, board), deal);
  }
  return (section, board) => deals.get(dealKey(section, board));
};
