import { isDoubleOrRedouble } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import { restricted } from './law-26';
import { acceptableCall, choiceOf29A, declinedUnder, outOfRotationRule } from './law-29';
import { declinedOutOfRotation, partnerPasses } from './law-31';

/** Law 32: a double or redouble by a player whose turn it was not. */
export const doubleOutOfRotation = outOfRotationRule(
  {
    name: 'double-out-of-rotation',
    label: 'Double or redouble out of rotation; the player to the left may accept it if it is admissible (Law 29A)',
    sources: { 'wbf-2017': '32', 'wbf-2007': '32' },
  },
  isDoubleOrRedouble,
);

/** The editions number the two turns crosswise (32A, 32B): the keys are names. */
const declined = declinedOutOfRotation({
  atRho: '32-at-RHO',
  later: '32-later',
  repeat: { 'wbf-2017': '32A1', 'wbf-2007': '32B1' },
  notComparable: '32A2b',
  bound: '32A',
  overRho: (state, withdrawn, call) =>
    restricted(partnerPasses(state, withdrawn, '32B2', 'throughout'), call.seat, withdrawn.at),
});

export const law32 = {
  irregularities: { 'double-out-of-rotation': acceptableCall('double-out-of-rotation') },
  chosen: { 'double-out-of-rotation': choiceOf29A(declinedUnder(() => declined.rectified)) },
  replaced: declined.replaced,
  after: declined.after,
} satisfies LawModule;
