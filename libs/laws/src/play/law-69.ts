import type { Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { Act, ActOf } from '../state/acts';
import type { ClaimState } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import type { Asking } from './asked-back';
import { asking, judging, mayAsk } from './asked-back';
import { changed, disputed, withoutRuling } from './claim-changes';

/** Whether the other side can agree to it: also one that had doubts, as long as the director has not been called to rule. */
export const mayAccept = ({ play: { claim }, directorCalled }: TableState): boolean =>
  claim?.status === 'made' || (claim?.status === 'disputed' && !directorCalled);

const isOpponent = ({ by }: ClaimState, seat: Seat): boolean => sideOf(by) !== sideOf(seat);

const accepted = (state: TableState, by: Seat): TableState => {
  const { claim } = state.play;
  return claim && mayAccept(state)
    ? changed(withoutRuling(state, claim), claim, { status: 'accepted', acceptedBy: by, playOn: [] })
    : state;
};

/**
 * 69A: a player of the side that agrees has called on a later board, or the round is over: now nothing is objected any
 * more. Who has said nothing until then has agreed.
 * @param by who has called; null where the round is over
 */
const settled = (state: TableState, by: Seat | null): TableState => {
  const { claim } = state.play;
  if (claim?.status !== 'made' && claim?.status !== 'accepted') return state;
  if (by !== null && !isOpponent(claim, by)) return state;
  const acceptedBy = claim.acceptedBy ?? by;
  return changed(state, claim, { status: 'accepted', acceptedBy, settled: true });
};

/** 69B: a side that has agreed asks for tricks that it had won, or would probably have won. */
export const ACQUIESCENCE: Asking<'acquiescence'> = {
  question: 'acquiescence',
  law: { 'wbf-2017': '69B', 'wbf-2007': '69B' },
  grounds: {
    won: { 'wbf-2017': '69B1', 'wbf-2007': '69B1' },
    likely: { 'wbf-2017': '69B2', 'wbf-2007': '69B2' },
    // What cannot be lost is more than likely.
    'cannot-be-lost': { 'wbf-2017': '69B2', 'wbf-2007': '69B2' },
  },
  answers: ['agreed', 'refused'],
};

/** 69B is for an acceptance that is complete; before, an objection will do (69A). */
const withdrawn = (state: TableState, act: ActOf<'AcquiescenceWithdrawn'>): TableState => {
  const { claim } = state.play;
  if (claim?.status !== 'accepted' || !isOpponent(claim, act.data.by)) return state;
  if (!claim.settled) return disputed(state, claim);
  return mayAsk(ACQUIESCENCE, claim, act.data) ? asking(state, claim, ACQUIESCENCE, act) : state;
};

const acted = (state: TableState, act: Act): TableState => {
  if (act.type === 'ClaimAccepted') return accepted(state, act.data.by);
  if (act.type === 'NextBoardCalledOn') return settled(state, act.data.by);
  if (act.type === 'TableRoundEnded') return settled(state, null);
  return act.type === 'AcquiescenceWithdrawn' ? withdrawn(state, act) : state;
};

export const law69 = { ...judging(ACQUIESCENCE), after: acted } satisfies LawModule;
