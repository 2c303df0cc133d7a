import { isQuestion } from '../state/names';
import type { Question, TableState } from '../state/table-state';
import type { Dispatch } from './dispatch';

/** The question that a director raises about an act; null where the edition has none of that name. */
export const questionRaised = (laws: Dispatch, state: TableState, question: string, act: number): Question | null => {
  const raisable = isQuestion(question) ? laws.raisable[question] : undefined;
  const law =
    raisable?.lawOf?.(state, act) ??
    raisable?.law[state.edition] ??
    (state.regulations && raisable?.regulations?.[state.regulations]);
  if (!isQuestion(question) || !raisable || !law) return null;
  const { answers: possible } = raisable;
  const answers = typeof possible === 'function' ? possible(state, act) : possible;
  return answers.length > 0 ? { question, law, act, against: act, answers, then: null } : null;
};
