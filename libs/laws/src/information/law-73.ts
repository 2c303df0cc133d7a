import { since, type Seat } from '@app/bridge';
import type { TableState } from '../state/table-state';
import { type Charge, lawOfCharges } from '../table/charge';
import { doerOf } from '../table/who';

const isQuestion = ({ disclosure }: TableState, act: number): boolean =>
  disclosure.deeds.some(({ at, kind }) => at === act && kind === 'question');

/** 73D2 speaks of questions only since 2017. */
const whoMayNotMislead = (state: TableState, act: number): Seat | null =>
  !since(state.edition, 'wbf-2017') && isQuestion(state, act) ? null : doerOf(state, act);

/** To vary tempo or manner without meaning to is no infraction (73D1); to mislead by it is. */
const attemptToMislead = {
  question: 'meant-to-mislead',
  law: { 'wbf-2017': '73D2', 'wbf-2007': '73D2' },
  answers: ['meant-to-mislead', 'not-meant'],
  proved: 'meant-to-mislead',
  offender: whoMayNotMislead,
  finding: {
    name: 'attempt-to-mislead',
    label: 'An attempt to mislead an opponent otherwise than by a call or a play',
    sources: { 'wbf-2017': '73D2', 'wbf-2007': '73D2' },
  },
  review: { 'wbf-2017': '73E2', 'wbf-2007': '73F' },
} satisfies Charge;

/**
 * 73E2 (2007: 73F): an innocent player inferred wrongly from tempo, manner, a remark or the like, for which there was
 * no bridge reason, and of which the opponent could have known that it might pay. Each of the three may be wanting.
 */
const deceived = {
  question: 'deceived',
  law: { 'wbf-2017': '73E2', 'wbf-2007': '73F' },
  answers: ['deceived', 'no-false-inference', 'bridge-reason', 'could-not-have-known'],
  proved: 'deceived',
  offender: doerOf,
  review: { 'wbf-2017': '73E2', 'wbf-2007': '73F' },
} satisfies Charge;

const prearranged = {
  question: 'prearranged-communication',
  law: { 'wbf-2017': '73B2', 'wbf-2007': '73B2' },
  answers: ['prearranged', 'not-prearranged'],
  proved: 'prearranged',
  offender: doerOf,
  finding: {
    name: 'prearranged-communication',
    label: 'Information exchanged with partner by a method arranged beforehand that the Laws do not allow',
    sources: { 'wbf-2017': '73B2', 'wbf-2007': '73B2' },
  },
  review: { 'wbf-2017': '73B2', 'wbf-2007': '73B2' },
} satisfies Charge;

export const CHARGES_73 = [attemptToMislead, deceived, prearranged];

export const law73 = lawOfCharges(CHARGES_73);
