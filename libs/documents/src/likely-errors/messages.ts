import { type Message, type Param, type Params, message } from '@app/bridge';
import type { PlayedResult } from '@app/contract';
import { type Rational, over } from '@app/scoring';

/** What is likely wrong. */
const FOUND = [
  'exchanged',
  'fits-better',
  'not-scheduled',
  'play',
  'records-differ',
  'recorded-twice',
  'schedule-exchanged',
  'schedule-other',
  'schedule-reversed',
  'turned',
  'twice',
  'unlike-round',
] as const;

/** What that rests on. */
const BECAUSE = [
  'alone',
  'corrected',
  'few-trumps',
  'field',
  'frequency',
  'lead',
  'same-score',
  'table-record',
  'trumps',
  'was-unplayed',
] as const;

const KINDS = [
  'records-differ',
  'switched-pairs',
  'wrong-board',
  'wrong-declarer',
  'wrong-direction',
  'wrong-level',
  'wrong-tricks',
] as const;
export type LikelyErrorKind = (typeof KINDS)[number];

/** Codes of what is said of likely errors. */
export const LIKELY_ERROR_CODES: readonly string[] = [
  ...[...FOUND, ...BECAUSE].map((name) => `likely-error.${name}`),
  ...KINDS.map((kind) => `likely-error.kind.${kind}`),
];

export const likelyErrorMessage = (name: (typeof FOUND)[number] | (typeof BECAUSE)[number], params?: Params): Message =>
  message(`likely-error.${name}`, params);

/** The name of a kind of error, in words. */
export const kindOfErrorMessage = (kind: LikelyErrorKind): Message => message(`likely-error.kind.${kind}`);

export const resultParam = (result: PlayedResult | null): Param => ({ result });

/** How many times better one explanation is than another, as a whole number. */
export const timesParam = (one: Rational, other: Rational): Param => {
  const { num, den } = over(one, other);
  return { exact: String(num / den) };
};
