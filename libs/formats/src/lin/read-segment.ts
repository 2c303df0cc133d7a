import { said } from '../import-texts';
import type { ReportItem, Say } from '../imported';
import { type Finding, contradiction, note, ofWholeFile } from '../finding';
import { boardAndRoom, NOBODY, seatingAfter, type LinSeating } from './head';
import type { LinPair } from './pairs';
import { type ReadRecord, readRecord } from './read-record';
import { type LinRecord, isBoardRecord } from './segments';
import type { LinHeader } from './segment-header';

type Room = 'open' | 'closed' | null;

/** The seating at a record: its own `pn`, else as it was. */
const seated = (
  before: LinSeating,
  pairs: readonly LinPair[],
  room: Room,
): { readonly seating: LinSeating; readonly findings: readonly Finding[] } => {
  let seating = before;
  const findings: (readonly Finding[])[] = [];
  for (const pair of pairs) {
    if (pair.key !== 'pn' && pair.key !== 'pw') continue;
    const after = seatingAfter(seating, pair, room);
    seating = after.seating;
    findings.push(after.findings);
  }
  return { seating, findings: findings.flat() };
};

/** Results that stand in `rs` only: the board was not shown, so there is nothing but the result. */
const listedOnly = ({ listed }: LinHeader, read: ReadonlySet<string>): readonly ReportItem[] => {
  const missing = [...listed].filter(([label]) => !read.has(label));
  const [first] = missing;
  if (!first) return [];
  const which = missing.slice(0, 40).map(([, { board, room, text }]) => said('listed', { board, room, text }));
  const results = { results: missing.length, which: { list: which } };
  return [ofWholeFile(note('results-without-record', first[1].line, results))];
};

/** Reads the records of one segment, one after the other; refused ones leave the others in place. */
export interface SegmentReader {
  /** @returns the board, with whether its fourth hand was filled in; null where there is none, or it is refused */
  readonly read: (record: LinRecord, place: number) => ReadRecord | null;
  /** To be called once, behind the last record. */
  readonly end: () => void;
}

export const segmentReader = (header: LinHeader, sayItem: Say): SegmentReader => {
  const labels = new Set<string>();
  let seating = NOBODY;
  header.findings.map(ofWholeFile).forEach(sayItem);
  return {
    read: (record, place) => {
      const { board, room } = boardAndRoom(record);
      const names = seated(seating, record.pairs, room);
      seating = names.seating;
      if (!isBoardRecord(record)) return null;

      const label = board === null ? null : room ? `${board} ${room}` : String(board);
      const at = { record: place, board: board === null ? null : String(board), room: board === null ? null : room };
      const say = (finding: Finding): void => {
        sayItem({ ...finding, ...at });
      };
      names.findings.forEach(say);
      if (board !== null && room && label !== null && labels.has(label)) {
        say(contradiction('board-twice.room', record.line, { board, room }));
      }
      if (label !== null) labels.add(label);

      const read = readRecord(record, { place, header, players: seating[room ?? 'open'] });
      (read.ok ? read.value.findings : [read.error]).forEach(say);
      return read.ok ? read.value : null;
    },
    end: () => {
      listedOnly(header, labels).forEach(sayItem);
    },
  };
};
