import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { isOpen, settled } from '../table/changes';

/** What was asked, offered or imposed because of a call that has been rectified, and that the director lets go. */
const withoutConsequences = (state: TableState, act: number): TableState => ({
  ...state,
  // The call that is gone has to be replaced all the same.
  obligations: state.obligations.filter((one) => one.act !== act || one.kind === 'replace-call'),
  options: state.options.filter((one) => one.act !== act),
  // Whether the call was meant at all is no rectification, and still has to be said.
  questions: state.questions.filter(({ against, question }) => against !== act || question === 'unintended'),
  replacements: state.replacements.filter(({ at }) => at !== act),
  restrictions: state.restrictions.filter(({ at }) => at !== act),
});

/** 81C5: the director waives the rectification; what is still open stands as it was called. */
const waived = (state: TableState, act: number): TableState => {
  const over = withoutConsequences(settled(state, act, 'condoned'), act);
  return {
    ...over,
    irregularities: over.irregularities.map((one) =>
      one.at === act && !isOpen(one) && one.status === 'ruled' ? { ...one, status: 'condoned' } : one,
    ),
  };
};

export const law81 = {
  raisable: {
    /** 81C5: at the request of the side that has not offended, and where there is reason. */
    'waive-rectification': { law: { 'wbf-2017': '81C5', 'wbf-2007': '81C5' }, answers: ['waived', 'not-waived'] },
  },
  judged: {
    'waive-rectification': (state, { act }, answer) => (answer === 'waived' ? waived(state, act) : state),
  },
} satisfies LawModule;
