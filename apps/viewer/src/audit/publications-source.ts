import type { components } from '../ledger/api.generated';
import type { Source } from '../ledger/follow';
import { askPublications } from '../ledger/queries';

type Publications = components['schemas']['PublicationsAnswer'];
/** What was put up, when, and as which ledger. */
export type Publication = components['schemas']['Publication'];

export const publicationsSource = (id: string): Source<Publications> => ({
  query: `stage=${encodeURIComponent(id)}`,
  load: () => askPublications(id),
  positionOf: ({ position }) => position,
  absorb: (value, { type }) => (type === 'ResultsPublished' ? null : value),
});
