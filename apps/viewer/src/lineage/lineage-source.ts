import { get } from '../ledger/api';
import type { LineageAnswer } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { MOVES_NOTHING } from '../session/session-source';

/**
 * Where one number of a session comes from; asked for again whenever something may have moved it.
 * @param asOf a moment, after which nothing moves it; null for now
 */
export const lineageSource = (session: string, address: string, asOf: string | null): Source<LineageAnswer> => ({
  query: `stage=${encodeURIComponent(session)}`,
  load: () =>
    get(
      `/sessions/${encodeURIComponent(session)}/scores/${encodeURIComponent(address)}/lineage` +
        (asOf === null ? '' : `?asOf=${encodeURIComponent(asOf)}`),
    ),
  positionOf: ({ position }) => position,
  absorb: (value, { type }) => (asOf !== null || MOVES_NOTHING.has(type) ? value : null),
});
