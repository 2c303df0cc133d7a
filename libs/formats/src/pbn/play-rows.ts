import { type Card, type KnownHands, type Seat, holderOf, seatsFrom } from '@app/bridge';
import { place } from '../import-texts';
import type { Entry } from './entries';
import { type Finding, type Found, contradiction, deviation, linesInWords, note, quoted, refused } from './findings';
import { readCard } from './spelling';

/** A card of a row, with the seat from which it was played. */
export interface SeatedCard {
  readonly seat: Seat;
  readonly card: Card;
  /** Its place in the row, from 0. */
  readonly column: number;
  readonly entry: Entry;
}

/** One row of the play: the cards of one trick, seated, not yet in the order in which they were played. */
export interface Row {
  readonly cards: readonly SeatedCard[];
  /** The seat whose next card is to be continued (`+`). */
  readonly continuedBy: Seat | null;
  readonly line: number;
}

interface Cell {
  readonly column: number;
  readonly card: Card;
  readonly entry: Entry;
}

type Columns = readonly [Seat, Seat, Seat, Seat];

const columnSeat = (columns: Columns, column: number): Seat => columns[column % 4] ?? columns[0];

/** Whether the cards stand with their holders when the row is turned by some columns. Unknown hands hold the rest. */
const standsWhen = (turn: number, cells: readonly Cell[], columns: Columns, hands: KnownHands): boolean =>
  cells.every(({ card, column }) => {
    const seat = columnSeat(columns, column + turn);
    return holderOf(hands, card) === (hands[seat] ? seat : null);
  });

/**
 * Seats the cards of one row by who holds them. In fixed columns that is where they stand; some files write a row
 * from the leader of the trick, and then it is turned. Where hands are not known the columns tell, as far as they fit.
 */
const seatCells = (cells: readonly Cell[], columns: Columns, hands: KnownHands): Found<readonly SeatedCard[]> => {
  const turn = [0, 1, 2, 3].find((by) => standsWhen(by, cells, columns, hands));
  const cards: SeatedCard[] = [];
  const findings: Finding[] = [];
  for (const { card, entry, column } of cells) {
    const seat = turn === undefined ? holderOf(hands, card) : columnSeat(columns, column + turn);
    const other = cards.find((one) => one.seat === seat);
    if (seat === null) findings.push(refused('card-of-nobody', entry.line, { card }));
    else if (other) {
      const both = { one: other.card, other: card, seat: place(seat) };
      findings.push(refused('two-cards-of-a-hand', entry.line, both));
    } else cards.push({ seat, card, column, entry });
  }
  return { value: cards, findings };
};

/** `-`: a card that is not known or was not played. Some programs write it twice. */
export const isBlank = (text: string): boolean => /^--?$/.test(text);

const readCells = (entries: readonly Entry[]): Found<readonly Cell[]> => {
  const cells: Cell[] = [];
  const findings: Finding[] = [];
  for (const [column, entry] of entries.entries()) {
    if (entry.text === '--') findings.push(deviation('blank-spelling', entry.line, { text: quoted(entry.text) }));
    if (isBlank(entry.text) || entry.text === '+') continue;
    const card = readCard(entry.text);
    if (!card) {
      findings.push(refused('unreadable-card', entry.line, { text: quoted(entry.text) }));
      continue;
    }
    cells.push({ column, card: card.value, entry });
    const readAs = { text: quoted(entry.text), card: card.value };
    if (card.spelling === 'small') findings.push(note('small-letters.card', entry.line, readAs));
    if (card.spelling === 'odd') findings.push(deviation('card-spelling', entry.line, readAs));
  }
  return { value: cells, findings };
};

/** Cards in other columns than their holders', reported once for the play: a file does it row after row. */
const clash = (rows: readonly Row[], columns: Columns): readonly Finding[] => {
  const elsewhere = rows
    .flatMap(({ cards }) => cards)
    .filter(({ seat, column }) => columnSeat(columns, column) !== seat);
  const [first] = elsewhere;
  if (!first) return [];
  const lines = [...new Set(elsewhere.map(({ entry }) => entry.line))];
  const column = place(columnSeat(columns, first.column));
  const example = { card: first.card, column, seat: place(first.seat), lines: linesInWords(lines) };
  return [contradiction('column-clash', first.entry.line, example)];
};

/**
 * Reads the rows of a play: four entries each, in the columns that begin with the seat of the Play tag.
 * A card that is no card, in no hand, or one of two from the same hand, is refused.
 */
export const readRows = (
  rows: readonly (readonly Entry[])[],
  first: Seat,
  hands: KnownHands,
): Found<readonly Row[]> => {
  const columns = seatsFrom(first);
  const read: Row[] = [];
  const findings: Finding[] = [];
  const played = new Set<Card>();
  for (const entries of rows) {
    const cells = readCells(entries);
    const again = cells.value.filter(({ card }) => played.size === played.add(card).size);
    const seated = seatCells(cells.value, columns, hands);
    const plus = entries.findIndex(({ text }) => text === '+');
    findings.push(
      ...cells.findings,
      ...again.map(({ card, entry }) => refused('card-played-twice', entry.line, { card })),
      ...seated.findings,
    );
    read.push({
      cards: seated.value,
      continuedBy: plus >= 0 ? columnSeat(columns, plus) : null,
      line: entries[0]?.line ?? 0,
    });
  }
  return { value: read, findings: [...findings, ...clash(read, columns)] };
};
