import type { Choice, Table } from '@app/bridge';
import type { Terms } from './sight';
import { bitsOf, highIn, lowest } from './sight';

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
export const discard = (table: Table, terms: Terms, seat: number, led: number, choice: Choice): boolean => {
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
