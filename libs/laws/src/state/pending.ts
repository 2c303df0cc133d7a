import type { IrregularityName, OptionName, QuestionName, ReplacementName } from './names';
import type { Card, Seat, Side, Suit, SaidCall } from '@app/bridge';
import type { ActData } from './acts';
import type { CallOnTable } from './calls';

/** What can be open at a table: irregularities, options, obligations, questions, reviews, information. */

export const STATUSES = [
  'unnoticed',
  'attention-drawn',
  'director-called',
  'options-offered',
  'accepted',
  'ruled',
  'condoned',
  'forfeited',
] as const;
export type Status = (typeof STATUSES)[number];

/** Something that went wrong, and how far it has come towards its rectification. */
export interface Irregularity {
  readonly at: number;
  readonly seat: Seat;
  readonly rule: IrregularityName;
  readonly law: string;
  readonly status: Status;
  /** Whose turn it was. */
  readonly turn: Seat | null;
  /** Whether the offender's left-hand opponent has called since. */
  readonly lhoCalled: boolean;
}

/** What somebody may choose now. */
export interface Option {
  /** Which rule answers the choice. */
  readonly name: OptionName;
  readonly law: string;
  readonly for: Seat | 'director';
  readonly choices: readonly string[];
  /** The act that gave rise to it. */
  readonly act: number;
  /** When the choice is gone, in words. */
  readonly until: string;
  /** An option of the play: a card does not end it, its own Law does. */
  readonly inPlay?: true;
  /** The partner of the player named may choose as well (46B5). */
  readonly orPartner?: true;
}

/** When a player may, or at the latest must, put an explanation right. */
type WhenCorrected =
  'at-once' | 'before-lead-faced' | 'first-legal-moment' | 'after-final-pass' | 'after-play' | 'overdue';

type Extent = 'once' | 'throughout' | 'first-lead' | 'while-on-lead';

/** What somebody has to do, or must not do. */
export type Obligation = {
  readonly for: Seat;
  readonly law: string;
  /** The act it goes back to. */
  readonly act: number;
} & (
  | { readonly kind: 'pass'; readonly extent: 'once' | 'throughout' }
  | { readonly kind: 'replace-call'; readonly allowed: 'any' | 'bid-or-pass' }
  | { readonly kind: 'repeat-call'; readonly call: SaidCall }
  | { readonly kind: 'no-double'; readonly extent: 'once' }
  | { readonly kind: 'lead' | 'no-lead'; readonly suit: Suit; readonly extent: Extent }
  /** A card lies face up until the auction ends (Law 24). */
  | { readonly kind: 'exposed'; readonly card: Card }
  /** A card taken back has to be replaced (47B, 62B), or a defective trick to be completed (67). */
  | { readonly kind: 'replace-card' | 'add-card' }
  | { readonly kind: 'play-penalty-card' | 'lead-penalty-card'; readonly card: Card }
  /** Of this suit no card below an honour, but the minor penalty card itself (50C). */
  | { readonly kind: 'no-low-card'; readonly suit: Suit }
  /** What declarer wants the partner of a defender to play to the trick (57A). */
  | { readonly kind: 'play-highest' | 'play-lowest' | 'play' | 'no-play'; readonly suit: Suit }
  /** The player must not lead before declarer has chosen (50D2). */
  | { readonly kind: 'wait' }
  /** Declarer must lead from this hand (55B2). */
  | { readonly kind: 'lead-from' }
  /** A wrong explanation, the player's own or their partner's, is to be put right (20F4, 20F5). */
  | { readonly kind: 'correct-explanation'; readonly when: WhenCorrected }
);

/** A judgement that a rule waits for. */
export interface Question {
  readonly question: QuestionName;
  readonly law: string;
  /** The act that is judged. */
  readonly act: number;
  /** The act it is judged against: the withdrawn call. */
  readonly against: number;
  readonly answers: readonly string[];
  /** The answer that the Laws presume where there is no evidence to the contrary (21B1b). */
  readonly presumed?: string;
  /** What follows from a comparable replacement and from another one; null where the answer is not about that. */
  readonly then: { readonly so: Comparable; readonly not: NotComparable } | null;
}

