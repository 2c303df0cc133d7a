import { isBid, isCard, parseBidWithRisk } from '@app/bridge';
import type { BoardEvent } from '@app/session';
import { boardEventInWords } from '@app/session';
import { BidText, CardText } from './cards';

/** Only where the words are ours: what people said stays as it was written down, and so does a source in brackets. */
const OUR_WORDS: ReadonlySet<BoardEvent['type']> = new Set([
  'CallMade',
  'LeadFaced',
  'CardPlayed',
  'ResultAgreed',
  'ResultEntered',
] as const);

const TOKENS = /\b([1-7](?:NT|[CDHS])X{0,2}|[SHDC][AKQJT2-9])\b/;

const Token = ({ text }: { readonly text: string }) => {
  if (isCard(text)) return <CardText card={text} />;
  const bid = parseBidWithRisk(text);
  return bid && isBid(bid.bid) ? <BidText bid={bid.bid} risk={bid.risk} /> : <>{text}</>;
};

/** An event in words, its cards and bids with the signs of their suits. */
export const EventWords = ({ event }: { readonly event: BoardEvent }) => {
  const words = boardEventInWords(event);
  if (!OUR_WORDS.has(event.type)) return <>{words}</>;
  const quoted = words.indexOf('(');
  const ours = quoted < 0 ? words : words.slice(0, quoted);
  return (
    <>
      {ours.split(TOKENS).map((part, index) => (
        <Token key={index} text={part} />
      ))}
      {words.slice(ours.length)}
    </>
  );
};
