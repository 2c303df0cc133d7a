import {
  type Card,
  type KnownHands,
  type Result,
  SEATS,
  DECK,
  dealProblems,
  err,
  isBoardNumber,
  ok,
  sortedHand,
} from '@app/bridge';
import { blankRecord } from '../blank-record';
import { dealProblemSaid } from '../dealt';
import { type Finding, error, quoted } from '../finding';
import type { ImportedBoard } from '../imported';

/** The cards of a pack in the order in which dealing machines have them: spades first, aces first. */
export const cardAt = (place: number): Card | null => DECK[place] ?? null;

/** The hands of four seats from the cards of each, N E S W; refused where they are no deal. */
export const handsOf = (
  cards: readonly (readonly Card[])[],
  text: string,
  line: number,
): Result<KnownHands, Finding> => {
  const hands: KnownHands = Object.fromEntries(SEATS.map((seat, nth) => [seat, sortedHand(cards[nth] ?? [])]));
  const problems = dealProblems(hands);
  if (problems.length === 0) return ok(hands);
  const problem = { list: problems.map(dealProblemSaid), joined: 'apart' } as const;
  return err(error('deal-not-read', line, { text: quoted(text), problem }));
};

/** A board of a dealing machine: cards, and nothing of any table. */
export const handRecord = (record: number, line: number, board: number, hands: KnownHands): ImportedBoard => ({
  ...blankRecord(record, line),
  board: isBoardNumber(board) ? board : null,
  hands,
});
