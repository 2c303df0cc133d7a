import type { Table } from '@app/bridge';
import type { Applied } from './normal-rules';
import type { Plan } from './plan';

/** By what a claim is judged, as the search has it: seats and suits are their places in `SEATS` and `SUITS`. */
export interface Terms {
  /** The claimer's side: 0 is North-South, 1 is East-West. */
  readonly side: 0 | 1;
  /** The hands that the claimer plays: his own, and dummy's when he is declarer. */
  readonly plays: readonly boolean[];
  readonly plan: Plan;
  /** Law 70E2, or as stated or judged: suits are played from the top. */
  readonly fromTheTop: boolean;
  readonly lowestTrump: boolean;
  /** Law 70C1, 70C2: the claimer knows that a trump is out. */
  readonly knowsOfTrump: boolean;
  /** He claims no less than his high cards, so he knows that they are high. */
  readonly keepsWinners: boolean;
  /** He claims just his high cards. */
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
