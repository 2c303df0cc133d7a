import type { Bid, Risk, Seat } from '@app/bridge';
import { bidWithRisk, isBid, isSeat, tricksNeeded } from '@app/bridge';
import type { LinPair } from './pairs';

/** What `rs` says of one board in one room: `3NE-1`, `4SxN=`, `PASS`. */
export type ListedResult =
  | {
      readonly kind: 'played';
      readonly bid: Bid;
      readonly risk: Risk;
      readonly declarer: Seat;
      readonly tricks: number;
    }
  | { readonly kind: 'passed-out' };

export interface ListedEntry {
  readonly board: number;
  readonly room: 'open' | 'closed';
  readonly text: string;
  readonly line: number;
  /** Null where the text cannot be read. */
  readonly result: ListedResult | null;
}

const RISKS: readonly Risk[] = ['undoubled', 'doubled', 'redoubled'];

/** Reads one entry of `rs`; null when it is none. */
export const parseListedResult = (text: string): ListedResult | null => {
  const compact = text.replace(/\s+/g, '').toUpperCase();
  if (/^P(?:ASS)?$/.test(compact)) return { kind: 'passed-out' };
  const [, level = '', denomination = '', marks = '', declarer, made = ''] =
    /^([1-7])(NT?|[CDHS])([X*]{0,2})([NESW])(=|[+-]\d{1,2})$/.exec(compact) ?? [];
  const bid = `${level}${denomination === 'N' ? 'NT' : denomination}`;
  if (!isBid(bid) || !isSeat(declarer)) return null;
  const tricks = tricksNeeded(bid) + (made === '=' ? 0 : Number(made));
  if (tricks < 0 || tricks > 13) return null;
  return { kind: 'played', bid, risk: RISKS[marks.length] ?? 'undoubled', declarer, tricks };
};

export const listedResultInWords = (result: ListedResult): string =>
  result.kind === 'passed-out'
    ? 'passed out'
    : `${bidWithRisk(result.bid, result.risk)} by ${result.declarer}, ${result.tricks} tricks`;

export const sameResult = (one: ListedResult, other: ListedResult): boolean =>
  listedResultInWords(one) === listedResultInWords(other);

/** Reads `rs`: for each board the open and the closed room, empty where there is no result. */
export const readResultsList = (rs: LinPair, boards: readonly number[]): readonly ListedEntry[] =>
  rs.value.split(',').flatMap((raw, index): ListedEntry[] => {
    const board = boards[Math.floor(index / 2)];
    const text = raw.trim();
    if (text === '' || board === undefined) return [];
    return [{ board, room: index % 2 === 0 ? 'open' : 'closed', text, line: rs.line, result: parseListedResult(text) }];
  });
