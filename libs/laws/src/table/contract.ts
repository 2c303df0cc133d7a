import {
  type Contract,
  type Play,
  type Seat,
  contractOf,
  dummyOf,
  hasEnded,
  openingLeader,
  partnerOf,
  sideOf,
} from '@app/bridge';
import type { TableState } from '../state/table-state';
import { isOpen } from './changes';

/**
 * Whether there is no more calling: three passes have ended the auction, or the record has the contract without them.
 */
export const auctionIsOver = ({ auction, contractGiven }: TableState): boolean =>
  contractGiven !== null || hasEnded(auction);

/**
 * The contract as it is played: declarer and dummy have changed places after a spread under Law 54A. Null without
 * one.
 */
export const contractPlayed = ({ auction, contractGiven, cards }: TableState): Contract | null => {
  const contract = contractGiven ?? contractOf(auction);
  return contract && cards.changedPlaces ? { ...contract, declarer: partnerOf(contract.declarer) } : contract;
};

export const declarerOf = (state: TableState): Seat | null => contractPlayed(state)?.declarer ?? null;

export const dummyIn = (state: TableState): Seat | null => {
  const contract = contractPlayed(state);
  return contract && dummyOf(contract);
};

/** Dummy while cards are played: from the faced lead until the play is over. In the auction nobody is dummy (9A1). */
export const dummyInPlay = (state: TableState): Seat | null =>
  state.playing && !state.procedure.playOver ? dummyIn(state) : null;

/** Whether this seat defends a contract. */
export const isDefender = (state: TableState, seat: Seat): boolean => {
  const declarer = declarerOf(state);
  return declarer !== null && sideOf(declarer) !== sideOf(seat);
};

/** Whether this hand is declarer's or dummy's. */
export const isOfDeclarer = (state: TableState, seat: Seat): boolean => {
  const declarer = declarerOf(state);
  return declarer !== null && sideOf(declarer) === sideOf(seat);
};

/**
 * Whether the lead of the trick in progress has gone back and is to be made anew, before what has been played to it.
 */
const isLeadVacant = ({ cards }: TableState): boolean => {
  const now = trickNow(cards.play);
  const [first] = cards.inForce.filter(({ trick }) => trick === now);
  return cards.vacancies.some(({ trick, place }) => trick === now && first !== undefined && place < first.place);
};

/**
 * Whether a card is to be led now: before the opening lead, between two tricks, or in place of a lead that went back.
 */
export const isLeadDue = (state: TableState): boolean => {
  const { play } = state.cards;
  return play === null || play.current.length === 0 || isLeadVacant(state);
};

/**
 * Who is to lead or to play a card now; dummy's seat where the card is dummy's. Null without a contract and at the
 * end.
 */
export const turnToPlay = (state: TableState): Seat | null => {
  const { play } = state.cards;
  if (play) return play.turn;
  const contract = contractPlayed(state);
  return contract && openingLeader(contract);
};

/** Who is on lead now; null in the middle of a trick, without a contract and when all is played. */
export const onLead = (state: TableState): Seat | null => (isLeadDue(state) ? turnToPlay(state) : null);

/**
 * Whether all there is of the play is an open opening lead by the wrong defender: who is declarer may still change
 * (54A).
 */
export const isWronglyOpened = (state: TableState): boolean => {
  const contract = contractPlayed(state);
  const [lead, ...others] = state.cards.inForce;
  if (!contract || !lead || others.length > 0 || lead.seat !== partnerOf(openingLeader(contract))) return false;
  return state.irregularities.some((one) => one.at === lead.at && isOpen(one));
};

/** The trick that is played to now, 1 to 13. */
export const trickNow = (play: Play | null): number => (play?.tricks.length ?? 0) + 1;
