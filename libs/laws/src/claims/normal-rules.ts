import type { Parameter, Regulations } from '@app/bridge';
import { parameter } from '../regulations/parameters';

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

/**
 * Plays that are not normal, and so are not searched. A short list on purpose: what is careless or inferior is normal
 * (footnote to Laws 70 and 71), and whatever is not named here is tried, however bad. `law` is a paragraph in both
 * editions; `text` is what the director reads when the rule has kept something from being tried.
 */
export const NORMAL_RULES = {
  stated: { law: '70D1', text: 'The claimer plays as stated, as far as that is legal and the cards are there.' },
  'wins-what-it-can': {
    law: '70',
    text: 'A hand does not let a trick go that it can win, unless the other hand of the side can win it later.',
  },
  'wins-cheaply': {
    law: '70',
    text: 'A hand that sees the trick is its own with a lower card does not spend a higher one.',
  },
  'keeps-winners': {
    law: '70',
    text: 'A card that no card of the opponents beats is not discarded while there is another card to discard.',
  },
  'winners-first': {
    law: '70',
    text: 'As many tricks are claimed as the side has high cards for: they are led, or led to, before losers.',
  },
  'draws-known-trump': {
    law: '70C',
    text: 'The claimer knew of the outstanding trump, and draws it with a high trump before anything else.',
  },
  'shown-finesse': {
    law: '70E1',
    text: 'Where an opponent has shown out of a suit, the claimer plays that suit as its cards are then known to lie.',
  },
  'from-the-top': { law: '70E2', text: 'A suit is played from the top.' },
  'lowest-trump': { law: '70E2', text: 'A ruff is made with the lowest trump.' },
} as const;

export type NormalRule = keyof typeof NORMAL_RULES;

/** The rules that have kept something from being tried, as a search goes on. */
export type Applied = Set<NormalRule>;
