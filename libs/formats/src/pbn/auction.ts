import {
  type Call,
  type Auction,
  type Seat,
  type Bid,
  callMade,
  hasEnded,
  isBid,
  isSufficient,
  leftOf,
  mayDouble,
  mayRedouble,
  openAuction,
  contractOf,
  seatsFrom,
} from '@app/bridge';
import { place } from '../import-texts';
import type { ImportedCall } from '../imported';
import type { Entry, Notes } from './entries';
import { type Finding, type Found, contradiction, deviation, note, quoted, refused, repair } from './findings';
import { readCall } from './spelling';

/** One step of an auction as it is written down, before it is known who took it. */
export type Step =
  | {
      readonly kind: 'call';
      readonly call: Call;
      readonly line: number;
      /** `^I` stands before it. */
      readonly insufficient: boolean;
      readonly note: number | null;
    }
  /** `^S`: the player whose turn it was did not call. */
  | { readonly kind: 'skip'; readonly line: number }
  /** `AP`: everybody passes who still has to. */
  | { readonly kind: 'all-pass'; readonly line: number; readonly note: number | null };

interface AuctionText {
  /** Columns left empty (`-`) before the first call. */
  readonly blanks: number;
  readonly steps: readonly Step[];
  /** `+`: to be continued; `*`: no more calls. */
  readonly end: '+' | '*' | null;
}

const readStep = (entry: Entry): Found<Step> | Finding => {
  const { line, note: explained } = entry;
  if (entry.text === '^S') return { value: { kind: 'skip', line }, findings: [] };
  if (entry.text.toUpperCase() === 'AP') return { value: { kind: 'all-pass', line, note: explained }, findings: [] };
  const call = readCall(entry.text);
  if (!call) return refused('unreadable-call', line, { text: quoted(entry.text) });
  const readAs = { text: quoted(entry.text), call: call.value };
  const findings = {
    standard: [],
    small: [note('small-letters.call', line, readAs)],
    odd: [deviation('call-spelling', line, readAs)],
  }[call.spelling];
  const insufficient = entry.marks.includes('I');
  return { value: { kind: 'call', call: call.value, line, insufficient, note: explained }, findings };
};

/** What stands behind the end of an auction or a play. */
const afterEnd = (end: '+' | '*', { text, line }: Entry): Finding =>
  text === '+' || text === '*'
    ? deviation('second-end.behind', line, { text, end })
    : contradiction('entry-after-end.auction', line, { text: quoted(text), end });

/** Reads what is written in an auction section, call by call. */
export const readAuctionText = (entries: readonly Entry[]): Found<AuctionText> => {
  const steps: Step[] = [];
  const findings: Finding[] = [];
  let blanks = 0;
  let end: AuctionText['end'] = null;
  for (const entry of entries) {
    if (end !== null) findings.push(afterEnd(end, entry));
    else if (entry.text === '+' || entry.text === '*') end = entry.text;
    else if (entry.text === '-' && steps.length === 0) blanks += 1;
    else {
      const step = readStep(entry);
      if ('grade' in step) findings.push(step);
      else {
        steps.push(step.value);
        findings.push(...step.findings);
      }
    }
  }
  return { value: { blanks, steps, end }, findings };
};

/** An auction with its callers. */
interface SeatedAuction {
  readonly calls: readonly ImportedCall[];
  readonly auction: Auction;
  readonly findings: readonly Finding[];
}

/** Where the markers of a call, or their absence, disagree with the call. */
const markerFindings = (before: Auction, seat: Seat, step: Step & { readonly kind: 'call' }): readonly Finding[] => {
  const { call, line, insufficient } = step;
  const made = { seat: place(seat), call };
  if (!isBid(call)) {
    if (insufficient) return [contradiction('not-insufficient.no-bid', line, made)];
    const admissible =
      call === 'Pass' || (call === 'X' && mayDouble(before, seat)) || (call === 'XX' && mayRedouble(before, seat));
    return admissible ? [] : [contradiction('inadmissible-call', line, made)];
  }
  if (isSufficient(before, call) !== insufficient) return [];
  const over = before.bid?.bid ?? null;
  return insufficient
    ? [contradiction('not-insufficient.sufficient', line, { ...made, over })]
    : [contradiction('insufficient-not-marked', line, { ...made, over })];
};

/**
 * Seats an auction: `first` makes the first call, and so on clockwise; every `^S` moves the turn on by one.
 * The calls stay as they were made, whatever the markers say. Calls after the end are not taken.
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
      findings.push(contradiction('call-after-end', step.line));
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

/** Who is taken to have made the first call that is written down, and why. */
interface Opening {
  readonly first: Seat;
  /** Passes of the seats from the dealer up to there, which the file leaves out. */
  readonly passes: number;
  readonly findings: readonly Finding[];
}

/** What the rest of the record says of the auction. */
interface Evidence {
  readonly declarer: Seat | null;
  readonly bid: Bid | null;
  /** The hand from which, by the Play tag and the deal, the first card was led. */
  readonly leader: Seat | null;
}

/** Who passed before the first call that is written down. */
const passesBefore = (dealer: Seat, first: Seat) => {
  const seats = seatsFrom(dealer);
  const passes = seats.indexOf(first);
  const who = { list: seats.slice(0, passes).map(place) };
  return { passes, said: { who, first: place(first), dealer: place(dealer) } };
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
    const { passes, said } = passesBefore(dealer, written);
    if (bidFirst) return { first: written, passes, findings: [repair('leading-passes.by-column', step.line, said)] };
    const dealt = { dealer: said.dealer, first: said.first };
    return { ...asWritten, findings: [contradiction('not-from-dealer', step.line, dealt)] };
  }
  const { declarer, leader } = evidence;
  if (!bidFirst || declarer === null || leader !== leftOf(declarer)) return asWritten;
  const first = openerFor(steps, dealer, evidence);
  if (first === null || first === dealer) return asWritten;
  const { passes, said } = passesBefore(dealer, first);
  const only = { who: said.who, first: said.first, declarer: place(declarer), leader: place(leader) };
  return { first, passes, findings: [repair('leading-passes.by-declarer', step.line, only)] };
};
