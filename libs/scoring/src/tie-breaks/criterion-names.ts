/** What a tie is broken by, without the prefix `tie.criterion.`. */
const NAMES = [
  'boards-won-in-mutual-matches',
  'fewest-bad-scores',
  'imps',
  'imps-without-carry-over',
  'imps-won-in-mutual-matches',
  'lot',
  'matchpoints-against-each-other',
  'points-of-the-tie-break',
  'quotient-in-all-matches',
  'quotient-in-mutual-matches',
  'rounds-above-average',
  'total',
  'total-points',
  'total-points-in-mutual-matches',
  'victory-points-in-mutual-matches',
  'victory-points-of-opponents',
] as const;

export type CriterionName = (typeof NAMES)[number];

export const criterionCode = (name: CriterionName): string => `tie.criterion.${name}`;

/** Codes of what placed contestants among those with the same total. */
export const TIE_CODES: readonly string[] = [
  'tie.broken',
  'tie.by-lot',
  'tie.nothing-lost',
  'tie.of-contestant',
  ...NAMES.map(criterionCode),
];
