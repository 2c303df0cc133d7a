import type { Traced } from '../derivation/traced';
import { added, rounded } from '../derivation/traced';
import type { Standing } from '../field/outcome';
import type { Rational } from '../rational';
import { ZERO } from '../rational';

/**
 * By hand, artificial scores that one irregularity or one sit-out gives to a pair on several boards are rounded once,
 * over all of them: up for a side that has not offended, down for one that has (DBf X78D7).
 */
export const roundedTogether = (boards: readonly Traced[], unit: Rational, standing: Standing): Traced =>
  rounded(
    added('boards of one irregularity', boards),
    { unit, average: ZERO, to: standing === 'non-offending' ? 'up' : 'down' },
    'DBf X78D7c',
  );
