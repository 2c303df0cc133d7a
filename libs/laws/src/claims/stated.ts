import type { Choice, Table } from '@app/bridge';
import {
  type Terms,
  beatersAmong,
  bitsOf,
  highIn,
  highest,
  isOurs,
  lowest,
  outstanding,
  partnerAt,
  stepIn,
  withStep,
} from './terms';
import type { PlannedCard, PlannedStep } from './statement';

const has = (table: Table, seat: number, { suit, bit }: PlannedCard): boolean =>
  ((bitsOf(table, seat, suit) >> bit) & 1) === 1;

const ownHas = (table: Table, terms: Terms, card: PlannedCard): boolean =>
  terms.plays.some((plays, seat) => plays && has(table, seat, card));

const ownBits = (table: Table, terms: Terms, suit: number): number =>
  terms.plays.reduce((bits, plays, seat) => (plays ? bits | bitsOf(table, seat, suit) : bits), 0);

/** Whether a step is done with, or can be done no more. Asked between two tricks. */
const isDone = (table: Table, terms: Terms, step: PlannedStep): boolean => {
  switch (step.kind) {
    case 'card':
    case 'ruff':
      return !ownHas(table, terms, step.card);
    case 'suit':
      return ownBits(table, terms, step.suit) === 0;
    case 'draw':
      return (
        table.trump < 0 || outstanding(table, terms, table.trump) === 0 || ownBits(table, terms, table.trump) === 0
      );
    case 'cross':
      return table.leader === step.seat;
  }
};

/** The memo with the step that is next between two tricks. */
export const atNextStep = (table: Table, memo: number, terms: Terms): number => {
  const { steps } = terms.plan;
  let next = stepIn(memo);
  for (let step = steps[next]; step && isDone(table, terms, step); step = steps[next]) next += 1;
  return withStep(memo, next);
};

const only = (choice: Choice, suit: number, bits: number): true => {
  choice.bits.fill(0);
  choice.bits[suit] = bits;
  return true;
};

/** From the top: the highest card of this hand, or a low one to a higher card in the other hand of the claimer. */
export const topLeads = (table: Table, terms: Terms, seat: number, suit: number): number => {
  const bits = bitsOf(table, seat, suit);
  const partner = partnerAt(seat);
  const others = terms.plays[partner] === true ? bitsOf(table, partner, suit) : 0;
  return highest(bits) | (highest(others) > highest(bits) ? lowest(bits) : 0);
};

/** A low card of a suit that the other hand of the claimer is sure to win, by a high card or by a ruff. */
export const leadAcross = (table: Table, terms: Terms, seat: number, suit: number): number => {
  const { trump } = table;
  const partner = partnerAt(seat);
  const low = lowest(bitsOf(table, seat, suit));
  if (low === 0 || terms.plays[partner] !== true) return 0;
  if (highest(highIn(table, terms, partner, suit)) > low) return low;
  const ruffs = trump >= 0 && suit !== trump && bitsOf(table, partner, suit) === 0;
  return ruffs && bitsOf(table, partner, trump) !== 0 ? low : 0;
};

/** Writes what the statement says this hand leads. False where it says nothing that this hand can do now. */
export const statedLead = (table: Table, memo: number, terms: Terms, seat: number, choice: Choice): boolean => {
  const step = terms.plan.steps[stepIn(memo)];
  if (!step) return false;
  switch (step.kind) {
    case 'card': {
      const { card } = step;
      if (has(table, seat, card)) return only(choice, card.suit, 1 << card.bit);
      if (step.with) return false;
      const low = lowest(bitsOf(table, seat, card.suit));
      return low !== 0 && only(choice, card.suit, low);
    }
    case 'ruff':
      return has(table, seat, step.card) && only(choice, step.card.suit, 1 << step.card.bit);
    case 'suit':
    case 'draw': {
      const suit = step.kind === 'draw' ? table.trump : step.suit;
      const leads = topLeads(table, terms, seat, suit);
      return leads !== 0 && only(choice, suit, leads);
    }
    case 'cross': {
      for (let suit = 0; suit < 4; suit += 1) choice.bits[suit] = leadAcross(table, terms, seat, suit);
      return choice.bits.some((bits) => bits !== 0);
    }
  }
};

const legal = (table: Table, seat: number, led: number, card: PlannedCard): boolean =>
  has(table, seat, card) && (card.suit === led || bitsOf(table, seat, led) === 0);

/** A stated card, unless it would now lose to what has been played although this hand could win. */
const statedCard = (table: Table, terms: Terms, seat: number, led: number, card: PlannedCard, choice: Choice) => {
  if (!legal(table, seat, led, card)) return false;
  const wins = beatersAmong(table, card.suit, 1 << card.bit) !== 0 || isOurs(table, terms);
  const couldWin = beatersAmong(table, card.suit, bitsOf(table, seat, card.suit)) !== 0;
  return (wins || !couldWin) && only(choice, card.suit, 1 << card.bit);
};

const ruffWith = (table: Table, terms: Terms, seat: number, led: number, choice: Choice): boolean => {
  if (table.trump < 0 || bitsOf(table, seat, led) !== 0) return false;
  const beaters = beatersAmong(table, table.trump, bitsOf(table, seat, table.trump));
  return beaters !== 0 && only(choice, table.trump, terms.lowestTrump ? lowest(beaters) : beaters);
};

/**
 * Writes what the statement says this hand plays to the trick in progress; `ofClaim` where it is the trick in which the
 * claim was made. False where it says nothing.
 */
export const statedFollow = (
  table: Table,
  memo: number,
  terms: Terms,
  seat: number,
  led: number,
  ofClaim: boolean,
  choice: Choice,
): boolean => {
  const step = terms.plan.steps[stepIn(memo)];
  if (!step) return false;
  const ledByUs = table.played === 2 && terms.plays[table.leader] === true;
  switch (step.kind) {
    case 'card': {
      const { card } = step;
      if (step.with) {
        const isLed = ledByUs && !has(table, seat, card) && !has(table, partnerAt(seat), card);
        return isLed && statedCard(table, terms, seat, led, step.with, choice);
      }
      // A card that was named as the next one is also played to a trick that others have led, in its own suit; to the
      // trick in which the claim was made, in any.
      return (card.suit === led || ofClaim) && statedCard(table, terms, seat, led, card, choice);
    }
    case 'suit':
    case 'draw': {
      const suit = step.kind === 'draw' ? table.trump : step.suit;
      const bits = bitsOf(table, seat, suit);
      if (!ledByUs || suit !== led || bits === 0) return false;
      const top = highest(bits);
      // The led card may itself be the top, or as good as it: then the other hand plays low.
      const partnersTop = isOurs(table, terms) && beatersAmong(table, suit, outstanding(table, terms, suit)) === 0;
      const plays = partnersTop || beatersAmong(table, suit, top) === 0 ? lowest(bits) : top;
      return only(choice, suit, plays);
    }
    case 'cross': {
      if (!ledByUs || step.seat !== seat) return false;
      const bits = bitsOf(table, seat, led);
      if (bits === 0) return ruffWith(table, terms, seat, led, choice);
      const beaters = beatersAmong(table, led, bits);
      const high = highIn(table, terms, seat, led) & beaters;
      return beaters !== 0 && only(choice, led, lowest(high === 0 ? beaters : high));
    }
    case 'ruff':
      return ledByUs && led === step.card.suit && ruffWith(table, terms, seat, led, choice);
  }
};
