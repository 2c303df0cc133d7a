import { otherSide, partnerOf, sideOf } from '@app/bridge';
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
import { alertDue } from './alert-due';

const partnerHasCalled = ({ inForce }: TableState, { at, seat }: CallOnTable): boolean =>
  inForce.some((call) => call.at > at && call.seat === partnerOf(seat));

/** What can have been wrong with the alert of a call. Of an alert that should not have been, FSB 115B says nothing. */
const answersFor = (state: TableState, act: number): readonly string[] => {
  const due = alertDue(state, act);
  if (due === null) return [];
  const missing = due === 'excepted' ? [] : ['missing', 'not-noticed'];
  const mistaken = due === 'required' || state.regulations === 'fsb-2008' ? [] : ['mistaken'];
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

/** DBf 132C3: he left no time for the alert. He may change the call, as one who is misinformed, but is the offender. */
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
