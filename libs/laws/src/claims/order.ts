import type { Parameter } from '@app/bridge';
import { parameter } from '../regulations/parameters';
import type { Regulations } from '../state/law-ref';

/** Law 70E2: in which order the cards of a suit are deemed played where the claim did not say. */
export interface SuitOrder {
  /** How a suit is cashed, trumps too. */
  readonly suits: Parameter<'from-the-top'>;
  /** With what is ruffed. */
  readonly ruffs: Parameter<'lowest-trump'>;
}

/** The Danish regulations fix an order (X70A); the Swedish supplement leaves it to the director. */
export const suitOrder = (regulations: Regulations | null): SuitOrder | null => {
  const suits = parameter(regulations, 'suits-of-a-claim');
  const ruffs = parameter(regulations, 'ruffs-of-a-claim');
  return suits && ruffs && { suits, ruffs };
};
