import type { components } from '../ledger/api.generated';
import type { Source } from '../ledger/follow';
import { askLikelyErrors } from '../ledger/queries';
import { MOVES_NOTHING } from '../session/session-source';

type LikelyErrors = components['schemas']['LikelyErrorsAnswer'];
/** A result that is likely wrong, how likely, and why. */
export type LikelyError = components['schemas']['LikelyError'];

export const likelyErrorsSource = (id: string): Source<LikelyErrors> => ({
  query: `stage=${encodeURIComponent(id)}`,
  load: () => askLikelyErrors(id),
  positionOf: ({ position }) => position,
  absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
});
