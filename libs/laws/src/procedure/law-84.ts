import type { LawModule } from '../state/law-module';
import { withReview } from '../table/changes';
import { sideOfDoer, withFact } from '../table/procedure-changes';

/** Ruling on facts that all agree on. */
export const law84 = {
  raisable: {
    /** 84D: an irregularity for which the Laws prescribe nothing, and which has probably hurt the other side. */
    'probable-damage': { law: { 'wbf-2017': '84D', 'wbf-2007': '84D' }, answers: ['probable', 'improbable'] },
  },
  judged: {
    'probable-damage': (state, { act }, answer) => {
      const side = sideOfDoer(state, act);
      return answer === 'probable' && side ? withReview(state, { law: '84D', act, side }) : state;
    },
  },
  after: (state, act) =>
    act.type === 'FactFound' && act.data.basis === 'agreed' ? withFact(state, act.at, act.data, '84') : state,
} satisfies LawModule;
