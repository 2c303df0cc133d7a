import type { Bid, Call, Card, Rank, Risk, Suit } from '@app/bridge';
import { denominationOf, isBid, isSuit, levelOf, rankOf, suitOf } from '@app/bridge';
import { t } from '../strings';

/** U+FE0E asks for the plain sign instead of a coloured picture. */
const PIPS: Readonly<Record<Suit, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' };

export const rankSign = (rank: Rank): string => (rank === 'T' ? '10' : rank);

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

export const BidText = ({ bid, risk = 'undoubled' }: { readonly bid: Bid; readonly risk?: Risk }) => {
  const denomination = denominationOf(bid);
  const suit = isSuit(denomination) ? denomination : null;
  return (
    <span class="card-text">
      <span aria-hidden="true">
        {levelOf(bid)}
        {suit ? <Pip suit={suit} /> : t.noTrumps}
        {RISK_SIGN[risk]}
      </span>
      <span class="sr-only">{`${spokenBid(bid)}${t.risk(risk)}`}</span>
    </span>
  );
};

const spokenBid = (bid: Bid): string => {
  const denomination = denominationOf(bid);
  return `${levelOf(bid)} ${isSuit(denomination) ? t.suit(denomination) : t.spokenNoTrumps}`;
};

export const spokenCall = (call: Call): string => (isBid(call) ? spokenBid(call) : (t.spokenCall(call) ?? call));

export const CallText = ({ call }: { readonly call: Call }) =>
  isBid(call) ? <BidText bid={call} /> : <span class="card-text">{t.call(call) ?? call}</span>;
