import {
  type Bid,
  type Seat,
  BIDS,
  SEATS,
  denominationOf,
  hasEnded,
  isBid,
  isSufficient,
  leftOf,
  levelOf,
  sideOf,
} from '@app/bridge';
import type { Choice } from './bidding/context';
import { opening } from './bidding/opening';
import { type Bidding, type Players, contextOf } from './bidding/table';
import type { Trouble } from './evening';

/** How calls go wrong: each function says which call is made instead of the planned one, or null when it is not the moment. */

export interface Made {
  readonly seat: Seat;
  readonly choice: Choice;
}

type Misstep = (bidding: Bidding, planned: Made | null, players: Players) => Made | null;

const sameSide = (one: Seat, other: Seat): boolean => sideOf(one) === sideOf(other);

/** The player overlooks a bid and says his suit one level too low. */
const insufficient: Misstep = ({ auction }, planned) => {
  if (!planned || !isBid(planned.choice.call) || planned.choice.explained !== undefined) return null;
  const { call } = planned.choice;
  const below: Bid | undefined = BIDS.find(
    (bid) => denominationOf(bid) === denominationOf(call) && levelOf(bid) === levelOf(call) - 1,
  );
  return below && denominationOf(below) !== 'NT' && !isSufficient(auction, below)
    ? { seat: planned.seat, choice: { ...planned.choice, call: below } }
    : null;
};

/** Before the dealer has called, another player thinks it is his turn. */
const outOfRotation =
  (kind: 'bid' | 'pass'): Misstep =>
  (bidding, _planned, players) => {
    const { auction } = bidding;
    if (auction.length > 0) return null;
    for (const seat of SEATS) {
      if (seat === auction.dealer) continue;
      const choice = opening(contextOf(bidding, seat, players));
      if (kind === 'bid' ? isBid(choice.call) && choice.call.startsWith('1') : choice.call === 'Pass')
        return { seat, choice };
    }
    return null;
  };

/** Partner has doubled already; the player does not see it, and doubles again. */
const inadmissible: Misstep = ({ auction }, planned) =>
  planned?.choice.call === 'Pass' &&
  auction.risk === 'doubled' &&
  auction.bid &&
  !sameSide(auction.bid.seat, planned.seat)
    ? { seat: planned.seat, choice: { call: 'X' } }
    : null;

/** Three have passed, and the fourth passes too. */
const afterTheEnd: Misstep = ({ auction, said }) => {
  const last = said.at(-1);
  return hasEnded(auction) && auction.bid && last ? { seat: leftOf(last.seat), choice: { call: 'Pass' } } : null;
};

export const CALL_MISSTEPS: Readonly<Partial<Record<Trouble, Misstep>>> = {
  'insufficient-bid': insufficient,
  'bid-out-of-rotation': outOfRotation('bid'),
  'pass-out-of-rotation': outOfRotation('pass'),
  'inadmissible-double': inadmissible,
  'call-after-final-pass': afterTheEnd,
};
