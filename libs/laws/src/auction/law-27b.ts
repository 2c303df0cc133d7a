import type { Seat } from '@app/bridge';
import {
  BIDS,
  denominationOf,
  isBid,
  isDoubleOrRedouble,
  isLegalCall,
  isSufficient,
  partnerOf,
  sideOf,
} from '@app/bridge';
import type { CallOnTable, Replacement, TableState } from '../state/table-state';
import {
  auctionBefore,
  cancelFrom,
  freeToUse,
  goneCall,
  replacing,
  withObligation,
  withQuestion,
  withReview,
} from '../table/changes';
import { askComparable } from './ask-comparable';
import { notComparable } from './law-23';

/** Law 27B: the call in place of an insufficient bid that was not accepted, and what it brings. */

/** 27B1a: everybody may use it, nothing follows; after the play the director looks at it again (27D). */
export const lowestInTheSame = (state: TableState, withdrawn: CallOnTable): TableState =>
  withReview(freeToUse(state, withdrawn.at), { law: '27D', act: withdrawn.at, side: sideOf(withdrawn.seat) });

export const askForMeaning = (state: TableState, withdrawn: CallOnTable, replacement: CallOnTable): TableState => {
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
  if (state.edition === 'wbf-2007' || !artificial || !isBid(replacement.call)) {
    return askForMeaning(state, withdrawn, replacement);
  }
  const [act, against] = [replacement.at, withdrawn.at];
  const answers = ['same', 'other'];
  return withQuestion(state, { question: 'same-denomination', law: '27B1a', act, against, answers, then: null });
};

export const mustReplace = (state: TableState, seat: Seat, act: number, law: string, allowed: 'any' | 'bid-or-pass') =>
  withObligation(state, { kind: 'replace-call', for: seat, law, act, allowed });

/** 27B3: an inadmissible double in place of the bid falls; so does another insufficient bid that is refused (27B4). */
export const asIn27B3 = (state: TableState, withdrawn: CallOnTable, attempt: CallOnTable): TableState => {
  const going = { law: '27B3', status: 'cancelled' as const, unauthorised: sideOf(attempt.seat) };
  const cancelled = cancelFrom(state, attempt.at, going);
  const owed = mustReplace(cancelled, attempt.seat, attempt.at, '27B3', 'bid-or-pass');
  return notComparable(owed, withdrawn.at, attempt, { law: '27B3', pass: 'throughout' });
};

const isBound = (state: TableState, seat: Seat, law: string): boolean =>
  state.obligations.some((one) => one.for === partnerOf(seat) && one.kind === 'pass' && one.law === law);

export const replaced = (state: TableState, replacement: Replacement, call: CallOnTable): TableState => {
  const withdrawn = goneCall(state, replacement.at);
  if (!withdrawn) return state;
  // A double has taken the place of the bid, and still stands.
  if (state.inForce.some((one) => one.seat === call.seat && one.at > withdrawn.at && one.at < call.at)) return state;
  const before = auctionBefore(state, call.at);
  if (isBid(call.call) && !isSufficient(before, call.call)) return replacing(state, { ...replacement, under: '27B4' });
  // The partner is bound already: there is nothing left to ask.
  if (isBound(state, call.seat, '27B3')) return state;
  const isDouble = isDoubleOrRedouble(call.call);
  if (isDouble && !isLegalCall(before, call.call)) {
    return replacing(asIn27B3(state, withdrawn, call), { ...replacement, under: '27B' });
  }
  const after = assessed(state, withdrawn, call);
  return isDouble ? replacing(after, { ...replacement, under: '27B' }) : after;
};
