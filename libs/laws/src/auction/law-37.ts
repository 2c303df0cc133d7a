import { type Seat, hasEnded, mayDouble, mayRedouble, partnerOf, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { CallRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import {
  cancelFrom,
  lhoHasCalled,
  mustPass,
  settled,
  withCouldHaveKnown,
  withDeemedPass,
  withObligation,
  withoutObligations,
} from '../table/changes';
import { restricted } from './law-26';
import { asIfNothing } from './law-36';

/** A bid, double or redouble by a player who has to pass. */
export const callDespiteEnforcedPass = {
  name: 'call-despite-enforced-pass',
  label: 'A bid, double or redouble by a player who must pass',
  sources: { 'wbf-2017': '37', 'wbf-2007': '37' },
  detects: (state, { seat, call }) => !hasEnded(state.auction) && call !== 'Pass' && mustPass(state, seat),
} satisfies CallRule;

/** Both players of a side pass for the rest of the auction (37B2, 38C). */
export const sidePasses = (state: TableState, seat: Seat, law: string, act: number): TableState =>
  [seat, partnerOf(seat)].reduce(
    (now, player) => withObligation(now, { kind: 'pass', for: player, law, act, extent: 'throughout' }),
    state,
  );

/** 37A: LHO has called over it: everything stands, but who must pass throughout must still do so. */
const condoned = (state: TableState, { at, seat }: Irregularity): TableState =>
  withoutObligations(
    settled(state, at, 'condoned'),
    (one) => one.for === seat && one.kind === 'pass' && one.extent === 'once',
  );

/** 37B: the call becomes a pass, and both players of the side pass from now on. */
const becomesPass = (state: TableState, { at, seat, turn }: Irregularity): TableState => {
  const going = { law: '37B1', status: 'cancelled' as const, unauthorised: sideOf(seat) };
  const gone = settled(cancelFrom(state, at, going), at, 'ruled');
  const passed = turn === seat ? withDeemedPass(gone, seat, at) : gone;
  return withCouldHaveKnown(restricted(sidePasses(passed, seat, '37B2', at), seat, at), seat, at);
};

const wasInadmissible = (state: TableState, { at, seat }: Irregularity): boolean => {
  const call = state.inForce.find((one) => one.at === at)?.call;
  const auction = state.auction;
  if (call === 'X') return !mayDouble(auction, seat) && auction.risk === 'undoubled';
  return call === 'XX' && !mayRedouble(auction, seat) && auction.risk !== 'redoubled';
};

export const law37 = {
  irregularities: {
    'call-despite-enforced-pass': {
      lhoCalls: (state, irregularity) =>
        wasInadmissible(state, irregularity) ? lhoHasCalled(state, irregularity.at) : condoned(state, irregularity),
      directorComes: (state, irregularity) =>
        irregularity.lhoCalled ? asIfNothing(state, irregularity) : becomesPass(state, irregularity),
    },
  },
} satisfies LawModule;
