import { type Card, type Hand, type Suit, RANKS, SUITS, rankOf, suitOf } from '@app/bridge';

/** How a player looks at his hand: points, lengths, stoppers. */

const HONOUR_POINTS: ReadonlyMap<string, number> = new Map([
  ['A', 4],
  ['K', 3],
  ['Q', 2],
  ['J', 1],
]);

/** 12 for the ace down to 0 for the two. */
export const heightOf = (card: Card): number => RANKS.length - 1 - RANKS.indexOf(rankOf(card));

export const cardsOf = (hand: Hand, suit: Suit): Hand =>
  hand.filter((card) => suitOf(card) === suit).sort((one, other) => heightOf(other) - heightOf(one));

export const lengthOf = (hand: Hand, suit: Suit): number => cardsOf(hand, suit).length;

/** High-card points, 4-3-2-1. */
export const highCardPoints = (hand: Hand): number =>
  hand.reduce((total, card) => total + (HONOUR_POINTS.get(rankOf(card)) ?? 0), 0);

/** How many of the five honours the hand has in a suit. */
export const honoursIn = (hand: Hand, suit: Suit): number =>
  cardsOf(hand, suit).filter((card) => heightOf(card) >= 8).length;

/** How many of ace, king and queen the hand has in a suit. */
export const topHonoursIn = (hand: Hand, suit: Suit): number =>
  cardsOf(hand, suit).filter((card) => heightOf(card) >= 10).length;

/** No void, no singleton, at most one doubleton. */
export const isBalanced = (hand: Hand): boolean => {
  const lengths = SUITS.map((suit) => lengthOf(hand, suit));
  return lengths.every((length) => length >= 2 && length <= 5) && lengths.filter((length) => length === 2).length <= 1;
};

/** Ace, guarded king, twice guarded queen, or thrice guarded jack. */
export const stops = (hand: Hand, suit: Suit): boolean => {
  const cards = cardsOf(hand, suit);
  const [best] = cards;
  return best !== undefined && heightOf(best) >= 9 && cards.length >= 13 - heightOf(best);
};

/** Points for short suits once a trump suit has been found, more of them with four trumps. */
const shortness = (hand: Hand, trumps: Suit): number => {
  const many = lengthOf(hand, trumps) >= 4;
  return SUITS.filter((suit) => suit !== trumps).reduce((total, suit) => {
    const length = lengthOf(hand, suit);
    return total + (length === 0 ? 3 : length === 1 ? 2 : length === 2 && many ? 1 : 0);
  }, 0);
};

/** What the hand is worth with these trumps, or in no-trump. */
export const worth = (hand: Hand, trumps: Suit | null): number =>
  highCardPoints(hand) +
  (trumps ? Math.min(shortness(hand, trumps), 4) : SUITS.some((suit) => lengthOf(hand, suit) >= 5) ? 1 : 0);
