import type { LawModule } from '../state/law-module';
import { withReview } from '../table/changes';

export const law82 = {
  raisable: {
    /** 82C: a ruling that was wrong, and that nothing can put right so that the board is scored as usual. */
    'directors-error': { law: { 'wbf-2017': '82C', 'wbf-2007': '82C' }, answers: ['error', 'no-error'] },
  },
  judged: {
    'directors-error': (state, { act }, answer) =>
      answer === 'error' ? withReview(state, { law: '82C', act, side: null }) : state,
  },
} satisfies LawModule;
