import { ok } from '@app/bridge';
import type { Standings, Traveller } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { SessionDoc } from '@app/session';
import type { AnswerTree, Names, RankingBasis } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { askBoards, askSession, askStandings, askTravellers } from '../ledger/queries';

export interface SessionOverview {
  readonly position: number;
  readonly session: SessionDoc;
  readonly basis: RankingBasis;
  /** After the round, where one is named. */
  readonly standings: Standings;
  readonly afterRound: string | null;
  /** What the ranking was made from. */
  readonly tree: AnswerTree | null;
  readonly travellers: readonly Traveller[];
  readonly boards: readonly BoardDoc[];
  readonly names: Names;
}

/** Events that happen while a board is bid and played, and move no number. */
export const MOVES_NOTHING: ReadonlySet<string> = new Set([
  'CallMade',
  'AlertGiven',
  'ExplanationGiven',
  'TempoNoted',
  'LeadPlaced',
  'LeadFaced',
  'HandSpread',
  'CardPlayed',
  'TricksClaimed',
  'TricksConceded',
  'ClaimAccepted',
]);

/**
 * Everything the page of a session shows, from four queries; as old as the oldest of them.
 * @param afterRound the round after which the ranking is asked for; null for as it stands
 */
export const sessionSource = (id: string, afterRound: string | null = null): Source<SessionOverview> => {
  return {
    query: `stage=${encodeURIComponent(id)}`,
    load: async () => {
      const session = await askSession(id);
      if (!session.ok) return session;
      const [standings, travellers, boards] = await Promise.all([
        askStandings(id, null, afterRound),
        askTravellers(id),
        askBoards(id),
      ]);
      if (!standings.ok) return standings;
      if (!travellers.ok) return travellers;
      if (!boards.ok) return boards;
      const answers = [session.value, standings.value, travellers.value, boards.value];
      return ok({
        position: Math.min(...answers.map(({ position }) => position)),
        session: session.value.session,
        basis: standings.value.basis,
        standings: standings.value.standings,
        afterRound,
        tree: standings.value.tree,
        travellers: travellers.value.travellers,
        boards: boards.value.boards,
        names: { ...travellers.value.names, ...standings.value.names, ...session.value.names },
      });
    },
    positionOf: ({ position }) => position,
    absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
  };
};
