import type { CallRule } from '../rule';
import { goneCall, under, replacing } from '../table/changes';
import type { LawModule } from '../table/law-module';
import type { CallOnTable, Replacement, TableState } from '../table/state';
import { askComparable } from './ask-comparable';
import { restricted } from './law-26';
import { mustRepeat, partnerPasses, rhosCall } from './law-31';
import { acceptableCall, choiceOf29A, declinedUnder } from './law-29';
import type { TurnOf } from './out-of-rotation';
import { outOfRotationRule } from './out-of-rotation';

/** Law 32: a double or redouble by a player whose turn it was not. */
export const doubleOutOfRotation: CallRule = outOfRotationRule(
  {
    name: 'double-out-of-rotation',
    label: 'Double or redouble out of rotation; the player to the left may accept it if it is admissible (Law 29A)',
    sources: { 'wbf-2017': '32', 'wbf-2007': '32' },
  },
  (call) => call === 'X' || call === 'XX',
);

const rectified = (state: TableState, call: CallOnTable, turn: TurnOf): TableState => {
  const { at, seat } = call;
  if (turn === 'RHO') return replacing(state, { at, seat, under: '32-at-RHO' });
  const waiting = replacing(state, { at, seat, under: '32-later' });
  return state.edition === 'wbf-2017' ? waiting : partnerPasses(waiting, call, '32A', 'throughout');
};

const after32A2 = (state: TableState, withdrawn: CallOnTable, call: CallOnTable): TableState => {
  if (state.edition === 'wbf-2017') {
    return askComparable(state, withdrawn.at, call.at, { review: '23C' }, { law: '32A2b', pass: 'once' });
  }
  return restricted(partnerPasses(state, withdrawn, '32B2', 'throughout'), call.seat, withdrawn.at);
};

const atRho = (state: TableState, { at }: Replacement, call: CallOnTable): TableState => {
  const withdrawn = goneCall(state, at);
  if (!withdrawn || rhosCall(state, call)?.call === 'Pass') return state;
  return after32A2(state, withdrawn, call);
};

const later = (state: TableState, { at }: Replacement, call: CallOnTable): TableState => {
  const withdrawn = goneCall(state, at);
  if (!withdrawn) return state;
  if (state.edition === 'wbf-2017') return after32A2(state, withdrawn, call);
  return call.call === withdrawn.call ? state : restricted(state, call.seat, at);
};

const repeated = mustRepeat('32-at-RHO', (state) => under(state, { 'wbf-2017': '32A1', 'wbf-2007': '32B1' }));

export const law32: LawModule = {
  irregularities: { 'double-out-of-rotation': acceptableCall('double-out-of-rotation') },
  chosen: { 'double-out-of-rotation': choiceOf29A(declinedUnder(() => rectified)) },
  replaced: { '32-at-RHO': atRho, '32-later': later },
  after: (state, act) => (act.type === 'CallMade' ? repeated(state) : state),
};
