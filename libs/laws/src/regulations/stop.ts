import {
  type Auction,
  type Seat,
  BIDS,
  denominationOf,
  hasEnded,
  isBid,
  isSufficient,
  levelOf,
  rightOf,
  type SaidCall,
} from '@app/bridge';
import type { ActData } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { auctionBefore, callAt } from '../table/changes';
import { withProcedure } from '../table/procedure-changes';
import { withPartnerInformation } from '../table/who';
import { parameter } from './parameters';
import { screenMateOf } from './screens';

/** A bid of more tricks than it takes to outbid the last one in that denomination. */
const isJump = (auction: Auction, call: SaidCall): boolean => {
  if (!isBid(call)) return false;
  const lowest = BIDS.find((bid) => denominationOf(bid) === denominationOf(call) && isSufficient(auction, bid));
  return lowest !== undefined && levelOf(call) > levelOf(lowest);
};

/** Whether the regulations want the stop card where this table plays; behind screens DBf does not (123D). */
const stopIsUsed = ({ regulations, screens }: TableState): boolean =>
  parameter(regulations, 'stop-used') !== null &&
  !(screens && parameter(regulations, 'stop-behind-screens')?.value === false);

/** A bid before which the stop card is shown, and after which the next player waits (DBf 122B1, 123A; FSB 116B). */
const isSkipBid = (state: TableState, auction: Auction, call: SaidCall): boolean => {
  if (!stopIsUsed(state) || hasEnded(auction) || !isBid(call)) return false;
  const from = parameter(state.regulations, 'stop-from-opening-level')?.value;
  if (auction.bid === null) return from !== undefined && levelOf(call) >= from;
  return parameter(state.regulations, 'stop-before-jump-bids')?.value === true && isJump(auction, call);
};

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

/**
 * The card was shown, and not for a bid that wants it: their partner may not use what that tells (DBf 123C2, 123C3).
 */
const toldByStop = (state: TableState, from: Seat, act: number): TableState =>
  withPartnerInformation(state, { kind: 'stop', act, from });

const withStop = (state: TableState, shownBy: Seat | null): TableState =>
  withProcedure(state, { stop: { used: true, shownBy } });

/** Out of turn it is no call, and goes back (DBf 123C3). */
const shown = (state: TableState, by: Seat, at: number): TableState => {
  const outOfTurn = !hasEnded(state.auction) && state.auction.turn !== by;
  return withStop(outOfTurn ? toldByStop(state, by, at) : state, by);
};

/** The player who showed the card need not make a bid that requires it (DBf 123C2). */
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

type Tempo = ActData['TempoNoted'];

/** Whether the opponent on the right has just made a bid after which this player has to wait (DBf 122B1, FSB 116B). */
const isAfterSkipBid = (state: TableState, { seat, act }: Tempo): boolean => {
  const index = act === undefined ? state.inForce.length : state.inForce.findIndex(({ at }) => at === act);
  const before = state.inForce[index - 1];
  return before?.seat === rightOf(seat) && isSkipBid(state, auctionBefore(state, before.at), before.call);
};

/**
 * For how many seconds slowness tells nothing: a pause that is prescribed, or a delay beyond the screen (DBf 125D3).
 */
const secondsThatTellNothing = (state: TableState, tempo: Tempo): number => {
  const { regulations } = state;
  if (screenMateOf(state, tempo.seat) !== null) return parameter(regulations, 'delay-that-tells-nothing')?.value ?? 0;
  return isAfterSkipBid(state, tempo) ? (parameter(regulations, 'pause-after-skip-bid')?.value ?? 0) : 0;
};

/** Slowness that is in order gives partner no information; more than that, and haste, may (16B). */
export const tempo = {
  after: (state, act) => {
    if (act.type !== 'TempoNoted' || act.data.kind !== 'slow' || act.data.seconds === undefined) return state;
    const { seat, seconds, act: about = act.at } = act.data;
    if (seconds > secondsThatTellNothing(state, act.data)) return state;
    const information = state.information.filter(
      (one) => one.kind !== 'tempo' || one.from !== seat || one.act !== about,
    );
    return { ...state, information };
  },
} satisfies LawModule;
