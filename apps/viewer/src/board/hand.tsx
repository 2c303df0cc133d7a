import { Pip } from '@app/components';
import { type Card, type Hand as HandOfCards, type Suit, SUITS, rankOf, sortedHand, suitOf } from '@app/bridge';
import { messages } from '../strings';
import { replayMessages } from '../strings/replay';
import { openCards } from './seat-knowledge';
import { drawnOnChange } from './sharing';

interface HandProps {
  /** Null where it is not known. */
  readonly held: HandOfCards | null;
  /** As dealt, when cards that have been played are to be seen too. */
  readonly dealt: HandOfCards | null;
  /** The cards still held are not to be seen. */
  readonly isHidden: boolean;
}

const inSuit = (cards: HandOfCards, suit: Suit): HandOfCards => cards.filter((card) => suitOf(card) === suit);

const spoken = (cards: HandOfCards, suit: Suit): string =>
  `${messages.play.suit(suit)}: ${cards.map((card) => messages.play.rank(rankOf(card))).join(', ') || messages.board.void}`;

interface HoldingProps {
  readonly suit: Suit;
  readonly held: HandOfCards;
  readonly shown: HandOfCards;
}

const Holding = ({ suit, held, shown }: HoldingProps) => {
  const isHeld = (card: Card): boolean => held.includes(card);
  return (
    <li>
      <span class="sr-only">{spoken(held, suit)}</span>
      <span class="holding" aria-hidden="true">
        <Pip suit={suit} />
        <span class="ranks">
          {shown.map((card) => (
            <span key={card} class={isHeld(card) ? 'rank' : 'rank gone'} data-held={isHeld(card) ? card : undefined}>
              {messages.play.rankSign(rankOf(card))}
            </span>
          ))}
          {shown.length === 0 && <span class="rank">–</span>}
        </span>
      </span>
    </li>
  );
};

const NOTHING: HandOfCards = [];

interface HiddenHandProps {
  readonly held: HandOfCards;
  readonly dealt: HandOfCards | null;
}

/** Covered up: how many cards there are, and which of them have been played. */
const HiddenHand = ({ held, dealt }: HiddenHandProps) => {
  const open = sortedHand(openCards(dealt, held));
  return (
    <>
      <p class="quiet">{replayMessages.cardsHeld(held.length)}</p>
      {open.length > 0 && (
        <ul class="hand" aria-hidden="true">
          {SUITS.filter((suit) => inSuit(open, suit).length > 0).map((suit) => (
            <Holding key={suit} suit={suit} held={NOTHING} shown={inSuit(open, suit)} />
          ))}
        </ul>
      )}
    </>
  );
};

/** The cards a player still holds, suit by suit; those played, if they are shown, stand back. */
export const Hand = drawnOnChange(({ held, dealt, isHidden }: HandProps) => {
  if (held === null) return <p class="quiet">{messages.board.unknownHand}</p>;
  if (isHidden) return <HiddenHand held={held} dealt={dealt} />;
  const shown = sortedHand(dealt ?? held);
  const sorted = sortedHand(held);
  return (
    <ul class="hand">
      {SUITS.map((suit) => (
        <Holding key={suit} suit={suit} held={inSuit(sorted, suit)} shown={inSuit(shown, suit)} />
      ))}
    </ul>
  );
});
