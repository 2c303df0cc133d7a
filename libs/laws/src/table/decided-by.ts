import type { CallOnTable, Replacement, TableState } from '../state/table-state';
import { isOpen } from './changes';
import type { Dispatch } from './dispatch';

/** What follows from withdrawn calls, decided by the call in their place. */
export const decidedBy = (
  { replaced }: Dispatch,
  state: TableState,
  withdrawn: readonly Replacement[],
  call: CallOnTable,
): TableState =>
  withdrawn.reduce(
    (now, one) =>
      replaced[one.under]({ ...now, replacements: now.replacements.filter((other) => other !== one) }, one, call),
    state,
  );

/** In the place of an insufficient bid; 27B says itself what comes of a call that is not in order either. */
export const isOf27B = ({ under }: Replacement): boolean => under.startsWith('27B');

/** The call in turn that has come in the place of a withdrawn one, unless something is open about it. */
const standing = (state: TableState, { at, seat }: Replacement): CallOnTable | undefined => {
  const call = state.inForce.find((one) => one.seat === seat && one.at > at && one.insteadOf === null && !one.deemed);
  return state.irregularities.some((one) => one.at === call?.at && isOpen(one)) ? undefined : call;
};

/**
 * A call in turn that was not in order decided nothing. It stands after all, for it has been accepted (27A1) or
 * condoned (37A): now it decides. Once the lead is faced there is nothing left to decide.
 */
export const decidedAtLast = (laws: Dispatch, state: TableState): TableState =>
  state.playing
    ? state
    : state.replacements
        .filter((one) => !isOf27B(one))
        .reduce((now, one) => {
          const call = standing(now, one);
          return call ? decidedBy(laws, now, [one], call) : now;
        }, state);
