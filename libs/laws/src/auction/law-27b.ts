import {
  since,
  type Seat,
  BIDS,
  denominationOf,
  isBid,
  isDoubleOrRedouble,
  isLegalCall,
  isSufficient,
  sideOf,
} from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { CallOnTable, GoneCall, Replacement, TableState } from '../state/table-state';
import {
  auctionBefore,
  callAt,
  cancelFrom,
  freeToUse,
  goneCall,
  replacing,
  withObligation,
  withQuestion,
  withReview,
} from '../table/changes';
import { askComparable, beingComparedWith } from './ask-comparable';
import { partnerBarred } from './law-23';
import { restrictedAsJudged } from './law-26';

/*
 * Law 27B: the call in place of an insufficient bid that was not accepted, and what it brings.
 */

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

const SAME_OR_OTHER = ['same', 'other'];

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
  const asked = { question: 'same-denomination', law: '27B1a', answers: SAME_OR_OTHER } as const;
  return withQuestion(state, { ...asked, act, against, then: null });
};

/** The bid that a sufficient one has taken the place of, with nothing between them in that turn. */
const bidReplacedBy = (state: TableState, act: number): { bid: GoneCall; by: CallOnTable } | null => {
  const by = callAt(state, act);
  const bid = by && state.gone.findLast(({ seat, at }) => seat === by.seat && at < act);
  const isOfAnotherTurn = state.inForce.some(({ seat, at }) => seat === by?.seat && bid && at > bid.at && at < act);
  const isSettled = by && isBid(by.call) && isSufficient(auctionBefore(state, by.at), by.call) && !isOfAnotherTurn;
  return isSettled && bid?.law === '27B' ? { bid, by } : null;
};

/** Whether both show the same is for the director to say, whatever was noted of them. */
const mayShowTheSame = (state: TableState, act: number): readonly string[] => {
  const found = bidReplacedBy(state, act);
  if (!found || beingComparedWith(state, found.by).some((act) => act !== found.bid.at)) return [];
  return since(state.edition, 'wbf-2017') || isLowest(state, found.bid, found.by) ? SAME_OR_OTHER : [];
};

/** What the director looks at after 27B1 and 27B2. */
const REVIEWS_OF_27B = ['27D', '72C', '23'];

/** As if nobody had said yet what the call in place of the bid brings. */
const notAssessed = (state: TableState, bid: GoneCall, by: CallOnTable): TableState => ({
  ...state,
  questions: state.questions.filter(({ act, against }) => act !== by.at || against !== bid.at),
  obligations: state.obligations.filter(({ law, act }) => law !== '27B2' || act !== bid.at),
  restrictions: state.restrictions.filter(({ at }) => at !== bid.at),
  reviews: state.reviews.filter(({ law, act }) => act !== bid.at || !REVIEWS_OF_27B.includes(law)),
  gone: state.gone.map((one) => (one === bid ? { ...bid, unauthorised: sideOf(bid.seat) } : one)),
});

const judgedToShow = (state: TableState, bid: GoneCall, by: CallOnTable, answer: string): TableState =>
  answer === 'same' ? lowestInTheSame(state, bid) : askForMeaning(state, bid, by);

/** The offender calls again in this turn. */
export const mustReplace = (state: TableState, seat: Seat, act: number, law: string, allowed: 'any' | 'bid-or-pass') =>
  withObligation(state, { kind: 'replace-call', for: seat, law, act, allowed });

/** 27B3: an inadmissible double in place of the bid falls; so does another insufficient bid that is refused (27B4). */
export const asIn27B3 = (state: TableState, withdrawn: CallOnTable, attempt: CallOnTable): TableState => {
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

/** What the offender calls in the place of the bid: what it brings, and whether another call is to come. */
export const replaced = (state: TableState, replacement: Replacement, call: CallOnTable): TableState => {
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

export const law27B = {
  judged: {
    'same-denomination': (state, { act }, answer) => {
      const found = bidReplacedBy(state, act);
      return found ? judgedToShow(notAssessed(state, found.bid, found.by), found.bid, found.by, answer) : state;
    },
  },
  raisable: {
    'same-denomination': { law: { 'wbf-2017': '27B1a', 'wbf-2007': '27B1a' }, answers: mayShowTheSame },
  },
  replaced: { '27B': replaced, '27B4': replaced },
} satisfies LawModule;
