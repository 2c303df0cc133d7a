import { withReview } from '../table/changes';
import type { LawModule } from '../table/law-module';

export const law82: LawModule = {
  raisable: {
    /** 82C: a ruling that was wrong, and that nothing can put right so that the board is scored as usual. */
    'directors-error': { law: { 'wbf-2017': '82C', 'wbf-2007': '82C' }, answers: ['error', 'no-error'] },
  },
  judged: {
    'directors-error': (state, { act }, answer) =>
      answer === 'error' ? withReview(state, { law: '82C', act, side: null }) : state,
  },
};
