import type { Seat } from '@app/bridge';
import { hasEnded, isBid, partnerOf, rightOf } from '@app/bridge';
import type { SaidCall } from '../state/acts';
import type { CallRule } from '../state/rule';
import type { CallOnTable, TableState } from '../state/table-state';

/** The rules that a call out of rotation can break, by its kind. */
export type OutOfRotation = 'pass-out-of-rotation' | 'bid-out-of-rotation' | 'double-out-of-rotation';

/** Whose turn it was, seen from the player who called out of it. */
export type TurnOf = 'RHO' | 'partner' | 'LHO';

export const turnOf = (seat: Seat, turn: Seat | null): TurnOf =>
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
