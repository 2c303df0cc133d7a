import type { LawModule } from '../table/law-module';
import { withProcedure } from './changes';

export const law83: LawModule = {
  raisable: {
    /** The director thinks that his finding or his judgement might well be looked at again. */
    'right-of-appeal': { law: { 'wbf-2017': '83', 'wbf-2007': '83' }, answers: ['pointed-out', 'referred'] },
  },
  judged: {
    'right-of-appeal': (state, { act }, answer) =>
      withProcedure(state, { appealRights: [...state.procedure.appealRights, { act, law: '83', answer }] }),
  },
};
