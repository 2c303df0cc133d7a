import { type Card, type Hand, type Suit, SUITS, beats, partnerOf, suitLed, suitOf } from '@app/bridge';
import { cardsOf, heightOf, lengthOf } from '../hands';
import { type Sight, descending, isDeclaring, isMaster, partnerIsWinning, trumpsOf, winning } from './view';

/** Second hand low, third hand high, fourth hand as cheaply as it can; ruffs and discards. */

const low = (cards: Hand): Card | null => descending(cards).at(-1) ?? null;

/** The cards that would win the trick as it stands, the cheapest first. */
const winnersOver = (sight: Sight, cards: Hand): Hand => {
  const best = winning(sight);
  if (!best) return [];
  return [...descending(cards)].reverse().filter((card) => beats(card, best.card, sight.play.denomination));
};

/** The lowest of the cards that are as good as this one: nothing that could be played lies between. */
const lowestEqual = (sight: Sight, cards: Hand, card: Card): Card => {
  const against = [...sight.unseen, ...(isDeclaring(sight) ? [] : sight.open)];
  let equal = card;
  for (const next of descending(cards)) {
    if (heightOf(next) >= heightOf(equal)) continue;
    const between = against.some(
      (one) => suitOf(one) === suitOf(card) && heightOf(one) > heightOf(next) && heightOf(one) < heightOf(equal),
    );
    if (between) break;
    equal = next;
  }
  return equal;
};

const fourth = (sight: Sight, cards: Hand): Card | null =>
  partnerIsWinning(sight) ? low(cards) : (winnersOver(sight, cards)[0] ?? low(cards));

/** In no-trump the long hand takes over a suit that is running, when the short hand has no more of it. */
const overtakes = (sight: Sight, cards: Hand): boolean => {
  const [top] = cards;
  if (!top || !isDeclaring(sight) || trumpsOf(sight) !== null || !partnerIsWinning(sight)) return false;
  return lengthOf(sight.open, suitOf(top)) === 0 && cards.filter((card) => isMaster(sight, card)).length >= 3;
};

const third = (sight: Sight, cards: Hand): Card | null => {
  const best = winning(sight);
  const over = winnersOver(sight, cards);
  const [top] = descending(cards);
  if (!best || over.length === 0 || !top) return low(cards);
  if (overtakes(sight, cards)) return over[0] ?? top;
  if (best.seat === partnerOf(sight.seat) && (isMaster(sight, best.card) || heightOf(best.card) >= 9))
    return low(cards);
  if (isDeclaring(sight)) {
    // A finesse: the cheapest card that only one outstanding card can beat, the ace kept behind it.
    const missing = (card: Card): number =>
      [...sight.unseen].filter((one) => suitOf(one) === suitOf(card) && heightOf(one) > heightOf(card)).length;
    const finesse = over.find(
      (card) => heightOf(card) >= 8 && missing(card) === 1 && isMaster(sight, top) && card !== top,
    );
    const outstanding = [...sight.unseen].filter((one) => suitOf(one) === suitOf(top)).length;
    if (finesse && outstanding >= 4 && sight.random.chance(80)) return finesse;
  }
  return lowestEqual(sight, cards, top);
};

const second = (sight: Sight, cards: Hand): Card | null => {
  const [top, next] = descending(cards);
  const lead = sight.play.current[0];
  if (!top || !lead) return low(cards);
  const over = winnersOver(sight, cards);
  if (over.length === 0) return low(cards);
  if (isDeclaring(sight)) {
    // The hand that plays last may win it more cheaply.
    const behind = cardsOf(sight.open, suitOf(top))[0];
    if (isMaster(sight, top) && (behind === undefined || heightOf(behind) < 9 || trumpsOf(sight) !== null))
      return lowestEqual(sight, cards, top);
    return low(cards);
  }
  // Touching honours split, an honour is covered, a sure trick is taken in time.
  if (next && heightOf(next) >= 10 && heightOf(top) - heightOf(next) === 1) return next;
  const [cheapest] = over;
  if (cheapest && heightOf(lead.card) >= 8 && heightOf(cheapest) >= 10 && lengthOf(sight.open, suitOf(top)) > 1)
    return cheapest;
  if (isMaster(sight, top) && sight.hand.length <= 6) return top;
  return low(cards);
};

/** A card of another suit when nothing is to be ruffed: low, from length, no winner and no guard of an honour. */
const discard = (sight: Sight): Card | null => {
  const trumps = trumpsOf(sight);
  const value = (suit: Suit): number => {
    const cards = cardsOf(sight.hand, suit);
    const [top] = cards;
    const last = cards.at(-1);
    if (!top || !last) return -100;
    const guard = heightOf(top) >= 9 && heightOf(top) <= 11 && cards.length <= 13 - heightOf(top) ? 4 : 0;
    return cards.length - (isMaster(sight, last) ? 8 : 0) - guard - heightOf(last) / 13;
  };
  const [suit] = SUITS.filter((one) => one !== trumps && lengthOf(sight.hand, one) > 0).sort(
    (one, other) => value(other) - value(one),
  );
  return low(suit ? cardsOf(sight.hand, suit) : sight.hand);
};

const ruffOrDiscard = (sight: Sight): Card | null => {
  const trumps = trumpsOf(sight);
  const best = winning(sight);
  const safe =
    partnerIsWinning(sight) &&
    best !== null &&
    (sight.play.current.length === 3 || isMaster(sight, best.card) || suitOf(best.card) === trumps);
  if (!trumps || safe) return discard(sight);
  return winnersOver(sight, cardsOf(sight.hand, trumps))[0] ?? discard(sight);
};

/** The second, third or fourth card to a trick. */
export const follow = (sight: Sight): Card | null => {
  const led = suitLed(sight.play);
  if (!led) return null;
  const cards = cardsOf(sight.hand, led);
  if (cards.length === 0) return ruffOrDiscard(sight);
  switch (sight.play.current.length) {
    case 1:
      return second(sight, cards);
    case 2:
      return third(sight, cards);
    case 3:
      return fourth(sight, cards);
  }
  return null;
};
