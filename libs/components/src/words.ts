import {
  type BidBeyondSeven,
  type Bid,
  type Call,
  type Params,
  type Rank,
  type Risk,
  type SaidCall,
  type Seat,
  type Side,
  type Suit,
  isBeyondSeven,
  isBid,
  isSuit,
  message,
} from '@app/bridge';
import type { Texts } from '@app/messages';
import type { CallView } from '@app/session';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What can be bid, and what only can be said: a bid of eight or nine (Law 38). */
export type SaidBid = Bid | BidBeyondSeven;

export const isSaidBid = (call: string): call is SaidBid => isBid(call) || isBeyondSeven(call);

/** The suit of a bid; null for no-trumps. */
export const suitOfBid = (bid: SaidBid): Suit | null => {
  const denomination = bid.slice(1);
  return isSuit(denomination) ? denomination : null;
};

/** The words of a table in one language: what hands, an auction and tricks are shown with. */
export const playWordsIn = ({ say, value, has }: Texts) => {
  const term = (code: string, params?: Params): string => say(message(`term.${code}`, params));
  const known = (code: string, otherwise: string): string => (has(`term.${code}`) ? term(code) : otherwise);
  const suit = (one: Suit): string => term(`suit.${one}`);
  const rank = (one: Rank): string => known(`rank.${one}`, one);
  const spokenBid = (bid: SaidBid): string => {
    const own = suitOfBid(bid);
    return `${bid.charAt(0)} ${own ? suit(own) : term('spoken-no-trumps')}`;
  };
  return {
    /** `'North'` */
    seat: (seat: Seat): string => term(`place.${seat}`),
    /** `'N'` */
    seatLetter: (seat: Seat): string => term(`seat.${seat}`),
    side: (side: Side): string => term(`side.${side}`),
    suit,
    rank,
    /** The letter or number on a card: `'K'`, `'10'`; `'B'` for a Danish jack. */
    rankSign: (one: Rank): string => known(`rank-sign.${one}`, one),
    card: (one: Rank, of: Suit): string => term('card', { rank: rank(one), suit: suit(of) }),
    /** What is no bid, as it is printed: `'Dbl'`. */
    call: (call: Exclude<Call, Bid>): string => term(`said.${call}`),
    /** `'2 spades'`, `'double'` */
    spokenCall: (call: SaidCall): string => (isSaidBid(call) ? spokenBid(call) : term(`spoken.${call}`)),
    risk: (risk: Risk): string => term(`risk.${risk}`),
    noTrumps: term('no-trumps'),
    dealer: term('dealer'),
    vulnerable: term('vulnerable'),
    deemedPass: term('deemed-pass'),
    passInBrackets: term('pass-in-brackets'),
    led: term('led'),
    wins: term('wins'),
    trick: term('trick'),
    wonBy: term('won-by'),
    irregularity: term('irregularity'),
    /** Why a call is not in force: `'cancelled under 27A1'`. */
    notInForce: ({ status, law }: Pick<CallView, 'status' | 'law'>): string => term('not-in-force', { status, law }),
    value,
  };
};

export type PlayWords = ReturnType<typeof playWordsIn>;

/** In which language the components below it speak. */
export const PlayWordsContext = createContext<PlayWords | null>(null);

export const usePlayWords = (): PlayWords => {
  const words = useContext(PlayWordsContext);
  if (!words) throw new Error('no PlayWordsContext above this component');
  return words;
};
