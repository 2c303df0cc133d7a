import type { Table } from '@app/bridge';
import type { Terms } from './sight';
import { bitsOf, highest, lowest, outstanding } from './sight';

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

/** Whether this hand, on lead, would lead away from a finesse against the hand before it that its partner can lead to. */
export const leadsAwayFromFinesse = (table: Table, terms: Terms, seat: number, suit: number): boolean => {
  const own = bitsOf(table, seat, suit);
  const partner = (seat + 2) & 3;
  if (own === 0 || terms.plays[partner] !== true || bitsOf(table, partner, suit) === 0) return false;
  return (bitsOf(table, (seat + 3) & 3, suit) & (highest(own) - 1) & ~(2 * lowest(own) - 1)) !== 0;
};
