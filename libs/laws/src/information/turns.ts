import type { Contract, Play, Seat } from '@app/bridge';
import { contractOf, dummyOf, openingLeader, sideOf } from '@app/bridge';
import type { TableState } from '../table/state';
import { isAuctionOn } from './who';

/** The contract, where it is certain who plays it: not after a wrong opening lead, when dummy may have become declarer (54A). */
const contractPlayed = (state: TableState, play: Play | null): Contract | null => {
  const contract = contractOf(state.auction);
  const [lead] = play?.tricks[0]?.cards ?? play?.current ?? [];
  return contract && (!lead || lead.seat === openingLeader(contract)) ? contract : null;
};

/** Where the rest of the record does not say who is in turn, nobody is found to be out of it. */
const isInTurnToPlay = (state: TableState, seat: Seat): boolean => {
  const { play, finished } = state.hands;
  if (!play || finished || play.turn === null) return true;
  const contract = contractPlayed(state, play);
  if (!contract || seat === contract.declarer) return sideOf(play.turn) === sideOf(seat);
  return seat !== dummyOf(contract) && play.turn === seat;
};

const isPresumedDummy = (state: TableState, seat: Seat): boolean => {
  const contract = contractOf(state.auction);
  return contract !== null && seat === dummyOf(contract);
};

/**
 * Whether a player may ask now what the opponents' calls mean: in the auction in his turn (20F1), before the lead is
 * faced everybody but presumed dummy (20F2, 41B), in the play a defender in his turn and declarer in that of either hand.
 */
export const isToAsk = (state: TableState, seat: Seat): boolean => {
  if (state.playing) return isInTurnToPlay(state, seat);
  return isAuctionOn(state) ? state.auction.turn === seat : !isPresumedDummy(state, seat);
};

/**
 * 20C2: declarer and each defender may have the auction reviewed at the first turn to play; declarer's is from dummy,
 * unless he has accepted a lead out of turn.
 */
export const isToHaveReview = (state: TableState, seat: Seat): boolean => {
  if (!isToAsk(state, seat)) return false;
  const { play } = state.hands;
  const contract = contractPlayed(state, play);
  if (!state.playing || !play || !contract) return true;
  const played = [...play.tricks.flatMap(({ cards }) => cards), ...play.current].map((one) => one.seat);
  const hands: readonly Seat[] = seat === contract.declarer ? [seat, dummyOf(contract)] : [seat];
  return !hands.some((hand) => played.includes(hand));
};
