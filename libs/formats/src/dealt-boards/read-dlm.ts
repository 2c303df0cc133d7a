import { blankFile } from '../blank-record';
import { type Card, type KnownHands, type Result, err } from '@app/bridge';
import { type Finding, error, note, ofWholeFile, quoted } from '../finding';
import type { ImportedBoard, ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import { runToEnd, silent } from '../reader';
import { type DecodedSource, type TextSource, decodeSource, linesOf } from '../text-source';
import { cardAt, handRecord, handsOf } from './hand-record';

/** `Board 01=biipkkobgdfamncjfhnmdodghc030`: the board, its cards, and the sum that tells of a slip. */
const BOARD = /^\s*board\s+(\d{1,4})\s*=\s*(.*?)\s*$/i;
const FROM = /^\s*from board\s*=\s*(\d{1,4})\s*$/i;
const TO = /^\s*to board\s*=\s*(\d{1,4})\s*$/i;
const KEY = /^\s*crypto key\s*=\s*(\d+)\s*$/i;
const CARDS = /^([a-p]{26})(\d{3})$/i;
const FIRST_LETTER = 'a'.charCodeAt(0);
const A_SEAT = 4;

/** What holds for the whole file. */
interface DlmHead {
  readonly from: number;
  readonly to: number;
  readonly isEncrypted: boolean;
}

const headOf = (text: TextSource): DlmHead => {
  let [from, to, isEncrypted] = [1, Infinity, false];
  for (const line of linesOf(text)) {
    if (line.length > LONGEST_LINE) continue;
    from = Number(FROM.exec(line)?.[1] ?? from);
    to = Number(TO.exec(line)?.[1] ?? to);
    isEncrypted ||= Number(KEY.exec(line)?.[1] ?? 0) !== 0;
  }
  return { from, to, isEncrypted };
};

const LONGEST_LINE = 1000;

/**
 * A letter holds the seats of two cards, two bits each, N E S W; the cards go from the ace of spades to the two of clubs.
 * The sum is the exclusive or of the letters and the number of the board: Big Deal counts boards from 1 in it, files of
 * other programs have been seen to count from 0.
 */
const cardsIn = (text: string, board: number, line: number): Result<KnownHands, Finding> => {
  const [, letters = '', sum = ''] = CARDS.exec(text) ?? [];
  if (letters === '') return err(error('dlm-board', line, { text: quoted(text) }));
  const codes = Array.from(letters.toLowerCase(), (letter) => letter.charCodeAt(0));
  const folded = codes.reduce((so, code) => so ^ code, 0);
  if ((folded ^ board) !== Number(sum) && (folded ^ (board - 1)) !== Number(sum)) {
    return err(error('dlm-sum', line, { sum, is: folded ^ board }));
  }
  const seats = codes.flatMap((code) => {
    const value = code - FIRST_LETTER;
    return [Math.floor(value / A_SEAT), value % A_SEAT];
  });
  const hands: Card[][] = [[], [], [], []];
  for (const [place, seat] of seats.entries()) {
    const card = cardAt(place);
    if (card) hands[seat]?.push(card);
  }
  return handsOf(hands, letters, line);
};

interface Read {
  readonly records: number;
  /** Boards that the file has beside those that are dealt. */
  readonly beside: number;
}

function* boardsOf(text: TextSource, { from, to, isEncrypted }: DlmHead, say: Say): Generator<ImportedBoard, Read> {
  let [line, records, beside] = [0, 0, 0];
  for (const written of linesOf(text)) {
    line += 1;
    const [, number, cards = ''] = BOARD.exec(written.slice(0, LONGEST_LINE)) ?? [];
    if (number === undefined) continue;
    const board = Number(number);
    if (board < from || board > to) {
      beside += 1;
      continue;
    }
    records += 1;
    const hands = isEncrypted ? err(error('dlm-encrypted', line)) : cardsIn(cards, board, line);
    if (hands.ok) yield handRecord(records, line, board, hands.value);
    else say({ ...hands.error, record: records, board: String(board), room: null });
  }
  return { records, beside };
}

/**
 * Reads the boards of a dealing machine as Duplimate for Windows has them (DLM), a line at a time: hand records, and
 * nothing of any table. The form is that of the files of Big Deal 1.2 (`output.c`, and the sample beside its PBN in
 * richardschneider/pbn), which agree with each other card by card. Boards outside of `From board` and `To board` are
 * none that were dealt: such files are filled up to 99. Never throws.
 */
export const readDlmRecords = ({ text }: DecodedSource, say: Say): ImportedRecords => {
  const head = headOf(text);
  const { records, beside } = runToEnd(boardsOf(text, head, say));
  if (records === 0) say(ofWholeFile(error('no-boards-dealt', 1)));
  if (beside > 0) say(ofWholeFile(note('dlm-beside', 1, { boards: beside })));
  const boards = { [Symbol.iterator]: () => boardsOf(text, head, silent) };
  return { ...blankFile('dlm'), recordsRead: records, boards };
};

/** The same of a file that is held in memory as a whole. */
export const readDlm = (bytes: Uint8Array): ImportedFile => {
  const report: ReportItem[] = [];
  const read = readDlmRecords(decodeSource([bytes]), (item) => report.push(item));
  return { ...read, boards: [...read.boards], report };
};
