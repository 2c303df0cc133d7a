import { blankFile } from '../blank-record';
import { type Card, type KnownHands, type Result, DECK, err, isCard, isBoardNumber, makePbnDeal } from '@app/bridge';
import { type Finding, assumption, error, ofWholeFile, quoted } from '../finding';
import type { ImportedBoard, ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import { runToEnd, silent } from '../reader';
import type { ByteSource } from '../text-source';
import { cardAt, handRecord, handsOf } from './hand-record';

export const BLOCK_FORMATS = ['dup', 'bri', 'dge'] as const;
export type BlockFormat = (typeof BLOCK_FORMATS)[number];

/** How many bytes a board has in each form: DUP is BRI, DGE and ten bytes more; the others are filled up to 128. */
const BLOCK: Readonly<Record<BlockFormat, number>> = { dup: 156, bri: 128, dge: 128 };
const BRI_LENGTH = 78;
const DGE_LENGTH = 68;
const A_HAND = 26;

/** The signs of the suits in the characters of DOS. */
const SUIT_SIGNS: ReadonlyMap<string, string> = new Map([
  ['\u0006', 'S'],
  ['\u0003', 'H'],
  ['\u0004', 'D'],
  ['\u0005', 'C'],
]);
const FIRST_SUIT = '\u0006';
/** What a file is filled up with. */
const FILL: ReadonlySet<string> = new Set([' ', '\0', '\u001a', '\r', '\n']);

/** Board after board; the last may be shorter. */
function* blocks(bytes: ByteSource, size: number): Generator<string> {
  let text = '';
  for (const piece of bytes) {
    for (let at = 0; at < piece.length; at += size) {
      text += String.fromCharCode(...piece.subarray(at, at + size));
      for (; text.length >= size; text = text.slice(size)) yield text.slice(0, size);
    }
  }
  if ([...text].some((character) => !FILL.has(character))) yield text;
}

/** Two digits for each card, 01 the ace of spades and 52 the two of clubs: N, E and S; West has the others. */
const bri = (text: string, line: number): Result<KnownHands, Finding> => {
  if (!/^\d{78}$/.test(text)) return err(error('block-unreadable', line, { text: quoted(text.trimEnd()) }));
  const hands = [0, 1, 2].map((seat) =>
    (text.slice(seat * A_HAND, (seat + 1) * A_HAND).match(/../g) ?? []).flatMap(
      (card) => cardAt(Number(card) - 1) ?? [],
    ),
  );
  const dealt = new Set(hands.flat());
  return handsOf([...hands, DECK.filter((card) => !dealt.has(card))], text, line);
};

/** The signs of the suits with the ranks behind them: N E S W. */
const dge = (text: string, line: number): Result<KnownHands, Finding> => {
  const hands: Card[][] = [];
  let suit = '';
  for (const character of text) {
    if (character === FIRST_SUIT) hands.push([]);
    suit = SUIT_SIGNS.get(character) ?? suit;
    if (SUIT_SIGNS.has(character)) continue;
    const card = `${suit}${character}`;
    if (!isCard(card)) return err(error('block-unreadable', line, { text: quoted(text.trimEnd()) }));
    hands.at(-1)?.push(card);
  }
  return hands.length > 4
    ? err(error('block-unreadable', line, { text: quoted(text.trimEnd()) }))
    : handsOf(hands, text, line);
};

/** Both parts of a board say the same, or the board is refused. */
const dup = (block: string, line: number): Result<KnownHands, Finding> => {
  if (block.charAt(BRI_LENGTH + DGE_LENGTH + 1).toUpperCase() === 'Y') return err(error('dup-backwards', line));
  const [numbers, signs] = [
    bri(block.slice(0, BRI_LENGTH), line),
    dge(block.slice(BRI_LENGTH, BRI_LENGTH + DGE_LENGTH), line),
  ];
  if (!numbers.ok) return numbers;
  if (!signs.ok) return signs;
  const isSame = makePbnDeal(numbers.value) === makePbnDeal(signs.value);
  return isSame ? numbers : err(error('dup-parts', line));
};

const HANDS: Readonly<Record<BlockFormat, (block: string, line: number) => Result<KnownHands, Finding>>> = {
  dup,
  bri: (block, line) => bri(block.slice(0, BRI_LENGTH), line),
  dge: (block, line) => dge(block.slice(0, DGE_LENGTH), line),
};

/** The lowest number of the set, which DUP has behind every board. */
const LOWEST_AT = BRI_LENGTH + DGE_LENGTH + 2;
const lowestIn = (block: string): number | null => {
  const number = Number(block.slice(LOWEST_AT, LOWEST_AT + 3).trim() || Number.NaN);
  return isBoardNumber(number) ? number : null;
};

interface Read {
  readonly records: number;
  readonly isNumbered: boolean;
}

/** The lines of the report are the numbers of the boards in the file, from 1. */
function* boardsOf(bytes: ByteSource, format: BlockFormat, say: Say): Generator<ImportedBoard, Read> {
  let records = 0;
  let lowest: number | null = null;
  for (const block of blocks(bytes, BLOCK[format])) {
    records += 1;
    if (records === 1 && format === 'dup') lowest = lowestIn(block);
    const board = (lowest ?? 1) + records - 1;
    const hands = HANDS[format](block, records);
    if (hands.ok) yield handRecord(records, records, board, hands.value);
    else say({ ...hands.error, record: records, board: String(board), room: null });
  }
  return { records, isNumbered: lowest !== null };
}

/**
 * Reads the boards of a dealing machine as Duplimate for DOS has them (DUP), and the two parts of that form which stand
 * alone (BRI, DGE): hand records, a block of bytes at a time. The form is that of `convert.pdf` of Jannersten's
 * DuplimateClub; richardschneider/pbn (`lib/{bri,dge,dup}-to-pbn.js`) reads it so. Where the file has no number, boards
 * are counted from 1. Never throws.
 */
export const readBlockRecords = (bytes: ByteSource, format: BlockFormat, say: Say): ImportedRecords => {
  const { records, isNumbered } = runToEnd(boardsOf(bytes, format, say));
  if (records === 0) say(ofWholeFile(error('no-boards-dealt', 1)));
  else if (!isNumbered) say(ofWholeFile(assumption('boards-from-one', 1)));
  const boards = { [Symbol.iterator]: () => boardsOf(bytes, format, silent) };
  return { ...blankFile(format), recordsRead: records, boards };
};

/** The same of a file that is held in memory as a whole. */
export const readBlocks = (bytes: Uint8Array, format: BlockFormat): ImportedFile => {
  const report: ReportItem[] = [];
  const read = readBlockRecords([bytes], format, (item) => report.push(item));
  return { ...read, boards: [...read.boards], report };
};

const NUMBERS = /^(?:0[1-9]|[1-4]\d|5[0-2]){39}/;
const SIGNS = /^S[AKQJT2-9]*H[AKQJT2-9]*D[AKQJT2-9]*C[AKQJT2-9]*S/;

/** The signs of the suits as letters. */
const lettered = (text: string): string => Array.from(text, (one) => SUIT_SIGNS.get(one) ?? one).join('');

/** Which of these forms a file has by its first bytes, a character each; null where none of them. */
export const blockFormatOf = (start: string): BlockFormat | null => {
  if (start.startsWith(FIRST_SUIT) && SIGNS.test(lettered(start.slice(0, DGE_LENGTH)))) return 'dge';
  if (!NUMBERS.test(start)) return null;
  return SUIT_SIGNS.has(start.charAt(BRI_LENGTH)) ? 'dup' : 'bri';
};
