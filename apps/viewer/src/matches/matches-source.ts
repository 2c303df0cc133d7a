import { ok } from '@app/bridge';
import type { SessionDoc } from '@app/session';
import type { Names } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { askMatches, askSession } from '../ledger/queries';
import { MOVES_NOTHING } from '../session/session-source';
import { type RoundOfMatches, byRound } from './by-round';

interface MatchesOverview {
  readonly position: number;
  readonly session: SessionDoc;
  readonly rounds: readonly RoundOfMatches[];
  readonly names: Names;
}

/** The matches of a session, round by round; as old as the older of two answers. */
export const matchesSource = (id: string): Source<MatchesOverview> => ({
  query: `stage=${encodeURIComponent(id)}`,
  load: async () => {
    const [session, matches] = await Promise.all([askSession(id), askMatches(id)]);
    if (!session.ok) return session;
    if (!matches.ok) return matches;
    return ok({
      position: Math.min(session.value.position, matches.value.position),
      session: session.value.session,
      rounds: byRound(session.value.session, matches.value),
      names: { ...session.value.names, ...matches.value.names },
    });
  },
  positionOf: ({ position }) => position,
  absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
});
