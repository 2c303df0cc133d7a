import type { Card, PackedEnding } from '@app/bridge';
import { placeOfSeat, SUITS } from '@app/bridge';
import type { Statement } from './statement';

/** A card as the search has it: its suit, and its bit in that suit. */
export interface PlannedCard {
  readonly suit: number;
  readonly bit: number;
}

/** A step of a statement as the search has it. */
export type PlannedStep =
  | { readonly kind: 'card'; readonly card: PlannedCard; readonly with: PlannedCard | null }
  | { readonly kind: 'suit'; readonly suit: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'cross'; readonly seat: number }
  | { readonly kind: 'ruff'; readonly card: PlannedCard };

/** A statement as the search has it. */
export interface Plan {
  readonly steps: readonly PlannedStep[];
  /** Discards: single cards in order, then suits. */
  readonly thrownCards: readonly PlannedCard[];
  readonly thrownSuits: readonly number[];
  /** Cards that it names, as bits of each suit. */
  readonly named: readonly number[];
  /** The number of steps after which no card is named any more. */
  readonly namesUntil: number;
}

/** A card as the search has it. It must be one of the ending's. */
const plannedCard = ({ cards }: Pick<PackedEnding, 'cards'>, card: Card): PlannedCard => {
  const suit = SUITS.findIndex((one) => card.startsWith(one));
  return { suit, bit: cards[suit]?.indexOf(card) ?? -1 };
};

export const planOf = (packed: Pick<PackedEnding, 'cards'>, statement: Statement): Plan => {
  const steps = statement.steps.map((step): PlannedStep => {
    switch (step.kind) {
      case 'card':
        return {
          kind: 'card',
          card: plannedCard(packed, step.card),
          with: step.with && plannedCard(packed, step.with),
        };
      case 'suit':
        return { kind: 'suit', suit: SUITS.indexOf(step.suit) };
      case 'draw':
        return { kind: 'draw' };
      case 'cross':
        return { kind: 'cross', seat: placeOfSeat(step.seat) };
      case 'ruff':
        return { kind: 'ruff', card: plannedCard(packed, step.card) };
    }
  });
  const thrownCards = statement.throws.flatMap((one) => (one.kind === 'card' ? [plannedCard(packed, one.card)] : []));
  const cardsOf = (step: PlannedStep): readonly PlannedCard[] => {
    if (step.kind === 'card') return step.with ? [step.card, step.with] : [step.card];
    return step.kind === 'ruff' ? [step.card] : [];
  };
  const all = [...steps.flatMap(cardsOf), ...thrownCards];
  return {
    steps,
    thrownCards,
    thrownSuits: statement.throws.flatMap((one) => (one.kind === 'suit' ? [SUITS.indexOf(one.suit)] : [])),
    named: SUITS.map((_, suit) => all.reduce((bits, card) => (card.suit === suit ? bits | (1 << card.bit) : bits), 0)),
    namesUntil: thrownCards.length > 0 ? Infinity : steps.findLastIndex((step) => cardsOf(step).length > 0) + 1,
  };
};
