import type { Card, Seat } from '@app/bridge';
import type { CallOnTable } from './calls';

/** A hand that a player has taken in place of their own. */
export interface HeldHand {
  readonly at: number;
  readonly seat: Seat;
  /** Whose pocket it comes from. */
  readonly from: Seat;
  readonly kind: 'another-pocket' | 'another-board';
  /** When the player has put it back or taken their own; null while they have it. */
  readonly until: number | null;
}

/** How many cards a hand had when it came out of the board: those played since are counted in. */
interface Count {
  readonly at: number;
  readonly seat: Seat;
  readonly count: number;
}

/** Cards of another hand that a player has seen. */
interface SeenCards {
  readonly at: number;
  readonly by: Seat;
  readonly of: Seat;
}

/** Cards that partner could see. */
export interface ExposedCards {
  readonly at: number;
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly led: boolean;
  /** They were led, or shown on purpose (50B). */
  readonly deliberate: boolean;
  /** The paragraph they fall under. */
  readonly law: string;
  /** The director has had them laid face up on the table. */
  readonly faceUp: boolean;
  /** The auction has ended, and they are penalty cards, or back in the hand. */
  readonly settled: boolean;
}

/** A card that has gone back to the hand it was missing from. */
interface RestoredCard {
  readonly at: number;
  readonly seat: Seat;
  readonly card: Card;
}

/** What the Laws of the board and its cards need to know beside the auction (Laws 6, 7, 13 to 15, 24). */
export interface HandsState {
  readonly held: readonly HeldHand[];
  /** The last count of each hand, until the director has put the hands right. */
  readonly counts: readonly Count[];
  /** The act by which the director has put the hands right. */
  readonly corrected: number | null;
  readonly seen: readonly SeenCards[];
  readonly exposed: readonly ExposedCards[];
  readonly restored: readonly RestoredCard[];
  /** Whose hands are back in the board. */
  readonly returned: readonly Seat[];
  /** The calls of an auction that was void because the wrong players sat there (15C of 2007). */
  readonly firstAuction: readonly CallOnTable[];
  /** The opening lead is made, face down or faced. */
  readonly leadMade: boolean;
  /**
   * All tricks have been played, a claim has been agreed to, or there is a result. Once so it stays: the hands have
   * been seen, even where a claim is disputed after all. Whether play has ceased now is `procedure.playOver`.
   */
  readonly finished: boolean;
  /** There is no more calling and playing on this board: its score will not come from the table. */
  readonly stopped: boolean;
}

export const openHands: HandsState = {
  held: [],
  counts: [],
  corrected: null,
  seen: [],
  exposed: [],
  restored: [],
  returned: [],
  firstAuction: [],
  leadMade: false,
  finished: false,
  stopped: false,
};
