import type { Seat } from '@app/bridge';
import { dummyOf, sideOf } from '@app/bridge';
import type { TableState } from '../state/table-state';
import { contractPlayed, dummyIn, isWronglyOpened } from '../table/contract';
import { isAuctionOn } from '../table/who';

/** Where the rest of the record does not say who is in turn, nobody is found to be out of it. */
const isInTurnToPlay = (state: TableState, seat: Seat): boolean => {
  const { play } = state.cards;
  const contract = contractPlayed(state);
  if (!play || !contract || state.hands.finished || play.turn === null) return true;
  if (seat === contract.declarer || isWronglyOpened(state)) return sideOf(play.turn) === sideOf(seat);
  return seat !== dummyOf(contract) && play.turn === seat;
};

/**
 * Whether a player may ask now what the opponents' calls mean: in the auction in his turn (20F1), before the lead is
 * faced everybody but presumed dummy (20F2, 41B), in the play a defender in his turn and declarer in that of either hand.
 */
export const isToAsk = (state: TableState, seat: Seat): boolean => {
  if (state.playing) return isInTurnToPlay(state, seat);
  return isAuctionOn(state) ? state.auction.turn === seat : seat !== dummyIn(state);
};

/**
 * 20C2: declarer and each defender may have the auction reviewed at the first turn to play; declarer's is from dummy,
 * unless he has accepted a lead out of turn.
 */
export const isToHaveReview = (state: TableState, seat: Seat): boolean => {
  if (!isToAsk(state, seat)) return false;
  const contract = contractPlayed(state);
  if (!state.playing || !contract) return true;
  const played = state.cards.inForce.map((one) => one.seat);
  const hands: readonly Seat[] = seat === contract.declarer ? [seat, dummyOf(contract)] : [seat];
  return !hands.some((hand) => played.includes(hand));
};
