import type { LawModule } from '../state/law-module';
import { withProcedure } from '../table/procedure-changes';

export const law83 = {
  raisable: {
    /** The director thinks that his finding or his judgement might well be looked at again. */
    'right-of-appeal': { law: { 'wbf-2017': '83', 'wbf-2007': '83' }, answers: ['pointed-out', 'referred'] },
  },
  judged: {
    'right-of-appeal': (state, { act }, answer) =>
      withProcedure(state, { appealRights: [...state.procedure.appealRights, { act, law: '83', answer }] }),
  },
} satisfies LawModule;
