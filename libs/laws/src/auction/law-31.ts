import { denominationOf, isBid, partnerOf, rightOf } from '@app/bridge';
import type { CallRule } from '../rule';
import { goneCall, withCouldHaveKnown, withObligation, replacing } from '../table/changes';
import type { LawModule } from '../table/law-module';
import type { CallOnTable, Replacement, TableState } from '../table/state';
import { askComparable } from './ask-comparable';
import { restricted } from './law-26';
import { acceptableCall, choiceOf29A, declinedUnder } from './law-29';
import type { TurnOf } from './out-of-rotation';
import { outOfRotationRule } from './out-of-rotation';

/** Law 31: a bid by a player whose turn it was not. */
export const bidOutOfRotation: CallRule = outOfRotationRule(
  {
    name: 'bid-out-of-rotation',
    label: 'Bid out of rotation; the player to the left may accept it (Law 29A)',
    sources: { 'wbf-2017': '31', 'wbf-2007': '31' },
  },
  isBid,
);

/** After RHO's pass the offender must repeat what he called out of turn; he has called something else. */
export const callNotRepeated: CallRule = {
  name: 'call-not-repeated',
  label: 'Another call than the one that must be repeated',
  sources: { 'wbf-2017': '31A1', 'wbf-2007': '31A1' },
  detects: ({ auction, obligations }, { seat, call }) =>
    auction.turn === seat &&
    obligations.some(
      (one) => one.kind === 'repeat-call' && one.law !== '17D2' && one.for === seat && one.call !== call,
    ),
};

/** The offender's partner passes, once or for the rest of the auction, and the director keeps an eye on it. */
export const partnerPasses = (
  state: TableState,
  { at, seat }: CallOnTable,
  law: string,
  extent: 'once' | 'throughout',
): TableState =>
  withCouldHaveKnown(withObligation(state, { kind: 'pass', for: partnerOf(seat), law, act: at, extent }), seat, at);

/** 31A waits for RHO; 31B binds partner at once in 2007, and in 2017 waits for what the offender calls. */
export const rectified31 = (state: TableState, call: CallOnTable, turn: TurnOf): TableState => {
  const { at, seat } = call;
  if (turn === 'RHO') return replacing(state, { at, seat, under: '31A' });
  const waiting = replacing(state, { at, seat, under: '31B' });
  return state.edition === 'wbf-2017' ? waiting : partnerPasses(waiting, call, '31B', 'throughout');
};

/** What the player on the right of the offender called in his turn, just before. */
export const rhosCall = (state: TableState, call: CallOnTable): CallOnTable | undefined => {
  const index = state.inForce.findIndex(({ at, deemed }) => at === call.at && !deemed);
  return state.inForce.slice(0, index).findLast(({ seat }) => seat === rightOf(call.seat));
};

/** 2007, 31A2: the same denomination as the one it showed (29C). */
const sameDenomination = (withdrawn: CallOnTable, call: CallOnTable): boolean => {
  if (!isBid(call.call)) return false;
  const denomination = denominationOf(call.call);
  if (withdrawn.shows) return withdrawn.shows.includes(denomination);
  return !withdrawn.artificial && isBid(withdrawn.call) && denominationOf(withdrawn.call) === denomination;
};

const after31A2 = (state: TableState, withdrawn: CallOnTable, call: CallOnTable): TableState => {
  if (state.edition === 'wbf-2017') {
    return askComparable(state, withdrawn.at, call.at, { review: '23C' }, { law: '31A2b', pass: 'once' });
  }
  if (sameDenomination(withdrawn, call)) return partnerPasses(state, withdrawn, '31A2a', 'once');
  return restricted(partnerPasses(state, withdrawn, '31A2b', 'throughout'), call.seat, withdrawn.at);
};

const under31A = (state: TableState, { at }: Replacement, call: CallOnTable): TableState => {
  const withdrawn = goneCall(state, at);
  if (!withdrawn) return state;
  // 31A1: after RHO's pass the call is repeated, and that is all.
  return rhosCall(state, call)?.call === 'Pass' ? state : after31A2(state, withdrawn, call);
};

const under31B = (state: TableState, { at }: Replacement, call: CallOnTable): TableState => {
  const withdrawn = goneCall(state, at);
  if (!withdrawn) return state;
  if (state.edition === 'wbf-2017') return after31A2(state, withdrawn, call);
  return call.call === withdrawn.call ? state : restricted(state, call.seat, at);
};

/**
 * 31A1, 32A1 (in 2007 32B1): RHO has passed in his turn, so the offender must repeat what he called out of it,
 * where it is legal.
 */
export const mustRepeat =
  (paragraph: string, law: (state: TableState) => string) =>
  (state: TableState): TableState => {
    const { turn } = state.auction;
    const replacement = state.replacements.find((one) => one.under === paragraph && one.seat === turn);
    const withdrawn = replacement && goneCall(state, replacement.at);
    const last = state.inForce.at(-1);
    if (!withdrawn || last?.call !== 'Pass' || last.seat !== rightOf(withdrawn.seat)) return state;
    if (state.obligations.some(({ kind, act }) => kind === 'repeat-call' && act === withdrawn.at)) return state;
    const { at, seat, call } = withdrawn;
    return withObligation(state, { kind: 'repeat-call', for: seat, law: law(state), act: at, call });
  };

export const law31: LawModule = {
  irregularities: { 'bid-out-of-rotation': acceptableCall('bid-out-of-rotation') },
  chosen: { 'bid-out-of-rotation': choiceOf29A(declinedUnder(() => rectified31)) },
  replaced: { '31A': under31A, '31B': under31B },
  after: (state, act) => (act.type === 'CallMade' ? mustRepeat('31A', () => '31A1')(state) : state),
};
