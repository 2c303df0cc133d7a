import { type Suggestion, deduction } from './suggestion';
import { type ScoringOf, standardDeduction } from './standard-deduction';

/** A warning that a person has given. */
export interface Warned {
  readonly contestant: string;
  readonly offence: string;
  readonly stage: string;
}

/** A warning becomes a standard deduction when the same was warned of before in the same stage (DBf X90C1). */
export const escalated = (
  suggestion: Suggestion,
  stage: string,
  before: readonly Warned[],
  scoring: ScoringOf,
): Suggestion => {
  if (suggestion.kind !== 'warning') return suggestion;
  const { contestant, offence } = suggestion;
  const isRepeated = before.some(
    (one) => one.contestant === contestant && one.offence === offence && one.stage === stage,
  );
  if (!isRepeated) return suggestion;
  return deduction(contestant, offence, `DBf X90C1 after ${suggestion.paragraph}`, standardDeduction(scoring));
};
