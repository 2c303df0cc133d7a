import { type Card, type Hand, type Suit, SUITS, dummyOf, suitOf } from '@app/bridge';
import { cardsOf, heightOf, lengthOf } from '../hands';
import { type Sight, descending, isMaster, trumpsOf } from './view';

/** Declarer leads from his hand or from dummy: ruffs in the short hand, trumps, length, winners. */

const unseenIn = ({ unseen }: Sight, suit: Suit): number => [...unseen].filter((card) => suitOf(card) === suit).length;

const lowestOf = (cards: Hand): Card | null => descending(cards).at(-1) ?? null;

/** The card to attack a suit with: a winner that does not block, a finesse from low cards, or the top of a sequence. */
const attack = (sight: Sight, suit: Suit): Card | null => {
  const mine = cardsOf(sight.hand, suit);
  const theirs = cardsOf(sight.open, suit);
  const [top] = mine;
  if (!top) return null;
  const [best] = theirs;
  if (best === undefined) return isMaster(sight, top) || mine.length < 3 ? top : (mine.at(-1) ?? top);
  if (isMaster(sight, top) && (mine.length <= theirs.length || isMaster(sight, best))) return top;
  // Low towards the honour: it scores when the missing card lies before it.
  if (heightOf(best) > heightOf(top)) return mine.at(-1) ?? top;
  const [, second] = mine;
  return second && heightOf(top) - heightOf(second) === 1 && heightOf(second) >= 8 ? top : (mine.at(-1) ?? top);
};

/** A loser led to be ruffed with a trump of dummy. */
const toRuff = (sight: Sight, trumps: Suit): Card | null => {
  const { hand, open, seat, contract } = sight;
  if (seat === dummyOf(contract) || lengthOf(open, trumps) === 0) return null;
  if (lengthOf(open, trumps) >= lengthOf(hand, trumps)) return null;
  for (const suit of SUITS) {
    if (suit === trumps || lengthOf(open, suit) > 0) continue;
    const low = lowestOf(cardsOf(hand, suit));
    if (low && !isMaster(sight, low)) return low;
  }
  return null;
};

/** Trumps as long as the opponents have some, unless only the master trump is left with them. */
const drawing = (sight: Sight, trumps: Suit): Card | null => {
  const out = unseenIn(sight, trumps);
  const mine = cardsOf(sight.hand, trumps);
  const other = cardsOf(sight.open, trumps);
  const [top] = descending([...mine, ...other]);
  if (out === 0 || mine.length === 0 || !top) return null;
  if (out === 1 && !isMaster(sight, top)) return null;
  if (Math.max(mine.length, other.length) <= 1 && out > 2) return null;
  return attack(sight, trumps);
};

/** Tricks that length and honours of both hands may still bring in a suit. */
const promise = (sight: Sight, suit: Suit): number => {
  const [mine, theirs] = [cardsOf(sight.hand, suit), cardsOf(sight.open, suit)];
  if (mine.length === 0) return -100;
  const both = descending([...mine, ...theirs]);
  const out = unseenIn(sight, suit);
  const masters = both.filter((card) => isMaster(sight, card)).length;
  const length = Math.max(mine.length, theirs.length);
  const honours = both.filter((card) => heightOf(card) >= 8).length;
  return out === 0 ? 1 : 2 * length + honours + masters - out;
};

const cashable = (sight: Sight): readonly Card[] => {
  const trumps = trumpsOf(sight);
  const safe = trumps === null || unseenIn(sight, trumps) === 0;
  return sight.hand.filter(
    (card) => suitOf(card) !== trumps && isMaster(sight, card) && (safe || unseenIn(sight, suitOf(card)) >= 5),
  );
};

/** In no-trump a suit of three winners or more is run before the lead is lost again. */
const running = (sight: Sight): Card | null => {
  if (trumpsOf(sight) !== null) return null;
  for (const suit of SUITS) {
    const winners = cardsOf(sight.hand, suit).filter((card) => isMaster(sight, card));
    if (winners.length >= 3 && winners.length > unseenIn(sight, suit)) return winners[0] ?? null;
  }
  return null;
};

/** The card that declarer leads from the hand that is on lead. */
export const declarersLead = (sight: Sight): Card | null => {
  const { hand, random } = sight;
  const trumps = trumpsOf(sight);
  if (trumps) {
    const planned = toRuff(sight, trumps) ?? drawing(sight, trumps);
    if (planned) return planned;
  }
  const run = running(sight);
  if (run) return run;
  const suits = SUITS.filter((suit) => suit !== trumps && lengthOf(hand, suit) > 0);
  const ranked = [...suits].sort((one, other) => promise(sight, other) - promise(sight, one));
  const winners = cashable(sight);
  const needed =
    7 +
    Number(sight.contract.bid.charAt(0)) -
    1 -
    sight.play.won[sight.contract.declarer === 'N' || sight.contract.declarer === 'S' ? 'NS' : 'EW'];
  if (winners.length > 0 && (winners.length >= needed || hand.length <= 5)) return winners[0] ?? null;
  const [first, second] = ranked;
  const chosen = second && random.chance(15) ? second : first;
  if (chosen) return attack(sight, chosen);
  return winners[0] ?? lowestOf(hand);
};
