import { since, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { cancelFrom, under } from '../table/changes';

/**
 * 17D3 (in 2007 17E2, for a bid, double or redouble only): a call and three passes have not ended the auction where
 * one of them was out of turn and took a player's turn away. It goes back to them, and the passes after are cancelled;
 * once the lead is faced nothing goes back (17D1, in 2007 22B1).
 */
const backToTheDeprived = (state: TableState): TableState => {
  const [call, ...passes] = state.inForce.slice(-4);
  if (call === undefined || passes.length < 3 || passes.some((pass) => pass.call !== 'Pass')) return state;
  if (!since(state.edition, 'wbf-2017') && call.call === 'Pass') return state;
  const outOfTurn = passes.find(
    ({ insteadOf }, index) =>
      insteadOf !== null && ![call, ...passes.slice(index)].some(({ seat }) => seat === insteadOf),
  );
  if (outOfTurn === undefined) return state;
  return cancelFrom(state, outOfTurn.at, {
    law: under(state, { 'wbf-2017': '17D3', 'wbf-2007': '17E2' }),
    status: 'cancelled',
    unauthorised: sideOf(outOfTurn.seat),
  });
};

export const law17 = {
  after: (state) => (state.playing ? state : backToTheDeprived(state)),
} satisfies LawModule;
