import { partnerOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { type Charge, answered, inRegulations, lawOfCharges } from '../table/charge';
import { actorOf, callMadeAt, explainerOf, withPartnerInformation } from '../table/who';

/**
 * 40A3, 40C1: any call may be made, a psychic one too, if partner has no more reason than the opponents to expect it.
 */
const psyche = {
  question: 'psyche',
  law: { 'wbf-2017': '40C1', 'wbf-2007': '40C1' },
  answers: ['psyche', 'misbid', 'concealed-understanding'],
  proved: 'concealed-understanding',
  offender: actorOf,
  finding: {
    name: 'concealed-understanding',
    label: 'A call or play that rests on an understanding concealed from the opponents',
    sources: { 'wbf-2017': '40C1', 'wbf-2007': '40C1' },
  },
  review: { 'wbf-2017': '40C1', 'wbf-2007': '40C1' },
  regulations: inRegulations({ 'dbf-2013': ['112B'] }),
} satisfies Charge;

/** An understanding that the event does not allow. It is played on; then the score is seen to (DBf X40A). */
const illegalAgreement = {
  question: 'illegal-agreement',
  law: { 'wbf-2017': '40B4', 'wbf-2007': '40B5' },
  answers: ['allowed', 'not-allowed'],
  proved: 'not-allowed',
  offender: actorOf,
  finding: {
    name: 'agreement-not-allowed',
    label: 'A special partnership understanding that the event does not allow',
    sources: { 'wbf-2017': '40B4', 'wbf-2007': '40B5' },
  },
  review: { 'wbf-2017': '40B4', 'wbf-2007': '40B5' },
  regulations: inRegulations({ 'dbf-2013': ['101', '102', '103', '104', 'X40A'] }),
} satisfies Charge;

const incompleteExplanation = {
  question: 'full-disclosure',
  law: { 'wbf-2017': '40B5a', 'wbf-2007': '40B6a' },
  answers: ['full', 'left-out'],
  proved: 'left-out',
  offender: explainerOf,
  finding: {
    name: 'incomplete-explanation',
    label: 'An explanation without what the pair knows by agreement or experience',
    sources: { 'wbf-2017': '40B5a', 'wbf-2007': '40B6a' },
  },
  review: { 'wbf-2017': '40B5b', 'wbf-2007': '40B6b' },
} satisfies Charge;

/** The system card is missing, or says something else of a call than what the pair plays. */
const systemCard = {
  question: 'system-card',
  law: { 'wbf-2017': '40B2a(ii)', 'wbf-2007': '40B2a' },
  answers: ['in-order', 'missing-or-wrong'],
  proved: 'missing-or-wrong',
  offender: actorOf,
  review: { 'wbf-2017': '40B3a', 'wbf-2007': '40B4' },
  regulations: inRegulations({ 'dbf-2013': ['111', '112C'], 'fsb-2008': ['108'] }),
} satisfies Charge;

/** 21B1a: an alert that is required and is not given at once is misinformation; partner is to give it (DBf 132A1). */
const missingAlert = {
  question: 'missing-alert',
  law: { 'wbf-2017': '21B1a', 'wbf-2007': '21B1a' },
  answers: ['alert-required', 'no-alert-required'],
  proved: 'alert-required',
  offender: (state, act) => {
    const call = callMadeAt(state, act);
    return call ? partnerOf(call.seat) : null;
  },
  finding: {
    name: 'missing-alert',
    label: 'A call not alerted at once, as the regulations require',
    sources: { 'wbf-2017': '21B1a', 'wbf-2007': '21B1a' },
    // Both partners alert behind screens, each on their own side (DBf 133B): which of them has not, the record does not
    // say.
    where: ({ screens }) => !screens,
  },
  review: { 'wbf-2017': '40B3a', 'wbf-2007': '40B4' },
  regulations: (state) =>
    inRegulations({ 'dbf-2013': state.screens ? ['133'] : ['131', '132'], 'fsb-2008': ['115'] })(state),
} satisfies Charge;

/** 16B1: what partner leaves unalerted tells how they have taken the call. */
const withMissingAlert = (state: TableState, act: number): TableState => {
  const from = missingAlert.offender(state, act);
  return from === null || state.screens ? state : withPartnerInformation(state, { kind: 'missing-alert', act, from });
};

export const CHARGES_40 = [psyche, illegalAgreement, incompleteExplanation, systemCard, missingAlert];

const ofCharges = lawOfCharges(CHARGES_40);

export const law40 = {
  raisable: ofCharges.raisable,
  judged: {
    ...ofCharges.judged,
    [missingAlert.question]: (state, { act }, answer) => {
      const seen = answered(missingAlert, state, act, answer);
      return answer === missingAlert.proved ? withMissingAlert(seen, act) : seen;
    },
  },
  // The question of the regulations: what had to be alerted under them was not (DBf 132C1, FSB 115B).
  after: (state, { type, data }) =>
    type === 'JudgementMade' && data.question === 'alert' && data.answer === 'missing'
      ? withMissingAlert(state, data.act)
      : state,
} satisfies LawModule;
