import type { Parameter, ParameterTable } from '@app/bridge';
import type { OtherBoards } from '../artificial/settle';
import type { Comparison } from '../field/compare';
import type { Scaling } from '../matchpoints/scaling';
import type { Showing } from '../matchpoints/showing';
import type { Rational } from '../rational';
import type { EightComparison } from '../teams/compared-boards';
import type { Patton } from '../teams/patton';

/** What average plus, average and average minus are worth. */
export interface Grades {
  readonly plus: Rational;
  readonly average: Rational;
  readonly minus: Rational;
}

/** What scoring leaves to the Laws, to regulations and to conditions of contest, by name. */
export interface ScoringValues {
  // Comparisons
  readonly comparison: Comparison;
  readonly scaling: Scaling;
  readonly showing: Showing;
  readonly 'cross-imps-count': 'sum' | 'mean';
  readonly 'butler-trim': Rational;
  /** What the datum is rounded to before scores are measured by it; null: not. */
  readonly 'butler-datum-unit': Rational | null;
  /** Multiplies sessions up to the greatest top. */
  readonly 'common-top': boolean;
  // Rounding; null: none
  readonly 'unit-matchpoints': Rational | null;
  readonly 'unit-imps-in-vp-matches': Rational | null;
  readonly 'unit-imps-butler': Rational | null;
  readonly 'unit-imps': Rational | null;
  // Artificial scores
  readonly 'grades-percent': Grades;
  readonly 'grades-imps-match': Grades;
  readonly 'grades-imps-cross': Grades;
  readonly 'grades-imps-butler': Grades;
  readonly 'grades-board-a-match': Grades;
  readonly 'other-boards': OtherBoards;
  readonly 'session-of-pairs': 'session' | 'playing-day-in-the-stage';
  readonly 'session-of-teams': 'session' | 'match';
  readonly 'sit-out': 'own-average' | 'own-average-of-all-sessions' | 'average-plus';
  /** What becomes of the results of a contestant that has left. */
  readonly withdrawal: 'annulled-below-half' | 'results-stand';
  /** What a board is worth against a pair that did not come, or has left. */
  readonly 'absent-pair': 'dbf-216';
  // Assigned scores
  readonly 'weighted-scores-by': 'director-or-committee' | 'committee-or-law-commission';
  readonly 'two-sided-scores': boolean;
  /** How far all weights together may be shifted from what a poll says; goes before the limit for each. */
  readonly 'shading-of-all-weights': Rational;
  /** By what part of itself a single weight may be raised. */
  readonly 'shading-of-each-weight': Rational;
  readonly 'own-fault': 'serious-error-or-wild-or-gambling' | 'extremely-serious-error-or-gambling';
  readonly 'knock-out-balanced': boolean;
  /** How the four tables of a board are compared; without it a match has two tables. */
  readonly 'teams-of-eight': EightComparison;
  /** What is added to the points of the boards in matches that count both; without it they count one. */
  readonly patton: Patton;
  /** What the matches of a triangle are worth, of half the boards each: half of what the scale says. */
  readonly 'half-matches': 'halved';
  // Victory points
  readonly 'vp-scale': 'dbf-202' | 'wbf-continuous' | 'wbf-discrete' | 'named-25-0';
  /** Of the percentage of a match between two pairs, where they are ranked by victory points. */
  readonly 'vp-scale-of-percent': 'ebu-swiss-pairs';
  readonly 'walk-over': 'dbf-202C' | 'fsb-109A';
  readonly 'vp-of-a-bye': Rational;
  // Penalties
  /** The standard penalty, by what the standing is in. */
  readonly 'standard-penalty-of-a-top': Rational;
  readonly 'standard-penalty-in-imps': Rational;
  readonly 'standard-penalty-in-vp': Rational;
  // Ties
  /** Null: the conditions of contest say what happens to a level match. */
  readonly 'tie-break-knock-out': 'dbf-222' | null;
  readonly 'tie-break-pairs': 'dbf-223' | 'fsb-95A';
  readonly 'tie-break-round-robin': 'dbf-221A' | 'fsb-95B';
  readonly 'tie-break-swiss': 'dbf-221B' | 'fsb-95B';
}

export type ScoringName = keyof ScoringValues;

/** The parameters of the Laws of an edition or of one text of regulations. The values are in YAML. */
export type ScoringTable = ParameterTable<ScoringValues>;

export type ScoringParameter<V> = Parameter<V>;

/** What conditions of contest say otherwise. */
export type ScoringConditions = Partial<ScoringValues>;
