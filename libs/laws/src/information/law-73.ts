import { since, type Seat } from '@app/bridge';
import type { JudgementRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { type Charge, lawOfCharges } from '../table/charge';
import { doerOf } from '../table/who';
import { usesPartnersInformation } from './law-16';

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

/**
 * 73C1 (2007: 73C): a player with unauthorised information from partner takes care not to gain anything by it. 73C1 refers to
 * 16B1a for what that comes to, and 73C2 lets the breach be penalised beside the adjustment under 16B3. So an action that was
 * suggested over a logical alternative breaks both, and both are found: 16B1a for the score, 73C for the player's duty, which
 * a procedural penalty (90) can rest on. A withdrawn call or play is none of the things that 73C names: its use is for 16C2
 * (2007: 16D2) alone, whoever has withdrawn it.
 */
export const advantageTaken: JudgementRule = {
  name: 'advantage-of-partners-information',
  label: 'A player takes advantage of unauthorised information from partner',
  sources: { 'wbf-2017': '73C1', 'wbf-2007': '73C' },
  offender: usesPartnersInformation,
};

export const CHARGES_73 = [attemptToMislead, deceived, prearranged];

export const law73 = lawOfCharges(CHARGES_73);