/** What follows from a comparable replacement: the paragraph that has the director look at it after the play. */
export interface Comparable {
  readonly review: string | null;
}

/** What follows from a replacement that is not comparable to the call it replaces. */
export interface NotComparable {
  /** The paragraph that says so. */
  readonly law: string;
  /** How often the offender's partner must pass. */
  readonly pass: 'once' | 'throughout' | null;
  /** The replacement itself falls, and has to be a bid or a pass (27B3). */
  readonly cancels?: boolean;
}

/** Something for the director to look at when the play is over, and at whose expense they would adjust. */
export interface Review {
  readonly law: string;
  readonly act: number;
  /** Null where both sides count as non-offending (82C), or nobody at the table has offended. */
  readonly side: Side | null;
  /** Only that side's score is touched; the opponents keep theirs from the table (2017: 11A, 43B3). */
  readonly alone?: true;
  /**
   * What the Law makes of the score whatever the play came to; left out where the director has yet to see about that.
   */
  readonly score?: 'assigned' | 'artificial' | 'adjusted' | 'cancelled';
  /** Paragraphs of the regulations that the matter rests on as well: `'101'` of DBf. */
  readonly regulations?: readonly string[];
}

/**
 * What the director has decided about a review: it stays visible. The same review is opened again only by a new fact
 * of the kind that opened it: the director answers the question about that act anew, a player reserves their rights
 * about it again, one more card of the same hand is seen (13). What the Laws go on drawing from the old facts opens
 * nothing, and a decision taken before stays in the list (`openingAnew`).
 */
export interface ClosedReview extends Review {
  /** The act by which it was closed. */
  readonly at: number;
  readonly decision: ActData['ReviewClosed']['decision'];
  readonly reasons: string;
  /** Who has decided. */
  readonly by: string;
}

/** Something a side knows that its calls and plays have not told it. */
export interface Information {
  readonly kind: string;
  readonly act: number;
  /** Null where it came from outside the table. */
  readonly from: Seat | null;
  /** Who has got it, where not everybody has. */
  readonly to?: readonly Seat[];
  readonly law: string;
  readonly authorised: readonly Side[];
  readonly unauthorised: readonly Side[];
  /** The side that is said to have given it denies it (16B2). */
  readonly disputed?: true;
}

/**
 * A call that has been cancelled and whose place the offender fills when it is their turn: what follows from it
 * depends on what they call then.
 */
export interface Replacement {
  /** The withdrawn call. */
  readonly at: number;
  readonly seat: Seat;
  /**
   * The key, in `LawModule.replaced`, of what decides what follows: its paragraph, or a name where the editions number
   * it otherwise (`'32-at-RHO'`).
   */
  readonly under: ReplacementName;
  /** The call in its place, where that one is first compared with another withdrawn call of the same turn. */
  readonly by?: number;
}

/** A call with which a player tries to replace their own, as long as nobody has decided whether it does (Law 25). */
export interface Attempt {
  readonly call: CallOnTable;
  /** The call it is to replace. */
  readonly replaces: number;
  /** The director has found the first call to be intended (25B), or still has to say. */
  readonly intended: boolean;
  /** LHO has accepted the insufficient bid that it was to replace (27A1): it falls, unless that one was unintended. */
  readonly overruled?: true;
}

/** A player whose partner may be restricted when first on lead, if that side defends (Law 26). */
export interface LeadRestriction {
  readonly offender: Seat;
  /** The withdrawn call. */
  readonly at: number;
  /**
   * The call in its place, as long as nobody has judged whether it is comparable (26A of 2017), `'to-come'` where that
   * one has fallen in its turn; null where it is settled.
   */
  readonly replacement: number | 'to-come' | null;
  /** Declarer has chosen. */
  readonly chosen: boolean;
}
