import { type Traced, added, given, greatest, multiplied } from '../derivation/traced';
import type { Citations } from '../profiles/citations';
import { compare, rational } from '../rational';

/** The three results of DBf X78A4, in matchpoints or IMPs of the non-offending side. */
interface SelfInflicted {
  /** J: with the assigned score. */
  readonly assigned: Traced;
  /** M: as the infraction would have ended without the side's own error or gamble. */
  readonly expected: Traced;
  /** F: with what was scored at the table. */
  readonly table: Traced;
}

/**
 * What is left to a non-offending side that has itself to blame for a part of its damage: all of it its own doing when
 * M >= J, and then the table's result stands; else J - M + F, so that it bears only M - F.
 */
export const selfInflicted = ({ assigned, expected, table }: SelfInflicted, cite: Citations): Traced =>
  compare(expected.value, assigned.value) >= 0
    ? added('f-all-of-the-damage-being-its-own', [table], cite['own-fault-all'])
    : added(
        'j-less-m-plus-f',
        [assigned, multiplied('less-m', [given(rational(-1), 'minus-one'), expected]), table],
        cite['own-fault-part'],
      );

/** A side that has no damage keeps what it has: an adjustment never takes from it (Law 12B1). */
export const noWorseThanTable = ({ assigned, table }: Pick<SelfInflicted, 'assigned' | 'table'>): Traced =>
  greatest('the-better-of-j-and-f', [assigned, table], 'L12B1');
