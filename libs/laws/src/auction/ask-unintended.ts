import type { TableState } from '../state/table-state';
import { withQuestion } from '../table/changes';

/**
 * Asks whether a call was unintended that its maker has tried to replace (25A). Nothing that others do meanwhile answers
 * that.
 * @param act the new call
 * @param against the first one
 */
export const askUnintended = (state: TableState, act: number, against: number): TableState =>
  withQuestion(state, {
    question: 'unintended',
    law: '25A',
    act,
    against,
    answers: ['unintended', 'intended'],
    then: null,
  });
