import { type Message, type Params, message } from '@app/bridge';

/** What can be wrong with conditions of contest beyond their shape. */
const FAULTS = [
  'below-zero',
  'carry-over-by-207A',
  'carry-over-into-matches',
  'common-top-on-a-scale',
  'deduction-not-above-zero',
  'differences-for-scores',
  'for-field-only',
  'for-matches-only',
  'for-teams-only',
  'handicap-of-percent',
  'handicap-without-matches',
  'grades-out-of-order',
  'half-matches-need-boards',
  'least-above-most',
  'manual-on-a-scale',
  'masterpoints-by-boards-a-round',
  'masterpoints-for',
  'masterpoints-of-knock-out',
  'masterpoints-of-one-session',
  'match-for-pairs',
  'no-level',
  'no-rights',
  'no-scale-of-cross-imps',
  'no-scale-of-percent',
  'no-stage',
  'no-table-for-boards',
  'no-table-printed',
  'no-total-table-for-boards',
  'not-by-victory-points',
  'not-let',
  'not-written-like',
  'patton-in-victory-points',
  'patton-needs-tables',
  'simultaneous-apart',
  'simultaneous-form',
  'stage-not-before',
  'stage-twice',
  'stratum-twice',
  'sum-on-a-scale',
  'table-twice',
  'tables-of-imps',
  'tables-without-patton',
  'unit-not-above-zero',
  'victory-points-for-pairs',
] as const;
type FaultName = (typeof FAULTS)[number];

/** Codes of faults in conditions of contest. */
export const CONDITIONS_CODES: readonly string[] = FAULTS.map((name) => `conditions.${name}`);

/** A fault with its field, `'stages[1].carryOver.from'`. */
export interface ConditionsFault {
  readonly path: string;
  readonly what: Message;
}

export const fault = (path: string, name: FaultName, params?: Params): ConditionsFault => ({
  path,
  what: message(`conditions.${name}`, params),
});
