import { hasEnded, leftOf, partnerOf, sideOf, inEdition } from '@app/bridge';
import type { ActData } from '../state/acts';
import type { LawModule } from '../state/law-module';
import { type CallRule, type Finding, type FindingOn, findingsOf, rulesBrokenBy } from '../state/rule';
import type { Attempt, CallOnTable, Irregularity, Question, TableState } from '../state/table-state';
import {
  asGone,
  auctionBefore,
  auctionPeriodIsOver,
  callAt,
  cancelFrom,
  goneCall,
  isOpen,
  settled,
  under,
  withCall,
  withInForce,
  withIrregularity,
  withOption,
  withoutAttempt,
  withoutOption,
} from '../table/changes';
import { callOnTable } from '../table/place-call';
import { askUnintended } from './ask-unintended';
import { restrictedAsJudged, restrictedUnlessComparable } from './law-26';
import { afterCallingOver, insufficientBid } from './law-27';
import { isOpenOutOfRotation } from './law-28';
import { outOfRotation } from './law-29';
import { inadmissibleDouble } from './law-36';
import { callDespiteEnforcedPass } from './law-37';
import { bidBeyondSeven } from './law-38';

/** A change of a call that its maker had intended. */
export const changeOfCall = {
  name: 'change-of-call',
  label: 'Change of an intended call; the left-hand opponent may accept it',
  sources: { 'wbf-2017': '25B', 'wbf-2007': '25B' },
  detects: () => true,
} satisfies CallRule;

const attemptAt = (state: TableState, at: number): Attempt | undefined =>
  state.attempts.find(({ call }) => call.at === at);

/** Whether the player's partner has called since, so that nothing can be changed any more (25A4; in 2007 25A2). */
const partnerHasCalled = (state: TableState, replaces: number, { seat }: CallOnTable): boolean => {
  const index = state.inForce.findIndex(({ at, deemed }) => at === replaces && !deemed);
  return state.inForce.slice(index).some((call) => call.seat === partnerOf(seat));
};

/** Whether a change of this call would come too late: partner has called since, or the auction period is over. */
const isTooLateToChange = (state: TableState, replaces: number, call: CallOnTable): boolean =>
  auctionPeriodIsOver(state) || partnerHasCalled(state, replaces, call);

/**
 * A player has tried to put another call in the place of their own. Too late, it falls at once; else it is asked
 * about.
 */
export const attempted = (state: TableState, replaces: number, call: CallOnTable): TableState => {
  const first = callAt(state, replaces);
  if (!first) return state;
  // Only the last word of a player who changes their mind once more is decided on.
  const before = state.attempts.find((one) => one.replaces === replaces);
  const left = before ? settled(withoutAttempt(state, before, '25B2'), before.call.at, 'ruled') : state;
  const trying = { ...left, attempts: [...left.attempts, { call, replaces, intended: false }] };
  if (isTooLateToChange(state, replaces, call)) {
    const cancelled = withoutAttempt(trying, { call, replaces, intended: true }, '25B2');
    return restrictedUnlessComparable(cancelled, call.at, first);
  }
  return askUnintended(trying, call.at, replaces);
};

/** 25B2: the second call is cancelled, the first stands. */
const refused = (
  state: TableState,
  attempt: Attempt,
  first: CallOnTable,
  restricted = restrictedAsJudged,
): TableState => {
  const { at } = attempt.call;
  return settled(restricted(withoutAttempt(state, attempt, '25B2'), at, first), at, 'ruled');
};

const BREAKABLE = [bidBeyondSeven, callDespiteEnforcedPass, inadmissibleDouble, insufficientBid];

/**
 * The call that now stands goes by the Laws like any other (25A1): it may be inadmissible, or insufficient; and in the
 * place of a call out of rotation it is out of rotation.
 * @param first the call out of rotation that it replaces, where nobody has ruled on that
 */
const judgedAnew = (state: TableState, { at, seat, call }: CallOnTable, first?: Irregularity): TableState => {
  const before = { ...state, auction: auctionBefore(state, at) };
  const [broken] = rulesBrokenBy(BREAKABLE, before, { seat, call });
  const outOfTurn = first && broken?.name !== inadmissibleDouble.name ? outOfRotation(call) : null;
  const rule = outOfTurn ?? broken?.name;
  const law = outOfTurn === null ? broken && inEdition(state.edition, broken.sources) : first?.law;
  if (rule === undefined || law === undefined) return state;
  const status = state.directorCalled ? 'director-called' : 'unnoticed';
  return withIrregularity(state, { at, seat, rule, law, status, turn: first?.turn ?? seat, lhoCalled: false });
};

type Going = Parameters<typeof cancelFrom>[2];

/**
 * The second call stands; the first, and what was called over it, is withdrawn.
 * @param following what follows from the change, before the call that stands is judged itself
 */
