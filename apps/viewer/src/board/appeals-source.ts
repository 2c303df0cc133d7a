import { parseAppealStream } from '@app/session';
import { get } from '../ledger/api';
import type { AppealsAnswer } from '../ledger/documents';
import type { Source } from '../ledger/follow';

/**
 * The appeals about a session, as they stand or as they stood at an event. An appeal does not say in each event which
 * session it is about, so all are listened to; what becomes of the ruling on the board itself tells how they stand, too.
 * @param asOf the address of an event, `board-demo.4.5@37`; null for now
 */
export const appealsSource = (session: string, board: string, asOf: string | null): Source<AppealsAnswer> => {
  const moment = asOf === null ? '' : `?asOf=${encodeURIComponent(asOf)}`;
  return {
    query: '',
    load: () => get(`/sessions/${encodeURIComponent(session)}/appeals${moment}`),
    positionOf: ({ position }) => position,
    absorb: (value, { streamId, type }) => {
      if (asOf !== null) return value;
      const concerned = parseAppealStream(streamId) !== null || streamId === board || type === 'SessionMoved';
      return concerned ? null : value;
    },
  };
};
