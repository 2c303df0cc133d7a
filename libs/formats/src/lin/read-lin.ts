import type { ImportedFile } from '../imported';
import type { Finding } from '../finding';
import { error, note } from '../finding';
import type { LinPair } from './pairs';
import { linPairs } from './pairs';
import type { ReadSegment } from './read-segment';
import { ofWholeFile, readSegment } from './read-segment';
import { linSegments } from './segments';
import type { LinHeader } from './segment-header';
import { readSegmentHeader } from './segment-header';
import { linText } from './text';

/** Keys that are read, or that only lay out the screen. */
const KNOWN = new Set('vg rs bn qx pn pw st md rh ah sv mb an pc mc nt pg sk'.split(' '));

const keysNotUsed = (pairs: readonly LinPair[]): readonly Finding[] => {
  const others = pairs.filter(({ key }) => !KNOWN.has(key));
  const [first] = others;
  if (!first) return [];
  const keys = [...new Set(others.map(({ key }) => key))].sort().join(', ');
  return [note('keys-not-used', first.line, `keys that are not read: ${keys}`)];
};

const commentsLeftOut = (pairs: readonly LinPair[]): readonly Finding[] => {
  const comments = pairs.filter(({ key, value }) => key === 'nt' && value !== '');
  const [first] = comments;
  return first ? [note('comments-left-out', first.line, `${comments.length} comments (nt) are not taken`)] : [];
};

const handsFilledIn = (boards: number): readonly Finding[] => {
  const message = `the fourth hand is left out on ${boards} boards and filled in from the other three`;
  return boards > 0 ? [note('fourth-hand', 1, message)] : [];
};

const NOT_LIN = error('not-lin', 1, 'no board (md, mb, pc) found: this is not a LIN file');

/**
 * Reads a LIN file: an online session (one board a line), a vugraph file (both rooms of a match), or hand-record
 * addresses, one a line. Never throws: what cannot be taken is an `error` in the report, the other records stay.
 */
export const readLin = (bytes: Uint8Array): ImportedFile => {
  const { pairs, findings } = linPairs(linText(bytes));
  const segments: ReadSegment[] = [];
  let titled: LinHeader | null = null;
  let recordsRead = 0;
  for (const segment of linSegments(pairs)) {
    const header = readSegmentHeader(segment);
    if (header.title !== null) titled ??= header;
    const read = readSegment(segment, header, recordsRead);
    segments.push(read);
    recordsRead += read.recordsRead;
  }
  const fileFindings = [
    ...(recordsRead > 0 ? [] : [NOT_LIN]),
    ...findings,
    ...handsFilledIn(segments.reduce((boards, one) => boards + one.handsFilledIn, 0)),
    ...keysNotUsed(pairs),
    ...commentsLeftOut(pairs),
  ];
  return {
    format: 'lin',
    event: titled?.title ?? null,
    date: null,
    scoring: titled?.scoring ?? null,
    recordsRead,
    boards: segments.flatMap(({ boards }) => boards),
    deals: [],
    contestants: [],
    report: [...fileFindings.map(ofWholeFile), ...segments.flatMap(({ report }) => report)],
  };
};
