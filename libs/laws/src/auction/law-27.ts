import {
  since,
  inEdition,
  type Seat,
  BIDS,
  denominationOf,
  hasEnded,
  isBeyondSeven,
  isBid,
  isDoubleOrRedouble,
  isLegalCall,
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
  freeToUse,
  goneCall,
  isLegal,
  replacing,
  settled,
  withCall,
  withIrregularity,
  withObligation,
  withOption,
  withQuestion,
  withReview,
  withoutAttempt,
} from '../table/changes';
import { askComparable } from './ask-comparable';
import { askUnintended } from './ask-unintended';
import { partnerBarred } from './law-23';
import { restrictedAsJudged } from './law-26';

/** Law 27B: the call in place of an insufficient bid that was not accepted, and what it brings. */

/** 27B1a: everybody may use it, nothing follows; after the play the director looks at it again (27D). */
const lowestInTheSame = (state: TableState, withdrawn: CallOnTable): TableState =>
  withReview(freeToUse(state, withdrawn.at), { law: '27D', act: withdrawn.at, side: sideOf(withdrawn.seat) });

const askForMeaning = (state: TableState, withdrawn: CallOnTable, replacement: CallOnTable): TableState => {
  const isDouble = isDoubleOrRedouble(replacement.call);
  return askComparable(
    state,
    withdrawn.at,
    replacement.at,
    { review: '27D' },
    { law: isDouble ? '27B3' : '27B2', pass: 'throughout', cancels: isDouble },
  );
};

/** The lowest sufficient bid in the denomination of the insufficient one. */
const isLowest = (state: TableState, withdrawn: CallOnTable, { at, call }: CallOnTable): boolean => {
  const before = auctionBefore(state, at);
  const lowest = BIDS.find(
    (bid) =>
      isBid(withdrawn.call) && denominationOf(bid) === denominationOf(withdrawn.call) && isSufficient(before, bid),
  );
  return call === lowest;
};

/** The offender's new call stands; what it brings depends on which it is (27B1, B2). */
const assessed = (state: TableState, withdrawn: CallOnTable, replacement: CallOnTable): TableState => {
  const artificial = withdrawn.artificial || replacement.artificial;
  if (!artificial && isLowest(state, withdrawn, replacement)) return lowestInTheSame(state, withdrawn);
  if (!since(state.edition, 'wbf-2017') || !artificial || !isBid(replacement.call)) {
    return askForMeaning(state, withdrawn, replacement);
  }
  const [act, against] = [replacement.at, withdrawn.at];
  const answers = ['same', 'other'];
  return withQuestion(state, { question: 'same-denomination', law: '27B1a', act, against, answers, then: null });
};

const mustReplace = (state: TableState, seat: Seat, act: number, law: string, allowed: 'any' | 'bid-or-pass') =>
  withObligation(state, { kind: 'replace-call', for: seat, law, act, allowed });

/** 27B3: an inadmissible double in place of the bid falls; so does another insufficient bid that is refused (27B4). */
const asIn27B3 = (state: TableState, withdrawn: CallOnTable, attempt: CallOnTable): TableState => {
  const going = { law: '27B3', status: 'cancelled' as const, unauthorised: sideOf(attempt.seat) };
  const cancelled = cancelFrom(state, attempt.at, going);
  const owed = mustReplace(cancelled, attempt.seat, attempt.at, '27B3', 'bid-or-pass');
  return partnerBarred(owed, withdrawn.at, attempt, { law: '27B3', pass: 'throughout' });
};

/** What else the offender has called in this turn, and was not allowed (27B3, 27B4). */
const fellInTurn = ({ gone }: TableState, withdrawn: CallOnTable, last: CallOnTable): readonly GoneCall[] =>
  gone.filter(({ seat, at }) => seat === last.seat && at > withdrawn.at && at < last.at);

/**
 * The call that stands in the end decides whether there are lead restrictions, and what partner may use: whether it is
 * comparable to each of the calls that were withdrawn in this turn.
 */
const lastOfTurn = (state: TableState, withdrawn: readonly CallOnTable[], last: CallOnTable): TableState =>
  withdrawn.reduce((now, { at }) => restrictedAsJudged(now, at, last), state);

const replaced = (state: TableState, replacement: Replacement, call: CallOnTable): TableState => {
  const withdrawn = goneCall(state, replacement.at);
  if (!withdrawn) return state;
  // A double has taken the place of the bid, and still stands.
  if (state.inForce.some((one) => one.seat === call.seat && one.at > withdrawn.at && one.at < call.at)) return state;
  const before = auctionBefore(state, call.at);
  if (isBid(call.call) && !isSufficient(before, call.call)) return replacing(state, { ...replacement, under: '27B4' });
  const fell = fellInTurn(state, withdrawn, call);
  if (fell.length > 0) return lastOfTurn(state, [withdrawn, ...fell], call);
  const isDouble = isDoubleOrRedouble(call.call);
  if (isDouble && !isLegalCall(before, call.call)) {
    return replacing(asIn27B3(state, withdrawn, call), { ...replacement, under: '27B' });
  }
  const after = assessed(state, withdrawn, call);
  return isDouble ? replacing(after, { ...replacement, under: '27B' }) : after;
};

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
  judged: {
    'same-denomination': (state, { act, against }, answer) => {
      const withdrawn = goneCall(state, against);
      const replacement = callAt(state, act);
      if (!withdrawn || !replacement) return state;
      return answer === 'same' ? lowestInTheSame(state, withdrawn) : askForMeaning(state, withdrawn, replacement);
    },
  },
  replaced: { '27B': replaced, '27B4': replaced },
} satisfies LawModule;
