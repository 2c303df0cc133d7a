import type { EventLog } from '@app/ledger';
import { decodeSessionEvent, readable, sessionEventInWords, sessionStream } from '@app/session';
import type { EventView } from './event-view';
import { eventView } from './event-view';

/** The events of a session's own stream, straight from the ledger; none where there is no such session. */
export const sessionHistory = async (log: EventLog, session: string): Promise<readonly EventView[]> => {
  const events: EventView[] = [];
  for await (const stored of log.readStream(sessionStream(session))) {
    events.push(eventView(stored, sessionEventInWords(readable(stored, decodeSessionEvent))));
  }
  return events;
};
