import { type Card, type PackedEnding, type Seat, type Suit, SUITS, placeOfSeat } from '@app/bridge';

/** One thing the claimer said they would do, in its turn. `column` is where it stands in the text, from 1. */
export type Step =
  /** Lead this card, or lead low to it; and play `with` from the other hand to the same trick. */
  | { readonly kind: 'card'; readonly card: Card; readonly with: Card | null; readonly column: number }
  /** Play a suit from the top until there is no more of it. */
  | { readonly kind: 'suit'; readonly suit: Suit; readonly column: number }
  /** Lead trumps from the top until the opponents have none. */
  | { readonly kind: 'draw'; readonly column: number }
  /** Lead so that this hand wins the trick. */
  | { readonly kind: 'cross'; readonly seat: Seat; readonly column: number }
  /** Lead this card and ruff it in the other hand. */
  | { readonly kind: 'ruff'; readonly card: Card; readonly column: number };

/** What will be discarded whenever there is something to discard: a card, or a suit from the bottom. */
export type Throw =
  | { readonly kind: 'card'; readonly card: Card; readonly column: number }
  | { readonly kind: 'suit'; readonly suit: Suit; readonly column: number };

/** What was said with a claim (Law 68C). */
export interface Statement {
  readonly steps: readonly Step[];
  readonly throws: readonly Throw[];
  /** Whether the outstanding trump was mentioned (Law 70C1). */
  readonly mentionsTrump: boolean;
  /** Whether every suit would be played from the top. */
  readonly fromTheTop: boolean;
}

export const NO_STATEMENT: Statement = { steps: [], throws: [], mentionsTrump: false, fromTheTop: false };

const stepInWords = (step: Step): string => {
  switch (step.kind) {
    case 'card':
      return step.with ? `${step.card}-${step.with}` : step.card;
    case 'suit':
      return step.suit;
    case 'draw':
      return 'draw trumps';
    case 'cross':
      return `>${step.seat}`;
    case 'ruff':
      return `ruff ${step.card}`;
  }
};

/** Writes a statement, so that reading it gives the same again. */
export const makeStatement = ({ steps, throws, mentionsTrump, fromTheTop }: Statement): string => {
  const drawn = steps.some((step) => step.kind === 'draw');
  const said = [
    ...steps.map(stepInWords),
    ...throws.map((one) => `throw ${one.kind === 'card' ? one.card : one.suit}`),
    ...(mentionsTrump && !drawn ? ['trumps out'] : []),
    ...(fromTheTop ? ['top down'] : []),
  ];
  return said.length === 0 ? 'none' : said.join(', ');
};

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
