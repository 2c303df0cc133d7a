import type { PlayedResult, AdjustedOutcome } from '@app/contract';
import { type Edition, type LawRef, type Side, DENOMINATIONS, SEATS, authorityNamedIn, isBid } from '@app/bridge';

const RESULT = new RegExp(`^([1-7](?:${DENOMINATIONS.join('|')}))(X{0,2}) ([${SEATS.join('')}]) (\\d\\d?)$`);
const RISKS = { '': 'undoubled', X: 'doubled', XX: 'redoubled' } as const;

/** Reads `4S N 10`, `4SX N 9` and `passed out` (null); undefined for anything else. */
export const parseResult = (text: string): PlayedResult | null | undefined => {
  if (text === 'passed out') return null;
  const [, bid, risk = '', seat, tricks] = RESULT.exec(text) ?? [];
  const declarer = SEATS.find((one) => one === seat);
  if (bid === undefined || !isBid(bid) || !declarer || Number(tricks) > 13) return undefined;
  return { bid, declarer, risk: RISKS[risk as keyof typeof RISKS], tricks: Number(tricks) };
};

/** `'4SX N 9'` */
export const resultText = (result: PlayedResult | null): string =>
  result
    ? `${result.bid}${{ undoubled: '', doubled: 'X', redoubled: 'XX' }[result.risk]} ${result.declarer} ${result.tricks}`
    : 'passed out';

type Component = NonNullable<AdjustedOutcome['components']>[number];

const componentOf = (text: string): Component | null => {
  const whole = parseResult(text);
  if (whole !== undefined) return { result: whole, weight: '1' };
  const [, weight, rest = ''] = /^(\S+) (.+)$/.exec(text) ?? [];
  const result = parseResult(rest);
  return weight === undefined || result === undefined ? null : { result, weight };
};

/** Reads what a side has: `table`, `cancelled`, `plus`, `4S N 10`, `2/3 4S N 10 + 1/3 4S N 9`; undefined for anything else. */
export const parseOutcome = (text: string): AdjustedOutcome | undefined => {
  if (text === 'table' || text === 'cancelled') return { kind: text };
  if (text === 'plus' || text === 'average' || text === 'minus') return { kind: 'artificial', grade: text };
  const components = text.split(' + ').map(componentOf);
  return components.includes(null)
    ? undefined
    : { kind: 'assigned', components: components.filter((one) => one !== null) };
};

/** An outcome as `parseOutcome` reads it. */
export const outcomeText = ({ kind, components = [], grade, percent }: AdjustedOutcome): string => {
  if (kind === 'table' || kind === 'cancelled') return kind;
  if (kind === 'artificial') return grade ?? `${percent ?? ''} %`;
  return components
    .map(({ result, weight }) => (weight === '1' ? resultText(result) : `${weight} ${resultText(result)}`))
    .join(' + ');
};

/** What both sides have, where that is the same. */
export const forBoth = (outcome: AdjustedOutcome): Readonly<Record<Side, AdjustedOutcome>> => ({
  NS: outcome,
  EW: outcome,
});

/** Reads `L16B1`, `DBf X12A`, `FSB 105F` as a citation under an edition; null for anything else. */
export const parseLaw = (text: string, edition: Edition): LawRef | null => {
  const { authority, paragraph: said } = authorityNamedIn(text);
  const [, paragraph] = (authority === 'WBF' ? /^L(X?\d[\w()]{0,18})$/ : /^(X?\d[\w()]{0,18})$/).exec(said) ?? [];
  return paragraph === undefined ? null : { edition, authority, paragraph };
};

/** Reads `10 percent`, `1/2 VP`; null for anything else. */
export const parseAmount = (text: string): { readonly value: string; readonly unit: string } | null => {
  const [, value, unit] = /^(\d+(?:\.\d+|\/\d+)?) ([A-Za-z]+)$/.exec(text) ?? [];
  return value === undefined || unit === undefined ? null : { value, unit };
};

/** The day that a story is played on, and how far its clock is from UTC: `'+01:00'`, `'Z'`. */
export interface Clock {
  readonly date: string;
  readonly zone: string;
}

/** Reads `21:40` of the day of play, or `2013-02-02 10:00`, as an instant; null for anything else. */
export const parseTime = (text: string, { date, zone }: Clock): string | null => {
  const [, day = date, time] = /^(?:(\d{4}-\d\d-\d\d) )?(\d\d:\d\d)$/.exec(text) ?? [];
  return time === undefined ? null : `${day}T${time}:00${zone}`;
};
