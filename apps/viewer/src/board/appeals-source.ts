import { parseAppealStream } from '@app/session';
import { get } from '../ledger/api';
import type { AppealsAnswer } from '../ledger/documents';
import type { Source } from '../ledger/follow';

/**
 * The appeals about a session, as they stand. An appeal does not say in each event which session it is about, so all
 * are listened to; what becomes of the ruling on the board itself tells how they stand, too.
 */
export const appealsSource = (session: string, board: string): Source<AppealsAnswer> => ({
  query: '',
  load: () => get(`/sessions/${encodeURIComponent(session)}/appeals`),
  positionOf: ({ position }) => position,
  absorb: (value, { streamId }) => (parseAppealStream(streamId) !== null || streamId === board ? null : value),
});
