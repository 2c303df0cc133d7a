import type { components } from '../ledger/api.generated';
import type { Source } from '../ledger/follow';
import { askCorrections } from '../ledger/queries';
import { MOVES_NOTHING } from '../session/session-source';

export type Corrections = components['schemas']['CorrectionsAnswer'];
/** A change of a score, by whose authority, and whether the period for it was still running. */
export type Correction = components['schemas']['Correction'];

export const correctionsSource = (id: string): Source<Corrections> => ({
  query: `stage=${encodeURIComponent(id)}`,
  load: () => askCorrections(id),
  positionOf: ({ position }) => position,
  absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
});
