import type { LawModule } from '../state/law-module';
import { settled } from '../table/changes';
import { withFact, withStatement } from '../table/procedure-changes';

/** Ruling where the players do not agree on what happened. */
export const law85 = {
  raisable: {
    /** 85B: whether the director can say at all what happened. */
    'facts-established': { law: { 'wbf-2017': '85B', 'wbf-2007': '85B' }, answers: ['established', 'not-established'] },
  },
  judged: {
    // 85B: the table goes on from where it is.
    'facts-established': (state, { act }, answer) =>
      answer === 'not-established' ? settled(state, act, 'ruled') : state,
  },
  after: (state, act) => {
    if (act.type === 'StatementTaken') return withStatement(state, act.at, act.data);
    return act.type === 'FactFound' && act.data.basis === 'balance-of-probabilities'
      ? withFact(state, act.at, act.data, '85')
      : state;
  },
} satisfies LawModule;
