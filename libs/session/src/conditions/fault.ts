import { type Message, type Params, message } from '@app/bridge';

/** What can be wrong with conditions of contest beyond their shape. */
const FAULTS = [
  'below-zero',
  'carry-over-by-207A',
  'carry-over-into-matches',
  'deduction-not-above-zero',
  'differences-for-scores',
  'for-field-only',
  'for-matches-only',
  'for-teams-only',
  'grades-out-of-order',
  'least-above-most',
  'no-rights',
  'no-stage',
  'no-table-for-boards',
  'no-table-printed',
  'not-let',
  'not-written-like',
  'stage-not-before',
  'stage-twice',
  'table-twice',
  'unit-not-above-zero',
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
