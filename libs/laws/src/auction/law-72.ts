import { type Charge, breachOf, lawOfCharges } from '../table/charge';
import { doerOf } from '../table/who';

/**
 * 72C (in 2007 Law 23): whether an offender could have known, when they erred, that it might well damage the other
 * side, be it by a call, by a card, or by what they said and did beside them. If so, the auction and play go on, and
 * the director looks at it afterwards.
 */
const couldHaveKnown = {
  question: 'could-have-known',
  law: { 'wbf-2017': '72C', 'wbf-2007': '23' },
  answers: ['yes', 'no'],
  proved: 'yes',
  offender: doerOf,
  review: { 'wbf-2017': '72C', 'wbf-2007': '23' },
} satisfies Charge;

/**
 * 72B1: not even a player who would bear the rectification breaks a Law on purpose. What they meant a person judges.
 */
const onPurpose = breachOf('72B1', {
  question: 'infraction-on-purpose',
  label: 'A Law broken on purpose',
  answers: ['on-purpose', 'not-on-purpose'],
  offender: doerOf,
});

/** 72B3: by another revoke, by hiding the card of the first, or by mixing the cards too early. */
const concealed = breachOf('72B3', {
  question: 'infraction-concealed',
  label: 'An attempt to conceal an infraction',
  answers: ['concealed', 'not-concealed'],
  offender: doerOf,
});

export const CHARGES_72 = [couldHaveKnown, onPurpose, concealed];

export const law72 = lawOfCharges(CHARGES_72);
