import type { RankingBasis } from '../ledger/documents';
import { messages } from '../strings';

/** What a ranking leaves out while boards are still being played; nothing where it is of every board. */
export const RankingBasisNote = ({ basis: { boards, counted, of } }: { readonly basis: RankingBasis }) => {
  if (boards === 'all') return null;
  return (
    <p class="quiet" data-testid="ranking-basis">
      {boards === 'none' ? messages.session.rankingWithheld : messages.session.rankedAfter(counted, of)}
    </p>
  );
};
