import { type Auction, type Seat, hasEnded, holderOf, seatsFrom } from '@app/bridge';
import type { ImportedCall } from '../imported';
import { seatAuction, readAuctionText, openingOf, type Step } from './auction';
import { readEntries, noteFindings, readNotes } from './entries';
import { type Stated, taggedBid } from './facts';
import { type Finding, type Found, repair, note, refused } from './findings';
import type { Game } from './game';
import { readCard } from './spelling';

/** An auction with who made which call. */
export interface ReadAuction {
  readonly calls: readonly ImportedCall[];
  readonly auction: Auction;
}

/** The seat of the Play tag, if the first card of the play is, or may be, from that hand. */
const leaderByPlay = (game: Game, { playSeat, hands }: Stated): Seat | null => {
  const first = readCard(/^\w+/.exec(game.tags.get('Play')?.words[0]?.text ?? '')?.[0] ?? '');
  if (!playSeat || !first) return null;
  return holderOf(hands, first.value) === (hands[playSeat] ? playSeat : null) ? playSeat : null;
};

const leftOut = (passes: number, [first]: readonly Step[]): readonly Step[] =>
  Array.from({ length: passes }, () => ({
    kind: 'call' as const,
    call: 'Pass' as const,
    line: first?.line ?? 0,
    insufficient: false,
    note: null,
  }));

/** Who dealt, and in whose column the calls begin; assumed, as far as one of the two tells the other. */
const seatsOf = (
  { dealer, auctionSeat }: Stated,
  blanks: number,
  line: number,
): Found<{ dealer: Seat; written: Seat } | null> => {
  const column = auctionSeat ?? dealer;
  if (!column) return { value: null, findings: [refused('no-dealer.nobody', line)] };
  const written = auctionSeat ? (seatsFrom(auctionSeat)[blanks % 4] ?? auctionSeat) : column;
  const missing = dealer ? (auctionSeat ? null : 'seat') : 'dealer';
  const findings = missing === null ? [] : [repair('no-dealer.first-caller', line, { missing })];
  return { value: { dealer: dealer ?? written, written }, findings };
};

/** Reads the auction of a record; null where it has none. */
export const readAuction = (game: Game, stated: Stated): Found<ReadAuction | null> => {
  const tag = game.tags.get('Auction');
  if (!tag) return { value: null, findings: [] };
  const notes = readNotes(game.notes.auction);
  const { entries, references, findings: odd } = readEntries(tag.words, 'auction');
  const text = readAuctionText(entries);
  const { steps, blanks, end } = text.value;
  const seats = seatsOf(stated, blanks, tag.line);
  const findings: Finding[] = [
    ...notes.findings,
    ...noteFindings(notes.value, references, tag.line),
    ...odd,
    ...text.findings,
    ...seats.findings,
  ];
  if (!seats.value || (steps.length === 0 && end === null)) return { value: null, findings };

  const { dealer, written } = seats.value;
  const evidence = {
    declarer: stated.declarersSwapped ? null : stated.declarer,
    bid: taggedBid(stated)?.bid ?? null,
    leader: leaderByPlay(game, stated),
  };
  const opening = openingOf(steps, dealer, written, evidence);
  const all = [...leftOut(opening.passes, steps), ...steps];
  const seated = seatAuction(all, dealer, opening.passes > 0 ? dealer : opening.first, notes.value);
  const unfinished = end === null && !hasEnded(seated.auction) ? [note('auction-incomplete', tag.line)] : [];
  return {
    value: { calls: seated.calls, auction: seated.auction },
    findings: [...findings, ...opening.findings, ...seated.findings, ...unfinished],
  };
};
