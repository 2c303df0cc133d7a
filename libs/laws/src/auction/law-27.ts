import {
  inEdition,
  hasEnded,
  isBeyondSeven,
  isBid,
  isDoubleOrRedouble,
  isSufficient,
  leftOf,
  sideOf,
} from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { IrregularityName } from '../state/names';
import type { CallRule } from '../state/rule';
import type {
  Attempt,
  CallOnTable,
  GoneCall,
  Irregularity,
  Question,
  Replacement,
  TableState,
} from '../state/table-state';
import {
  auctionBefore,
  callAt,
  cancelFrom,
  goneCall,
  isLegal,
  replacing,
  settled,
  withCall,
  withIrregularity,
  withOption,
  withoutAttempt,
} from '../table/changes';
import { askUnintended } from './ask-unintended';
import { asIn27B3, mustReplace, replaced } from './law-27b';

/** Law 27C: an insufficient bid that its maker has put right before the director did. */

/**
 * A second insufficient bid lies in the place of the first, which is not accepted: LHO accepts or declines this one as
 * well (27B4, 27A1).
 */
const insufficientAgain = (state: TableState, { at, seat }: CallOnTable): TableState =>
  withIrregularity(state, {
    at,
    seat,
    rule: insufficientBid.name,
    law: inEdition(state.edition, insufficientBid.sources),
    status: state.directorCalled ? 'director-called' : 'unnoticed',
    turn: seat,
    lhoCalled: false,
  });

const isInsufficient = ({ auction }: TableState, { call }: CallOnTable): boolean =>
  isBid(call) && !isSufficient(auction, call);

/** The bid has gone. The new call stands if it is legal (27C, 27B3), and is ruled on as it would be otherwise. */
const correctionStands = (state: TableState, { at, seat }: Irregularity, { call }: Attempt): TableState => {
  const replacement: Replacement = { at, seat, under: '27B' };
  const standing = withCall(state, call);
  if (isInsufficient(state, call)) return insufficientAgain(replaced(standing, replacement, call), call);
  if (isLegal(state.auction, call.call)) return replaced(standing, replacement, call);
  const withdrawn = goneCall(standing, at);
  return withdrawn ? asIn27B3(replacing(standing, replacement), withdrawn, call) : standing;
};

/**
 * LHO declines the bid before the director has said whether it was intended. The correction stands in either case (25A,
 * 27C); what follows waits for that.
 */
const correctionUnjudged = (state: TableState, { at }: Irregularity, { call }: Attempt): TableState => {
  const asked = askUnintended(withCall(state, call), call.at, at);
  return isInsufficient(state, call) ? insufficientAgain(asked, call) : asked;
};

/** LHO has called over what can never stand (36A, 38): it waits for the director. */
const calledOver = (state: TableState, { at, seat }: CallOnTable, rule: IrregularityName, law: string): TableState =>
  withIrregularity(state, { at, seat, rule, law, status: 'unnoticed', turn: seat, lhoCalled: true });

/**
 * 27C: LHO calls over a premature correction. It stands in place of the bid, which LHO has not accepted; what follows
 * waits for the director to say whether the bid was intended (25A).
 */
const calledOverCorrection = (state: TableState, { at, seat }: Irregularity, attempt: Attempt): TableState => {
  const going = { law: '27B', status: 'cancelled' as const, unauthorised: sideOf(seat) };
  const cancelled = cancelFrom(withoutAttempt(settled(state, at, 'ruled'), attempt), at, going);
  const standing = withCall(cancelled, attempt.call);
  const { call } = attempt.call;
  if (isBeyondSeven(call)) return calledOver(standing, attempt.call, 'bid-beyond-seven', '38');
  if (isDoubleOrRedouble(call)) {
    if (!isLegal(cancelled.auction, call)) return calledOver(standing, attempt.call, 'inadmissible-double', '36');
  }
  const asked = askUnintended(standing, attempt.call.at, at);
  return isInsufficient(cancelled, attempt.call)
    ? settled(insufficientAgain(asked, attempt.call), attempt.call.at, 'accepted')
    : asked;
};

/** The correction had been insufficient as well, and LHO has called over it. */
const isAccepted = ({ irregularities }: TableState, act: number): boolean =>
  irregularities.some(({ at, rule, status }) => at === act && rule === insufficientBid.name && status === 'accepted');

