import type { Suit } from '@app/bridge';
import { packEnding, placeOfSeat, SEATS, sideOf, SUITS } from '@app/bridge';
import { handsOf } from './check-statement';
import type { Claim } from './claim';
import type { Applied } from './normal-rules';
import { suitOrder } from './order';
import { planOf } from './plan';
import type { Terms } from './sight';
import { beatersAmong, highIn, isOurs, outstanding } from './sight';
import type { Statement } from './statement';

const suitNumbers = (suits: readonly Suit[]): number =>
  suits.reduce((bits, suit) => bits | (1 << SUITS.indexOf(suit)), 0);

/** The tricks that the high cards of the hands which the claimer plays are worth, each suit by itself. */
const tricksInHighCards = (claim: Claim, terms: Terms): number => {
  const { table } = packEnding(claim.ending);
  const hands = handsOf(claim).map(placeOfSeat);
  const inTrick =
    isOurs(table, terms) && beatersAmong(table, table.bestSuit, outstanding(table, terms, table.bestSuit)) === 0;
  const inSuit = (suit: number): number => {
    const high = hands.map((seat) => highIn(table, terms, seat, suit).toString(2).replaceAll('0', '').length);
    const longest = Math.max(
      ...hands.map((seat) => (table.hands[4 * seat + suit] ?? 0).toString(2).replaceAll('0', '').length),
    );
    return Math.min(
      high.reduce((sum, one) => sum + one, 0),
      longest,
    );
  };
  return SUITS.reduce((sum, _, suit) => sum + inSuit(suit), inTrick ? 1 : 0);
};

/** By what a claim is judged. `knows` says whether the claimer knows of an outstanding trump (Law 70C1, 70C2). */
export const termsOf = (claim: Claim, statement: Statement, knows: boolean, applied: Applied): Terms => {
  const { edition, regulations, claimer, judgements } = claim;
  const order = suitOrder(regulations);
  const hands = handsOf(claim);
  const terms: Terms = {
    side: sideOf(claimer) === 'NS' ? 0 : 1,
    plays: SEATS.map((seat) => hands.includes(seat)),
    plan: planOf(packEnding(claim.ending), statement),
    fromTheTop: order !== null || statement.fromTheTop || judgements.fromTheTop === true,
    lowestTrump: order !== null,
    knowsOfTrump: knows,
    keepsWinners: true,
    winnersFirst: true,
    seenThrough: edition === 'wbf-2007' ? suitNumbers(judgements.irrationalNotToFinesse ?? []) : 0,
    forClaimer: judgements.benefitOfDoubt === 'claimer',
    applied,
  };
  const worth = tricksInHighCards(claim, terms);
  return { ...terms, keepsWinners: claim.tricks >= worth, winnersFirst: claim.tricks === worth && worth > 0 };
};
