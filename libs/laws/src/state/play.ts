import type { Card, Seat, Side, Suit } from '@app/bridge';
import type { ActOf } from './acts';
import type { CardOnTable } from './cards';
import type { ClaimState, HandShown } from './claim';

/** A revoke, and what has become of it (61 to 64). */
export interface Revoke {
  /** The act of the card that did not follow suit, or broke a restriction. */
  readonly at: number;
  readonly seat: Seat;
  /** 1 to 13 */
  readonly trick: number;
  /** The suit that should have been followed; null where it was a restriction that was broken. */
  readonly suit: Suit | null;
  readonly status: 'open' | 'corrected' | 'established';
  /** Tricks that go over to the other side for it, as things stand (64A, 64B). */
  readonly transfer: number;
}

/** What the Laws of the play keep beside the cards themselves: each part with the Law that uses it. */
export interface PlayState {
  /** The last claim or concession (68 to 71). */
  readonly claim: ClaimState | null;
  /** The last hand that was laid down otherwise than as dummy's: a claim, or none (68A). */
  readonly handShown: HandShown | null;
  /** How the quitted cards lie, each player's of each trick as they have laid it last (65B). */
  readonly pointed: readonly PointedCard[];
  /** In the order in which they were made. */
  readonly revokes: readonly Revoke[];
  /** What they are drawn from: how they were made, and what has come up about them since (61 to 64). */
  readonly revoking: RevokeState;
  /** Cards that have not been played to tricks gone by (67). */
  readonly missing: readonly MissingCard[];
  /** What dummy has lost by breaking their limits (43). */
  readonly dummy: DummyState;
  /** Both defenders have played to declarer's lead out of turn at once (55A). */
  readonly ledTogether: LedTogether | null;
  /** How cards have come to be played (45, 46). */
  readonly played: PlayedState;
  /** What penalty cards and cards played too early have led to (50, 51, 52, 57). */
  readonly penalty: PenaltyState;
}

/** A revoke as it was made, and what has come up about it since. */
export interface RevokeMade {
  /** The act of the card that did not follow suit, or broke a restriction. */
  readonly at: number;
  readonly seat: Seat;
  /** 1 to 13 */
  readonly trick: number;
  /** The suit that should have been followed; null where it was a restriction that was broken. */
  readonly suit: Suit | null;
  /** A card that should have been played lay face up: dummy's, or a penalty card (64B3). */
  readonly faced: boolean;
  /** The act by which attention was first drawn to it; null as long as nobody has. */
  readonly attention: number | null;
  /** It has been put right (62), or counts as established whatever the cards say (43B2b, 67B1). */
  readonly fate: 'corrected' | 'as-established' | null;
}

/** A trick in which a revoke is being put right: what was played after it may go back as well (62C). */
export interface ReopenedTrick {
  readonly trick: number;
  /** The side that has revoked. */
  readonly side: Side;
  /**
   * Both sides have, and one of them had played on (62C3 of 2017): defenders leave what they take back on the table.
   */
  readonly mutual: boolean;
}

/** What the Laws of the revoke remember beside the cards. */
export interface RevokeState {
  /** In the order in which they were made. */
  readonly made: readonly RevokeMade[];
  /** Until somebody plays on. */
  readonly reopened: readonly ReopenedTrick[];
  /** The first call of each side on a later board (64B4). */
  readonly calledOnNext: Readonly<Partial<Record<Side, number>>>;
  /** The act that ended the round (64B5). */
  readonly roundEnded: number | null;
}

const NO_REVOKES: RevokeState = { made: [], reopened: [], calledOnNext: {}, roundEnded: null };

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
  /** The penalty card that gave declarer the choice. */
  readonly act: number;
  /** The penalty cards in view of which declarer has chosen. */
  readonly cards: readonly Card[];
  readonly required: Suit | null;
}

/** Suits that a player may not lead as long as they keep the lead (50D2a). */
export interface ForbiddenLead {
  readonly leader: Seat;
  readonly suits: readonly Suit[];
  readonly act: number;
}

