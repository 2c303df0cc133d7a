import { hasEnded, isBeyondSeven, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { CallRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { cancelFrom, lhoHasCalled, settled, withCouldHaveKnown, withDeemedPass } from '../table/changes';
import { restricted } from './law-26';
import { sidePasses } from './law-37';

/** A bid of more than seven odd tricks. No contract comes of it. */
export const bidBeyondSeven = {
  name: 'bid-beyond-seven',
  label: 'Bid of more than seven; it is cancelled',
  sources: { 'wbf-2017': '38', 'wbf-2007': '38' },
  detects: ({ auction }, { call }) => !hasEnded(auction) && isBeyondSeven(call),
} satisfies CallRule;

/**
 * 38B, 38C: it and all after it is cancelled; it becomes a pass, and the side passes from now on. 38D where LHO
 * called.
 */
const becomesPass = (state: TableState, { at, seat, turn, lhoCalled }: Irregularity): TableState => {
  const gone = settled(
    cancelFrom(state, at, { law: '38B', status: 'cancelled', unauthorised: sideOf(seat) }),
    at,
    'ruled',
  );
  const passed = sidePasses(turn === seat ? withDeemedPass(gone, seat, at) : gone, seat, '38C', at);
  return lhoCalled ? passed : withCouldHaveKnown(restricted(passed, seat, at), seat, at);
};

export const law38 = {
  irregularities: {
    'bid-beyond-seven': {
      lhoCalls: (state, { at }) => lhoHasCalled(state, at),
      directorComes: becomesPass,
    },
  },
} satisfies LawModule;
