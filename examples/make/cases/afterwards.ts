import type { Simulation } from '@app/documents';
import { ROUNDS, roundStart } from '../evening';
import type { Timed } from '../file';
import { appealDecided } from './appeal';
import { clerkOf } from './clerk';
import { fouledBoard } from './fouled-board';
import { hesitation } from './hesitation';
import { appealWithdrawn, revokeFoundLate } from './revoke';
import { wrongRuling } from './wrong-ruling';

const MINUTE = 60;
const END = roundStart(ROUNDS) + 18 * MINUTE;

/** What the director and the committee have to decide when the last board has been played: five cases. */
export const afterwards = (played: Simulation): readonly Timed[] => {
  const clerk = clerkOf(played);
  wrongRuling(clerk, END + MINUTE);
  const slow = hesitation(clerk, END + 2 * MINUTE);
  const revoke = revokeFoundLate(clerk, END + 3 * MINUTE);
  fouledBoard(clerk, END + 4 * MINUTE);
  appealWithdrawn(clerk, END + 20 * MINUTE, revoke);
  appealDecided(clerk, END + 22 * MINUTE, slow);
  return clerk.entered();
};
