import type { Card, Hand as HandOfCards, Suit } from '@app/bridge';
import { SUITS, rankOf, sortedHand, suitOf } from '@app/bridge';
import { Pip, rankSign } from '../shared/cards';
import { t } from '../strings';

interface HandProps {
  /** Null where it is not known. */
  readonly held: HandOfCards | null;
  /** As dealt, when cards that have been played are to be seen too. */
  readonly dealt: HandOfCards | null;
}

const inSuit = (cards: HandOfCards, suit: Suit): HandOfCards => cards.filter((card) => suitOf(card) === suit);

const spoken = (cards: HandOfCards, suit: Suit): string =>
  `${t.suit(suit)}: ${cards.map((card) => t.rank(rankOf(card))).join(', ') || t.board.void}`;

const Holding = ({
  suit,
  held,
  shown,
}: {
  readonly suit: Suit;
  readonly held: HandOfCards;
  readonly shown: HandOfCards;
}) => {
  const isHeld = (card: Card): boolean => held.includes(card);
  return (
    <li>
      <span class="sr-only">{spoken(held, suit)}</span>
      <span class="holding" aria-hidden="true">
        <Pip suit={suit} />
        <span class="ranks">
          {shown.map((card) => (
            <span key={card} class={isHeld(card) ? 'rank' : 'rank gone'} data-held={isHeld(card) ? card : undefined}>
              {rankSign(rankOf(card))}
            </span>
          ))}
          {shown.length === 0 && <span class="rank">–</span>}
        </span>
      </span>
    </li>
  );
};

/** The cards a player still holds, suit by suit; those played, if they are shown, stand back. */
export const Hand = ({ held, dealt }: HandProps) => {
  if (held === null) return <p class="quiet">{t.board.unknownHand}</p>;
  const shown = sortedHand(dealt ?? held);
  return (
    <ul class="hand">
      {SUITS.map((suit) => (
        <Holding key={suit} suit={suit} held={inSuit(sortedHand(held), suit)} shown={inSuit(shown, suit)} />
      ))}
    </ul>
  );
};
