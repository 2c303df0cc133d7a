import type { Card, Seat } from '@app/bridge';

/**
 * Declarer has led out of turn; one defender has followed, and at the same moment the other one, whose turn it was,
 * has led. He says what becomes of declarer's lead (commentary to Law 53).
 */
export interface LedTogether {
  /** The act of declarer's lead. */
  readonly lead: number;
  /** The act of the card that followed it. */
  readonly followed: number;
  /** The lead of the defender whose turn it was: it lies beside the trick until he has chosen. */
  readonly led: { readonly at: number; readonly seat: Seat; readonly card: Card };
}
