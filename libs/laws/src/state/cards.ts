import type { VacancyName } from './names';
import type { BySide, Card, KnownHands, Play, Seat, Side } from '@app/bridge';

/** A card that has been played to a trick, in force until a Law says otherwise. */
export interface CardOnTable {
  /** The revision of the event that played it. */
  readonly at: number;
  /** The hand it comes from, whoever has played it. */
  readonly seat: Seat;
  readonly card: Card;
  /** The trick it belongs to, 1 to 13. */
  readonly trick: number;
  /** Its place within the trick: its own act, or that of the card it has replaced. */
  readonly place: number;
  /** Whose turn it was, where it was out of turn. */
  readonly insteadOf: Seat | null;
  /** What kind of penalty card it was before it was played. */
  readonly lay?: 'minor' | 'major';
  /** It was added to a defective trick, whose winner does not change for it (67B). */
  readonly added?: true;
}

/** A card that has been taken back. */
export interface GoneCard extends CardOnTable {
  /** The paragraph it fell under. */
  readonly law: string;
  /** The side that may not use what it told (16C, in 2007 16D); null where another paragraph says who may. */
  readonly unauthorised: Side | null;
}

/** A place in a trick that its hand has to fill again, or for the first time (67). */
export interface Vacancy {
  readonly seat: Seat;
  readonly trick: number;
  readonly place: number;
  /** What is to happen once it is filled: a name of a `filled` of its Law. */
  readonly under: VacancyName;
  /** The act it goes back to: the withdrawn card. */
  readonly act: number;
}

/** A card that came from a hand together with the one that was played (58B, 67B2). */
export interface SpareCard {
  readonly at: number;
  readonly seat: Seat;
  readonly card: Card;
  /** The act of the card it came with. */
  readonly with: number;
}

/** A defender's card that lies face up on the table (Law 50). */
export interface PenaltyCard {
  /** The act by which it came to lie there. */
  readonly at: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly kind: 'minor' | 'major';
  /** The paragraph that made it one. */
  readonly law: string;
}

/** The hands and the play, as the cards in force make them. */
export interface CardsState {
  /** The hands as dealt, as far as they are known. */
  readonly dealt: KnownHands;
  /** In the order of the tricks and of the places in them. */
  readonly inForce: readonly CardOnTable[];
  /** In the order in which they were taken back. */
  readonly gone: readonly GoneCard[];
  /** Further cards of hands that had played to the trick, until somebody has said what they were: they are in no trick (45E). */
  readonly undecided: readonly CardOnTable[];
  readonly vacancies: readonly Vacancy[];
  readonly spare: readonly SpareCard[];
  /** The play that the cards in force make; null before the opening lead. */
  readonly play: Play | null;
  /** The first trick that is not yet given up as defective: those before it are over though a card is missing (67). */
  readonly from: number;
  /** The hand that must lead to a trick, whoever has won the one before (43B2a). */
  readonly leadOrdered: { readonly trick: number; readonly seat: Seat } | null;
  readonly penalty: readonly PenaltyCard[];
  /** Who has an opening lead lying face down. */
  readonly leadPlaced: Seat | null;
  /** Whose hands lie face up on the table. */
  readonly spread: readonly Seat[];
  /** Declarer has become dummy by spreading their hand (54A). */
  readonly changedPlaces: boolean;
}

export const NO_CARDS: CardsState = {
  dealt: {},
  inForce: [],
  gone: [],
  undecided: [],
  vacancies: [],
  spare: [],
  play: null,
  from: 1,
  leadOrdered: null,
  penalty: [],
  leadPlaced: null,
  spread: [],
  changedPlaces: false,
};

export const NO_TRICKS: BySide<number> = { NS: 0, EW: 0 };
