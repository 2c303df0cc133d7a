import type { Bid, Seat } from '@app/bridge';
import { contractOf, leftOf, seatName, seatsFrom } from '@app/bridge';
import { seatAuction } from './auction';
import type { Step } from './auction-text';
import type { Finding } from './findings';
import { repair, contradiction } from './findings';

/** Who is taken to have made the first call that is written down, and why. */
export interface Opening {
  readonly first: Seat;
  /** Passes of the seats from the dealer up to there, which the file leaves out. */
  readonly passes: number;
  readonly findings: readonly Finding[];
}

/** What the rest of the record says of the auction. */
export interface Evidence {
  readonly declarer: Seat | null;
  readonly bid: Bid | null;
  /** The hand from which, by the Play tag and the deal, the first card was led. */
  readonly leader: Seat | null;
}

const assumed = (dealer: Seat, first: Seat, line: number, why: string): Opening => {
  const seats = seatsFrom(dealer);
  const passes = seats.indexOf(first);
  const who = seats.slice(0, passes).map(seatName).join(', ');
  const message = `leading passes are left out: ${who} taken to have passed before ${seatName(first)}, ${why}`;
  return { first, passes, findings: [repair('leading-passes', line, message)] };
};

/** The seat that must have called first for the auction to make the tagged declarer declarer of the tagged bid. */
const openerFor = (steps: readonly Step[], dealer: Seat, { declarer, bid }: Evidence): Seat | null =>
  seatsFrom(dealer).find((first) => {
    const contract = contractOf(seatAuction(steps, dealer, first, new Map()).auction);
    return contract !== null && contract.declarer === declarer && contract.bid === bid;
  }) ?? null;

/**
 * Finds out who made the first call. `written` is the seat in whose column it stands: the dealer, unless the file
 * leaves out leading passes. It does where the column is another's; or where the Declarer tag and the
 * hand that led agree that the auction began with a later seat. One of the two alone is not enough.
 */
export const openingOf = (steps: readonly Step[], dealer: Seat, written: Seat, evidence: Evidence): Opening => {
  const [step] = steps;
  const asWritten: Opening = { first: written, passes: 0, findings: [] };
  if (!step) return asWritten;
  const bidFirst = step.kind === 'call' && step.call !== 'Pass';
  if (written !== dealer) {
    if (bidFirst) return assumed(dealer, written, step.line, `who has the first call though ${seatName(dealer)} deals`);
    const message = `${seatName(dealer)} deals, yet the first call is ${seatName(written)}'s`;
    return { ...asWritten, findings: [contradiction('not-from-dealer', step.line, message)] };
  }
  const { declarer, leader } = evidence;
  if (!bidFirst || declarer === null || leader !== leftOf(declarer)) return asWritten;
  const first = openerFor(steps, dealer, evidence);
  if (first === null || first === dealer) return asWritten;
  return assumed(
    dealer,
    first,
    step.line,
    `as only so ${seatName(declarer)} is declarer and ${seatName(leader)} on lead`,
  );
};
