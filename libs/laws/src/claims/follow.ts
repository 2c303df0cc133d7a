import type { Choice, Table } from '@app/bridge';
import {
  type Terms,
  beatersAmong,
  bitsOf,
  couldBeat,
  hasShownOut,
  highIn,
  highest,
  isOurs,
  isSeenThrough,
  lowest,
  outstanding,
  partnerAt,
} from './terms';

/** Writes what was said about discards, as far as this hand has it. False where nothing was, or it has none of it. */
const statedDiscard = (table: Table, { plan }: Terms, seat: number, led: number, choice: Choice): boolean => {
  const may = (suit: number): number => (suit === table.trump || suit === led ? 0 : bitsOf(table, seat, suit));
  const card = plan.thrownCards.find(({ suit, bit }) => ((may(suit) >> bit) & 1) === 1);
  const suit = card ? card.suit : plan.thrownSuits.find((one) => may(one) !== 0);
  if (suit === undefined) return false;
  choice.bits.fill(0);
  choice.bits[suit] = card ? 1 << card.bit : lowest(may(suit));
  return true;
};

/**
 * Writes what a hand that cannot follow may throw away: any card of another suit, but not a high one while it has
 * others. Trumps are not thrown away; false where the hand has nothing else.
 */
const discard = (table: Table, terms: Terms, seat: number, led: number, choice: Choice): boolean => {
  if (terms.plays[seat] === true && statedDiscard(table, terms, seat, led, choice)) {
    terms.applied.add('stated');
    return true;
  }
  let all = 0;
  let kept = 0;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = suit === table.trump ? 0 : bitsOf(table, seat, suit);
    choice.bits[suit] = bits;
    all |= bits;
    kept |= bits & ~highIn(table, terms, seat, suit);
  }
  if (all === 0 || kept === 0 || !terms.keepsWinners) return all !== 0;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = choice.bits[suit] ?? 0;
    const high = bits & highIn(table, terms, seat, suit);
    if (high !== 0) terms.applied.add('keeps-winners');
    choice.bits[suit] = bits & ~high;
  }
  return true;
};

/** Whether the trick is the side's unless somebody ruffs: no card still out beats the best one so far. */
const isSafe = (table: Table, memo: number, terms: Terms, seat: number, led: number): boolean => {
  if (!isOurs(table, terms)) return false;
  if (table.played === 3 || beatersAmong(table, table.bestSuit, outstanding(table, terms, table.bestSuit)) === 0) {
    return true;
  }
  return table.bestSuit === led && hasShownOut(memo, terms, (seat + 1) & 3, led);
};

/** Whether this hand is the last that can win the trick for either side, as far as the claimer knows. */
const isLast = (table: Table, memo: number, terms: Terms, seat: number, led: number): boolean =>
  table.played === 3 || (table.played === 2 && hasShownOut(memo, terms, (seat + 1) & 3, led));

const only = (choice: Choice, suit: number, bits: number): void => {
  choice.bits.fill(0);
  choice.bits[suit] = bits;
};

/** What may be played of the suit led. */
const followingBits = (table: Table, memo: number, terms: Terms, seat: number, led: number): number => {
  const { applied } = terms;
  const bits = bitsOf(table, seat, led);
  const low = lowest(bits);
  const beaters = beatersAmong(table, led, bits);
  if (beaters === 0) return low;
  if (isSafe(table, memo, terms, seat, led)) {
    if (low !== bits) applied.add('wins-cheaply');
    return low;
  }
  if (isLast(table, memo, terms, seat, led)) {
    if (lowest(beaters) !== beaters) applied.add('wins-cheaply');
    if (beaters !== bits) applied.add('wins-what-it-can');
    return lowest(beaters);
  }
  const ours = isOurs(table, terms);
  const mayPlayLow = ours || (table.played === 1 && couldBeat(table, partnerAt(seat), led));
  if (!mayPlayLow && beaters !== bits) applied.add('wins-what-it-can');
  const tries = mayPlayLow ? beaters | low : beaters;
  const ledByUs = table.played === 2;
  if (!ledByUs || !terms.fromTheTop || isSeenThrough(table, memo, terms, led)) return tries;
  // From the top: the side's highest card is played to the first trick in the suit, whichever hand it is in.
  const top = highest(bits);
  const isHigh = highest(outstanding(table, terms, led)) < top;
  const fromTop = ours && !isHigh ? top | low : top;
  if (fromTop !== tries) applied.add('from-the-top');
  return fromTop;
};

/** Writes what a hand that is out of the suit led may play: ruffs, discards, or both. */
const ruffOrDiscard = (table: Table, memo: number, terms: Terms, seat: number, led: number, choice: Choice): void => {
  const { trump } = table;
  const { applied } = terms;
  const trumps = trump < 0 ? 0 : bitsOf(table, seat, trump);
  const discards = discard(table, terms, seat, led, choice);
  if (trumps === 0) return;
  const beaters = beatersAmong(table, trump, trumps);
  if (isSafe(table, memo, terms, seat, led) || beaters === 0) {
    if (discards && beaters !== 0) applied.add('wins-cheaply');
    if (!discards) only(choice, trump, lowest(trumps));
    return;
  }
  const cheapest = terms.lowestTrump || table.played === 3;
  const ruffs = cheapest ? lowest(beaters) : beaters;
  if (ruffs !== beaters) applied.add(terms.lowestTrump ? 'lowest-trump' : 'wins-cheaply');
  const mayDiscard = isOurs(table, terms) || (table.played === 1 && couldBeat(table, partnerAt(seat), led));
  if (!discards || !mayDiscard) {
    if (discards) applied.add('wins-what-it-can');
    only(choice, trump, ruffs);
  } else {
    choice.bits[trump] = ruffs;
  }
};

/** Writes what a hand of the claimer's may play to a trick that has been led to, where nothing is stated. */
export const normalFollow = (
  table: Table,
  memo: number,
  terms: Terms,
  seat: number,
  led: number,
  choice: Choice,
): void => {
  choice.mostIn = 0;
  if (bitsOf(table, seat, led) === 0) {
    ruffOrDiscard(table, memo, terms, seat, led, choice);
    return;
  }
  if (isSeenThrough(table, memo, terms, led)) {
    terms.applied.add('shown-finesse');
    choice.mostIn = 1 << led;
  }
  only(choice, led, followingBits(table, memo, terms, seat, led));
};

/**
 * Law 70D2: writes what the partner of a defender who has claimed may play. Among several normal plays none can be
 * counted on, and this hand does not know what the claimer has in mind: every legal card, except to spend a high card
 * on a trick that is the side's already or to throw one away.
 */
export const partnersPlay = (
  table: Table,
  memo: number,
  terms: Terms,
  seat: number,
  led: number,
  choice: Choice,
): void => {
  choice.mostIn = 0;
  if (led < 0) {
    for (let suit = 0; suit < 4; suit += 1) choice.bits[suit] = bitsOf(table, seat, suit);
    return;
  }
  const following = bitsOf(table, seat, led);
  const safe = isSafe(table, memo, terms, seat, led);
  if (following !== 0) {
    only(choice, led, safe ? lowest(following) : following);
    return;
  }
  const trumps = table.trump < 0 ? 0 : bitsOf(table, seat, table.trump);
  const discards = discard(table, terms, seat, led, choice);
  if (!discards) only(choice, table.trump, trumps);
  else if (!safe) choice.bits[table.trump] = trumps;
};
