import { BidText, CardText, isSaidBid } from '@app/components';
import { isCard, parseBidWithRisk } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { libraryMessages } from '../library-messages';

/** Only where the words are ours: what people said stays as it was written down, and so does a source in brackets. */
const OUR_WORDS: ReadonlySet<BoardEvent['type']> = new Set([
  'CallMade',
  'CallSubstituted',
  'CardExposed',
  'CardRestored',
  'LeadFaced',
  'CardPlayed',
  'DummyPlayed',
  'CardWithdrawn',
  'ResultAgreed',
  'ResultEntered',
  'ScoreEntered',
] as const);

const TOKENS = /\b([1-9](?:NT|[CDHS])X{0,2}|[SHDC][AKQJT2-9])\b/;

const Token = ({ text }: { readonly text: string }) => {
  if (isCard(text)) return <CardText card={text} />;
  if (isSaidBid(text)) return <BidText bid={text} />;
  const doubled = parseBidWithRisk(text);
  return doubled ? <BidText bid={doubled.bid} risk={doubled.risk} /> : <>{text}</>;
};

/** Words of ours, the cards and bids in them with the signs of their suits. */
export const WithSigns = ({ text }: { readonly text: string }) => (
  <>
    {text.split(TOKENS).map((part, index) => (
      <Token key={index} text={part} />
    ))}
  </>
);

/** An event in words, its cards and bids with the signs of their suits. */
export const EventText = ({ event }: { readonly event: BoardEvent }) => {
  const words = libraryMessages.boardEvent(event);
  if (!OUR_WORDS.has(event.type)) return <>{words}</>;
  const quoted = words.indexOf('(');
  const ours = quoted < 0 ? words : words.slice(0, quoted);
  return (
    <>
      <WithSigns text={ours} />
      {words.slice(ours.length)}
    </>
  );
};
