import { denominationOf } from './calls';
import { beats, suitOf } from './cards';
import type { Hand } from './deal';
import { leftOf, sideOf } from './seats';
import type { BySide, Card, Contract, Denomination, Seat, Suit } from './vocabulary';

export interface CardInTrick {
  readonly seat: Seat;
  readonly card: Card;
}

/** Four cards, in the order in which they were played. */
export interface Trick {
  readonly cards: readonly CardInTrick[];
  readonly winner: Seat;
}

/**
 * Where the play stands. It follows the cards as they were in fact played: a lead out of turn leads, a card
 * that does not follow suit stays in its trick; what the Laws make of it is judged elsewhere.
 */
export interface Play {
  readonly denomination: Denomination;
  /** Who is due to lead or to play; null when all thirteen tricks are played. */
  readonly turn: Seat | null;
  /** The trick in progress: none to three cards. */
  readonly current: readonly CardInTrick[];
  readonly tricks: readonly Trick[];
  readonly won: BySide<number>;
}

/** Tricks in a deal (Law 1: 52 cards; Law 44). */
export const TRICKS = 13;

export const openPlay = (contract: Contract, leader: Seat): Play => ({
  denomination: denominationOf(contract.bid),
  turn: leader,
  current: [],
  tricks: [],
  won: { NS: 0, EW: 0 },
});

/** The suit that was led to the trick in progress; null before the lead. */
export const suitLed = (play: Play): Suit | null => (play.current[0] ? suitOf(play.current[0].card) : null);

export const hasPlayedToTrick = (play: Play, seat: Seat): boolean => play.current.some((one) => one.seat === seat);

/** Who wins these cards: the highest trump, or the highest card of the suit led (Law 44E, 44F). */
export const winnerOf = (cards: readonly [CardInTrick, ...CardInTrick[]], denomination: Denomination): Seat => {
  let [best] = cards;
  for (const one of cards) if (beats(one.card, best.card, denomination)) best = one;
  return best.seat;
};

/** The next seat clockwise from the leader that has not yet played to the trick. */
const nextToPlay = (cards: readonly CardInTrick[], leader: Seat): Seat => {
  let seat = leftOf(leader);
  while (cards.some((one) => one.seat === seat)) seat = leftOf(seat);
  return seat;
};

/** The play after a card from this seat's hand. A seat that has played to the trick already must not play again here. */
export const cardPlayed = (play: Play, seat: Seat, card: Card): Play => {
  const first = play.current[0] ?? { seat, card };
  const cards = [...play.current, { seat, card }];
  if (cards.length < 4) return { ...play, current: cards, turn: nextToPlay(cards, first.seat) };
  const winner = winnerOf([first, ...cards.slice(1)], play.denomination);
  const side = sideOf(winner);
  const tricks = [...play.tricks, { cards, winner }];
  return {
    ...play,
    current: [],
    tricks,
    turn: tricks.length === TRICKS ? null : winner,
    won: { ...play.won, [side]: play.won[side] + 1 },
  };
};

/** The cards a hand may play to the trick: those of the suit led, or any when it has none (Law 44C, 44D). */
export const legalCards = (play: Play, hand: Hand): Hand => {
  const led = suitLed(play);
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : hand;
};

/** Whether this card fails to follow suit although the hand, which still holds it, could (Law 61A). */
export const isRevoke = (play: Play, hand: Hand, card: Card): boolean =>
  play.current.length > 0 && !legalCards(play, hand).includes(card);

/** Every card that has been played, in order. */
export const cardsPlayed = (play: Play): readonly CardInTrick[] => [
  ...play.tricks.flatMap((trick) => trick.cards),
  ...play.current,
];

/** The cards of a hand that are still in it. */
export const remaining = (hand: Hand, play: Play): Hand => {
  const gone = new Set(cardsPlayed(play).map((one) => one.card));
  return hand.filter((card) => !gone.has(card));
};
