import {
  type Auction,
  type Call,
  CALLS,
  callMade,
  hasEnded,
  isBid,
  isSufficient,
  leftOf,
  openAuction,
} from '@app/bridge';
import type { BoardView } from '@app/session';
import { NO_NOTES, type NotesWritten, noted } from './write-notes';
import { rows } from './write-text';

/** An auction section, and which of the calls it could not hold. */
interface AuctionWritten extends NotesWritten {
  readonly lines: readonly string[];
  /** The auction that a reader makes of it. */
  readonly auction: Auction;
}

const isCall = (said: string): said is Call => CALLS.some((call) => call === said);

type CallInForce = BoardView['standing'][number];

/** What was said of a call: its alert, and its explanations. */
const explanationOf = ({ auction }: BoardView, act: number | null): string => {
  const made = act === null ? undefined : auction.find((one) => one.act === act);
  if (!made) return '';
  const texts = made.explanations.map(({ text }) => text);
  return [...(made.alerted && texts.length === 0 ? ['alerted'] : []), ...texts].join('; ');
};

const SKIPPED = '^S';

/** The markers of those who were skipped before a call out of rotation that stands (PBN 2.1, 3.5.1). */
const skippedBefore = ({ turn }: Auction, { seat }: CallInForce): readonly string[] => {
  const marks: string[] = [];
  for (let next = turn; next !== null && next !== seat; next = leftOf(next)) marks.push(SKIPPED);
  return marks;
};

/**
 * The auction in force: every call that stands, as accepted calls out of rotation (`^S`) and insufficient bids (`^I`) are
 * marked. Calls that were withdrawn have no place in PBN; null where no call stands.
 */
export const auctionSection = (view: BoardView): AuctionWritten | null => {
  const words: string[] = [];
  let auction = openAuction(view.dealer);
  let notes = NO_NOTES;
  for (const [at, call] of view.inForce.entries()) {
    const standing = view.standing[at];
    if (!standing || !isCall(call) || hasEnded(auction)) break;
    const insufficient = isBid(call) && !isSufficient(auction, call);
    const next = noted(notes, explanationOf(view, standing.act));
    ({ notes } = next);
    words.push(...skippedBefore(auction, standing), `${insufficient ? '^I ' : ''}${call}${next.reference}`);
    auction = callMade(auction, standing.seat, call);
  }
  if (words.length === 0) return null;
  const end = hasEnded(auction) ? [] : [view.phase === 'auction' ? '+' : '*'];
  return { lines: [`[Auction "${view.dealer}"]`, ...rows([...words, ...end], 4)], auction, ...notes };
};
