import {
  type Auction,
  type Bid,
  type BySeat,
  type Call,
  type Denomination,
  type Hand,
  type Seat,
  type Suit,
  BIDS,
  denominationOf,
  isBid,
  isLegalCall,
  isSufficient,
  levelOf,
  partnerOf,
  sideOf,
} from '@app/bridge';
import { highCardPoints, worth } from '../hands';

/** What a player's calls have told so far: a range of points, and at least so many cards in each suit. */
export interface Shown {
  readonly min: number;
  readonly max: number;
  readonly lengths: Readonly<Record<Suit, number>>;
}

export const NOTHING_SHOWN: Shown = { min: 0, max: 37, lengths: { S: 0, H: 0, D: 0, C: 0 } };

/** A question that partner's next call answers. */
export type Ask = 'majors' | 'transfer' | 'aces' | 'strength';

/** A call and what it means between the partners. */
export interface Choice {
  readonly call: Call;
  readonly min?: number;
  readonly max?: number;
  readonly lengths?: Partial<Record<Suit, number>>;
  /** Partner must not pass it. */
  readonly forcing?: boolean;
  /** Partner goes on with more than a minimum. */
  readonly invites?: boolean;
  readonly asks?: Ask;
  /** An artificial call is alerted, and explained in these words. */
  readonly explained?: string;
}

export const PASS: Choice = { call: 'Pass' };

/** How a pair bids: what it opens in no-trump, and how much less (1) or more (-1) than others it needs to act. */
export interface Style {
  readonly noTrump: readonly [least: number, most: number];
  readonly bold: -1 | 0 | 1;
}

export interface Said {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** What a player knows when it is his turn to call. */
export interface Context {
  readonly seat: Seat;
  readonly hand: Hand;
  readonly style: Style;
  readonly vulnerable: boolean;
  /** What this player thinks the hand is worth beyond its points today: opinions differ from table to table. */
  readonly judgement: -1 | 0 | 1;
  readonly auction: Auction;
  readonly said: readonly Said[];
  readonly shown: BySeat<Shown>;
}

/** A player's picture of another after one more call. */
export const shownAfter = (before: Shown, { min, max, lengths }: Choice): Shown => {
  const least = Math.max(before.min, min ?? 0);
  const of = (suit: Suit): number => Math.max(before.lengths[suit], lengths?.[suit] ?? 0);
  return {
    min: least,
    max: Math.max(least, Math.min(before.max, max ?? 37)),
    lengths: { S: of('S'), H: of('H'), D: of('D'), C: of('C') },
  };
};

/** High-card points as this player sees them. */
export const pointsOf = ({ hand, judgement }: Context): number => highCardPoints(hand) + judgement;

/** The worth of the hand with these trumps, or in no-trump, as this player sees it. */
export const worthOf = ({ hand, judgement }: Context, trumps: Suit | null): number => worth(hand, trumps) + judgement;

export type Rule = readonly [fits: boolean, choice: Choice | null];

/** The first rule that fits the hand and is a legal call; pass where none does. */
export const firstOf = ({ auction }: Context, rules: readonly Rule[], otherwise: Choice = PASS): Choice => {
  for (const [fits, choice] of rules) if (fits && choice && isLegalCall(auction, choice.call)) return choice;
  return otherwise;
};

/** The lowest sufficient bid in a denomination, or so many levels above it; null above the seven level. */
export const lowest = ({ auction }: Context, denomination: Denomination, above = 0): Bid | null => {
  const sufficient = BIDS.filter((bid) => denominationOf(bid) === denomination && isSufficient(auction, bid));
  return sufficient[above] ?? null;
};

/** A choice of the lowest bid in a denomination; null when there is none at or below a level. */
export const bidding = (
  context: Context,
  denomination: Denomination,
  shows: Omit<Choice, 'call'>,
  { above = 0, atMost = 7 }: { above?: number; atMost?: number } = {},
): Choice | null => {
  const call = lowest(context, denomination, above);
  return call && levelOf(call) <= atMost ? { ...shows, call } : null;
};

export const callsOf = ({ said }: Pick<Context, 'said'>, seat: Seat): readonly Choice[] =>
  said.filter((one) => one.seat === seat).map((one) => one.choice);

/** What this seat has said apart from passes. */
export const actionsOf = (context: Pick<Context, 'said'>, seat: Seat): readonly Choice[] =>
  callsOf(context, seat).filter(({ call }) => call !== 'Pass');

/** Partner's last call. */
export const partnersLast = (context: Context): Choice | null =>
  callsOf(context, partnerOf(context.seat)).at(-1) ?? null;

/** Whether the bid that stands is the opponents'. */
export const theirBid = ({ auction, seat }: Context): boolean =>
  auction.bid !== null && sideOf(auction.bid.seat) !== sideOf(seat);

/** The suits that the opponents have bid. */
export const theirSuits = ({ said, seat }: Context): readonly Suit[] =>
  said.flatMap(({ seat: by, choice }) => {
    if (sideOf(by) === sideOf(seat) || !isBid(choice.call)) return [];
    const denomination = denominationOf(choice.call);
    return denomination === 'NT' ? [] : [denomination];
  });
