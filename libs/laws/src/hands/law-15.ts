import { since, hasEnded, leftOf, partnerOf, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { CallOnTable, GoneCall, Irregularity, Question, Replacement, TableState } from '../state/table-state';
import {
  callAt,
  cancelFrom,
  goneCall,
  isLegal,
  replacing,
  settled,
  under,
  withObligation,
  withOption,
  withReview,
  withoutOption,
} from '../table/changes';
import { asking, goingOnWith, stopped, withHands, withoutChangesOf } from '../table/hand-changes';
import { calledOn, handedBack, heldHand } from './law-07';

/** A call on cards from another board (15A, in 2007 17D). */
export const callOnAnotherBoard: ActRule = {
  name: 'call-on-another-board',
  label: 'A call on cards from another board; it is cancelled',
  sources: { 'wbf-2017': '15A1', 'wbf-2007': '17D1' },
  offender: ({ hands }, { type, data }) =>
    type === 'CallMade' &&
    hands.held.some(({ seat, kind, until }) => seat === data.seat && kind === 'another-board' && until === null)
      ? data.seat
      : null,
};

/** 17D2, only in 2007: LHO's call over the cancelled one must be repeated. */
export const lhosCallNotRepeated: ActRule = {
  name: 'call-over-cancelled-not-repeated',
  label: 'Another call than the one made over a call on cards from another board',
  sources: { 'wbf-2007': '17D2', 'wbf-2017': null },
  offender: ({ obligations, auction }, { type, data }) =>
    type === 'CallMade' &&
    auction.turn === data.seat &&
    obligations.some(
      (one) => one.kind === 'repeat-call' && one.law === '17D2' && one.for === data.seat && one.call !== data.call,
    )
      ? data.seat
      : null,
};

/** Partner has called over it: no auction can come of this (15A2a; in 2007 17D2). */
const partnerHasCalled = (state: TableState, { at, seat }: CallOnTable): TableState =>
  stopped(state, {
    law: under(state, { 'wbf-2017': '15A2a', 'wbf-2007': '17D2' }),
    act: at,
    side: sideOf(seat),
    score: since(state.edition, 'wbf-2017') ? 'assigned' : 'artificial',
  });

/**
 * The offender looks at their own hand and calls again; in 2007 their new call may have to be as the old one (17D2).
 */
const callsAgain = (state: TableState, { at, seat }: CallOnTable): TableState => {
  const law = under(state, { 'wbf-2017': '15A2b', 'wbf-2007': '17D2' });
  const waiting = since(state.edition, 'wbf-2017') ? state : replacing(state, { at, seat, under: '17D2' });
  return state.auction.turn === seat
    ? withObligation(waiting, { kind: 'replace-call', for: seat, law, act: at, allowed: 'any' })
    : waiting;
};

/** The call on the wrong cards goes, and so does every call after it (15A1, 17D1). */
const cancelled = (state: TableState, irregularity: Irregularity): TableState => {
  const held = heldHand(state, irregularity);
  const call = held && calledOn(state, held);
  const ruled = handedBack(settled(state, irregularity.at, 'ruled'), irregularity);
  if (!call) return ruled;
  const since = state.inForce.slice(state.inForce.indexOf(call));
  const law = under(state, { 'wbf-2017': '15A1', 'wbf-2007': '17D1' });
  const gone = cancelFrom(withoutChangesOf(ruled, since, law), call.at, {
    law,
    status: 'cancelled',
    unauthorised: sideOf(call.seat),
  });
  const isTooLate = since.some(({ seat, deemed }) => seat === partnerOf(call.seat) && !deemed);
  return isTooLate ? partnerHasCalled(gone, call) : callsAgain(gone, call);
};

/** The call that LHO had made over the cancelled one. */
const lhosCall = (state: TableState, { at, seat }: CallOnTable): GoneCall | undefined =>
  state.gone.find((call) => call.law === '17D1' && call.seat === leftOf(seat) && call.at > at);

const lhoRepeats = (state: TableState, withdrawn: CallOnTable): TableState => {
  const over = lhosCall(state, withdrawn);
  if (over?.seat !== state.auction.turn || !isLegal(state.auction, over.call)) return state;
  return withObligation(state, { kind: 'repeat-call', for: over.seat, law: '17D2', act: over.at, call: over.call });
};

/** 17D2: it matters only where LHO has called. The same call is the same; whether another one differs is judged. */
const calledAgain = (state: TableState, { at }: Replacement, call: CallOnTable): TableState => {
  const withdrawn = goneCall(state, at);
  if (!withdrawn || !lhosCall(state, withdrawn)) return state;
  if (withdrawn.call === call.call && withdrawn.artificial === call.artificial) return lhoRepeats(state, withdrawn);
  const laws = { 'wbf-2017': '15A3', 'wbf-2007': '17D2' };
  const questioned = asking(state, 'call-differs', laws, call.at, ['same', 'differs']);
  return {
    ...questioned,
    questions: questioned.questions.map((one) =>
      one.question === 'call-differs' && one.act === call.at ? { ...one, against: at } : one,
    ),
  };
};

/**
 * A call differs from the cancelled one: no normal board comes of it (17D2, 17D3; in 2017 15A3, on the other board).
 */
const callDiffers = (state: TableState, { law, act, against }: Question, answer: string): TableState => {
  const withdrawn = goneCall(state, against);
  if (answer === 'same') return withdrawn && law === '17D2' ? lhoRepeats(state, withdrawn) : state;
  const call = callAt(state, act) ?? goneCall(state, act);
  return stopped(state, {
    law,
    act,
    side: call ? sideOf(call.seat) : null,
    score: since(state.edition, 'wbf-2017') ? 'assigned' : 'artificial',
  });
};

const goOn = goingOnWith('hand-of-another-board', cancelled);

export const law15 = {
  raisable: {
    /** On the board that the wrong cards came from, when the offender calls there. */
    'call-differs': {
      law: { 'wbf-2017': '15A3', 'wbf-2007': '17D3' },
      answers: (state, act) => (callAt(state, act) ? ['same', 'differs'] : []),
    },
  },
  judged: { 'call-differs': callDiffers },
  replaced: { '17D2': calledAgain },
  after: (state) => goOn(state),
} satisfies LawModule;

const OPTION = 'right-board-later';

/** None of them has played it: the result stands, and the director may have the right board played later. */
const rightBoardLater = (state: TableState, law: string, act: number): TableState =>
  withOption(state, {
    name: OPTION,
    law,
    for: 'director',
    choices: ['right-board-later', 'leave-it'],
    act,
    until: 'the session ends',
  });

/**
 * One of them has played it: it is cancelled for all four, and an artificial score makes up for a chance that is
 * lost.
 */
const playedBefore = (state: TableState, act: number): TableState => {
  if (since(state.edition, 'wbf-2017')) {
    const cancelled = stopped(state, { law: '15B1', act, side: null, score: 'cancelled' });
    return withReview(cancelled, { law: '15B3', act, side: null, score: 'artificial' });
  }
  return stopped(state, { law: '15B', act, side: null, score: 'artificial' });
};

/** 15C, only in 2007: during the auction the right players sit down, and everything is called once more. */
const auctionVoid = (state: TableState): TableState => {
  const [first] = state.inForce;
  const firstAuction = state.inForce.filter(({ deemed }) => !deemed);
  const called = withoutChangesOf(state, firstAuction, '15C');
  const gone = first ? cancelFrom(called, first.at, { law: '15C', status: 'cancelled', unauthorised: null }) : called;
  return withHands({ ...gone, obligations: [], replacements: [], restrictions: [] }, { firstAuction });
};

const notPlayedBefore = (state: TableState, act: number): TableState => {
  if (since(state.edition, 'wbf-2017')) return rightBoardLater(state, '15B2', act);
  return hasEnded(state.auction) ? rightBoardLater(state, '15A2', act) : auctionVoid(state);
};

/** 15C: a call that is not what was called there the first time ends the board. */
const asTheFirstTime = (state: TableState, at: number): TableState => {
  const index = state.inForce.findIndex((call) => call.at === at);
  const [now, before] = [state.inForce[index], state.hands.firstAuction[index]];
  if (!now || !before) return state;
  const isSame = now.seat === before.seat && now.call === before.call && now.artificial === before.artificial;
  return isSame ? state : stopped(state, { law: '15C', act: at, side: null, score: 'cancelled' });
};

/** Laws 15B and 15 of 2007: a board that these players were not to play now. The director finds it, no act shows it. */
export const wrongBoard = {
  raisable: {
    'wrong-board': { law: { 'wbf-2017': '15B', 'wbf-2007': '15' }, answers: ['played-before', 'not-played-before'] },
  },
  judged: {
    'wrong-board': (state, { act }, answer) =>
      answer === 'played-before' ? playedBefore(state, act) : notPlayedBefore(state, act),
  },
  chosen: { [OPTION]: (state, option) => withoutOption(state, option) },
  after: (state, act) =>
    act.type === 'CallMade' && state.hands.firstAuction.length > 0 ? asTheFirstTime(state, act.at) : state,
} satisfies LawModule;