const changed = (
  state: TableState,
  attempt: Attempt,
  going: Going,
  following: (standing: TableState) => TableState,
): TableState => {
  const { call, replaces } = attempt;
  const insteadOf = callAt(state, replaces)?.insteadOf ?? null;
  const open = state.irregularities.find((one) => one.at === replaces && isOpenOutOfRotation(one));
  const standing = withCall(cancelFrom(withoutAttempt(state, attempt), replaces, going), { ...call, insteadOf });
  return judgedAnew(following(standing), call, open);
};

const accepted25B1 = ({ seat }: CallOnTable): Going => ({
  law: '25B1',
  status: 'withdrawn',
  unauthorised: sideOf(seat),
});

/** 25B1: LHO lets the change of an intended call stand. */
const changeAccepted = (state: TableState, attempt: Attempt): TableState => {
  const { call, replaces } = attempt;
  return changed(state, attempt, accepted25B1(call), (standing) =>
    restrictedAsJudged(settled(standing, call.at, 'accepted'), replaces, call),
  );
};

/** The first call has gone because LHO called over the second, and nobody has said yet whether it was intended. */
const UNJUDGED = '25A';

/**
 * LHO calls over a change. The new call stands whatever the first one was: unintended it is rectified (25A1), intended
 * the change is accepted (25B1). What follows waits for the director to say which.
 */
export const changeCalledOver = (state: TableState, attempt: Attempt): TableState => {
  const { call, replaces, intended } = attempt;
  if (intended) return changeAccepted(state, attempt);
  const going = { law: UNJUDGED, status: 'withdrawn' as const, unauthorised: null };
  return changed(state, attempt, going, (standing) => askUnintended(standing, call.at, replaces));
};

/** Whether it is known already what is wrong with this call. */
const isJudged = ({ irregularities }: TableState, { at: act }: CallOnTable): boolean =>
  irregularities.some(({ at }) => at === act);

const isUnjudged = (state: TableState, { against }: Pick<Question, 'against'>): boolean =>
  goneCall(state, against)?.law === UNJUDGED;

const withGoing = (state: TableState, at: number, going: Going): TableState => ({
  ...state,
  gone: state.gone.map((call) => (call.at === at ? { ...call, ...going } : call)),
});

/** The director has said what the first call was, after LHO had called over the second. */
const judgedLate = (state: TableState, { act, against }: Question, answer: string): TableState => {
  const call = callAt(state, act);
  if (answer === 'unintended' || !call) {
    return withGoing(state, against, { law: '25A1', status: 'withdrawn', unauthorised: null });
  }
  const known = withIrregularity(withGoing(state, against, accepted25B1(call)), {
    at: act,
    seat: call.seat,
    rule: changeOfCall.name,
    law: '25B',
    status: 'accepted',
    turn: call.insteadOf ?? call.seat,
    lhoCalled: true,
  });
  return restrictedAsJudged(known, against, call);
};

/** 25A: the intended call stands as if the other had never been made. LHO may take back what they called over that. */
const asIntended = (state: TableState, attempt: Attempt): TableState => {
  const { call, replaces } = attempt;
  const index = state.inForce.findIndex(({ at, deemed }) => at === replaces && !deemed);
  const first = state.inForce[index];
  if (!first) return state;
  const tried = withoutAttempt(state, attempt);
  const intended = { ...call, insteadOf: first.insteadOf };
  const start = withInForce(tried, [...tried.inForce.slice(0, index), intended]);
  // What LHO has called over it they may keep or take back; anything further goes, and so does what comes after the
  // end.
  const next = tried.inForce[index + 1];
  const stays = next?.seat === leftOf(call.seat) && !hasEnded(start.auction) ? next : undefined;
  const beyond = tried.inForce[index + (stays ? 2 : 1)];
  const left = beyond ? cancelFrom(tried, beyond.at, { law: '25A1', status: 'withdrawn', unauthorised: null }) : tried;
  const changed = withInForce(left, [...start.inForce, ...(stays ? [stays] : [])]);
  const gone = asGone(first, { law: '25A1', status: 'withdrawn', unauthorised: null });
  const ruled = settled({ ...changed, gone: [...changed.gone, gone] }, replaces, 'ruled');
  const judged = judgedAnew(ruled, call);
  if (!stays) return judged;
  return withOption(judged, {
    name: 'call-over-unintended',
    law: under(state, { 'wbf-2017': '25A6', 'wbf-2007': '25A4' }),
    for: stays.seat,
    choices: ['withdraw', 'keep'],
    act: stays.at,
    until: `${partnerOf(call.seat)} calls`,
  });
};

