import type { Auction, Call } from '@app/bridge';
import { hasEnded, isBid } from '@app/bridge';
import type { CallMade, CallRule } from '../rule';

const outOfRotation =
  (kind: (call: Call) => boolean) =>
  (auction: Auction, { seat, call }: CallMade): boolean =>
    !hasEnded(auction) && auction.turn !== seat && kind(call);

/** Law 30: a pass by a player whose turn it was not. */
export const passOutOfRotation: CallRule = {
  name: 'pass-out-of-rotation',
  label: 'Pass out of rotation; the player to the left may accept it (Law 29A)',
  sources: { 'wbf-2017': '30', 'wbf-2007': '30' },
  detects: outOfRotation((call) => call === 'Pass'),
};

/** Law 31: a bid by a player whose turn it was not. */
export const bidOutOfRotation: CallRule = {
  name: 'bid-out-of-rotation',
  label: 'Bid out of rotation; the player to the left may accept it (Law 29A)',
  sources: { 'wbf-2017': '31', 'wbf-2007': '31' },
  detects: outOfRotation(isBid),
};

/** Law 32: a double or redouble by a player whose turn it was not. */
export const doubleOutOfRotation: CallRule = {
  name: 'double-out-of-rotation',
  label: 'Double or redouble out of rotation; the player to the left may accept it if it is admissible (Law 29A)',
  sources: { 'wbf-2017': '32', 'wbf-2007': '32' },
  detects: outOfRotation((call) => call === 'X' || call === 'XX'),
};
