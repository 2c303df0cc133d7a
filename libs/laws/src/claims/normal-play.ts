import { type Choice, type Policy, type Table, ledIn, legalBits, turnAt } from '@app/bridge';
import { normalFollow, partnersPlay } from './follow';
import {
  type Terms,
  bitsOf,
  forgetSettled,
  highIn,
  isSeenThrough,
  leadsAwayFromFinesse,
  outstanding,
  partnerAt,
  stepIn,
  withShownOut,
} from './terms';
import { atNextStep, leadAcross, statedFollow, statedLead, topLeads } from './stated';

/** Law 70C: the claimer knows of a trump that is out, and the side has a high one to draw it with. */
const wouldDraw = (table: Table, terms: Terms, seat: number): boolean => {
  const { trump } = table;
  if (!terms.knowsOfTrump || trump < 0 || outstanding(table, terms, trump) === 0) return false;
  const partner = partnerAt(seat);
  const across = terms.plays[partner] === true ? highIn(table, terms, partner, trump) : 0;
  return (highIn(table, terms, seat, trump) | across) !== 0;
};

/** The cards of a suit by which this hand leads a high card, or leads to one in the other hand. */
const winningLeads = (table: Table, terms: Terms, seat: number, suit: number): number => {
  const bits = bitsOf(table, seat, suit);
  const partner = partnerAt(seat);
  const across = terms.plays[partner] === true && highIn(table, terms, partner, suit) !== 0;
  return across ? bits : highIn(table, terms, seat, suit);
};

/**
 * Leaves only the cards of the choice that `keep` gives for each suit, where that leaves any. Whether it left some
 * out.
 */
const narrow = (choice: Choice, keep: (suit: number) => number): boolean => {
  let some = false;
  let less = false;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = choice.bits[suit] ?? 0;
    const kept = bits & keep(suit);
    some ||= kept !== 0;
    less ||= kept !== bits;
  }
  if (!some || !less) return false;
  for (let suit = 0; suit < 4; suit += 1) choice.bits[suit] = (choice.bits[suit] ?? 0) & keep(suit);
  return true;
};

/** Writes what a hand of the claimer's may lead where nothing is stated: any suit, in any normal way. */
const normalLead = (table: Table, memo: number, terms: Terms, seat: number, choice: Choice): void => {
  const { applied } = terms;
  choice.mostIn = 0;
  for (let suit = 0; suit < 4; suit += 1) {
    const bits = bitsOf(table, seat, suit);
    const seen = bits !== 0 && isSeenThrough(table, memo, terms, suit);
    const top = terms.fromTheTop && !seen ? topLeads(table, terms, seat, suit) : bits;
    if (top !== bits) applied.add('from-the-top');
    if (seen) choice.mostIn |= 1 << suit;
    choice.bits[suit] = top;
  }
  const { mostIn } = choice;
  if (mostIn !== 0) {
    applied.add('shown-finesse');
    narrow(choice, (suit) => (((mostIn >> suit) & 1) === 1 && leadsAwayFromFinesse(table, terms, seat, suit) ? 0 : -1));
  }
  if (wouldDraw(table, terms, seat)) {
    // With a trump in this hand it is led; without one the lead goes to the hand that has them, where that is sure.
    const { trump } = table;
    const top = topLeads(table, terms, seat, trump);
    const trumps = ((mostIn >> trump) & 1) === 1 ? (choice.bits[trump] ?? 0) : top;
    const draws = [0, 1, 2, 3].map((suit) =>
      top === 0 ? leadAcross(table, terms, seat, suit) : suit === trump ? trumps : 0,
    );
    if (draws.some((bits) => bits !== 0)) {
      applied.add('draws-known-trump');
      // What is known goes before the order of a suit, so this does not narrow what that has left.
      choice.bits.set(draws);
      return;
    }
  }
  if (!terms.winnersFirst) return;
  const wins = (suit: number): number => {
    const seen = ((mostIn >> suit) & 1) === 1;
    return seen ? -1 : winningLeads(table, terms, seat, suit);
  };
  if (narrow(choice, wins)) applied.add('winners-first');
};

const everyLegalCard = (table: Table, seat: number, choice: Choice): void => {
  for (let suit = 0; suit < 4; suit += 1) choice.bits[suit] = legalBits(table, seat, suit);
};

/**
 * All play that Law 70 has the director look at. The opponents may play any legal card and leave the claimer the least;
 * the claimer does what was stated and, where nothing was, whatever of their normal plays gives them the least (70D1).
 * Where they have the benefit of the doubt, any legal card of theirs that gives them the most.
 */
export const normalPlay = (terms: Terms, start: Table, shownOut: number): Policy => {
  const { side, plays, plan, forClaimer, applied } = terms;
  // The tricks that are left while the trick in which the claim was made is in progress; none where it was made between
  // two.
  const inTrick = start.played > 0 ? start.left : 0;
  return {
    memo: atNextStep(start, forgetSettled(start, shownOut, terms), terms),
    named: plan.named,
    exact: (memo) => stepIn(memo) < plan.namesUntil,
    after: (table, memo, seat, led, suit) => {
      const seen = suit === led ? memo : withShownOut(memo, terms, seat, led);
      return table.played > 0 ? seen : atNextStep(table, forgetSettled(table, seen, terms), terms);
    },
    choose: (table, memo, choice) => {
      const seat = turnAt(table);
      const led = ledIn(table);
      choice.most = false;
      choice.mostIn = 0;
      if ((seat & 1) !== side) {
        everyLegalCard(table, seat, choice);
        return;
      }
      if (plays[seat] !== true) {
        partnersPlay(table, memo, terms, seat, led, choice);
        return;
      }
      const stated =
        led < 0
          ? statedLead(table, memo, terms, seat, choice)
          : statedFollow(table, memo, terms, seat, led, table.left === inTrick, choice);
      if (stated) {
        applied.add('stated');
      } else if (forClaimer) {
        everyLegalCard(table, seat, choice);
        choice.most = true;
      } else if (led < 0) {
        normalLead(table, memo, terms, seat, choice);
      } else {
        normalFollow(table, memo, terms, seat, led, choice);
      }
    },
  };
};
