import { inEdition, type InEveryEdition } from '@app/bridge';
import type { CallOnTable, Comparable, NotComparable, Question, Replacement, TableState } from '../state/table-state';
import { replacing, under, withQuestion } from '../table/changes';

const ANSWERS: InEveryEdition<readonly string[]> = {
  'wbf-2017': ['similar-meaning', 'subset', 'same-purpose', 'not-comparable'],
  'wbf-2007': ['same-meaning', 'more-precise', 'neither'],
};

/** Nothing but lead restrictions goes by the answer. */
const isForLeadsOnly = ({ then }: Question): boolean => then?.not.pass === null && then.so.review === null;

/** One such question about a call at a time: one that only decides on leads waits, and its restriction asks again. */
const withoutWaiting = (state: TableState, replacement: number): TableState => ({
  ...state,
  questions: state.questions.filter(
    (one) => one.question !== 'comparable' || one.act !== replacement || !isForLeadsOnly(one),
  ),
});

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
  withQuestion(withoutWaiting(state, replacement), {
    question: 'comparable',
    law: under(state, { 'wbf-2017': '23A', 'wbf-2007': '27B1b' }),
    act: replacement,
    against: withdrawn,
    answers: inEdition(state.edition, ANSWERS),
    then: { so, not },
  });

/**
 * The withdrawn calls, by their acts, beside which the director is being asked what this call means. What another one
 * brings waits for the answer.
 */
export const beingComparedWith = (state: TableState, { at }: CallOnTable): readonly number[] =>
  state.questions
    .filter(({ act }) => act === at)
    .filter((one) => one.question === 'same-denomination' || (one.question === 'comparable' && !isForLeadsOnly(one)))
    .map(({ against }) => against);

/**
 * What follows from a withdrawn call is asked of the one in its place, unless that one is being compared with another:
 * then the withdrawn call waits until the director has answered that. Partner passes once where it is not comparable.
 * @param law the paragraph by which partner passes
 */
export const comparedInTurn = (
  state: TableState,
  replacement: Replacement,
  call: CallOnTable,
  law: NotComparable['law'],
): TableState =>
  beingComparedWith(state, call).length > 0
    ? replacing(state, { ...replacement, by: call.at })
    : askComparable(state, replacement.at, call.at, { review: '23C' }, { law, pass: 'once' });
