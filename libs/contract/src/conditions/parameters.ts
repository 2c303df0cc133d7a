import { type Infer, flag, nullable, object, oneOf, optional } from '../schema/schema';
import { aNumber } from '../vocabulary';

const someGrades = object({ plus: aNumber, average: aNumber, minus: aNumber });

/** Which parameters of scoring conditions may name, and how their values are written. */
const PARAMETERS = {
  comparison: optional(oneOf('weighed', 'manual')),
  scaling: optional(oneOf('neuberg', 'average-each')),
  showing: optional(oneOf('2-1-0', '1-half-0', 'centred')),
  'cross-imps-count': optional(oneOf('sum', 'mean')),
  'butler-trim': optional(aNumber),
  'butler-datum-unit': optional(nullable(aNumber)),
  'common-top': optional(flag),
  'unit-matchpoints': optional(nullable(aNumber)),
  'unit-imps-in-vp-matches': optional(nullable(aNumber)),
  'unit-imps-butler': optional(nullable(aNumber)),
  'unit-imps': optional(nullable(aNumber)),
  'grades-percent': optional(someGrades),
  'grades-imps-match': optional(someGrades),
  'grades-imps-cross': optional(someGrades),
  'grades-imps-butler': optional(someGrades),
  'grades-board-a-match': optional(someGrades),
  'other-boards': optional(oneOf('all-other', 'played')),
  'session-of-pairs': optional(oneOf('session', 'playing-day-in-the-stage')),
  'session-of-teams': optional(oneOf('session', 'match')),
  'sit-out': optional(oneOf('own-average', 'own-average-of-all-sessions', 'average-plus')),
  withdrawal: optional(oneOf('annulled-below-half', 'results-stand')),
  'absent-pair': optional(oneOf('dbf-216')),
  'teams-of-eight': optional(oneOf('cross-imps', 'direct')),
  patton: optional(oneOf('imps', 'total-points')),
  'half-matches': optional(oneOf('halved')),
  'vp-scale': optional(oneOf('dbf-202', 'wbf-continuous', 'wbf-discrete')),
  'vp-scale-of-percent': optional(oneOf('ebu-swiss-pairs')),
  'walk-over': optional(oneOf('dbf-202C', 'fsb-109A')),
  'vp-of-a-bye': optional(aNumber),
  'tie-break-knock-out': optional(oneOf('dbf-222')),
  'tie-break-pairs': optional(oneOf('dbf-223', 'fsb-95A')),
  'tie-break-round-robin': optional(oneOf('dbf-221A', 'fsb-95B')),
  'tie-break-swiss': optional(oneOf('dbf-221B', 'fsb-95B')),
} as const;

export const someParameters = object(PARAMETERS);
export type ConditionParameters = Infer<typeof someParameters>;
export type ConditionGrades = Infer<typeof someGrades>;
