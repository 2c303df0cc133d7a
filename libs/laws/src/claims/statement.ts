import type { Card, Seat, Suit } from '@app/bridge';

/** One thing the claimer said he would do, in its turn. `column` is where it stands in the text, from 1. */
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