/**
 * Which of their penalty cards a player has to play to a trick: declarer says so (51A), or they were due before
 * (52B2).
 */
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
  /**
   * Cards that came before partner's and are not rectified: declarer had played from both hands, or it was dummy's
   * doing (57C).
   */
  readonly excused: readonly number[];
}

const NO_PENALTY: PenaltyState = {
  lain: [],
  lead: null,
  forbidden: null,
  due: null,
  partners: null,
  excused: [],
};

/** What declarer has last said of a card of dummy's (45B, 46). */
export interface Designation {
  /** The act of the card that it has played; that of the words, as long as it has played none. */
  readonly at: number;
  /** It left something out, so that Law 46 had to say which card it meant. */
  readonly incomplete: boolean;
  /** What declarer says that they had meant to say, until somebody has judged whether it was a slip (45C4b). */
  readonly change: { readonly words?: string; readonly card?: Card } | null;
}

/** How cards have come to be played (45, 46). */
interface PlayedState {
  readonly designation: Designation | null;
  /** Cards that declarer had named, where dummy has put down another one instead; `by` is the act of that one (45D). */
  readonly displaced: readonly { readonly by: number; readonly card: CardOnTable }[];
  /** Cards played since declarer named one of dummy's in words that cannot be read: they follow once it is known (46B). */
  readonly waiting: readonly ActOf<'CardPlayed'>[];
  /** Cards of which the director has found that they were leads, and no fifth cards (45E). */
  readonly leads: readonly number[];
  /** Cards that fell at the same moment as another player's (58A). */
  readonly together: readonly number[];
}

const NO_DESIGNATION: PlayedState = {
  designation: null,
  displaced: [],
  waiting: [],
  leads: [],
  together: [],
};

/** A card that a hand has not played to a trick, though others have gone on to the next (67). */
export interface MissingCard {
  /** The act of the first card of the next trick. */
  readonly at: number;
  readonly seat: Seat;
  /** The trick that the card is missing from. */
  readonly trick: number;
  /** The act by which it came to light; null until then. */
  readonly attention: number | null;
}

/** What dummy has done that they should not have, and what has come of it (Law 43). */
export interface DummyState {
  /** The acts by which they have broken one of their limits (43A2): they have lost the rights of 42B. */
  readonly looked: readonly number[];
  /** Irregular acts that somebody has spoken of since they lost them. */
  readonly known: readonly number[];
  /** Declarer's cards that dummy, without that right, was the first to ask about as revokes (43B2b). */
  readonly askedAbout: readonly number[];
  /** Irregular acts of defenders that dummy, without that right, was the first to point out (43B3). */
  readonly pointedOut: readonly number[];
}

export const DUMMY_KEEPS_HIS_RIGHTS: DummyState = { looked: [], known: [], askedAbout: [], pointedOut: [] };

/**
 * Declarer has led out of turn; one defender has followed, and at the same moment the other one, whose turn it was,
 * has led. That defender says what becomes of declarer's lead (commentary to Law 53).
 */
export interface LedTogether {
  /** The act of declarer's lead. */
  readonly lead: number;
  /** The act of the card that followed it. */
  readonly followed: number;
  /** The lead of the defender whose turn it was: it lies beside the trick until they have chosen. */
  readonly led: { readonly at: number; readonly seat: Seat; readonly card: Card };
}

/** A quitted card, laid as won by a side (65B). */
export interface PointedCard {
  readonly at: number;
  readonly seat: Seat;
  /** 1 to 13 */
  readonly trick: number;
  readonly to: Side;
}

export const NO_PLAY: PlayState = {
  claim: null,
  handShown: null,
  pointed: [],
  revokes: [],
  revoking: NO_REVOKES,
  missing: [],
  dummy: DUMMY_KEEPS_HIS_RIGHTS,
  ledTogether: null,
  penalty: NO_PENALTY,
  played: NO_DESIGNATION,
};