/** What the offender has called in the place of the bid is ruled on by 27B, as the bid was intended. */
const ruledBy27B = (state: TableState, bid: GoneCall, call: CallOnTable): TableState => {
  if (isAccepted(state, call.at)) return state;
  const replacement: Replacement = { at: bid.at, seat: call.seat, under: '27B' };
  const before = { ...state, auction: auctionBefore(state, call.at) };
  return isInsufficient(before, call) || isLegal(before.auction, call.call)
    ? replaced(state, replacement, call)
    : asIn27B3(replacing(state, replacement), bid, call);
};

/** The director has said so: an unintended bid is as if never made; else the correction is ruled on by 27B. */
export const afterCallingOver = (
  state: TableState,
  { act, against }: Pick<Question, 'act' | 'against'>,
  answer: string,
): TableState => {
  const call = callAt(state, act);
  const bid = goneCall(state, against);
  if (!call || !bid) return state;
  if (answer === 'intended') return ruledBy27B(state, bid, call);
  const gone = state.gone.map((one) =>
    one === bid ? { ...one, law: '25A1', status: 'withdrawn' as const, unauthorised: null } : one,
  );
  return { ...state, gone };
};

/** A bid that does not outrank the last one. It happened; whether it is accepted is for the left-hand opponent. */
export const insufficientBid = {
  name: 'insufficient-bid',
  label: 'Insufficient bid; the left-hand opponent may accept it',
  sources: { 'wbf-2017': '27A', 'wbf-2007': '27A' },
  detects: ({ auction }, { call }) => !hasEnded(auction) && isBid(call) && !isSufficient(auction, call),
} satisfies CallRule;

const declined = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat } = irregularity;
  const call = callAt(state, at);
  if (!call) return state;
  const attempt = state.attempts.find(({ replaces }) => replaces === at);
  const again = state.replacements.find((one) => one.seat === seat && one.under === '27B4');
  const ruled = settled(state, at, 'ruled');
  const first = again && goneCall(state, again.at);
  if (again && first) return replacing(asIn27B3(ruled, first, call), { ...again, under: '27B' });
  const going = { law: '27B', status: 'cancelled' as const, unauthorised: sideOf(seat) };
  const decided = attempt ? withoutAttempt(ruled, attempt) : ruled;
  const cancelled = cancelFrom(decided, at, going);
  // 27C: the offender has not waited.
  if (attempt) return (attempt.intended ? correctionStands : correctionUnjudged)(cancelled, irregularity, attempt);
  return mustReplace(replacing(cancelled, { at, seat, under: '27B' }), seat, at, '27B', 'any');
};

/** The bid stands, and a change of it falls; where that may have been unintended the director says so first (25A). */
const withoutCorrection = (state: TableState, attempt: Attempt): TableState =>
  attempt.intended
    ? withoutAttempt(state, attempt, '27A1')
    : {
        ...state,
        attempts: state.attempts.map((one) => (one === attempt ? { ...one, overruled: true as const } : one)),
      };

const accepted = (state: TableState, { at, seat }: Irregularity): TableState => {
  const attempt = state.attempts.find(({ replaces }) => replaces === at);
  const left = attempt ? withoutCorrection(state, attempt) : state;
  const done = { ...left, replacements: left.replacements.filter((one) => one.seat !== seat || one.under !== '27B4') };
  return settled(done, at, 'accepted');
};

/** It replaces another bid, and whether that one was intended decides what it brings to decline this one (27B4). */
const isInDoubt = ({ questions }: TableState, { at }: Irregularity): boolean =>
  questions.some(({ question, act }) => question === 'unintended' && act === at);

const opened = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat } = irregularity;
  return isInDoubt(state, irregularity)
    ? state
    : withOption(state, {
        name: 'insufficient-bid',
        law: '27A1',
        for: leftOf(seat),
        choices: ['accept', 'decline'],
        act: at,
        until: `${leftOf(seat)} calls`,
      });
};

const irregularityOf = (state: TableState, act: number): Irregularity | undefined =>
  state.irregularities.find(({ at }) => at === act);

export const law27 = {
  irregularities: {
    'insufficient-bid': {
      // 27C: calling after a premature correction does not accept the bid that was corrected.
      lhoCalls: (state, irregularity) => {
        const attempt = state.attempts.find(({ replaces }) => replaces === irregularity.at);
        if (!attempt) return accepted(state, irregularity);
        return attempt.intended ? declined(state, irregularity) : calledOverCorrection(state, irregularity, attempt);
      },
      directorComes: opened,
    },
  },
  chosen: {
    'insufficient-bid': (state, { act }, choice) => {
      const irregularity = irregularityOf(state, act);
      if (!irregularity) return state;
      return choice === 'accept' ? accepted(state, irregularity) : declined(state, irregularity);
    },
  },
} satisfies LawModule;
