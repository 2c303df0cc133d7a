import { inEdition, type InEveryEdition } from '@app/bridge';
import type { Comparable, NotComparable, TableState } from '../state/table-state';
import { under, withQuestion } from '../table/changes';

const ANSWERS: InEveryEdition<readonly string[]> = {
  'wbf-2017': ['similar-meaning', 'subset', 'same-purpose', 'not-comparable'],
  'wbf-2007': ['same-meaning', 'more-precise', 'neither'],
};

/**
 * Asks whether a replacement is comparable to the withdrawn call (23A; the only such test of 2007 is 27B1b).
 * The answer is a person's; until it is given nothing follows.
 */
export const askComparable = (
  state: TableState,
  withdrawn: number,
  replacement: number,
  so: Comparable,
  not: NotComparable,
): TableState =>
  withQuestion(state, {
    question: 'comparable',
    law: under(state, { 'wbf-2017': '23A', 'wbf-2007': '27B1b' }),
    act: replacement,
    against: withdrawn,
    answers: inEdition(state.edition, ANSWERS),
    then: { so, not },
  });
