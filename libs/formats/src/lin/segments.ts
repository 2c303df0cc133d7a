import type { LinPair } from './pairs';

/** The pairs of one board at one table. */
export interface LinRecord {
  readonly line: number;
  readonly pairs: readonly LinPair[];
  /** Whether it has more pairs than these. */
  readonly tooLong: boolean;
}

/** A record is in memory as a whole. Real ones have at most some hundred pairs. */
export const MOST_PAIRS = 10_000;

const HEADER = new Set(['vg', 'rs', 'bn']);
const HEAD = new Set(['qx', 'pn', 'pw', 'st', 'md', 'rh', 'ah']);
const BODY = new Set(['mb', 'pc', 'mc']);

/** A head key opens a new record once calls or cards have begun, or when the record has this key already. */
const opensRecord = (record: readonly LinPair[], key: string): boolean =>
  HEAD.has(key) && record.some((pair) => pair.key === key || BODY.has(pair.key));

/** A pair that holds for a whole segment, or a record of it; segments count from 0. */
type LinPart =
  | { readonly kind: 'header'; readonly segment: number; readonly pair: LinPair }
  | { readonly kind: 'record'; readonly segment: number; readonly record: LinRecord };

/** Groups the pairs of a file, one record at a time: which belong to which board, which to a whole segment. */
export function* linParts(pairs: Iterable<LinPair>): Generator<LinPart> {
  let segment = 0;
  let isEmpty = true;
  let record: { readonly line: number; readonly pairs: LinPair[]; tooLong: boolean } | null = null;
  for (const pair of pairs) {
    const { key, line } = pair;
    if (key === 'vg' && !isEmpty) {
      if (record) yield { kind: 'record', segment, record };
      record = null;
      segment += 1;
    }
    isEmpty = false;
    if (HEADER.has(key)) {
      yield { kind: 'header', segment, pair };
      continue;
    }
    if (record && opensRecord(record.pairs, key)) {
      yield { kind: 'record', segment, record };
      record = null;
    }
    record ??= { line, pairs: [], tooLong: false };
    if (record.pairs.length < MOST_PAIRS) record.pairs.push(pair);
    else record.tooLong = true;
  }
  if (record) yield { kind: 'record', segment, record };
}

/** Whether a record says anything about a board; names and pictures alone do not. */
export const isBoardRecord = ({ pairs }: LinRecord): boolean =>
  pairs.some(({ key }) => key === 'qx' || key === 'md' || BODY.has(key));

/** The values of one key, in file order. */
export const pairsOf = (record: LinRecord, key: string): readonly LinPair[] =>
  record.pairs.filter((pair) => pair.key === key);
