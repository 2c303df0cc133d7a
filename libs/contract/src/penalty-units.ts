import { named, object, oneOf, says } from './schema/schema';
import { aNumber } from './vocabulary';

/** The words of penalties that rulings, penalties and conditions of contest share. */
export const PENALTY_UNITS = ['VP', 'IMP', 'matchpoints', 'percent', 'points'] as const;
export const PENALTY_TARGETS = ['total', 'imps-of-the-match', 'imps-of-the-event'] as const;

/** So much, above zero, in a unit of the event's scoring: `{ value: '1/2', unit: 'VP' }`. */
export const anAmount = named(
  'PenaltyAmount',
  object({ value: says('Above 0.', aNumber), unit: oneOf(...PENALTY_UNITS) }),
);
