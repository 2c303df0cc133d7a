import { parseBoardStream } from '@app/session';
import { get } from '../ledger/api';
import type { SessionEventsAnswer } from '../ledger/documents';
import type { Source } from '../ledger/follow';

/** The events of a session itself; asked for again when there is one more. */
export const eventsSource = (session: string): Source<SessionEventsAnswer> => ({
  query: `session=${encodeURIComponent(session)}`,
  load: () => get(`/sessions/${encodeURIComponent(session)}/events`),
  positionOf: ({ position }) => position,
  absorb: (value, { streamId }) => (parseBoardStream(streamId) ? value : null),
});
