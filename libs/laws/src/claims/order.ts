import type { Parameter } from '../regulations/parameter';
import type { Regulations } from '../state/law-ref';

/** Law 70E2: in which order the cards of a suit are deemed played where the claim did not say. */
export interface SuitOrder {
  /** How a suit is cashed, trumps too. */
  readonly suits: Parameter<'from-the-top'>;
  /** With what is ruffed. */
  readonly ruffs: Parameter<'lowest-trump'>;
}

const since2013 = <V>(value: V, reference: string): Parameter<V> => ({
  value,
  unit: 'word',
  from: '2013-01-01',
  to: null,
  reference,
  override: null,
});

/** The Danish regulations fix an order (X70A); the Swedish supplement leaves it to the director. */
const ORDERS: Readonly<Record<Regulations, SuitOrder | null>> = {
  'dbf-2013': { suits: since2013('from-the-top', 'X70A1'), ruffs: since2013('lowest-trump', 'X70A2') },
  'fsb-2008': null,
};

export const suitOrder = (regulations: Regulations | null): SuitOrder | null => regulations && ORDERS[regulations];
