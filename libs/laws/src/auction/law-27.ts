import { hasEnded, isBid, isSufficient } from '@app/bridge';
import type { CallRule } from '../rule';

/** A bid that does not outrank the last one. It happened; whether it is accepted is for the left-hand opponent. */
export const insufficientBid: CallRule = {
  name: 'insufficient-bid',
  label: 'Insufficient bid; the left-hand opponent may accept it',
  sources: { 'wbf-2017': '27A', 'wbf-2007': '27A' },
  detects: (auction, { call }) => !hasEnded(auction) && isBid(call) && !isSufficient(auction, call),
};
