import { type Card, type Denomination, type Rank, type Suit, RANKS, SUITS } from './vocabulary';

/** The 52 cards, spade ace first, club two last. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const ORDER: ReadonlyMap<string, number> = new Map(DECK.map((card, place) => [card, place]));

const placeOf = (card: Card): number => ORDER.get(card) ?? DECK.length;

const SUIT_OF: ReadonlyMap<unknown, Suit> = new Map(SUITS.map((suit) => [suit, suit]));
const RANK_OF: ReadonlyMap<unknown, Rank> = new Map(RANKS.map((rank) => [rank, rank]));

export const isSuit = (text: unknown): text is Suit => SUIT_OF.has(text);
export const isRank = (text: unknown): text is Rank => RANK_OF.has(text);
export const isCard = (text: unknown): text is Card => typeof text === 'string' && ORDER.has(text);

/** `'SA'` is a spade. */
export const suitOf = (card: Card): Suit => SUIT_OF.get(card.charAt(0)) ?? 'S';
/** `'SA'` is an ace. */
export const rankOf = (card: Card): Rank => RANK_OF.get(card.charAt(1)) ?? 'A';

/** Cards in the order in which a hand is written down: suits from spades, ranks from the ace. */
export const sortedHand = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((one, other) => placeOf(one) - placeOf(other));

/** Whether a card, played later to the same trick, beats the best so far (Law 44E, 44F). */
export const beats = (card: Card, best: Card, denomination: Denomination): boolean => {
  if (suitOf(card) === suitOf(best)) return placeOf(card) < placeOf(best);
  return suitOf(card) === denomination;
};
