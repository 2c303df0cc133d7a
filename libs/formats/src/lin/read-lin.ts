import type { ImportedBoard, ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import { type Finding, error, note, ofWholeFile } from '../finding';
import { runToEnd, silent } from '../reader';
import { type DecodedSource, type TextSource, decodeSource } from '../text-source';
import { type LinPair, linPairs, strays, linText } from './pairs';
import { type SegmentReader, segmentReader } from './read-segment';
import { isBoardRecord, linParts } from './segments';
import { type LinHeader, readSegmentHeader } from './segment-header';

/** Keys that are read, or that only lay out the screen. */
const KNOWN = new Set('vg rs bn qx pn pw st md rh ah sv mb an pc mc nt pg sk'.split(' '));

/** Collects, pair after pair, what of the file is not taken. */
const leftOut = () => {
  const keys = new Set<string>();
  let firstKey = 0;
  let comments = 0;
  let firstComment = 0;
  return {
    add: ({ key, value, line }: LinPair): void => {
      if (!KNOWN.has(key)) {
        if (keys.size === 0) firstKey = line;
        keys.add(key);
      }
      if (key !== 'nt' || value === '') return;
      if (comments === 0) firstComment = line;
      comments += 1;
    },
    findings: (): readonly Finding[] => [
      ...(keys.size > 0 ? [note('keys-not-used', firstKey, { keys: { list: [...keys].sort() } })] : []),
      ...(comments > 0 ? [note('comments-left-out', firstComment, { comments })] : []),
    ],
  };
};

const handsFilledIn = (boards: number): readonly Finding[] =>
  boards > 0 ? [note('fourth-hand.boards', 1, { boards })] : [];

const NOT_LIN = error('not-lin', 1);

/** What has to be known of the whole file before the first record can be read. */
interface Context {
  readonly headers: readonly LinHeader[];
  readonly findings: readonly Finding[];
}

/** Headers are in memory while the records are read; a championship has some hundred. */
const MOST_HEADERS = 20_000;

const tooManyHeaders = (line: number): Finding => error('too-many-headers', line, { most: MOST_HEADERS });

/** `vg`, `rs` and `bn` hold for all records of their segment, also for those before them. */
const contextOf = (text: TextSource): Context => {
  const stray = strays();
  const others = leftOut();
  function* pairs(): Generator<LinPair> {
    for (const pair of linPairs(linText(text), stray.add)) {
      others.add(pair);
      yield pair;
    }
  }
  const segments: LinPair[][] = [];
  let headers = 0;
  let excess: Finding | null = null;
  for (const part of linParts(pairs())) {
    if (part.kind === 'header') headers += 1;
    if (headers > MOST_HEADERS) {
      if (part.kind === 'header') excess ??= tooManyHeaders(part.pair.line);
      continue;
    }
    while (segments.length <= part.segment) segments.push([]);
    if (part.kind === 'header') segments[part.segment]?.push(part.pair);
  }
  return {
    headers: segments.map(readSegmentHeader),
    findings: [...(excess ? [excess] : []), ...stray.findings(), ...others.findings()],
  };
};

/** What is known of the whole file when its last record has been read. */
interface Summary {
  readonly recordsRead: number;
  readonly handsFilledIn: number;
}

/** Reads all records and yields the boards that can be taken. */
function* boardsOf(text: TextSource, { headers }: Context, say: Say): Generator<ImportedBoard, Summary> {
  const rest = headers.values();
  let reader: SegmentReader | null = null;
  let entered = -1;
  const enterNext = (): void => {
    reader?.end();
    const header = rest.next();
    reader = header.done === true ? null : segmentReader(header.value, say);
    entered += 1;
  };
  let recordsRead = 0;
  let filledIn = 0;
  for (const part of linParts(linPairs(linText(text), () => undefined))) {
    while (entered < part.segment) enterNext();
    if (part.kind === 'header') continue;
    if (isBoardRecord(part.record)) recordsRead += 1;
    const read = (reader as SegmentReader | null)?.read(part.record, recordsRead);
    if (!read) continue;
    filledIn += read.fourthHandFilledIn ? 1 : 0;
    yield read.board;
  }
  while (entered < headers.length) enterNext();
  return { recordsRead, handsFilledIn: filledIn };
}

const reading = (
  { text }: DecodedSource,
  say: Say,
  each?: (board: ImportedBoard) => void,
): { read: ImportedRecords; findings: readonly ReportItem[] } => {
  const context = contextOf(text);
  const { recordsRead, handsFilledIn: filledIn } = runToEnd(boardsOf(text, context, say), each);
  const none = recordsRead > 0 ? [] : [NOT_LIN];
  const titled = context.headers.find(({ title }) => title !== null);
  const read: ImportedRecords = {
    format: 'lin',
    event: titled?.title ?? null,
    date: context.headers.map(({ date }) => date).find((date) => date !== null) ?? null,
    scoring: titled?.scoring ?? null,
    recordsRead,
    boards: { [Symbol.iterator]: () => boardsOf(text, context, silent) },
    deals: [],
    contestants: [],
  };
  return { read, findings: [...none, ...context.findings, ...handsFilledIn(filledIn)].map(ofWholeFile) };
};

/**
 * Reads a LIN file, holding one record at a time: an online session (one board a line, or all of them), a vugraph file
 * (both rooms of a match), or hand-record addresses, one a line. Never throws: what cannot be taken is an `error` in the
 * report, the other records stay. Goes through the text twice, and once more each time the boards are iterated over.
 * @param each is given every board as it is read for the report, so that whoever has room for them need not read them again
 */
export const readLinRecords = (
  source: DecodedSource,
  say: Say,
  each?: (board: ImportedBoard) => void,
): ImportedRecords => {
  const { read, findings } = reading(source, say, each);
  findings.forEach(say);
  return read;
};

/** Reads a LIN file that is held in memory as a whole; findings about the file come first in the report. */
export const readLin = (bytes: Uint8Array): ImportedFile => {
  const report: ReportItem[] = [];
  const { read, findings } = reading(decodeSource([bytes]), (item) => report.push(item));
  return { ...read, boards: [...read.boards], report: [...findings, ...report] };
};
