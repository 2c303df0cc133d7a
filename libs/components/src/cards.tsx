import { type Card, type Risk, type SaidCall, type Suit, rankOf, suitOf } from '@app/bridge';
import { type SaidBid, isSaidBid, suitOfBid, usePlayWords } from './words';

/** U+FE0E asks for the plain sign instead of a coloured picture. */
const PIPS: Readonly<Record<Suit, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' };

/** A suit as everybody knows it: its sign, in its own colour. Say the suit beside it for those who listen. */
export const Pip = ({ suit }: { readonly suit: Suit }) => (
  <span class={`pip pip-${suit}`} aria-hidden="true">
    {PIPS[suit]}
  </span>
);

export const CardText = ({ card }: { readonly card: Card }) => {
  const words = usePlayWords();
  return (
    <span class="card-text">
      <span aria-hidden="true">
        <Pip suit={suitOf(card)} />
        {words.rankSign(rankOf(card))}
      </span>
      <span class="sr-only">{words.card(rankOf(card), suitOf(card))}</span>
    </span>
  );
};

const RISK_SIGN: Readonly<Record<Risk, string>> = { undoubled: '', doubled: 'X', redoubled: 'XX' };

export const BidText = ({ bid, risk = 'undoubled' }: { readonly bid: SaidBid; readonly risk?: Risk }) => {
  const words = usePlayWords();
  const suit = suitOfBid(bid);
  return (
    <span class="card-text">
      <span aria-hidden="true">
        {bid.charAt(0)}
        {suit ? <Pip suit={suit} /> : words.noTrumps}
        {RISK_SIGN[risk]}
      </span>
      <span class="sr-only">{`${words.spokenCall(bid)}${words.risk(risk)}`}</span>
    </span>
  );
};

export const CallText = ({ call }: { readonly call: SaidCall }) => {
  const words = usePlayWords();
  return isSaidBid(call) ? <BidText bid={call} /> : <span class="card-text">{words.call(call)}</span>;
};
