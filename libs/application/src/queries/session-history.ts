import { type EventView, type SessionEvent, decodeSessionEvent, readable, sessionStream } from '@app/contract';
import type { EventLog } from '@app/ledger';
import { sessionEventInWords } from '@app/session';
import { sessionEventWithoutTexts } from '@app/documents';
import { type VisibleRecord, isIn } from '../access/visible-records';
import { eventView } from '../answers/event-view';

/** What everybody may know: that boards were dealt, and not how. */
const withoutDeals = (event: SessionEvent): EventView['data'] =>
  event.type === 'DealsSet'
    ? { section: event.data.section, boards: event.data.deals.map(({ board }) => board) }
    : event.data;

/** The events of a session's own stream, straight from the ledger; none where there is no such session. */
export const sessionHistory = async (
  log: EventLog,
  session: string,
  view: VisibleRecord,
): Promise<readonly EventView[]> => {
  const keepsTexts = view.policy.hasWithheld(session);
  const events: EventView[] = [];
  for await (const stored of log.readStream(sessionStream(session))) {
    if (!isIn(stored, view)) continue;
    const recorded = readable(stored, decodeSessionEvent);
    const event = keepsTexts ? sessionEventWithoutTexts(recorded) : recorded;
    events.push({ ...eventView(stored, sessionEventInWords(event)), data: withoutDeals(event) });
  }
  return events;
};
