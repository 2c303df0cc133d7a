import { type Traced, greatest } from '../derivation/traced';
import { compare, rational } from '../rational';

/** Who is at fault that one table of a match has no result to compare with. */
export type Fault = 'none' | 'home' | 'away' | 'both';

/** Clearly in favour: an expected swing of more than three IMPs (commentary on 86B1). */
const CLEARLY = rational(3);

/**
 * A board of a match with a result at one table only. 2017: an assigned score for both when it is clearly in favour of
 * either side, whoever is at fault (86B1). 2007: when it looks in favour of the side without fault (86D).
 * @param expected IMPs of the home team with the likely result at the other table
 */
export const assignsOtherTable = (edition: 'wbf2007' | 'wbf2017', expected: Traced, fault: Fault): boolean => {
  const forHome = compare(expected.value, CLEARLY) > 0;
  const forAway = compare(expected.value, rational(-3)) < 0;
  if (edition === 'wbf2017') return forHome || forAway;
  return (forHome && fault !== 'home' && fault !== 'both') || (forAway && fault !== 'away' && fault !== 'both');
};

/**
 * Of several boards that cannot be compared, one side being at fault: board by board the other side has the better of
 * average plus and its assigned score, and the side at fault the complement (86B2b, 2017).
 */
export const betterOfBoth = (averagePlus: Traced, assigned: Traced): Traced =>
  greatest('the-better-of-average-plus-and-the-assigned-score', [averagePlus, assigned], 'L86B2b');
