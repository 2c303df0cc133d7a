import type { Table } from '@app/bridge';
import type { Applied } from './normal-rules';
import type { Plan } from './statement';

/** By what a claim is judged, as the search has it: seats and suits are their places in `SEATS` and `SUITS`. */
export interface Terms {
  /** The claimer's side: 0 is North-South, 1 is East-West. */
  readonly side: 0 | 1;
  /** The hands that the claimer plays: their own, and dummy's when they are declarer. */
  readonly plays: readonly boolean[];
  readonly plan: Plan;
  /** Law 70E2, or as stated or judged: suits are played from the top. */
  readonly fromTheTop: boolean;
  readonly lowestTrump: boolean;
  /** Law 70C1, 70C2: the claimer knows that a trump is out. */
  readonly knowsOfTrump: boolean;
  /** The claimer claims no less than their high cards, and so knows that they are high. */
  readonly keepsWinners: boolean;
  /** The claimer claims just their high cards. */
  readonly winnersFirst: boolean;
  /** Suits (as bits) that are played as if an opponent had shown out (2007: irrational not to finesse). */
  readonly seenThrough: number;
  /** The claimer has the benefit of the doubt. */
  readonly forClaimer: boolean;
  readonly applied: Applied;
}

export const bitsOf = (table: Table, seat: number, suit: number): number => table.hands[4 * seat + suit] ?? 0;

export const partnerAt = (seat: number): number => (seat + 2) & 3;

/** The highest, the lowest of some cards of a suit: one bit, or none. */
export const highest = (bits: number): number => (bits === 0 ? 0 : 1 << (31 - Math.clz32(bits)));
export const lowest = (bits: number): number => bits & -bits;

/** What the opponents still hold of a suit. */
export const outstanding = (table: Table, { side }: Terms, suit: number): number =>
  bitsOf(table, 1 - side, suit) | bitsOf(table, 3 - side, suit);

/** The cards of a hand in a suit that no card of the opponents beats in that suit: they are high. */
export const highIn = (table: Table, terms: Terms, seat: number, suit: number): number => {
  const top = highest(outstanding(table, terms, suit));
  const bits = bitsOf(table, seat, suit);
  return top === 0 ? bits : bits & ~(2 * top - 1);
};

/** Those of some cards that would be the best of the trick so far. */
export const beatersAmong = (table: Table, suit: number, bits: number): number => {
  if (table.played === 0) return bits;
  if (suit !== table.bestSuit) return suit === table.trump ? bits : 0;
  return bits & ~((2 << table.bestBit) - 1);
};

/** Whether a seat that has still to play could be the best of the trick so far. */
export const couldBeat = (table: Table, seat: number, led: number): boolean => {
  if (bitsOf(table, seat, led) !== 0) return beatersAmong(table, led, bitsOf(table, seat, led)) !== 0;
  return table.trump >= 0 && beatersAmong(table, table.trump, bitsOf(table, seat, table.trump)) !== 0;
};

/** Whether the claimer's side has the best card of the trick so far. */
export const isOurs = (table: Table, { side }: Terms): boolean => table.played > 0 && (table.bestSeat & 1) === side;

/** What a search remembers beside the cards: the step of the statement that is next, and who has shown out of what. */
const STEP_BITS = 7;
const STEPS = (1 << STEP_BITS) - 1;

export const stepIn = (memo: number): number => memo & STEPS;
export const withStep = (memo: number, step: number): number => (memo & ~STEPS) | step;

/** The flag of an opponent who has shown out of a suit. */
const flagOf = ({ side }: Terms, seat: number, suit: number): number =>
  1 << (STEP_BITS + 4 * (seat === 1 - side ? 0 : 1) + suit);

export const hasShownOut = (memo: number, terms: Terms, seat: number, suit: number): boolean =>
  (memo & flagOf(terms, seat, suit)) !== 0;

export const withShownOut = (memo: number, terms: Terms, seat: number, suit: number): number =>
  (seat & 1) === terms.side ? memo : memo | flagOf(terms, seat, suit);

/** The cards of the opponents that lie between cards of the claimer's: it matters who of them has these. */
const betweenOwn = (table: Table, terms: Terms, suit: number): number => {
  let own = 0;
  for (let seat = 0; seat < 4; seat += 1) if (terms.plays[seat] === true) own |= bitsOf(table, seat, suit);
  if (own === 0) return 0;
  return outstanding(table, terms, suit) & (highest(own) - 1) & ~(2 * lowest(own) - 1);
};

/** Forgets who has shown out of suits in which it matters no more, so that like positions are met as one. */
export const forgetSettled = (table: Table, memo: number, terms: Terms): number => {
  let kept = memo;
  for (let suit = 0; suit < 4; suit += 1) {
    const flags = flagOf(terms, 1 - terms.side, suit) | flagOf(terms, 3 - terms.side, suit);
    if ((kept & flags) !== 0 && betweenOwn(table, terms, suit) === 0) kept &= ~flags;
  }
  return kept;
};

/**
 * Law 70E1: whether the claimer may be taken to know where the outstanding cards of a suit are, and it matters: one
 * opponent has failed to follow, before the claim or in the line so far. (In the edition of 2007 also where the
 * director finds that it would be irrational not to play for it.)
 */
export const isSeenThrough = (table: Table, memo: number, terms: Terms, suit: number): boolean => {
  const shown =
    ((terms.seenThrough >> suit) & 1) === 1 ||
    hasShownOut(memo, terms, 1 - terms.side, suit) ||
    hasShownOut(memo, terms, 3 - terms.side, suit);
  return shown && betweenOwn(table, terms, suit) !== 0;
};

/**
 * Whether this hand, on lead, would lead away from a finesse against the hand before it that its partner can lead to.
 */
export const leadsAwayFromFinesse = (table: Table, terms: Terms, seat: number, suit: number): boolean => {
  const own = bitsOf(table, seat, suit);
  const partner = (seat + 2) & 3;
  if (own === 0 || terms.plays[partner] !== true || bitsOf(table, partner, suit) === 0) return false;
  return (bitsOf(table, (seat + 3) & 3, suit) & (highest(own) - 1) & ~(2 * lowest(own) - 1)) !== 0;
};
