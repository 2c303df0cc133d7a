import type { Seat } from '@app/bridge';
import { partnerOf, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { declarerOf } from '../table/contract';
import { explainerOf, isAuctionOn } from '../table/who';
import { comesTooEarly, isOwed } from './duties';

/** Who corrects by this act what his partner has told, or has left out; null where it is what he told himself. */
const correctsPartner = (state: TableState, { type, data }: Act): Seat | null => {
  if (type !== 'ExplanationCorrected') return null;
  const explainer = explainerOf(state, data.act);
  return explainer !== null && data.by === partnerOf(explainer) ? data.by : null;
};

/** 20F5a, 75B3 (2007: 75B): a missing alert, and one too many, are wrong explanations as well. */
export const partnersExplanationCorrected: ActRule = {
  name: 'partners-explanation-corrected',
  label: "Partner's explanation corrected during the auction",
  sources: { 'wbf-2017': '20F5a', 'wbf-2007': '20F5a' },
  offender: (state, act) => (isAuctionOn(state) ? correctsPartner(state, act) : null),
};

export const partnersExplanationCorrectedByDefender: ActRule = {
  name: 'partners-explanation-corrected-by-defender',
  label: "Partner's explanation corrected by a defender before the play has ended",
  sources: { 'wbf-2017': '20F5b(i)', 'wbf-2007': '20F5b(i)' },
  offender: (state, act) => {
    const seat = correctsPartner(state, act);
    const declarer = declarerOf(state);
    if (seat === null || declarer === null || state.hands.finished) return null;
    return sideOf(seat) === sideOf(declarer) ? null : seat;
  },
};

/** The first whose time to correct runs out with this act. */
const late = (state: TableState, act: Act, law: (law: string) => boolean): Seat | null =>
  state.obligations.find((one) => isOwed(one) && law(one.law) && comesTooEarly(state, act, one))?.for ?? null;

/** 2017: the clarification period is over. 2007: he calls on, where he had to call the director at once. */
export const explanationNotCorrected: ActRule = {
  name: 'explanation-not-corrected',
  label: 'A player has left uncorrected what he knew to have explained wrongly',
  sources: { 'wbf-2017': '20F4a', 'wbf-2007': '20F4' },
  offender: (state, act) => late(state, act, (law) => law.startsWith('20F4')),
};

/** 75B2, new in 2017: seen only in the play, it is put right in the play. In 2007 that is a case of 20F4. */
export const explanationNotCorrectedInPlay: ActRule = {
  name: 'explanation-not-corrected-in-play',
  label: 'A player has left uncorrected what he saw in the play to have explained wrongly',
  sources: { 'wbf-2017': '75B2' },
  offender: (state, act) => late(state, act, (law) => law === '75B2'),
};

/** Once the play has ended a defender has to speak: before he calls on the next board, or the round ends. */
export const partnersExplanationNotCorrectedByDefender: ActRule = {
  name: 'partners-explanation-not-corrected-by-defender',
  label: 'A defender has left uncorrected after the play what he knew partner to have explained wrongly',
  sources: { 'wbf-2017': '20F5b(i)', 'wbf-2007': '20F5b(i)' },
  offender: (state, act) => late(state, act, (law) => law === '20F5b(i)'),
};

export const partnersExplanationNotCorrected: ActRule = {
  name: 'partners-explanation-not-corrected',
  label: "Declarer's side has left uncorrected what a player knew partner to have explained wrongly",
  sources: { 'wbf-2017': '20F5b(ii)', 'wbf-2007': '20F5b(ii)' },
  offender: (state, act) => late(state, act, (law) => law === '20F5b(ii)'),
};