/** 25B: the first call was intended. What remains is whether LHO lets the change stand; of an insufficient bid, 27C. */
const wasIntended = (state: TableState, attempt: Attempt): TableState => {
  const { call, replaces } = attempt;
  if (attempt.overruled) return withoutAttempt(state, attempt, '27A1');
  const known = {
    ...state,
    attempts: state.attempts.map((one) => (one.replaces === replaces ? { ...one, intended: true } : one)),
  };
  const insufficient = state.irregularities.some(
    (one) => one.at === replaces && one.rule === 'insufficient-bid' && isOpen(one),
  );
  if (insufficient) return known;
  const irregularity: Irregularity = {
    at: call.at,
    seat: call.seat,
    rule: changeOfCall.name,
    law: '25B',
    status: 'director-called',
    turn: auctionBefore(state, replaces).turn,
    lhoCalled: false,
  };
  const noted = known.irregularities.some(({ at }) => at === call.at) ? known : withIrregularity(known, irregularity);
  return withOption(noted, {
    name: 'change-of-call',
    law: '25B1',
    for: leftOf(call.seat),
    choices: ['accept', 'decline'],
    act: call.at,
    until: `${leftOf(call.seat)} calls`,
  });
};

/**
 * What the Laws say about an attempt to change a call. In time it may be unintended, and waits for a judgement (25A).
 */
export const judgeSubstitution = (
  state: TableState,
  data: ActData['CallSubstituted'],
  at: number,
): readonly Finding[] =>
  isTooLateToChange(state, data.replaces, callOnTable(state, at, data)) ? findingsOf([changeOfCall], state, data) : [];

/**
 * Judged intended, the change of call itself breaks the Law; judged unintended, the call that was meant may break
 * one.
 */
export const judgeIntention = (
  rules: readonly CallRule[],
  state: TableState,
  { question, answer, act }: ActData['JudgementMade'],
): readonly FindingOn[] => {
  if (question !== 'unintended') return [];
  const attempt = attemptAt(state, act);
  const asked = state.questions.find((one) => one.question === question && one.act === act);
  const standing = callAt(state, act);
  if (!attempt) {
    // What breaks a Law in the call that stands was found when LHO called over it.
    return asked && standing && answer === 'intended' && isUnjudged(state, asked)
      ? findingsOf([changeOfCall], state, standing).map((finding) => ({ ...finding, seat: standing.seat, act }))
      : [];
  }
  const { seat, call } = attempt.call;
  const about = (finding: Finding) => ({ ...finding, seat, act });
  if (answer === 'unintended') {
    const before = { ...state, auction: auctionBefore(state, attempt.replaces) };
    return findingsOf(rules, before, { seat, call }).map(about);
  }
  const corrected = state.irregularities.some(({ at, rule }) => at === attempt.replaces && rule === 'insufficient-bid');
  return corrected ? [] : findingsOf([changeOfCall], state, { seat, call }).map(about);
};

/** A call tried as a change stands now: what is wrong with it is found as if it had been made. */
export const judgeChanges = (rules: readonly CallRule[], before: TableState, after: TableState): readonly FindingOn[] =>
  before.attempts
    .flatMap(({ call: { at } }) => callAt(after, at) ?? [])
    .flatMap(({ at, seat, call }) =>
      findingsOf(rules, { ...before, auction: auctionBefore(after, at) }, { seat, call }).map((finding) => ({
        ...finding,
        seat,
        act: at,
      })),
    );

/**
 * The play has begun, and LHO has not accepted the change of an intended call: the first call stands (25B2). Whether they
 * are comparable is asked only where a lead is still to be made.
 */
const neverAccepted = (state: TableState): TableState =>
  state.attempts
    .filter(({ intended }) => intended)
    .reduce((now, attempt) => {
      const first = callAt(now, attempt.replaces);
      return first ? refused(now, attempt, first, restrictedUnlessComparable) : now;
    }, state);

export const law25 = {
  judged: {
    unintended: (state, question, answer) => {
      const attempt = attemptAt(state, question.act);
      if (!attempt && isUnjudged(state, question)) return judgedLate(state, question, answer);
      if (!attempt) {
        const ruled = afterCallingOver(state, question, answer);
        const call = answer === 'unintended' ? callAt(ruled, question.act) : undefined;
        return !call || isJudged(ruled, call) ? ruled : judgedAnew(ruled, call);
      }
      return answer === 'unintended' ? asIntended(state, attempt) : wasIntended(state, attempt);
    },
  },
  chosen: {
    'change-of-call': (state, { act }, choice) => {
      const attempt = attemptAt(state, act);
      const first = attempt && callAt(state, attempt.replaces);
      if (!attempt || !first) return state;
      return choice === 'accept' ? changeAccepted(state, attempt) : refused(state, attempt, first);
    },
    'call-over-unintended': (state, option, choice) => {
      const over = callAt(state, option.act);
      const decided = withoutOption(state, option);
      // Kept, it may be insufficient, or inadmissible, over the call that was meant.
      if (choice === 'keep' || !over) return over ? judgedAnew(decided, over) : decided;
      const unauthorised = sideOf(over.seat) === 'NS' ? ('EW' as const) : ('NS' as const);
      return cancelFrom(decided, over.at, { law: option.law, status: 'withdrawn', unauthorised });
    },
  },
  after: (state) => (state.playing ? neverAccepted(state) : state),
} satisfies LawModule;
