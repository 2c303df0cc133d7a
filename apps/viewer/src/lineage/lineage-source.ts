import { get } from '../ledger/api';
import type { LineageAnswer } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { MOVES_NOTHING } from '../session/session-source';

/** Where one number of a session comes from; asked for again whenever something may have moved it. */
export const lineageSource = (session: string, address: string): Source<LineageAnswer> => ({
  query: `session=${encodeURIComponent(session)}`,
  load: () => get(`/sessions/${encodeURIComponent(session)}/scores/${encodeURIComponent(address)}/lineage`),
  positionOf: ({ position }) => position,
  absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
});
