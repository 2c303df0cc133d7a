import { type Card, type Hand, type Suit, SUITS, denominationOf, isBid, leftOf, partnerOf, suitOf } from '@app/bridge';
import { cardsOf, heightOf, lengthOf } from '../hands';
import { actionsOf } from '../bidding/context';
import { type Sight, descending, isMaster, trumpsOf } from './view';

/** A defender leads: to the first trick, and later. */

const JACK = 9;

/** The card to lead from a suit: top of touching honours, else fourth from the top, else the lowest; top of two. */
export const cardFrom = (hand: Hand, suit: Suit): Card | null => {
  const cards = cardsOf(hand, suit);
  const [first, second] = cards;
  if (!first) return null;
  if (second === undefined || cards.length === 2) return first;
  if (heightOf(second) >= JACK - 1 && heightOf(first) - heightOf(second) === 1) return first;
  return cards[3] ?? cards.at(-1) ?? first;
};

const suitsBidBy = (sight: Sight, ours: boolean): ReadonlySet<Suit> => {
  const { seat, bidding } = sight;
  const seats = ours ? [partnerOf(seat)] : [leftOf(seat), partnerOf(leftOf(seat))];
  const context = { said: bidding.said };
  return new Set(
    seats
      .flatMap((one) => actionsOf(context, one))
      .flatMap(({ call, explained }) => {
        const denomination = isBid(call) && explained === undefined ? denominationOf(call) : 'NT';
        return denomination === 'NT' ? [] : [denomination];
      }),
  );
};

const sequence = (cards: Hand): boolean => {
  const [first, second] = cards;
  return (
    first !== undefined && second !== undefined && heightOf(second) >= JACK && heightOf(first) - heightOf(second) === 1
  );
};

/** How a suit looks for the opening lead; the highest is led. */
const appeal = (sight: Sight, suit: Suit): number => {
  const { hand, random } = sight;
  const trumps = trumpsOf(sight);
  const cards = cardsOf(hand, suit);
  const length = cards.length;
  if (length === 0) return -100;
  const base =
    random.below(6) + (suitsBidBy(sight, true).has(suit) ? 7 : 0) - (suitsBidBy(sight, false).has(suit) ? 5 : 0);
  const top = heightOf(cards[0] ?? 'C2');
  if (trumps === null) return base + 2 * length + (sequence(cards) ? 3 : 0) + (top >= JACK ? 1 : 0);
  if (suit === trumps) return base + (length >= 2 && top < JACK ? 2 : -4);
  const aceAlone = top === 12 && !sequence(cards);
  return (
    base +
    (sequence(cards) ? 6 : 0) +
    (length === 1 ? 5 : 0) +
    (length === 2 ? 1 : 0) -
    (aceAlone ? 5 : 0) -
    (top === 11 && length <= 3 && !sequence(cards) ? 2 : 0)
  );
};

const best = <T>(list: readonly T[], value: (one: T) => number): T | null => {
  let found: { one: T; worth: number } | null = null;
  for (const one of list) {
    const worth = value(one);
    if (!found || worth > found.worth) found = { one, worth };
  }
  return found?.one ?? null;
};

export const openingLead = (sight: Sight): Card | null => {
  const suit = best(SUITS, (one) => appeal(sight, one));
  return suit && cardFrom(sight.hand, suit);
};

/** The suits that this side has led before. */
const ledByUs = ({ play, seat }: Sight): readonly Suit[] =>
  play.tricks.flatMap(({ cards }) => {
    const [lead] = cards;
    return lead && (lead.seat === seat || lead.seat === partnerOf(seat)) ? [suitOf(lead.card)] : [];
  });

/** A defender on lead after the first trick: winners that will stand up, partner's suit, or through dummy's weakness. */
export const defendersLead = (sight: Sight): Card | null => {
  const { hand, open, openSeat, seat, random } = sight;
  const trumps = trumpsOf(sight);
  const ours = ledByUs(sight);
  const dummyIsNext = openSeat === leftOf(seat);
  const value = (suit: Suit): number => {
    const cards = cardsOf(hand, suit);
    const [top] = cards;
    if (!top) return -100;
    const inDummy = lengthOf(open, suit);
    const ruffed = trumps !== null && suit !== trumps && inDummy === 0 && lengthOf(open, trumps) > 0;
    const master = isMaster(sight, top);
    const dummyTop = heightOf(cardsOf(open, suit)[0] ?? 'C2');
    const through = dummyIsNext ? (dummyTop >= 8 && dummyTop <= 11 ? 2 : 0) : dummyTop < 8 ? 3 : -1;
    const winners = master ? (trumps === null ? 2 + cards.length : 3) : 0;
    return (
      random.below(3) + winners + (ours.includes(suit) ? 3 : 0) + through - (ruffed ? 8 : 0) - (suit === trumps ? 3 : 0)
    );
  };
  const suit = best(SUITS, value);
  if (!suit) return null;
  const cards = descending(cardsOf(hand, suit));
  const [top] = cards;
  return top && isMaster(sight, top) ? top : cardFrom(hand, suit);
};
