import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { RULING, answersToRuling, changed, ruledIfPresent } from './claim-changes';

/** 70: the director gives the side that claimed or conceded so many of the tricks left. What it is worth is his to judge. */
const ruled = (state: TableState, { act }: { readonly act: number }, answer: string): TableState => {
  const { claim } = state.play;
  return claim?.at === act ? changed(state, claim, { status: 'ruled', ruled: Number(answer) }) : state;
};

export const law70 = {
  raisable: {
    [RULING]: {
      law: { 'wbf-2017': '70', 'wbf-2007': '70' },
      answers: ({ play: { claim } }, act) =>
        claim?.at === act && (claim.status === 'disputed' || claim.status === 'ruled') ? answersToRuling(claim) : [],
    },
  },
  judged: { [RULING]: ruled },
  after: (state, act) => (act.type === 'DirectorCalled' ? ruledIfPresent(state) : state),
} satisfies LawModule;
