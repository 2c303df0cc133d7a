import { type Seat, hasEnded, isBid, leftOf, partnerOf, rightOf, sideOf, type SaidCall } from '@app/bridge';
import type { IrregularCall } from '../state/law-module';
import type { CallRule } from '../state/rule';
import type { CallOnTable, Irregularity, TableState } from '../state/table-state';
import { callAt, cancelFrom, settled, withOption } from '../table/changes';

/** The rules that a call out of rotation can break, by its kind. */
type OutOfRotation = 'pass-out-of-rotation' | 'bid-out-of-rotation' | 'double-out-of-rotation';

/** Whose turn it was, seen from the player who called out of it. */
export type TurnOf = 'RHO' | 'partner' | 'LHO';

const turnOf = (seat: Seat, turn: Seat | null): TurnOf =>
  turn === rightOf(seat) ? 'RHO' : turn === partnerOf(seat) ? 'partner' : 'LHO';

/** A rule about calls of one kind by a player whose turn it was not. */
export const outOfRotationRule = <N extends OutOfRotation>(
  rule: Pick<CallRule, 'label' | 'sources'> & { readonly name: N },
  kind: (call: SaidCall) => boolean,
): CallRule & { readonly name: N } => ({
  ...rule,
  detects: ({ auction }, { seat, call }) => !hasEnded(auction) && auction.turn !== seat && kind(call),
});

/** The rule that a call out of rotation falls under by its kind. */
export const outOfRotation = (call: SaidCall): OutOfRotation =>
  call === 'Pass' ? 'pass-out-of-rotation' : isBid(call) ? 'bid-out-of-rotation' : 'double-out-of-rotation';

/** The last call of this player's partner that is in force. */
const partnersCall = (state: TableState, { at, seat }: CallOnTable): CallOnTable | undefined => {
  const before = state.inForce.slice(
    0,
    state.inForce.findIndex((call) => call.at === at),
  );
  return before.filter((call) => call.seat === partnerOf(seat)).at(-1);
};

/** 30C: an artificial pass, and a pass of partner's artificial call, go by Law 31. */
export const goesByLaw31 = (state: TableState, call: CallOnTable): boolean =>
  isBid(call.call) || (call.call === 'Pass' && (call.artificial || partnersCall(state, call)?.artificial === true));

/** Whether anybody has bid before this call. */
export const bidBefore = (state: TableState, at: number): boolean => {
  const index = state.inForce.findIndex((call) => call.at === at);
  return state.inForce.slice(0, index).some(({ call }) => isBid(call));
};

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

/**
 * 29A: LHO accepts the call, and is next to call over it. What the offender's partner has called meanwhile, in their own
 * turn, has no place in that auction: it is cancelled, and its side may not use it.
 */
const accepted = (state: TableState, { at, seat }: Pick<Irregularity, 'at' | 'seat'>): TableState => {
  const done = settled(state, at, 'accepted');
  const [call, partners] = state.inForce.slice(-2);
  const isBetween = call?.at === at && partners?.seat === partnerOf(seat) && !partners.deemed;
  return isBetween && !state.irregularities.some((one) => one.at === partners.at)
    ? cancelFrom(done, partners.at, { law: '29A', status: 'cancelled', unauthorised: sideOf(seat) })
    : done;
};

/** What 29A makes of every call out of rotation that may be accepted. */
export const acceptableCall = (name: OutOfRotation): IrregularCall => ({
  lhoCalls: accepted,
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
    return choice === 'accept' ? accepted(state, irregularity) : declined(state, irregularity);
  };
