import { callAt, goneCall, under, withCouldHaveKnown } from '../table/changes';
import type { LawModule } from '../table/law-module';

/**
 * 72C (in 2007 Law 23): whether an offender could have known, when he erred, that it might well damage the other side.
 * If so, the auction and play go on, and the director looks at it afterwards.
 */
export const law72: LawModule = {
  raisable: {
    'could-have-known': {
      law: { 'wbf-2017': '72C', 'wbf-2007': '23' },
      answers: (state, act) => ((callAt(state, act) ?? goneCall(state, act)) ? ['yes', 'no'] : []),
    },
  },
  judged: {
    'could-have-known': (state, { act }, answer) => {
      const law = under(state, { 'wbf-2017': '72C', 'wbf-2007': '23' });
      const call = callAt(state, act) ?? goneCall(state, act);
      if (answer === 'yes') return call ? withCouldHaveKnown(state, call.seat, act) : state;
      return { ...state, reviews: state.reviews.filter((one) => one.law !== law || one.act !== act) };
    },
  },
};
