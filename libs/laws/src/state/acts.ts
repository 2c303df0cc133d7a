import type { Card, Denomination, PersonalText, SaidCall, Seat, Side } from '@app/bridge';

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
}

/**
 * Why tricks are asked for again after a claim or concession: they had been won, or could hardly (69B), not at all
 * (71), be lost.
 */
export type Ground = 'won' | 'likely' | 'cannot-be-lost';

/**
 * What can happen at the table that the Laws have something to say about. The names and fields are those of the
 * board's events: an act is such an event, with the revision at which it stands in the board's stream.
 */
export interface ActData {
  readonly CallMade: { readonly seat: Seat; readonly call: SaidCall; readonly simultaneousWith?: number } & Meaning;
  /** A player tries to put another call in the place of their own (Law 25). */
  readonly CallSubstituted: { readonly seat: Seat; readonly call: SaidCall; readonly replaces: number } & Meaning;
  readonly AttentionDrawn: { readonly by: Seat; readonly act?: number };
  readonly DirectorCalled: { readonly by: Seat; readonly act?: number };
  readonly OptionsOffered: { readonly act?: number };
  /** A player, or the director where no seat is named, takes one of the options open to them. */
  readonly OptionChosen: {
    readonly seat?: Seat;
    readonly law: string;
    readonly choice: string;
    readonly act: number;
  };
  readonly JudgementMade: { readonly question: string; readonly answer: string; readonly act: number };
  readonly LeadFaced: CardToTrick;
  /** A card from any hand, in its turn or out of it, to the trick or one too many. */
  readonly CardPlayed: CardToTrick & { readonly simultaneousWith?: number };
  /** What declarer says of a card of dummy's; `card` where their words name it fully (46A). */
  readonly CardDesignated: { readonly words: string; readonly card?: Card };
  /** Declarer says another card than the one they have named (45C4b). */
  readonly DesignationChanged: { readonly words?: string; readonly card?: Card };
  /** Dummy puts a card among those played that declarer has not named (45D). */
  readonly DummyPlayed: { readonly card: Card };
  /** A player takes back a card that they have played: their last one where none is named (47). */
  readonly CardWithdrawn: { readonly seat: Seat; readonly card?: Card };
  readonly LeadWithdrawn: { readonly seat: Seat };
  readonly HandSpread: { readonly seat: Seat };
  /** A player asks another whether they have no card of the suit led (61B). */
  readonly RevokeAskedAbout: { readonly by: Seat; readonly of: Seat };
  /** How a player lays their quitted card: as won by this side (65B). */
  readonly TrickPointed: { readonly seat: Seat; readonly trick: number; readonly to: Side };
  /** `own`: nothing but the card that they have just played (66B). */
  readonly TricksInspected: { readonly by: Seat; readonly own?: boolean };
  /** Play ceases: a claim or concession is made, or the board has its result. */
  readonly TricksClaimed: {
    readonly by: Seat;
    readonly tricks: number;
    readonly statement?: string;
    readonly shown?: readonly Card[];
  };
  readonly TricksConceded: { readonly by: Seat; readonly tricks: number; readonly statement?: string };
  readonly ResultAgreed: { readonly result: unknown };
  readonly ResultEntered: { readonly result: unknown };
  readonly ScoreEntered: { readonly score: number };
  readonly BoardNotPlayed: { readonly reason: string };
  /** The opening lead lies face down: it is made, but not faced. */
  readonly LeadPlaced: { readonly seat: Seat };
  readonly ClaimAccepted: { readonly by: Seat };
  /** Partner objects to a concession (68B2), or somebody disputes a claim (68D). */
  readonly ObjectionMade: { readonly by: Seat };
  readonly PlayOnAgreed: { readonly by: Seat };
  readonly AcquiescenceWithdrawn: { readonly by: Seat; readonly tricks: number; readonly ground: Ground };
  readonly ConcessionWithdrawn: { readonly by: Seat; readonly tricks: number; readonly ground: Ground };
  /** A player of this board has called on a later one (63A4, 64B4, 69A). */
  readonly NextBoardCalledOn: { readonly by: Seat };
  readonly TableRoundEnded: Nothing;
  /** The director has looked at what was to be looked at after the play. */
  readonly ReviewClosed: {
    readonly law: string;
    readonly act: number;
    readonly decision: 'no-adjustment' | 'adjustment';
    readonly reasons: string;
    /** Who has decided. */
    readonly by: string;
  };
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
  readonly RemarkMade: { readonly by: Seat; readonly text: PersonalText; readonly act?: number };
  readonly MannerNoted: { readonly by: Seat; readonly text: string; readonly act?: number };
  /** Somebody who watches says something: of their own accord, or asked by the director (Law 76). */
  readonly SpectatorSpoke: { readonly text: string; readonly act?: number; readonly asked?: boolean };
  readonly RightsReserved: { readonly by: Seat; readonly act?: number };
  readonly StatementTaken: { readonly by: Seat; readonly text: PersonalText; readonly act?: number };
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
