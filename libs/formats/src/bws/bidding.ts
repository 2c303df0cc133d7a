import {
  type Call,
  type Contract,
  type Result,
  bidWithRisk,
  callMade,
  contractOf,
  err,
  hasEnded,
  isCall,
  ok,
  openAuction,
  passedOut,
} from '@app/bridge';
import type { ImportedCall, ImportedResult } from '../imported';
import { type Finding, contradiction } from '../finding';
import { textIn, unreadable } from './cell';
import type { Logged } from './device-log';
import type { TableRow } from './rows';

/** A call as BiddingData spells it: `1C`, `3NT`, `3N`, `PASS`, `X`, `XX`; a `!` or `*` behind it is an alert. */
export interface KeyedCall {
  readonly call: Call;
  readonly isAlerted: boolean;
}

export const callIn = (row: TableRow): Result<KeyedCall, Finding> => {
  const text = textIn(row, 'Bid');
  if (!text.ok) return text;
  const [, spelt = '', mark = ''] = /^([^!*]*)([!*]?)$/.exec(text.value.toUpperCase().replace(/\s+/g, '')) ?? [];
  const call = /^P(?:ASS)?$/.test(spelt)
    ? 'Pass'
    : spelt === 'DBL'
      ? 'X'
      : spelt === 'RDBL'
        ? 'XX'
        : spelt.replace(/^([1-7])N$/, '$1NT');
  return isCall(call) ? ok({ call, isAlerted: mark !== '' }) : err(unreadable(row, 'Bid', 'wants.call'));
};

export interface KeyedAuction {
  readonly calls: readonly ImportedCall[];
  readonly isEnded: boolean;
  /** Of an auction that has ended; null where all passed. */
  readonly contract: Contract | null;
}

/** The auction that was keyed in; null where nothing was. */
export const auctionOf = (acts: readonly Logged<KeyedCall>[]): KeyedAuction | null => {
  const [first] = acts;
  if (!first) return null;
  const auction = acts.reduce((so, { seat, act }) => callMade(so, seat, act.call), openAuction(first.seat));
  const isEnded = hasEnded(auction);
  return {
    calls: acts.map(({ seat, act, row }) => ({
      seat,
      call: act.call,
      line: row,
      alerted: act.isAlerted,
      explanation: null,
      marked: [],
    })),
    isEnded,
    contract: isEnded && !passedOut(auction) ? contractOf(auction) : null,
  };
};

/** Whether an auction that has ended led to this result. A result that nobody played by its contract is led to by any. */
const leadsTo = ({ isEnded, contract }: KeyedAuction, result: ImportedResult): boolean => {
  if (result.kind === 'passed-out') return !isEnded || contract === null;
  if (result.kind !== 'played' || !isEnded) return true;
  return contract?.bid === result.bid && contract.risk === result.risk && contract.declarer === result.declarer;
};

/** An auction that ends otherwise than in the contract of the result is no record of this board: the result stands. */
export const auctionFinding = (auction: KeyedAuction, result: ImportedResult | null): Finding | null => {
  const [call] = auction.calls;
  if (!call || result === null || leadsTo(auction, result)) return null;
  const row = call.line;
  const calls = auction.calls.length;
  if (!auction.contract) return contradiction('auction-left-out.passed', row, { row, calls });
  const { bid, risk, declarer } = auction.contract;
  const ends = { bid: bidWithRisk(bid, risk), declarer: { seat: declarer } };
  return contradiction('auction-left-out.contract', row, { row, calls, ...ends });
};
