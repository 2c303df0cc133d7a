import type { EventLog } from '@app/ledger';
import type { SessionEvent } from '@app/session';
import { decodeSessionEvent, readable, sessionEventInWords, sessionStream } from '@app/session';
import type { EventView } from './event-view';
import { eventView } from './event-view';

/** What everybody may know: that boards were dealt, and not how. */
const withoutDeals = (event: SessionEvent): unknown =>
  event.type === 'DealsSet'
    ? { section: event.data.section, boards: event.data.deals.map(({ board }) => board) }
    : event.data;

/** The events of a session's own stream, straight from the ledger; none where there is no such session. */
export const sessionHistory = async (log: EventLog, session: string): Promise<readonly EventView[]> => {
  const events: EventView[] = [];
  for await (const stored of log.readStream(sessionStream(session))) {
    const event = readable(stored, decodeSessionEvent);
    events.push({ ...eventView(stored, sessionEventInWords(event)), data: withoutDeals(event) });
  }
  return events;
};
