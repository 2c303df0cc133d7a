import { leftOf, sideOf } from '@app/bridge';
import type { IrregularCall } from '../state/law-module';
import type { CallOnTable, Irregularity, TableState } from '../state/table-state';
import { callAt, cancelFrom, settled, withOption } from '../table/changes';
import type { OutOfRotation, TurnOf } from './out-of-rotation';
import { turnOf } from './out-of-rotation';

/** 29B: the call is cancelled and the auction goes back to the player whose turn it was. */
const cancelled = (state: TableState, { at, seat }: Irregularity): TableState =>
  settled(cancelFrom(state, at, { law: '29B', status: 'cancelled', unauthorised: sideOf(seat) }), at, 'ruled');

type Declined = (state: TableState, call: CallOnTable, turn: TurnOf) => TableState;

/** LHO does not accept the call: back it goes, and the Law of its kind says what follows. */
export const declinedUnder =
  (rectified: (before: TableState, call: CallOnTable) => Declined) =>
  (state: TableState, irregularity: Irregularity): TableState => {
    const call = callAt(state, irregularity.at);
    if (!call) return state;
    const follow = rectified(state, call);
    return follow(cancelled(state, irregularity), call, turnOf(irregularity.seat, irregularity.turn));
  };

/** What 29A makes of every call out of rotation that may be accepted. */
export const acceptableCall = (name: OutOfRotation): IrregularCall => ({
  lhoCalls: (state, { at }) => settled(state, at, 'accepted'),
  directorComes: (state, { at, seat }) =>
    withOption(state, {
      name,
      law: '29A',
      for: leftOf(seat),
      choices: ['accept', 'decline'],
      act: at,
      until: `${leftOf(seat)} calls`,
    }),
});

/** The choice of 29A. */
export const choiceOf29A =
  (declined: (state: TableState, irregularity: Irregularity) => TableState) =>
  (state: TableState, { act }: { readonly act: number }, choice: string): TableState => {
    const irregularity = state.irregularities.find(({ at }) => at === act);
    if (!irregularity) return state;
    return choice === 'accept' ? settled(state, act, 'accepted') : declined(state, irregularity);
  };
