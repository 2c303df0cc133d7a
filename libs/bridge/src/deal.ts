import { DECK } from './cards';
import { type BySeat, type Card, type Seat, SEATS } from './vocabulary';

/** The cards of one player. */
export type Hand = readonly Card[];

/** All four hands. */
export type Deal = BySeat<Hand>;

/** The hands that are known; a seat without a key is unknown. */
export type KnownHands = Readonly<Partial<Record<Seat, Hand>>>;

/** What is wrong with a set of hands. */
export type DealProblem =
  | { readonly kind: 'missing'; readonly card: Card }
  | { readonly kind: 'double'; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly kind: 'count'; readonly seat: Seat; readonly count: number };

/** Thirteen to each player (Law 6). */
export const CARDS_A_HAND = 13;

export const knownSeats = (hands: KnownHands): readonly Seat[] => SEATS.filter((seat) => hands[seat] !== undefined);

export const isCompleteDeal = (hands: KnownHands): hands is Deal => knownSeats(hands).length === SEATS.length;

/** Thirteen different cards in each hand that is known; in four hands that is the whole deck. */
const isSound = (hands: KnownHands): boolean => {
  const cards = new Set<Card>();
  const seats = knownSeats(hands);
  for (const seat of seats) {
    const hand = hands[seat] ?? [];
    if (hand.length !== CARDS_A_HAND) return false;
    for (const card of hand) cards.add(card);
  }
  return cards.size === seats.length * CARDS_A_HAND;
};

/**
 * What is wrong with the hands that are known: a wrong number of cards, a card held twice and,
 * when all four hands are known, a card held by nobody (Laws 1, 6, 13). Empty when all is well.
 */
export const dealProblems = (hands: KnownHands): readonly DealProblem[] => {
  if (isSound(hands)) return [];
  const holders = new Map<Card, Seat[]>();
  for (const seat of knownSeats(hands)) {
    for (const card of hands[seat] ?? []) holders.set(card, [...(holders.get(card) ?? []), seat]);
  }
  const counts = knownSeats(hands).flatMap((seat): DealProblem[] => {
    const count = hands[seat]?.length ?? 0;
    return count === CARDS_A_HAND ? [] : [{ kind: 'count', seat, count }];
  });
  const doubles = DECK.flatMap((card): DealProblem[] => {
    const seats = holders.get(card) ?? [];
    return seats.length > 1 ? [{ kind: 'double', card, seats }] : [];
  });
  const missing = isCompleteDeal(hands)
    ? DECK.filter((card) => !holders.has(card)).map((card): DealProblem => ({ kind: 'missing', card }))
    : [];
  return [...counts, ...doubles, ...missing];
};

/** The deal with its fourth hand filled in from the cards left over, where exactly three sound hands are known. */
export const withFourthHand = (hands: KnownHands): KnownHands => {
  const unknown = SEATS.filter((seat) => hands[seat] === undefined);
  const [seat] = unknown;
  if (unknown.length !== 1 || seat === undefined || dealProblems(hands).length > 0) return hands;
  const held = new Set(knownSeats(hands).flatMap((known) => hands[known] ?? []));
  return { ...hands, [seat]: DECK.filter((card) => !held.has(card)) };
};

/** Who holds a card, or null where no known hand has it. */
export const holderOf = (hands: KnownHands, card: Card): Seat | null =>
  SEATS.find((seat) => hands[seat]?.includes(card)) ?? null;
