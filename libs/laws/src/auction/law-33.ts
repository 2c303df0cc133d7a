import type { CallOnTable, TableState } from '../state/table-state';
import { callAt, withInForce } from '../table/changes';

/**
 * Law 33: a call made at the same moment as that of the player whose turn it was follows upon it. Where the other
 * call was recorded first, it is taken up to be laid down again after this one.
 */
export const takenUp = (
  state: TableState,
  simultaneousWith: number | undefined,
): { readonly state: TableState; readonly later: CallOnTable | null } => {
  const later = simultaneousWith === undefined ? undefined : callAt(state, simultaneousWith);
  if (later?.insteadOf == null || state.inForce.at(-1) !== later) return { state, later: null };
  const irregularities = state.irregularities.filter(({ at }) => at !== later.at);
  return { state: withInForce({ ...state, irregularities }, state.inForce.slice(0, -1)), later };
};
