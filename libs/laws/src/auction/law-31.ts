import { since, denominationOf, isBid, partnerOf, rightOf, type InEveryEdition } from '@app/bridge';
import type { Act } from '../state/acts';
import type { LawModule } from '../state/law-module';
import { type ReplacementName, byName } from '../state/names';
import type { CallRule } from '../state/rule';
import type { CallOnTable, Replacement, TableState } from '../state/table-state';
import { goneCall, isReplaced, replacing, under, withCouldHaveKnown, withObligation } from '../table/changes';
import { comparedInTurn } from './ask-comparable';
import { restricted } from './law-26';
import { type TurnOf, acceptableCall, choiceOf29A, declinedUnder, outOfRotationRule } from './law-29';

/** The offender's partner passes, once or for the rest of the auction, and the director keeps an eye on it. */
export const partnerPasses = (
  state: TableState,
  { at, seat }: CallOnTable,
  law: string,
  extent: 'once' | 'throughout',
): TableState =>
  withCouldHaveKnown(withObligation(state, { kind: 'pass', for: partnerOf(seat), law, act: at, extent }), seat, at);

/** What the player on the right of the offender called in their turn, just before. */
const rhosCall = (state: TableState, call: CallOnTable): CallOnTable | undefined => {
  const index = state.inForce.findIndex(({ at, deemed }) => at === call.at && !deemed);
  return state.inForce.slice(0, index).findLast(({ seat }) => seat === rightOf(call.seat));
};

/** What is different in Laws 31 and 32. */
interface Particulars<AtRho extends ReplacementName, Later extends ReplacementName> {
  /** Names of replacements: it was RHO's turn, or another player's. */
  readonly atRho: AtRho;
  readonly later: Later;
  /** RHO has passed: the call is repeated. */
  readonly repeat: InEveryEdition<string>;
  /** 2017: the new call is not comparable. */
  readonly notComparable: string;
  /** 2007: it was not RHO's turn. */
  readonly bound: string;
  /** 2007: RHO has not passed, and the offender has called in their turn. */
  readonly overRho: (state: TableState, withdrawn: CallOnTable, call: CallOnTable) => TableState;
}

/**
 * Laws 31, 32: a bid or double out of rotation that LHO has not accepted. What it brings waits for the call in turn.
 */
export const declinedOutOfRotation = <AtRho extends ReplacementName, Later extends ReplacementName>(
  law: Particulars<AtRho, Later>,
) => {
  /**
   * At RHO's turn it waits for RHO; else it binds partner at once in 2007, and in 2017 waits for the offender's call.
   */
  const rectified = (state: TableState, call: CallOnTable, turn: TurnOf): TableState => {
    const { at, seat } = call;
    if (turn === 'RHO') return replacing(state, { at, seat, under: law.atRho });
    const waiting = replacing(state, { at, seat, under: law.later });
    return since(state.edition, 'wbf-2017') ? waiting : partnerPasses(waiting, call, law.bound, 'throughout');
  };

  const judged = (state: TableState, replacement: Replacement, call: CallOnTable): TableState =>
    comparedInTurn(state, replacement, call, law.notComparable);

  const atRho = (state: TableState, replacement: Replacement, call: CallOnTable): TableState => {
    const withdrawn = goneCall(state, replacement.at);
    // After RHO's pass the call is repeated, and that is all.
    if (!withdrawn || rhosCall(state, call)?.call === 'Pass') return state;
    return since(state.edition, 'wbf-2017') ? judged(state, replacement, call) : law.overRho(state, withdrawn, call);
  };

  const later = (state: TableState, replacement: Replacement, call: CallOnTable): TableState => {
    const { at } = replacement;
    const withdrawn = goneCall(state, at);
    if (!withdrawn) return state;
    if (since(state.edition, 'wbf-2017')) return judged(state, replacement, call);
    return call.call === withdrawn.call ? state : restricted(state, call.seat, at);
  };

  /** RHO has passed in their turn, so the offender must repeat what they called out of it, where it is legal. */
  const mustRepeat = (state: TableState): TableState => {
    const { turn } = state.auction;
    const replacement = state.replacements.find(
      (one) => one.under === law.atRho && one.seat === turn && !isReplaced(state, one),
    );
    const withdrawn = replacement && goneCall(state, replacement.at);
    const last = state.inForce.at(-1);
    if (!withdrawn || last?.call !== 'Pass' || last.seat !== rightOf(withdrawn.seat)) return state;
    if (state.obligations.some(({ kind, act }) => kind === 'repeat-call' && act === withdrawn.at)) return state;
    const { at, seat, call } = withdrawn;
    return withObligation(state, { kind: 'repeat-call', for: seat, law: under(state, law.repeat), act: at, call });
  };

  return {
    rectified,
    replaced: byName<AtRho | Later, typeof atRho>([
      [law.atRho, atRho],
      [law.later, later],
    ]),
    after: (state: TableState, { type }: Act): TableState => (type === 'CallMade' ? mustRepeat(state) : state),
  };
};

/** Law 31: a bid by a player whose turn it was not. */
export const bidOutOfRotation = outOfRotationRule(
  {
    name: 'bid-out-of-rotation',
    label: 'Bid out of rotation; the player to the left may accept it (Law 29A)',
    sources: { 'wbf-2017': '31', 'wbf-2007': '31' },
  },
  isBid,
);

/** After RHO's pass the offender must repeat what they called out of turn; they have called something else. */
export const callNotRepeated = {
  name: 'call-not-repeated',
  label: 'Another call than the one that must be repeated',
  sources: { 'wbf-2017': '31A1', 'wbf-2007': '31A1' },
  detects: ({ auction, obligations }, { seat, call }) =>
    auction.turn === seat &&
    obligations.some(
      (one) => one.kind === 'repeat-call' && one.law !== '17D2' && one.for === seat && one.call !== call,
    ),
} satisfies CallRule;

/** 2007, 31A2: the same denomination as the one it showed (29C). */
const sameDenomination = (withdrawn: CallOnTable, call: CallOnTable): boolean => {
  if (!isBid(call.call)) return false;
  const denomination = denominationOf(call.call);
  if (withdrawn.shows) return withdrawn.shows.includes(denomination);
  return !withdrawn.artificial && isBid(withdrawn.call) && denominationOf(withdrawn.call) === denomination;
};

const declined = declinedOutOfRotation({
  atRho: '31A',
  later: '31B',
  repeat: { 'wbf-2017': '31A1', 'wbf-2007': '31A1' },
  notComparable: '31A2b',
  bound: '31B',
  overRho: (state, withdrawn, call) =>
    sameDenomination(withdrawn, call)
      ? partnerPasses(state, withdrawn, '31A2a', 'once')
      : restricted(partnerPasses(state, withdrawn, '31A2b', 'throughout'), call.seat, withdrawn.at),
});

/** For the passes that go by Law 31 as well (30C). */
export const rectified31 = declined.rectified;

export const law31 = {
  irregularities: { 'bid-out-of-rotation': acceptableCall('bid-out-of-rotation') },
  chosen: { 'bid-out-of-rotation': choiceOf29A(declinedUnder(() => declined.rectified)) },
  replaced: declined.replaced,
  after: declined.after,
} satisfies LawModule;
