import { numberCalled } from '../derivation/number-names';
import { type Traced, added, given } from '../derivation/traced';
import { rational } from '../rational';
import type { Amount } from './standard-deduction';

/** A penalty that a person has imposed, with the decisions that made it what it is. Rescinded ones are not in the list. */
export interface ImposedPenalty {
  readonly decisions: readonly string[];
  readonly amount: Amount;
}

/** A total less its penalties. Nobody else's total changes (DBf 211A2), and nothing is rounded (211B). */
export const lessPenalties = (total: Traced, penalties: readonly ImposedPenalty[]): Traced =>
  penalties.length === 0
    ? total
    : added('total-less-penalties', [
        total,
        ...penalties.map(({ decisions, amount }) =>
          given(
            rational(-amount.value.num, amount.value.den),
            numberCalled('penalty', { unit: amount.unit }),
            decisions,
            amount.paragraph,
          ),
        ),
      ]);
