import { isRank, sortedHand, suitOf } from './cards';
import type { Hand, KnownHands } from './deal';
import { type Result, err, ok } from './result';
import { isSeat, seatsFrom } from './seats';
import { type Card, type Seat, type Suit, SUITS } from './vocabulary';

/** What a text has that a deal has not, in the notation of PBN; a reader words it. */
export type PbnFault =
  | { readonly kind: 'first-seat'; readonly text: string }
  | { readonly kind: 'four-hands'; readonly hands: number }
  | { readonly kind: 'suits'; readonly seat: Seat; readonly suits: number }
  | { readonly kind: 'no-rank'; readonly text: string; readonly seat: Seat; readonly suit: Suit };

/** Why a text is not a deal, and at which of its characters (from 1). */
export interface NotationError<Fault> {
  readonly fault: Fault;
  readonly column: number;
}

const handOf = (text: string, seat: Seat, column: number): Result<Hand, NotationError<PbnFault>> => {
  const holdings = text.split('.');
  if (holdings.length !== SUITS.length) {
    return err({ fault: { kind: 'suits', seat, suits: holdings.length }, column });
  }
  const cards: Card[] = [];
  let at = column;
  for (const [index, holding] of holdings.entries()) {
    const suit = SUITS[index] ?? 'S';
    for (const letter of holding) {
      if (!isRank(letter)) return err({ fault: { kind: 'no-rank', text: letter, seat, suit }, column: at });
      cards.push(`${suit}${letter}`);
      at += 1;
    }
    at += 1;
  }
  return ok(cards);
};

/**
 * Reads the value of a PBN Deal tag: `'N:AKQ2.T9.. ... - ...'`, first seat, then four hands clockwise,
 * suits from spades, `-` for a hand that is not known. The number of cards is not checked (see `dealProblems`).
 */
export const parsePbnDeal = (text: string): Result<KnownHands, NotationError<PbnFault>> => {
  const first = text.charAt(0);
  if (!isSeat(first) || text.charAt(1) !== ':') {
    return err({ fault: { kind: 'first-seat', text: text.slice(0, 2) }, column: 1 });
  }
  const parts = text.slice(2).split(' ');
  if (parts.length !== 4) return err({ fault: { kind: 'four-hands', hands: parts.length }, column: 3 });
  const hands: Partial<Record<Seat, Hand>> = {};
  let column = 3;
  for (const [index, seat] of seatsFrom(first).entries()) {
    const part = parts[index] ?? '';
    if (part !== '-') {
      const hand = handOf(part, seat, column);
      if (!hand.ok) return hand;
      hands[seat] = hand.value;
    }
    column += part.length + 1;
  }
  return ok(hands);
};

/** Writes one hand: `'AKQ2.T9..876'`; `-` when it is not known. */
export const makePbnHand = (hand: Hand | undefined): string => {
  if (!hand) return '-';
  const cards = sortedHand(hand);
  const holding = (suit: Suit): string =>
    cards
      .filter((card) => suitOf(card) === suit)
      .map((card) => card.charAt(1))
      .join('');
  return SUITS.map(holding).join('.');
};

/** Writes a PBN Deal tag's value; hands are sorted, the given seat comes first. */
export const makePbnDeal = (hands: KnownHands, first: Seat = 'N'): string =>
  `${first}:${seatsFrom(first)
    .map((seat) => makePbnHand(hands[seat]))
    .join(' ')}`;
