import { type Seat, since, leftOf, otherSide, partnerOf, sideOf } from '@app/bridge';
import { cardAfterMisinformation, paragraphOf } from '../play/law-47';
import type { LawModule } from '../state/law-module';
import type { CallOnTable, GoneCall, Replacement, TableState } from '../state/table-state';
import { cardAt } from '../table/card-changes';
import {
  auctionPeriodIsOver,
  callAt,
  cancelFrom,
  goneCall,
  isLegal,
  replacing,
  withCall,
  withObligation,
  withOption,
  withReview,
  withoutOption,
} from '../table/changes';
import { type Charge, answered, lawOfCharges, withoutReview } from '../table/charge';
import { callMadeAt, explainerOf } from '../table/who';
import { MISTAKES, nothingToCorrect } from './law-75';

/** 21B1a: until the lead is faced, or the hands are back, and as long as the player's partner has not called since. */
const mayStillChange = (state: TableState, { at, seat }: CallOnTable): boolean => {
  const index = state.inForce.findIndex((call) => call.at === at);
  return !auctionPeriodIsOver(state) && !state.inForce.slice(index).some((call) => call.seat === partnerOf(seat));
};

/** The director has found that a call may rest on what an opponent wrongly told: its maker may change it, or 21B3. */
const mayChange = (state: TableState, call: CallOnTable): TableState =>
  mayStillChange(state, call)
    ? withOption(state, {
        name: 'change-after-misinformation',
        law: '21B1a',
        for: call.seat,
        choices: ['change', 'keep'],
        act: call.at,
        until: `${partnerOf(call.seat)} calls, or the lead is faced`,
      })
    : withReview(state, { law: '21B3', act: call.at, side: otherSide(sideOf(call.seat)) });

/**
 * What LHO has called over it goes too. In 2007 LHO's side may use that call, unless the director finds after the play
 * that it told what damaged the other side; in 2017 it may not.
 */
const withoutCallOver = (state: TableState, { at, seat }: CallOnTable): TableState => {
  const over = state.inForce.find((one) => one.at > at && one.seat === leftOf(seat));
  if (!over) return state;
  const side = sideOf(over.seat);
  const going = { law: '21B2', status: 'withdrawn' } as const;
  return since(state.edition, 'wbf-2017')
    ? cancelFrom(state, over.at, { ...going, unauthorised: side })
    : withReview(cancelFrom(state, over.at, { ...going, unauthorised: null }), { law: '21B2', act: over.at, side });
};

/**
 * The call is taken back and its maker calls again. What it told is not for the side that misinformed (16C, in 2007
 * 16D).
 */
const changes = (state: TableState, call: CallOnTable): TableState => {
  const { at, seat } = call;
  const unauthorised = otherSide(sideOf(seat));
  const without = withoutCallOver(state, call);
  const gone = cancelFrom(without, at, { law: '21B1a', status: 'withdrawn', unauthorised });
  return withObligation(replacing(gone, { at, seat, under: '21B1a' }), {
    kind: 'replace-call',
    for: seat,
    law: '21B1a',
    act: at,
    allowed: 'any',
  });
};

const takenBack = (state: TableState, seat: Seat, after: number): GoneCall | undefined =>
  state.gone.find((one) => one.law === '21B2' && one.seat === seat && one.at > after);

/** 21B2: LHO, whose own call went with the one that was changed, may change it as well, or keep it if it is legal. */
const lhoMayChange = (state: TableState, { at, seat }: Replacement): TableState => {
  const lho = leftOf(seat);
  const over = takenBack(state, lho, at);
  if (!over) return state;
  return withOption(state, {
    name: 'change-over-changed',
    law: '21B2',
    for: lho,
    choices: isLegal(state.auction, over.call) ? ['change', 'keep'] : ['change'],
    act: over.at,
    until: `${lho} calls`,
  });
};

const kept = (state: TableState, act: number): TableState => {
  const over = goneCall(state, act);
  if (!over) return state;
  const { at, seat, call, artificial, shows, insteadOf, deemed } = over;
  const gone = state.gone.filter((one) => one !== over);
  return withCall(withoutReview({ ...state, gone }, '21B2', at), {
    at,
    seat,
    call,
    artificial,
    shows,
    insteadOf,
    deemed,
  });
};

const [WRONG_EXPLANATION, WRONG_CALL] = MISTAKES;

/**
 * 75B1 (2007: 75B): an explanation that does not match the agreement is an infraction. 21B1b: it is the presumption.
 */
const mistakenExplanation = {
  question: 'misinformation-or-misbid',
  law: { 'wbf-2017': '21B1b', 'wbf-2007': '21B1b' },
  answers: MISTAKES,
  proved: WRONG_EXPLANATION,
  offender: explainerOf,
  finding: {
    name: 'mistaken-explanation',
    label: 'An explanation that does not match the agreement',
    sources: { 'wbf-2017': '75B1', 'wbf-2007': '75B' },
  },
  review: { 'wbf-2017': '75B1', 'wbf-2007': '75B' },
} satisfies Charge;

export const CHARGES_21 = [mistakenExplanation];

/**
 * 21A: a player who misunderstood without the opponents' doing changes no call, and their side gets no score for it.
 */
const ownMisunderstanding = (state: TableState, act: number): TableState =>
  withoutReview(
    {
      ...state,
      options: state.options.filter((one) => one.name !== 'change-after-misinformation' || one.act !== act),
      questions: state.questions.filter((one) => one.question !== 'misinformation' || one.act !== act),
    },
    '21B3',
    act,
  );

/** Law 21: a call after misinformation may be changed, after a misunderstanding of one's own it may not. */
export const law21 = {
  raisable: {
    misinformation: {
      law: { 'wbf-2017': '21B1a', 'wbf-2007': '21B1a' },
      answers: (state, act) =>
        callAt(state, act) || cardAt(state, act) ? ['could-have-influenced', 'no-influence'] : [],
      lawOf: paragraphOf,
    },
    ...lawOfCharges(CHARGES_21).raisable,
    misunderstanding: {
      law: { 'wbf-2017': '21A', 'wbf-2007': '21A' },
      answers: (state, act) => (callMadeAt(state, act) ? ['own', 'misinformed'] : []),
    },
  },
  judged: {
    misinformation: (state, { act }, answer) => {
      const call = callAt(state, act);
      if (!call) return cardAfterMisinformation(state, act, answer);
      return answer === 'could-have-influenced'
        ? mayChange(state, call)
        : withoutOption(state, { name: 'change-after-misinformation', act });
    },
    misunderstanding: (state, { act }, answer) => (answer === 'own' ? ownMisunderstanding(state, act) : state),
    [mistakenExplanation.question]: (state, { act }, answer) => {
      const seen = answered(mistakenExplanation, state, act, answer);
      return answer === WRONG_CALL ? nothingToCorrect(seen, act) : seen;
    },
  },
  chosen: {
    'change-after-misinformation': (state, option, choice) => {
      const call = callAt(state, option.act);
      const decided = withoutOption(state, option);
      return call && choice === 'change' ? changes(decided, call) : decided;
    },
    'change-over-changed': (state, option, choice) => {
      const decided = withoutOption(state, option);
      return choice === 'keep' ? kept(decided, option.act) : decided;
    },
  },
  replaced: { '21B1a': (state, replacement) => lhoMayChange(state, replacement) },
  after: (state, act) => {
    const over = state.options.find(({ name }) => name === 'change-over-changed');
    return over && act.type === 'CallMade' && act.data.seat === over.for ? withoutOption(state, over) : state;
  },
} satisfies LawModule;
