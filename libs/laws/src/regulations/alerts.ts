import { BIDS, isBid, otherSide, partnerOf, sideOf } from '@app/bridge';
import { restrictedUnlessComparable } from '../auction/law-26';
import type { LawModule } from '../state/law-module';
import type { CallOnTable, TableState } from '../state/table-state';
import {
  callAt,
  cancelFrom,
  replacing,
  withObligation,
  withOption,
  withQuestion,
  withoutOption,
} from '../table/changes';
import { parameter } from './parameters';

/**
 * Whether a call wants an alert: only its makers' agreement can say so where it is natural as far as anybody has
 * told.
 */
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

/**
 * Behind screens neither the level nor a double is excepted, but for a take-out double in the first round (DBf 133A).
 */
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

const partnerHasCalled = ({ inForce }: TableState, { at, seat }: CallOnTable): boolean =>
  inForce.some((call) => call.at > at && call.seat === partnerOf(seat));

/** What can have been wrong with the alert of a call. Of an alert that should not have been, FSB 115B says nothing. */
const answersFor = (state: TableState, act: number): readonly string[] => {
  const due = alertDue(state, act);
  if (due === null) return [];
  const missing = due === 'excepted' ? [] : ['missing', 'not-noticed'];
  const mistaken = due === 'required' || parameter(state.regulations, 'mistaken-alerts') === null ? [] : ['mistaken'];
  return [...missing, ...mistaken, 'in-order'];
};

/**
 * It is as if the call had been wrongly explained (DBf 132C1, FSB 115B): the director has to say whether what the
 * opponents have called since could come of it (21B1a).
 */
const asMisinformation = (state: TableState, act: number): TableState => {
  const call = callAt(state, act);
  const side = call && otherSide(sideOf(call.seat));
  const answer = state.inForce.findLast((one) => one.at > act && !one.deemed && sideOf(one.seat) === side);
  if (!answer) return state;
  return withQuestion(state, {
    question: 'misinformation',
    law: '21B1a',
    act: answer.at,
    against: act,
    answers: ['could-have-influenced', 'no-influence'],
    then: null,
  });
};

/**
 * DBf 132C3: the player left no time for the alert. They may change the call, as a misinformed player may, but are
 * the offender.
 */
const mayChangeAsOffender = (state: TableState, call: CallOnTable): TableState => {
  if (state.playing || partnerHasCalled(state, call)) return state;
  return withOption(state, {
    name: 'change-after-fast-call',
    law: '21B1a',
    for: call.seat,
    choices: ['change', 'keep'],
    act: call.at,
    until: `${partnerOf(call.seat)} calls, or the lead is faced`,
  });
};

const changed = (state: TableState, { at, seat }: CallOnTable): TableState => {
  const gone = cancelFrom(state, at, { law: '21B1a', status: 'withdrawn', unauthorised: sideOf(seat) });
  return withObligation(replacing(gone, { at, seat, under: 'DBf 132C3' }), {
    kind: 'replace-call',
    for: seat,
    law: '132C3',
    act: at,
    allowed: 'any',
  });
};

export const alerts = {
  raisable: {
    /** About the call that was, or should have been, alerted. */
    alert: { law: {}, regulations: { 'dbf-2013': '132C1', 'fsb-2008': '115B' }, answers: answersFor },
    /** About a call made so fast that the one before it could not be alerted. */
    'too-fast-for-an-alert': {
      law: {},
      regulations: { 'dbf-2013': '132C3' },
      answers: (state, act) => (callAt(state, act) ? ['too-fast', 'in-time'] : []),
    },
  },
  judged: {
    alert: (state, { act }, answer) => (answer === 'in-order' ? state : asMisinformation(state, act)),
    'too-fast-for-an-alert': (state, { act }, answer) => {
      const call = callAt(state, act);
      return call && answer === 'too-fast' ? mayChangeAsOffender(state, call) : state;
    },
  },
  chosen: {
    'change-after-fast-call': (state, option, choice) => {
      const call = callAt(state, option.act);
      const decided = withoutOption(state, option);
      return call && choice === 'change' ? changed(decided, call) : decided;
    },
  },
  replaced: { 'DBf 132C3': (state, { at }, call) => restrictedUnlessComparable(state, at, call) },
} satisfies LawModule;
