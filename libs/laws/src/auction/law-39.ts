import { type Seat, hasEnded, leftOf, partnerOf, sideOf } from '@app/bridge';
import type { CallRule } from '../state/rule';
import type { CallOnTable, TableState } from '../state/table-state';
import { isLead } from '../table/card-changes';
import { contractPlayed } from '../table/contract';
import { asGone, withIrregularity } from '../table/changes';
import { restricted } from './law-26';

/** A call after the auction had ended. It is cancelled. */
export const callAfterFinalPass = {
  name: 'call-after-final-pass',
  label: 'Call after the final pass; it is cancelled',
  sources: { 'wbf-2017': '39A', 'wbf-2007': '39A' },
  detects: ({ auction }) => hasEnded(auction),
} satisfies CallRule;

/** 39B: LHO's call over it ends every rectification of the call before. */
const lhoForgives = (state: TableState, { seat }: CallOnTable): TableState => ({
  ...state,
  restrictions: state.restrictions.filter(
    ({ offender, at }) => leftOf(offender) !== seat || !state.gone.some((call) => call.at === at && call.law === '39A'),
  ),
});

/** Whether a player has led to a trick of this board. */
const hasLed = (state: TableState, seat: Seat): boolean =>
  state.cards.inForce.some((card) => card.seat === seat && isLead(state, card.at));

/**
 * 39A: cancelled at once, during the play too. 39C: of a defender's bid or double, lead restrictions may come, as long as
 * partner has still to make a first lead (26).
 */
export const afterTheEnd = (state: TableState, call: CallOnTable): TableState => {
  const side = sideOf(call.seat);
  const forgiven = lhoForgives(state, call);
  const gone = asGone(call, { law: '39A', status: 'cancelled', unauthorised: side });
  const noted = withIrregularity(
    { ...forgiven, gone: [...forgiven.gone, gone] },
    {
      at: call.at,
      seat: call.seat,
      rule: callAfterFinalPass.name,
      law: '39A',
      status: 'ruled',
      turn: null,
      lhoCalled: false,
    },
  );
  const contract = contractPlayed(state);
  const defends = contract !== null && sideOf(contract.declarer) !== side;
  const mayLead = defends && !hasLed(state, partnerOf(call.seat));
  return mayLead && call.call !== 'Pass' ? restricted(noted, call.seat, call.at) : noted;
};
