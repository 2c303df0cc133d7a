import { BIDS, isBid } from '@app/bridge';
import type { CallOnTable, TableState } from '../state/table-state';
import { parameter } from './parameters';

/** Whether a call wants an alert: only its makers' agreement can say so where it is natural as far as anybody has told. */
export type AlertDue = 'required' | 'if-unusual' | 'excepted';

/** The first round begins with the first call that is no pass (DBf 131C2, 133A1). */
const isOfFirstRound = ({ inForce }: TableState, { at }: CallOnTable): boolean => {
  const first = inForce.findIndex(({ call }) => call !== 'Pass');
  const index = inForce.findIndex((call) => call.at === at);
  return index < first + 4;
};

/** Whether the auction had come to the bid with which alerts end or higher, this call included. */
const isAbove = ({ inForce, regulations }: TableState, { at }: CallOnTable): boolean => {
  const last = parameter(regulations, 'alerts-end-with-bid')?.value;
  if (last === undefined) return false;
  return inForce
    .slice(0, inForce.findIndex((call) => call.at === at) + 1)
    .some(({ call }) => isBid(call) && BIDS.indexOf(call) >= BIDS.indexOf(last));
};

const asMade = ({ artificial }: CallOnTable): AlertDue => (artificial ? 'required' : 'if-unusual');

/** Behind screens neither the level nor a double is excepted, but for a take-out double in the first round (DBf 133A). */
const behindScreens = (state: TableState, call: CallOnTable): AlertDue => {
  const exception = parameter(state.regulations, 'alert-doubles-behind-screens');
  const perhapsTakeOut = exception !== null && call.call === 'X' && isOfFirstRound(state, call);
  return perhapsTakeOut ? 'if-unusual' : asMade(call);
};

/**
 * Whether a call in force is to be alerted, as far as what is known of it tells (DBf 131, 133; FSB 115B); null where no
 * regulations say.
 */
export const alertDue = (state: TableState, at: number): AlertDue | null => {
  const { regulations, screens } = state;
  const call = state.inForce.find((one) => one.at === at);
  if (!call || parameter(regulations, 'alerts-used') === null) return null;
  if (screens && parameter(regulations, 'alerts-end-behind-screens')?.value === false)
    return behindScreens(state, call);
  if (call.call === 'X' && parameter(regulations, 'alert-doubles')?.value === false) return 'excepted';
  if (!isAbove(state, call)) return asMade(call);
  const first = parameter(regulations, 'artificial-first-round-calls-above')?.value === true;
  return first && call.artificial && isOfFirstRound(state, call) ? 'required' : 'excepted';
};
