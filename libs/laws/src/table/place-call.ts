import { type Seat, hasEnded, leftOf, type SaidCall } from '@app/bridge';
import type { CallOnTable, Obligation, TableState } from '../state/table-state';
import { withCall, withDeemedPass, withoutObligations } from './changes';

/** A call as it will lie on the table: whose turn it was is seen from the auction in force. */
export const callOnTable = (
  { auction }: TableState,
  at: number,
  {
    seat,
    call,
    artificial,
    shows,
  }: { seat: Seat; call: SaidCall } & Partial<Pick<CallOnTable, 'artificial' | 'shows'>>,
): CallOnTable => ({
  at,
  seat,
  call,
  artificial: artificial ?? (shows !== undefined && shows !== null),
  shows: shows ?? null,
  insteadOf: auction.turn === seat ? null : auction.turn,
  deemed: false,
});

/** The obligations that a player meets by making this call in turn. */
const isMet = (obligation: Obligation, { seat, call }: CallOnTable): boolean => {
  if (obligation.for !== seat) return false;
  if (obligation.kind === 'pass') return obligation.extent === 'once' && call === 'Pass';
  return ['replace-call', 'repeat-call', 'no-double'].includes(obligation.kind);
};

/** Lays a call on the table; made in turn, it meets what its player had to do. */
export const placeCall = (state: TableState, call: CallOnTable): TableState => {
  const placed = withCall(state, call);
  return call.insteadOf === null ? withoutObligations(placed, (one) => isMet(one, call)) : placed;
};

/** Law 28A: a player need not wait for the pass of a right-hand opponent who is bound to pass. */
export const withPassOfTheBound = (state: TableState, seat: Seat, at: number): TableState => {
  const { turn } = state.auction;
  if (turn === null || hasEnded(state.auction) || leftOf(turn) !== seat) return state;
  if (!state.obligations.some((one) => one.kind === 'pass' && one.for === turn)) return state;
  const passed = withDeemedPass(state, turn, at);
  return withoutObligations(passed, (one) => one.for === turn && one.kind === 'pass' && one.extent === 'once');
};
