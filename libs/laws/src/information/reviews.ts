import type { Seat } from '@app/bridge';
import { partnerOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { mustPass } from '../table/changes';
import { isAuctionOn } from '../table/who';
import { isToHaveReview } from './turns';

/** Whether this player's request for a review is on record, and nobody has called or played since. */
const hasAsked = ({ disclosure: { deeds }, inForce }: TableState, seat: Seat): boolean => {
  const last = Math.max(inForce.at(-1)?.at ?? 0, deeds.findLast(({ kind }) => kind === 'card')?.at ?? 0);
  return deeds.some((one) => one.kind === 'review' && one.seat === seat && one.at > last);
};

/** Who wants a review: by asking, or by having it where nobody wrote down that he asked. */
const wantsReview = (state: TableState, { type, data }: Act): Seat | null => {
  if (state.directorCalled) return null;
  if (type === 'QuestionAsked') return data.asks === 'review' || data.asks === 'part-of-review' ? data.by : null;
  return type === 'ReviewOfAuctionGiven' && !hasAsked(state, data.to) ? data.to : null;
};

const wantsInAuction = (state: TableState, act: Act): Seat | null =>
  isAuctionOn(state) ? wantsReview(state, act) : null;

export const reviewOutOfTurn: ActRule = {
  name: 'review-out-of-turn',
  label: 'A review of the auction asked for by a player who is not in turn to call',
  sources: { 'wbf-2017': '20B', 'wbf-2007': '20B' },
  offender: (state, act) => {
    const seat = wantsInAuction(state, act);
    return seat !== null && state.auction.turn !== seat ? seat : null;
  },
};

export const reviewWhileBoundToPass: ActRule = {
  name: 'review-while-bound-to-pass',
  label: 'A review of the auction asked for by a player who must pass at this turn',
  sources: { 'wbf-2017': '20B', 'wbf-2007': '20B' },
  offender: (state, act) => {
    const seat = wantsInAuction(state, act);
    return seat !== null && state.auction.turn === seat && mustPass(state, seat) ? seat : null;
  },
};

export const reviewNotDue: ActRule = {
  name: 'review-not-due',
  label: 'A review asked for after the final pass by another than a defender or declarer at the first turn to play',
  sources: { 'wbf-2017': '20C2', 'wbf-2007': '20C2' },
  offender: (state, act) => {
    const seat = isAuctionOn(state) ? null : wantsReview(state, act);
    return seat !== null && !isToHaveReview(state, seat) ? seat : null;
  },
};

/** 20C2 repeats of the review after the final pass what 20B says of that in the auction. */
export const reviewInPart: ActRule = {
  name: 'review-in-part',
  label: 'A review asked for of a part of the auction only',
  sources: { 'wbf-2017': '20B', 'wbf-2007': '20B' },
  offender: (_, { type, data }) => (type === 'QuestionAsked' && data.asks === 'part-of-review' ? data.by : null),
};

export const reviewByPartner: ActRule = {
  name: 'review-by-partner',
  label: 'A review of the auction given by the partner of the player who asked',
  sources: { 'wbf-2017': '20D', 'wbf-2007': '20D' },
  offender: (_, { type, data }) => (type === 'ReviewOfAuctionGiven' && data.by === partnerOf(data.to) ? data.by : null),
};
