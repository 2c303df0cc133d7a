/** How the results of a session are compared. */
export const SCORING_FORMS = [
  'matchpoints',
  'cross-imps',
  'butler',
  'total-points',
  'multi-team',
  'team-imps',
  'team-vp',
  'board-a-match',
] as const;
export type ScoringForm = (typeof SCORING_FORMS)[number];

/** Forms in which two teams meet over two rooms; in the others everybody is compared across the field. */
const MATCH_FORMS = ['team-imps', 'team-vp', 'board-a-match'] as const;
export type MatchScoring = (typeof MATCH_FORMS)[number];
export type FieldScoring = Exclude<ScoringForm, MatchScoring>;

export const isMatchForm = (form: ScoringForm): form is MatchScoring => MATCH_FORMS.some((one) => one === form);
