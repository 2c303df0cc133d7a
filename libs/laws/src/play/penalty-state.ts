import type { Card, Seat, Suit } from '@app/bridge';

/** A card that has been a penalty card, whatever has become of it (50E). */
export interface LainCard {
  /** The act by which it came to lie there. */
  readonly at: number;
  readonly seat: Seat;
  readonly card: Card;
  /** Declarer has required or forbidden its suit, and it is back in the hand (50D2a). */
  readonly takenUp: boolean;
}

/** What declarer has said of a lead while partner of the player on lead had major penalty cards (50D2, 51B). */
export interface LeadChoice {
  readonly leader: Seat;
  /** The trick that is led to. */
  readonly trick: number;
  /** The penalty card that gave him the choice. */
  readonly act: number;
  /** The penalty cards he has chosen in view of. */
  readonly cards: readonly Card[];
  readonly required: Suit | null;
}

/** Suits that a player may not lead as long as he keeps the lead (50D2a). */
export interface ForbiddenLead {
  readonly leader: Seat;
  readonly suits: readonly Suit[];
  readonly act: number;
}

/** Which of his penalty cards a player has to play to a trick: declarer says so (51A), or they were due before (52B2). */
interface CardsDue {
  readonly seat: Seat;
  readonly trick: number;
  readonly cards: readonly Card[];
}

/** What declarer wants the partner of a defender who has played too early to play (57A). */
export interface PartnersPlay {
  readonly seat: Seat;
  readonly trick: number;
  readonly kind: 'play-highest' | 'play-lowest' | 'play' | 'no-play';
  readonly suit: Suit;
  /** The card that was played too early. */
  readonly act: number;
}

/** What the Laws on penalty cards and on cards played too early have to remember beside the cards that lie there. */
export interface PenaltyState {
  readonly lain: readonly LainCard[];
  readonly lead: LeadChoice | null;
  readonly forbidden: ForbiddenLead | null;
  readonly due: CardsDue | null;
  readonly partners: PartnersPlay | null;
  /** Cards that came before partner's and are not rectified: declarer had played from both hands, or it was dummy's doing (57C). */
  readonly excused: readonly number[];
}

export const NO_PENALTY: PenaltyState = {
  lain: [],
  lead: null,
  forbidden: null,
  due: null,
  partners: null,
  excused: [],
};
