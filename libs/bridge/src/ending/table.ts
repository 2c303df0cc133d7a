import { sortedHand, suitOf } from '../cards';
import { seatsFrom } from '../seats';
import { type Card, type Seat, SEATS, SUITS } from '../vocabulary';
import { type Ending, tricksLeft } from './ending';

/**
 * An ending as numbers, for searching: seats and suits are their places in `SEATS` and `SUITS`, the cards of a hand in
 * a suit are the bits of a number, the lowest card of the ending in that suit being bit 0. A search changes it in
 * place and puts everything back.
 */
export interface Table {
  /** The bits of a seat's cards in a suit, at `4 * seat + suit`. */
  readonly hands: Int32Array;
  /** The suit of the trumps; -1 in no trumps. */
  readonly trump: number;
  leader: number;
  /** Cards in the trick in progress: 0 to 3. */
  played: number;
  /** These cards, the first in the lowest six bits: `13 * suit + bit`. */
  trick: number;
  /** The best card so far and whose it is; of no meaning before the lead. */
  bestSeat: number;
  bestSuit: number;
  bestBit: number;
  /** Tricks still to be won, the one in progress among them. */
  left: number;
}

/** A table and the names of its cards. */
export interface PackedEnding {
  readonly table: Table;
  /** The cards of a suit from the lowest: `cards[suit][bit]`. */
  readonly cards: readonly (readonly Card[])[];
}

const TRICK_CARD = 63;
const CARD_BITS = 6;

export const placeOfSeat = (seat: Seat): number => SEATS.indexOf(seat);

/** The suit led to the trick in progress; -1 before the lead. */
export const ledIn = (table: Table): number => (table.played === 0 ? -1 : Math.floor((table.trick & TRICK_CARD) / 13));

/** The seat whose turn it is. */
export const turnAt = (table: Table): number => (table.leader + table.played) & 3;

/** The bits of the cards of a suit that lie in the trick in progress. */
export const bitsInTrick = (table: Table, suit: number): number => {
  let bits = 0;
  let rest = table.trick;
  for (let nth = 0; nth < table.played; nth += 1) {
    const card = rest & TRICK_CARD;
    if (Math.floor(card / 13) === suit) bits |= 1 << (card % 13);
    rest >>= CARD_BITS;
  }
  return bits;
};

/** Whether a card would be the best of the trick in progress, if it were played to it (Law 44E, 44F). */
export const wouldBeat = (table: Table, suit: number, bit: number): boolean =>
  table.played === 0 || (suit === table.bestSuit ? bit > table.bestBit : suit === table.trump);

/** The cards a seat may play: those of the suit led, or any where it has none (Law 44C, 44D). Bits of one suit. */
export const legalBits = (table: Table, seat: number, suit: number): number => {
  const led = ledIn(table);
  if (led < 0 || led === suit || (table.hands[4 * seat + led] ?? 0) === 0) return table.hands[4 * seat + suit] ?? 0;
  return 0;
};

/** Plays a card from the hand whose turn it is. Returns the seat that has won the trick by it; -1 where it goes on. */
export const playOn = (table: Table, suit: number, bit: number): number => {
  const seat = turnAt(table);
  const place = 4 * seat + suit;
  table.hands[place] = (table.hands[place] ?? 0) & ~(1 << bit);
  if (wouldBeat(table, suit, bit)) {
    table.bestSeat = seat;
    table.bestSuit = suit;
    table.bestBit = bit;
  }
  if (table.played < 3) {
    table.trick |= (13 * suit + bit) << (CARD_BITS * table.played);
    table.played += 1;
    return -1;
  }
  table.trick = 0;
  table.played = 0;
  table.left -= 1;
  table.leader = table.bestSeat;
  return table.bestSeat;
};

/** The ending as numbers. The ending must be sound (`endingProblems`). */
export const packEnding = (ending: Ending): PackedEnding => {
  const { hands, denomination, leader, trick } = ending;
  const all = sortedHand([...SEATS.flatMap((seat) => hands[seat]), ...trick.map((one) => one.card)]);
  const cards = SUITS.map((suit) => all.filter((card) => suitOf(card) === suit).reverse());
  const bitOf = (card: Card): { suit: number; bit: number } => {
    const suit = SUITS.indexOf(suitOf(card));
    return { suit, bit: cards[suit]?.indexOf(card) ?? 0 };
  };
  const table: Table = {
    hands: new Int32Array(16),
    trump: SUITS.findIndex((suit) => suit === denomination),
    leader: placeOfSeat(leader),
    played: 0,
    trick: 0,
    bestSeat: 0,
    bestSuit: 0,
    bestBit: 0,
    left: tricksLeft(ending),
  };
  const give = (seat: Seat, card: Card): void => {
    const { suit, bit } = bitOf(card);
    const place = 4 * placeOfSeat(seat) + suit;
    table.hands[place] = (table.hands[place] ?? 0) | (1 << bit);
  };
  for (const seat of seatsFrom(leader)) for (const card of hands[seat]) give(seat, card);
  for (const { seat, card } of trick) {
    const { suit, bit } = bitOf(card);
    give(seat, card);
    playOn(table, suit, bit);
  }
  return { table, cards };
};

/** Who wins the last trick, to which each hand has only one card to play. */
export const winnerOfLast = ({ hands, trump, leader }: Table): number => {
  let best = leader;
  let bestSuit = -1;
  let bestBits = 0;
  for (let nth = 0; nth < 4; nth += 1) {
    const seat = (leader + nth) & 3;
    for (let suit = 0; suit < 4; suit += 1) {
      const bits = hands[4 * seat + suit] ?? 0;
      if (bits === 0) continue;
      if (nth > 0 && (suit === bestSuit ? bits < bestBits : suit !== trump)) continue;
      best = seat;
      bestSuit = suit;
      bestBits = bits;
    }
  }
  return best;
};
