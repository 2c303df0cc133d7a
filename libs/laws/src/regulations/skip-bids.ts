import type { Auction } from '@app/bridge';
import { BIDS, denominationOf, hasEnded, isBid, isSufficient, levelOf } from '@app/bridge';
import type { SaidCall } from '../state/acts';
import type { TableState } from '../state/table-state';
import { parameter } from './parameters';

/** A bid of more tricks than it takes to outbid the last one in that denomination. */
const isJump = (auction: Auction, call: SaidCall): boolean => {
  if (!isBid(call)) return false;
  const lowest = BIDS.find((bid) => denominationOf(bid) === denominationOf(call) && isSufficient(auction, bid));
  return lowest !== undefined && levelOf(call) > levelOf(lowest);
};

/** Whether the regulations want the stop card where this table plays; behind screens DBf does not (123D). */
export const stopIsUsed = ({ regulations, screens }: TableState): boolean =>
  parameter(regulations, 'stop-used') !== null &&
  !(screens && parameter(regulations, 'stop-behind-screens')?.value === false);

/** A bid before which the stop card is shown, and after which the next player waits (DBf 122B1, 123A; FSB 116B). */
export const isSkipBid = (state: TableState, auction: Auction, call: SaidCall): boolean => {
  if (!stopIsUsed(state) || hasEnded(auction) || !isBid(call)) return false;
  const from = parameter(state.regulations, 'stop-from-opening-level')?.value;
  if (auction.bid === null) return from !== undefined && levelOf(call) >= from;
  return parameter(state.regulations, 'stop-before-jump-bids')?.value === true && isJump(auction, call);
};
