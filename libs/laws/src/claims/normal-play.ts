import type { Choice, Policy, Table } from '@app/bridge';
import { ledIn, legalBits, turnAt } from '@app/bridge';
import { normalFollow, partnersPlay } from './follow';
import { normalLead } from './lead';
import { forgetSettled, stepIn, withShownOut } from './shown-out';
import type { Terms } from './sight';
import { atNextStep, statedFollow, statedLead } from './stated';

const everyLegalCard = (table: Table, seat: number, choice: Choice): void => {
  for (let suit = 0; suit < 4; suit += 1) choice.bits[suit] = legalBits(table, seat, suit);
};

/**
 * All play that Law 70 has the director look at. The opponents may play any legal card and leave the claimer the least;
 * the claimer does what was stated and, where nothing was, whatever of his normal plays gives him the least (70D1).
 * Where he has the benefit of the doubt, any legal card of his that gives him the most.
 */
export const normalPlay = (terms: Terms, start: Table, shownOut: number): Policy => {
  const { side, plays, plan, forClaimer, applied } = terms;
  // The tricks that are left while the trick in which the claim was made is in progress; none where it was made between two.
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
