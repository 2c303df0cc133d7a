import {
  type Auction,
  type Contract,
  type KnownHands,
  type Seat,
  openAuction,
  type Edition,
  type Regulations,
} from '@app/bridge';
import type { CallOnTable, GoneCall } from './calls';
import { type CardsState, NO_CARDS } from './cards';
import { type DisclosureState, NO_DISCLOSURE } from './disclosure';
import { type HandsState, openHands } from './hands';
import type {
  Attempt,
  ClosedReview,
  Information,
  Irregularity,
  LeadRestriction,
  Obligation,
  Option,
  Question,
  Replacement,
  Review,
} from './pending';
import { type PlayState, NO_PLAY } from './play';
import { type ProcedureState, NO_PROCEDURE } from './procedure';

export type { CallOnTable, GoneCall } from './calls';
export { STATUSES } from './pending';
export type {
  Attempt,
  ClosedReview,
  Comparable,
  Information,
  Irregularity,
  LeadRestriction,
  NotComparable,
  Obligation,
  Option,
  Question,
  Replacement,
  Review,
  Status,
} from './pending';

/**
 * Where the Laws have the table: which calls are in force and which are gone, what is open, who may choose what,
 * who has to do what, and which judgements are waited for. It is what follows from the acts; nothing of it is stored.
 */
export interface TableState {
  readonly edition: Edition;
  readonly regulations: Regulations | null;
  readonly screens: boolean;
  readonly dealer: Seat;
  /** The contract, where nobody wrote the auction down, or not to its end. */
  readonly contractGiven: Contract | null;
  /** The auction that the calls in force make. */
  readonly auction: Auction;
  readonly inForce: readonly CallOnTable[];
  readonly gone: readonly GoneCall[];
  readonly irregularities: readonly Irregularity[];
  readonly options: readonly Option[];
  readonly obligations: readonly Obligation[];
  readonly questions: readonly Question[];
  readonly reviews: readonly Review[];
  /** In the order in which they were closed. */
  readonly closedReviews: readonly ClosedReview[];
  readonly information: readonly Information[];
  readonly replacements: readonly Replacement[];
  readonly restrictions: readonly LeadRestriction[];
  readonly attempts: readonly Attempt[];
  /** The board, its hands and their cards (Laws 6, 7, 13 to 15, 24). */
  readonly hands: HandsState;
  /** What is told and asked beside the calls and cards (Laws 16, 20, 40, 73, 75). */
  readonly disclosure: DisclosureState;
  /** The hands and the cards played from them. */
  readonly cards: CardsState;
  /** What the Laws of the play keep beside the cards. */
  readonly play: PlayState;
  /** The director is at the table and has not yet let it go on. */
  readonly directorCalled: boolean;
  /** The opening lead is faced: the auction period is over (Law 17D1, in 2007 22B1). */
  readonly playing: boolean;
  /** How irregularities are handled (Laws 9 to 11, 81 to 85). */
  readonly procedure: ProcedureState;
}

export interface TableOpening {
  readonly edition: Edition;
  readonly regulations?: Regulations | undefined;
  readonly screens?: boolean | undefined;
  readonly dealer: Seat;
  readonly contract?: Contract | undefined;
  /** The hands, as far as they are known. */
  readonly hands?: KnownHands | undefined;
}

export const openTable = ({ edition, regulations, screens, dealer, contract, hands }: TableOpening): TableState => ({
  edition,
  regulations: regulations ?? null,
  screens: screens ?? false,
  dealer,
  contractGiven: contract ?? null,
  auction: openAuction(dealer),
  inForce: [],
  gone: [],
  irregularities: [],
  options: [],
  obligations: [],
  questions: [],
  reviews: [],
  closedReviews: [],
  information: [],
  replacements: [],
  restrictions: [],
  attempts: [],
  hands: openHands,
  disclosure: NO_DISCLOSURE,
  cards: hands ? { ...NO_CARDS, dealt: hands } : NO_CARDS,
  play: NO_PLAY,
  directorCalled: false,
  playing: false,
  procedure: NO_PROCEDURE,
});
