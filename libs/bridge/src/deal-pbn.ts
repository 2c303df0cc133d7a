import { isRank, sortedHand, suitOf } from './cards';
import type { Hand, KnownHands } from './deal';
import { type Result, err, ok } from './result';
import { isSeat, seatName, seatsFrom } from './seats';
import { type Card, type Seat, type Suit, SUITS } from './vocabulary';

/** Why a text is not a deal, and at which of its characters (from 1). */
export interface NotationError {
  readonly message: string;
  readonly column: number;
}

const handOf = (text: string, seat: Seat, column: number): Result<Hand, NotationError> => {
  const holdings = text.split('.');
  if (holdings.length !== SUITS.length) {
    return err({ message: `${seatName(seat)} has ${holdings.length} suits, not 4`, column });
  }
  const cards: Card[] = [];
  let at = column;
  for (const [index, holding] of holdings.entries()) {
    const suit = SUITS[index] ?? 'S';
    for (const letter of holding) {
      if (!isRank(letter)) return err({ message: `'${letter}' in ${seatName(seat)}'s ${suit} is no rank`, column: at });
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
export const parsePbnDeal = (text: string): Result<KnownHands, NotationError> => {
  const first = text.charAt(0);
  if (!isSeat(first) || text.charAt(1) !== ':') {
    return err({ message: `a deal begins with 'N:', 'E:', 'S:' or 'W:', not '${text.slice(0, 2)}'`, column: 1 });
  }
  const parts = text.slice(2).split(' ');
  if (parts.length !== 4) return err({ message: `a deal has 4 hands, not ${parts.length}`, column: 3 });
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
