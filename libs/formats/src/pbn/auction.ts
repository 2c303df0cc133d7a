import type { Auction, Call, Seat } from '@app/bridge';
import {
  callMade,
  hasEnded,
  isBid,
  isSufficient,
  leftOf,
  mayDouble,
  mayRedouble,
  openAuction,
  seatName,
} from '@app/bridge';
import type { ImportedCall } from '../imported';
import type { Step } from './auction-text';
import type { Finding } from './findings';
import { contradiction } from './findings';
import type { Notes } from './notes';

/** An auction with its callers. */
export interface SeatedAuction {
  readonly calls: readonly ImportedCall[];
  readonly auction: Auction;
  readonly findings: readonly Finding[];
}

/** Where the markers of a call, or their absence, disagree with the call. */
const markerFindings = (before: Auction, seat: Seat, step: Step & { readonly kind: 'call' }): readonly Finding[] => {
  const { call, line, insufficient } = step;
  const who = `${seatName(seat)}'s ${call}`;
  if (!isBid(call)) {
    if (insufficient) return [contradiction('not-insufficient', line, `${who} is no bid, yet marked ^I`)];
    const admissible =
      call === 'Pass' || (call === 'X' && mayDouble(before, seat)) || (call === 'XX' && mayRedouble(before, seat));
    return admissible ? [] : [contradiction('inadmissible-call', line, `${who} is inadmissible at this point`)];
  }
  if (isSufficient(before, call) !== insufficient) return [];
  const over = before.bid ? ` over ${before.bid.bid}` : '';
  return insufficient
    ? [contradiction('not-insufficient', line, `${who} is marked ^I and is sufficient${over}`)]
    : [contradiction('insufficient-not-marked', line, `${who} is insufficient${over} and not marked ^I`)];
};

/**
 * Seats an auction: `first` makes the first call, and so on clockwise; every `^S` moves the turn on by one.
 * The calls are kept as they were made, whatever the markers say. Calls after the end are not taken.
 */
export const seatAuction = (steps: readonly Step[], dealer: Seat, first: Seat, notes: Notes): SeatedAuction => {
  const calls: ImportedCall[] = [];
  const findings: Finding[] = [];
  let auction = openAuction(dealer);
  let seat = first;
  let skipped = false;
  const make = (call: Call, step: Exclude<Step, { kind: 'skip' }>): void => {
    calls.push({
      seat,
      call,
      line: step.line,
      alerted: false,
      explanation: step.note === null ? null : (notes.get(step.note) ?? null),
      marked: [
        ...(skipped ? (['out-of-rotation'] as const) : []),
        ...(step.kind === 'call' && step.insufficient ? (['insufficient'] as const) : []),
      ],
    });
    auction = callMade(auction, seat, call);
    seat = leftOf(seat);
    skipped = false;
  };
  for (const step of steps) {
    if (hasEnded(auction)) {
      findings.push(
        contradiction('call-after-end', step.line, 'the auction is over; the calls after it are not taken'),
      );
      break;
    }
    switch (step.kind) {
      case 'skip':
        seat = leftOf(seat);
        skipped = true;
        break;
      case 'call':
        findings.push(...markerFindings(auction, seat, step));
        make(step.call, step);
        break;
      case 'all-pass':
        while (!hasEnded(auction)) make('Pass', step);
    }
  }
  return { calls, auction, findings };
};
