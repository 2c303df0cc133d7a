import { CALLS, denominationOf, isBid, outranks } from './calls';
import { type Passes, NO_PASSES, allHavePassed, passesAfter } from './passes';
import { leftOf, partnerOf, sideOf } from './seats';
import type { Bid, BySide, Call, Contract, Denomination, Risk, Seat } from './vocabulary';

/**
 * Where an auction stands. It follows the calls as they were in fact made: a call out of rotation or an
 * insufficient bid moves it on as if it had been accepted; what the Laws make of it is judged elsewhere.
 */
export interface Auction extends Passes {
  readonly dealer: Seat;
  /** Whose turn it is to call; null once the auction has ended. */
  readonly turn: Seat | null;
  /** How many calls have been made. */
  readonly length: number;
  /** The last bid and who made it. */
  readonly bid: { readonly bid: Bid; readonly seat: Seat } | null;
  readonly risk: Risk;
  /** Who of each side first bid each denomination: the declarer, if it becomes the contract (Law 22, Definitions). */
  readonly firstToName: BySide<Readonly<Partial<Record<Denomination, Seat>>>>;
}

export const openAuction = (dealer: Seat): Auction => ({
  dealer,
  turn: dealer,
  length: 0,
  ...NO_PASSES,
  bid: null,
  risk: 'undoubled',
  firstToName: { NS: {}, EW: {} },
});

export const hasEnded = (auction: Auction): boolean => auction.turn === null;

/** Whether a double by this seat is admissible now: the last bid is the opponents', and not doubled (Law 19A). */
export const mayDouble = ({ bid, risk }: Auction, seat: Seat): boolean =>
  bid !== null && sideOf(bid.seat) !== sideOf(seat) && risk === 'undoubled';

/** Whether a redouble by this seat is admissible now: the last bid is of its own side, and doubled (Law 19B). */
export const mayRedouble = ({ bid, risk }: Auction, seat: Seat): boolean =>
  bid !== null && sideOf(bid.seat) === sideOf(seat) && risk === 'doubled';

/** Whether a bid is sufficient now (Law 18). */
export const isSufficient = ({ bid }: Auction, next: Bid): boolean => bid === null || outranks(next, bid.bid);

/** Whether the player whose turn it is may make this call (Laws 18, 19). Nothing is legal after the end. */
export const isLegalCall = (auction: Auction, call: Call): boolean => {
  if (auction.turn === null) return false;
  if (call === 'Pass') return true;
  if (call === 'X') return mayDouble(auction, auction.turn);
  if (call === 'XX') return mayRedouble(auction, auction.turn);
  return isSufficient(auction, call);
};

/** All legal calls of the player whose turn it is. */
export const legalCalls = (auction: Auction): readonly Call[] => CALLS.filter((call) => isLegalCall(auction, call));

const named = (auction: Auction, seat: Seat, bid: Bid): Auction['firstToName'] => {
  const side = sideOf(seat);
  const denomination = denominationOf(bid);
  if (auction.firstToName[side][denomination]) return auction.firstToName;
  return { ...auction.firstToName, [side]: { ...auction.firstToName[side], [denomination]: seat } };
};

const riskAfter = (auction: Auction, seat: Seat, call: Call): Risk => {
  if (isBid(call)) return 'undoubled';
  if (call === 'X' && mayDouble(auction, seat)) return 'doubled';
  if (call === 'XX' && mayRedouble(auction, seat)) return 'redoubled';
  return auction.risk;
};

/**
 * The auction after a call, by whomever and whatever it was. The turn passes to the caller's left.
 * An inadmissible double or redouble changes no risk (Law 36); a call after the end changes nothing (Law 39).
 */
export const callMade = (auction: Auction, seat: Seat, call: Call): Auction => {
  if (hasEnded(auction)) return auction;
  const bid = isBid(call) ? { bid: call, seat } : auction.bid;
  const risk = riskAfter(auction, seat, call);
  const passes = passesAfter(auction, seat, call, isBid(call) || risk !== auction.risk);
  return {
    dealer: auction.dealer,
    turn: allHavePassed(passes) ? null : leftOf(seat),
    length: auction.length + 1,
    ...passes,
    bid,
    risk,
    firstToName: isBid(call) ? named(auction, seat, call) : auction.firstToName,
  };
};

/** The contract of an auction that has ended; null before the end and when all have passed (Law 22). */
export const contractOf = (auction: Auction): Contract | null => {
  if (!hasEnded(auction) || !auction.bid) return null;
  const { bid, seat } = auction.bid;
  const declarer = auction.firstToName[sideOf(seat)][denominationOf(bid)] ?? seat;
  return { bid, declarer, risk: auction.risk };
};

/** Whether all four have passed (Law 22A). */
export const passedOut = (auction: Auction): boolean => hasEnded(auction) && auction.bid === null;

/** The seat that leads to the first trick: the presumed declarer's left (Law 41A). */
export const openingLeader = (contract: Contract): Seat => leftOf(contract.declarer);

export const dummyOf = (contract: Contract): Seat => partnerOf(contract.declarer);
