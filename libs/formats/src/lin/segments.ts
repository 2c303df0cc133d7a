import type { LinPair } from './pairs';

/** The pairs of one board at one table. */
export interface LinRecord {
  readonly line: number;
  readonly pairs: readonly LinPair[];
}

/** A part of the file with one `vg` title; a file of single boards is one segment without title. */
export interface LinSegment {
  /** `vg`, `rs`, `bn`: what holds for all records of the segment. */
  readonly header: readonly LinPair[];
  readonly records: readonly LinRecord[];
}

const HEADER = new Set(['vg', 'rs', 'bn']);
const HEAD = new Set(['qx', 'pn', 'pw', 'st', 'md', 'rh', 'ah']);
const BODY = new Set(['mb', 'pc', 'mc']);

/** A head key opens a new record once calls or cards have begun, or when the record has this key already. */
const opensRecord = (record: readonly LinPair[], key: string): boolean =>
  HEAD.has(key) && record.some((pair) => pair.key === key || BODY.has(pair.key));

/** Groups the pairs of a file: which belong to which board, which to a whole segment. */
export const linSegments = (pairs: readonly LinPair[]): readonly LinSegment[] => {
  let header: LinPair[] = [];
  let records: LinRecord[] = [];
  const segments = [{ header, records }];
  let record: LinPair[] = [];
  for (const pair of pairs) {
    const { key, line } = pair;
    if (key === 'vg' && (header.length > 0 || records.length > 0)) {
      header = [];
      records = [];
      record = [];
      segments.push({ header, records });
    }
    if (HEADER.has(key)) {
      header.push(pair);
      continue;
    }
    if (records.length === 0 || opensRecord(record, key)) {
      record = [];
      records.push({ line, pairs: record });
    }
    record.push(pair);
  }
  return segments;
};

/** Whether a record says anything about a board; names and pictures alone do not. */
export const isBoardRecord = ({ pairs }: LinRecord): boolean =>
  pairs.some(({ key }) => key === 'qx' || key === 'md' || BODY.has(key));

/** The values of one key, in file order. */
export const pairsOf = (record: LinRecord, key: string): readonly LinPair[] =>
  record.pairs.filter((pair) => pair.key === key);
