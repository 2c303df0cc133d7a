import { type Rational, times } from '../rational';
import type { Amount, ScoringOf } from './standard-deduction';

/** A size with its paragraph. */
interface Size {
  readonly value: Rational;
  readonly reference: string;
}

/** A standard penalty by what the standing is in (EBU 4.1.1.1, 1.7.1): a part of a top, IMPs, victory points. */
export interface StandardPenalty {
  readonly top: Size | null;
  readonly imps: Size | null;
  readonly vp: Size | null;
}

/** The standard penalty in the unit of a form of scoring; null where the regulations have none for it. Never rounded. */
export const standardPenaltyOf = (scoring: ScoringOf | null, { top, imps, vp }: StandardPenalty): Amount | null => {
  switch (scoring?.form) {
    case 'matchpoints':
      return top && { value: times(scoring.top, top.value), unit: 'matchpoints', paragraph: top.reference };
    case 'vp-match':
      return vp && { value: vp.value, unit: 'VP', paragraph: vp.reference };
    case 'knock-out':
      return imps && { value: imps.value, unit: 'IMP', paragraph: imps.reference };
    case 'by-conditions':
      return scoring.deduction;
    case 'board-a-match':
    case 'cross-imps':
    case 'butler':
    case undefined:
      return null;
  }
};
