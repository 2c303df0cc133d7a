import { since, isDoubleOrRedouble, partnerOf, sideOf } from '@app/bridge';
import type { IrregularCall, LawModule } from '../state/law-module';
import type { CallRule } from '../state/rule';
import type { CallOnTable, TableState } from '../state/table-state';
import { lhoHasCalled, replacing, settled, withCouldHaveKnown, withObligation, withReview } from '../table/changes';
import { comparedInTurn } from './ask-comparable';
import {
  type TurnOf,
  acceptableCall,
  bidBefore,
  choiceOf29A,
  declinedUnder,
  goesByLaw31,
  outOfRotationRule,
} from './law-29';
import { rectified31 } from './law-31';

/** Law 30: a pass by a player whose turn it was not. */
export const passOutOfRotation = outOfRotationRule(
  {
    name: 'pass-out-of-rotation',
    label: 'Pass out of rotation; the player to the left may accept it (Law 29A)',
    sources: { 'wbf-2017': '30', 'wbf-2007': '30' },
  },
  (call) => call === 'Pass',
);

/** 2007: a double or redouble by a player whose partner has passed out of rotation in their turn. */
export const doubleDespiteRestriction = {
  name: 'double-despite-restriction',
  label: 'A double or redouble by a player who may only bid or pass',
  sources: { 'wbf-2007': '30B2b', 'wbf-2017': null },
  detects: ({ auction, obligations }, { seat, call }) =>
    isDoubleOrRedouble(call) &&
    auction.turn === seat &&
    obligations.some((one) => one.kind === 'no-double' && one.for === seat),
} satisfies CallRule;

const mustPassOnce = (state: TableState, { at, seat }: CallOnTable, law: string): TableState =>
  withCouldHaveKnown(withObligation(state, { kind: 'pass', for: seat, law, act: at, extent: 'once' }), seat, at);

/** 2007: before any bid, and at RHO's turn, once (30A, 30B1); at partner's turn throughout, and no double (30B2). */
const in2007 =
  (anyBid: boolean) =>
  (state: TableState, call: CallOnTable, turn: TurnOf): TableState => {
    if (!anyBid) return mustPassOnce(state, call, '30A');
    const { at, seat } = call;
    if (turn === 'RHO') {
      return withObligation(state, { kind: 'pass', for: seat, law: '30B1', act: at, extent: 'once' });
    }
    const law = '30B2a';
    const bound = withObligation(state, { kind: 'pass', for: seat, law, act: at, extent: 'throughout' });
    const partner = partnerOf(seat);
    const noDouble = withObligation(bound, { kind: 'no-double', for: partner, law: '30B2b', act: at, extent: 'once' });
    return withCouldHaveKnown(noDouble, seat, at);
  };

/**
 * 2017: at RHO's turn the offender passes again (30A); at partner's or LHO's, what they call in turn decides (30B1).
 */
const in2017 = (state: TableState, call: CallOnTable, turn: TurnOf): TableState =>
  turn === 'RHO'
    ? mustPassOnce(state, call, '30A')
    : replacing(state, { at: call.at, seat: call.seat, under: '30B1b' });

const declined = declinedUnder((before, call) => {
  if (goesByLaw31(before, call)) return rectified31;
  return since(before.edition, 'wbf-2017') ? in2017 : in2007(bidBefore(before, call.at));
});

/**
 * 2007, 30B2b: the Laws forbid the double and give no rectification. It stands, unless the director rules otherwise; after the
 * play they look at what it did (12A1), and whether its player could have known that it would pay (23).
 */
const doubleStands: IrregularCall = {
  lhoCalls: (state, { at }) => lhoHasCalled(state, at),
  directorComes: (state, { at, seat }) =>
    withCouldHaveKnown(withReview(settled(state, at, 'ruled'), { law: '12A1', act: at, side: sideOf(seat) }), seat, at),
};

export const law30 = {
  irregularities: {
    'pass-out-of-rotation': acceptableCall('pass-out-of-rotation'),
    [doubleDespiteRestriction.name]: doubleStands,
  },
  chosen: { 'pass-out-of-rotation': choiceOf29A(declined) },
  replaced: {
    '30B1b': (state, replacement, call) => comparedInTurn(state, replacement, call, '30B1b(ii)'),
  },
} satisfies LawModule;
