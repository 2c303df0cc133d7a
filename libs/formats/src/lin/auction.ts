import {
  type Auction,
  type Result,
  type Seat,
  callMade,
  err,
  hasEnded,
  isLegalCall,
  ok,
  openAuction,
} from '@app/bridge';
import { place } from '../import-texts';
import type { ImportedCall } from '../imported';
import { parseLinCalls, joined } from './calls';
import { type Finding, assumption, contradiction, error, quoted } from '../finding';
import type { LinRecord } from './segments';

export interface LinAuction {
  /** Null where the record has no calls. */
  readonly calls: readonly ImportedCall[] | null;
  readonly auction: Auction;
  readonly findings: readonly Finding[];
}

const call = (seat: Seat, written: Pick<ImportedCall, 'call' | 'alerted' | 'line'>): ImportedCall => ({
  seat,
  call: written.call,
  line: written.line,
  alerted: written.alerted,
  explanation: null,
  marked: [],
});

/**
 * Reads the calls of a record: in rotation from the dealer, since LIN has no sign for a call out of rotation.
 * A call that the Laws do not admit stays, with a contradiction; calls after the end of the auction are left out.
 */
const readCalls = (record: LinRecord, dealer: Seat): Result<LinAuction, Finding> => {
  let auction = openAuction(dealer);
  const calls: ImportedCall[] = [];
  const findings: Finding[] = [];
  const surplus: Pick<ImportedCall, 'call' | 'line'>[] = [];
  /** Whether an explanation (`an`) now belongs to the last call. */
  let explains = true;
  for (const { key, value, line } of record.pairs) {
    const last = calls.at(-1);
    if (key === 'an' && value !== '' && explains && last) {
      calls[calls.length - 1] = { ...last, explanation: joined(last.explanation, value) };
    }
    if (key === 'pc') explains = false;
    if (key !== 'mb') continue;
    const written = parseLinCalls(value);
    if (!written) {
      return err(error('call-unreadable', line, { text: quoted(value) }));
    }
    for (const one of written) {
      const seat = auction.turn;
      if (seat === null) {
        surplus.push({ call: one.call, line });
        explains = false;
        continue;
      }
      if (!isLegalCall(auction, one.call)) {
        findings.push(contradiction('call-not-legal', line, { call: { call: one.call }, seat: place(seat) }));
      }
      if (one.dash) findings.push(assumption('dash-is-a-pass', line));
      calls.push(call(seat, { ...one, line }));
      auction = callMade(auction, seat, one.call);
    }
  }
  const [first] = surplus;
  if (first) {
    const leftOut = { call: { call: first.call }, calls: surplus.length };
    findings.push(contradiction('call-after-the-end', first.line, leftOut));
  }
  return ok({ calls: calls.length > 0 ? calls : null, auction, findings });
};

/** Where play follows a bid, the passes that must have ended the auction are supplied. */
const completed = (read: LinAuction, line: number): LinAuction => {
  let { auction } = read;
  const supplied: ImportedCall[] = [];
  while (auction.turn !== null) {
    supplied.push(call(auction.turn, { call: 'Pass', alerted: false, line }));
    auction = callMade(auction, auction.turn, 'Pass');
  }
  const finding = assumption('passes-supplied', line, { passes: supplied.length });
  return { auction, calls: [...(read.calls ?? []), ...supplied], findings: [...read.findings, finding] };
};

/** Reads and completes the auction; refuses a record with a call that cannot be read. */
export const readAuction = (record: LinRecord, dealer: Seat): Result<LinAuction, Finding> => {
  const read = readCalls(record, dealer);
  if (!read.ok || read.value.calls === null || hasEnded(read.value.auction)) return read;
  const line = read.value.calls.at(-1)?.line ?? record.line;
  const playFollows = record.pairs.some(({ key }) => key === 'pc' || key === 'mc');
  if (playFollows && read.value.auction.bid) return ok(completed(read.value, line));
  const finding = contradiction('auction-not-ended', line);
  return ok({ ...read.value, findings: [...read.value.findings, finding] });
};
