import type { Charge } from '../table/charge';
import { lawOfCharges } from '../table/charge';
import { explainerOf } from '../table/who';

/**
 * 75D2, new in 2017: what only one of the two takes for agreed is no agreement, and to describe it as one is an
 * infraction. The score is what was probable had the opponents been told that (75D3). A wrong explanation of what is
 * agreed, and a wrong call, are told apart under 21B1b; when it has to be put right, under 20F4 and 20F5.
 */
const noAgreement = {
  question: 'agreement',
  law: { 'wbf-2017': '75D2' },
  answers: ['agreement', 'no-agreement'],
  proved: 'no-agreement',
  offender: explainerOf,
  finding: {
    name: 'agreement-that-is-none',
    label: 'Something explained as agreed that the partners had not agreed',
    sources: { 'wbf-2017': '75D2' },
  },
  review: { 'wbf-2017': '75D3' },
} satisfies Charge;

export const CHARGES_75 = [noAgreement];

export const law75 = lawOfCharges(CHARGES_75);
