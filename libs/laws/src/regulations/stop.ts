import type { Seat } from '@app/bridge';
import { hasEnded } from '@app/bridge';
import { withToldByPartner } from '../table/told';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { auctionBefore, callAt } from '../table/changes';
import { withProcedure } from '../table/procedure-changes';
import { isSkipBid, stopIsUsed } from './skip-bids';

/**
 * A bid that wants the stop card, made without it, at a table that has used it on this board. One that never has may
 * just not write it down, as a file does not.
 */
export const stopNotShown: ActRule = {
  name: 'stop-not-shown',
  label: 'The stop card was not shown before a bid that skips a level, or that opens on the second level or higher',
  sources: {},
  regulations: { 'dbf-2013': '123A', 'fsb-2008': '116B' },
  offender: (state, act) => {
    const { used, shownBy } = state.procedure.stop;
    if (act.type !== 'CallMade' || !used || shownBy === act.data.seat) return null;
    return isSkipBid(state, state.auction, act.data.call) ? act.data.seat : null;
  },
};

/** The card was shown, and not for a bid that wants it: his partner may not use what that tells (DBf 123C2, 123C3). */
const toldByStop = (state: TableState, from: Seat, act: number): TableState =>
  withToldByPartner(state, { kind: 'stop', act, from });

const withStop = (state: TableState, shownBy: Seat | null): TableState =>
  withProcedure(state, { stop: { used: true, shownBy } });

/** Out of turn it is no call, and goes back (DBf 123C3). */
const shown = (state: TableState, by: Seat, at: number): TableState => {
  const outOfTurn = !hasEnded(state.auction) && state.auction.turn !== by;
  return withStop(outOfTurn ? toldByStop(state, by, at) : state, by);
};

/** He who showed the card need not bid what wants it (DBf 123C2). */
const called = (state: TableState, seat: Seat, at: number): TableState => {
  const call = callAt(state, at);
  if (state.procedure.stop.shownBy !== seat || !call) return state;
  return isSkipBid(state, auctionBefore(state, at), call.call) ? state : toldByStop(state, seat, at);
};

export const stop = {
  after: (state, act) => {
    if (!stopIsUsed(state)) return state;
    if (act.type === 'StopShown') return shown(state, act.data.by, act.at);
    if (act.type === 'StopRemoved') return withStop(state, null);
    if (act.type !== 'CallMade') return state;
    const told = called(state, act.data.seat, act.at);
    // The card stays out over the call it was shown for, and is over with the next one.
    const { shownBy } = told.procedure.stop;
    return shownBy === null || shownBy === act.data.seat ? told : withStop(told, null);
  },
} satisfies LawModule;
