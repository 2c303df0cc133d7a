import type { BidBeyondSeven, Call, Card, Denomination, Play, Seat } from '@app/bridge';

/** What can be said in the auction: a call, or a bid of more than seven (Law 38). */
export type SaidCall = Call | BidBeyondSeven;

/** What is known of a call beside the call itself: nothing known means that it is natural. */
interface Meaning {
  readonly artificial?: boolean;
  /** The denominations it shows, where somebody has said so. */
  readonly shows?: readonly Denomination[];
}

type Nothing = Readonly<Record<string, never>>;

interface CardToTrick {
  readonly seat: Seat;
  readonly card: Card;
  readonly play: Play;
}

/**
 * What can happen at the table that the Laws have something to say about. The names and fields are those of the
 * board's events: an act is such an event, with the revision at which it stands in the board's stream.
 */
export interface ActData {
  readonly CallMade: { readonly seat: Seat; readonly call: SaidCall; readonly simultaneousWith?: number } & Meaning;
  /** A player tries to put another call in the place of his own (Law 25). */
  readonly CallSubstituted: { readonly seat: Seat; readonly call: SaidCall; readonly replaces: number } & Meaning;
  readonly AttentionDrawn: { readonly by: Seat; readonly act?: number };
  readonly DirectorCalled: { readonly by: Seat; readonly act?: number };
  readonly OptionsOffered: { readonly act?: number };
  /** A player, or the director where no seat is named, takes one of the options open to him. */
  readonly OptionChosen: {
    readonly seat?: Seat;
    readonly law: string;
    readonly choice: string;
    readonly act: number;
  };
  readonly JudgementMade: { readonly question: string; readonly answer: string; readonly act: number };
  /** A card that goes to a trick; `play` is where the play stands with it. */
  readonly LeadFaced: CardToTrick;
  readonly CardPlayed: CardToTrick;
  /** Play ceases: a claim or concession is made, or the board has its result. */
  readonly TricksClaimed: { readonly by: Seat; readonly tricks: number };
  readonly TricksConceded: { readonly by: Seat; readonly tricks: number };
  readonly ResultAgreed: { readonly result: unknown };
  readonly ResultEntered: { readonly result: unknown };
  readonly BoardNotPlayed: { readonly reason: string };
  /** The opening lead lies face down: it is made, but not faced. */
  readonly LeadPlaced: { readonly seat: Seat };
  readonly ClaimAccepted: { readonly by: Seat };
  readonly CardExposed: {
    readonly seat: Seat;
    readonly cards: readonly Card[];
    readonly manner: 'dropped' | 'shown' | 'led';
    readonly deliberate?: boolean;
  };
  readonly HandTaken: { readonly seat: Seat; readonly from: Seat; readonly board?: number };
  readonly CardsCounted: { readonly seat: Seat; readonly count: number };
  readonly CardSeen: { readonly by: Seat; readonly of: Seat; readonly cards?: readonly Card[] };
  readonly HandsCorrected: { readonly deal?: string; readonly text?: string };
  readonly CardRestored: {
    readonly seat: Seat;
    readonly card: Card;
    readonly found: 'elsewhere' | 'among-the-quitted' | 'not-found';
  };
  readonly BoardTurned: Nothing;
  readonly SeatsExchanged: { readonly seats: readonly Seat[] };
  readonly BoardRedealt: { readonly deal?: string };
  readonly HandsReturned: { readonly seat?: Seat };
  readonly AlertGiven: { readonly by: Seat; readonly act: number };
  readonly AnnouncementMade: { readonly by: Seat; readonly act: number; readonly text: string };
  /** What is wanted to be known: the meaning of calls (20F) where nothing is said. */
  readonly QuestionAsked: {
    readonly by: Seat;
    readonly asks?: 'meaning' | 'call' | 'review' | 'part-of-review' | 'lead' | 'contract';
    readonly act?: number;
    readonly text?: string;
  };
  readonly ExplanationGiven: {
    readonly by: Seat;
    readonly act: number;
    readonly text: string;
    readonly manner: 'spoken' | 'written';
    readonly to?: readonly Seat[];
  };
  readonly ExplanationCorrected: { readonly by: Seat; readonly act: number; readonly text: string };
  readonly ReviewOfAuctionGiven: { readonly by: Seat; readonly to: Seat };
  readonly StopShown: { readonly by: Seat };
  readonly StopRemoved: { readonly by: Seat };
  readonly TempoNoted: {
    readonly seat: Seat;
    readonly kind: 'slow' | 'fast';
    readonly seconds?: number;
    readonly act?: number;
    readonly disputed?: boolean;
  };
  readonly RemarkMade: { readonly by: Seat; readonly text: string; readonly act?: number };
  readonly MannerNoted: { readonly by: Seat; readonly text: string; readonly act?: number };
  readonly RightsReserved: { readonly by: Seat; readonly act?: number };
  readonly StatementTaken: { readonly by: Seat; readonly text: string; readonly act?: number };
  readonly FactFound: {
    readonly text: string;
    readonly basis: 'agreed' | 'balance-of-probabilities';
    readonly act?: number;
  };
  readonly PollTaken: {
    readonly question: string;
    readonly asked: readonly { readonly answer: string; readonly strength?: string }[];
    readonly act?: number;
  };
}

export type ActType = keyof ActData;

/** One act, and the revision at which it stands in the board's stream. */
export type ActOf<T extends ActType> = {
  readonly [K in T]: { readonly type: K; readonly at: number; readonly data: ActData[K] };
}[T];
export type Act = ActOf<ActType>;
