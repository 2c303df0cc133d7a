import { sideOf } from '@app/bridge';
import type { ActOf } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { type Asking, asking, judging, mayAsk } from './law-69';

/**
 * 71: a side asks for tricks that it has conceded, since it had won them, or could not lose them by any normal play.
 */
export const CONCESSION: Asking<'concession'> = {
  question: 'concession',
  law: { 'wbf-2017': '71', 'wbf-2007': '71' },
  grounds: {
    won: { 'wbf-2017': '71A', 'wbf-2007': '71.1' },
    'cannot-be-lost': { 'wbf-2017': '71B', 'wbf-2007': '71.2' },
  },
  answers: ['cancelled', 'stands'],
};

/** A concession stands at once, agreed to or not; one that is disputed is the director's under 70. */
const withdrawn = (state: TableState, act: ActOf<'ConcessionWithdrawn'>): TableState => {
  const { claim } = state.play;
  if (claim?.status !== 'made' && claim?.status !== 'accepted') return state;
  const isOwn = sideOf(claim.by) === sideOf(act.data.by);
  return isOwn && mayAsk(CONCESSION, claim, act.data) ? asking(state, claim, CONCESSION, act) : state;
};

export const law71 = {
  ...judging(CONCESSION),
  after: (state, act) => (act.type === 'ConcessionWithdrawn' ? withdrawn(state, act) : state),
} satisfies LawModule;
