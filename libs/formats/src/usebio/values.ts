import { type Bid, type BySide, type Card, type Risk, type Seat, type Side, isBid, isCard } from '@app/bridge';

/** The spellings that real files use, each with what it means; null for any other. */

const word = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]+/g, '');

const SEATS: ReadonlyMap<string, Seat> = new Map([
  ...['N', 'NORTH'].map((name): [string, Seat] => [name, 'N']),
  ...['E', 'EAST'].map((name): [string, Seat] => [name, 'E']),
  ...['S', 'SOUTH'].map((name): [string, Seat] => [name, 'S']),
  ...['W', 'WEST'].map((name): [string, Seat] => [name, 'W']),
]);

const SIDES: ReadonlyMap<string, Side> = new Map([
  ...['N', 'S', 'NS', 'NORTH', 'SOUTH', 'NORTHSOUTH'].map((name): [string, Side] => [name, 'NS']),
  ...['E', 'W', 'EW', 'EAST', 'WEST', 'EASTWEST'].map((name): [string, Side] => [name, 'EW']),
]);

/** `N`, `north`. */
export const parseSeat = (text: string): Seat | null => SEATS.get(word(text)) ?? null;

/** `N/S`, `NS`, `North`. */
export const parseSide = (text: string): Side | null => SIDES.get(word(text)) ?? null;

/** `AS`, `10h`, `TS`; and the suit first, `SA`. */
export const parseLead = (text: string): Card | null => {
  const compact = text.toUpperCase().replace(/\s+/g, '').replace('10', 'T');
  if (compact.length !== 2) return null;
  const suitFirst = `${compact.charAt(1)}${compact.charAt(0)}`;
  return isCard(suitFirst) ? suitFirst : isCard(compact) ? compact : null;
};

export type WrittenContract =
  | { readonly kind: 'bid'; readonly bid: Bid; readonly risk: Risk }
  | { readonly kind: 'passed-out' }
  | { readonly kind: 'not-played' };

const RISKS: readonly Risk[] = ['undoubled', 'doubled', 'redoubled'];

/** `3NT`, `3n`, `4SX`, `4S*`, `4S**`, `4 S XX`; `PASS`; `NP`. */
export const parseContract = (text: string): WrittenContract | null => {
  const compact = text.toUpperCase().replace(/\s+/g, '');
  if (/^(?:P|PASS|PASSED|PASSEDOUT|PASSOUT|ALLPASS|AP)$/.test(compact)) return { kind: 'passed-out' };
  if (/^(?:NP|NOTPLAYED)$/.test(compact)) return { kind: 'not-played' };
  const [, level = '', denomination = '', marks = ''] = /^([1-7])(NT?|[CDHS])([X*]{0,2})$/.exec(compact) ?? [];
  const bid = `${level}${denomination === 'N' ? 'NT' : denomination}`;
  return isBid(bid) ? { kind: 'bid', bid, risk: RISKS[marks.length] ?? 'undoubled' } : null;
};

/** `A6040`, `A60/40`: percent of a top for N-S and E-W. */
export const parseArtificial = (text: string): BySide<number> | null => {
  const [, ns, ew] =
    /^A(\d{1,3})[/:-](\d{1,3})$/.exec(text.trim().toUpperCase()) ?? /^A(\d\d)(\d\d)$/i.exec(text) ?? [];
  return ns && ew && Number(ns) <= 100 && Number(ew) <= 100 ? { NS: Number(ns), EW: Number(ew) } : null;
};

/** A decimal number as text, without superfluous signs: `+3,67` is `3.67`, `-0` is `0`; null when it is none. */
export const parseDecimal = (text: string): string | null => {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{0,12})(?:[.,](\d{0,6}))?$/.exec(text.trim()) ?? [];
  if (whole + fraction === '') return null;
  const digits = `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction ? `.${fraction}` : ''}`;
  return sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits;
};

/** Decimal text in millionths, to add and compare exactly; at most 12 digits before and 6 after the point. */
export const millionths = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const value = BigInt(`${whole}${fraction.padEnd(6, '0')}`);
  return decimal.startsWith('-') ? -value : value;
};

/** `27/07/2022` (day first), `27-7-2022` or `2022-07-27` as ISO date; null when no such day exists. */
export const parseDate = (text: string): string | null => {
  const [, d, m, y] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const [, year = y, month = m, day = d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  if (!year || !month || !day) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};
