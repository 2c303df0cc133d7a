import type { Amount } from './standard-deduction';

/** What the regulations foresee for a fact. A person decides; nothing here is a penalty yet. */
export type Suggestion =
  | { readonly kind: 'none'; readonly contestant: string; readonly paragraph: string }
  | { readonly kind: 'warning'; readonly contestant: string; readonly offence: string; readonly paragraph: string }
  | {
      readonly kind: 'deduction';
      readonly contestant: string;
      readonly offence: string;
      readonly paragraph: string;
      readonly amount: Amount;
      /** `at-least`: the director may go above it. */
      readonly size: 'fixed' | 'at-least';
      /** Opponents keep their score (DBf 211A2, FSB 109D); where it comes off is said here when it is not the total. */
      readonly from: 'total' | 'imps-of-the-event' | 'imps-of-the-match';
    }
  | { readonly kind: 'walk-over'; readonly contestant: string; readonly paragraph: string }
  | { readonly kind: 'fixed-result'; readonly contestant: string; readonly paragraph: string; readonly amount: Amount }
  | { readonly kind: 'director-decides'; readonly contestant: string; readonly paragraph: string };

/** A deduction from the total, of just this size. */
export const deduction = (contestant: string, offence: string, paragraph: string, amount: Amount): Suggestion => ({
  kind: 'deduction',
  contestant,
  offence,
  paragraph,
  amount,
  size: 'fixed',
  from: 'total',
});
