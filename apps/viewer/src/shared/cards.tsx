import {
  type Bid,
  type BidBeyondSeven,
  type Card,
  type Rank,
  type Risk,
  type Suit,
  isBeyondSeven,
  isBid,
  isSuit,
  rankOf,
  suitOf,
} from '@app/bridge';
import type { SaidCall } from '@app/laws';
import { t } from '../strings';

/** U+FE0E asks for the plain sign instead of a coloured picture. */
const PIPS: Readonly<Record<Suit, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' };

/** The letter or number on a card: `'K'`, `'10'`; `'B'` for a Danish jack. */
export const rankSign = (rank: Rank): string => t.rankSign(rank);

/** A suit as everybody knows it: its sign, in its own colour. Say the suit beside it for those who listen. */
export const Pip = ({ suit }: { readonly suit: Suit }) => (
  <span class={`pip pip-${suit}`} aria-hidden="true">
    {PIPS[suit]}
  </span>
);

export const CardText = ({ card }: { readonly card: Card }) => (
  <span class="card-text">
    <span aria-hidden="true">
      <Pip suit={suitOf(card)} />
      {rankSign(rankOf(card))}
    </span>
    <span class="sr-only">{t.card(rankOf(card), suitOf(card))}</span>
  </span>
);

const RISK_SIGN: Readonly<Record<Risk, string>> = { undoubled: '', doubled: 'X', redoubled: 'XX' };

/** What can be bid, and what only can be said: a bid of eight or nine (Law 38). */
type SaidBid = Bid | BidBeyondSeven;

/** Its suit; null for no-trumps. */
const suitOfBid = (bid: SaidBid): Suit | null => {
  const denomination = bid.slice(1);
  return isSuit(denomination) ? denomination : null;
};

export const BidText = ({ bid, risk = 'undoubled' }: { readonly bid: SaidBid; readonly risk?: Risk }) => {
  const suit = suitOfBid(bid);
  return (
    <span class="card-text">
      <span aria-hidden="true">
        {bid.charAt(0)}
        {suit ? <Pip suit={suit} /> : t.noTrumps}
        {RISK_SIGN[risk]}
      </span>
      <span class="sr-only">{`${spokenBid(bid)}${t.risk(risk)}`}</span>
    </span>
  );
};

const spokenBid = (bid: SaidBid): string => {
  const suit = suitOfBid(bid);
  return `${bid.charAt(0)} ${suit ? t.suit(suit) : t.spokenNoTrumps}`;
};

export const isSaidBid = (call: string): call is SaidBid => isBid(call) || isBeyondSeven(call);

export const spokenCall = (call: SaidCall): string =>
  isSaidBid(call) ? spokenBid(call) : (t.spokenCall(call) ?? call);

export const CallText = ({ call }: { readonly call: SaidCall }) =>
  isSaidBid(call) ? <BidText bid={call} /> : <span class="card-text">{t.call(call) ?? call}</span>;
