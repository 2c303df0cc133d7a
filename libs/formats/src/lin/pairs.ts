import type { Finding } from '../finding';
import { contradiction, quoted } from '../finding';

/** One `key|value|` of the stream: key in lower case, value trimmed, line (from 1) on which the key stands. */
export interface LinPair {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

export interface LinPairs {
  readonly pairs: readonly LinPair[];
  readonly findings: readonly Finding[];
}

const KEY = /^[a-z][a-z0-9]$/i;

/** Keys that begin a record at the start of a line: a value that runs into one of them has lost its closing bar. */
const BEGINS_LINE = /^(?:pn|qx|vg|md)$/i;

const newlines = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

const strayFinding = (strays: readonly { readonly text: string; readonly line: number }[]): readonly Finding[] => {
  const [first] = strays;
  if (!first) return [];
  const others = strays.length > 1 ? ` (and ${strays.length - 1} more such places)` : '';
  const message = `text that is no complete 'key|value|' is left out: ${quoted(first.text)}${others}`;
  return [contradiction('stray-text', first.line, message)];
};

/**
 * Takes a LIN stream apart. What cannot be a pair is passed over up to the next bar or line, and reported once:
 * a damaged place costs the record in which it stands, not those after it.
 */
export const linPairs = (text: string): LinPairs => {
  const pairs: LinPair[] = [];
  const strays: { text: string; line: number }[] = [];
  let line = 1;
  const stray = (piece: string): void => {
    const blank = piece.slice(0, piece.length - piece.trimStart().length);
    if (blank.length < piece.length) strays.push({ text: piece.trim(), line: line + newlines(blank) });
  };
  let at = 0;
  for (let bar = text.indexOf('|'); bar >= 0; bar = text.indexOf('|', at)) {
    const before = text.slice(at, bar);
    const lineStart = before.lastIndexOf('\n') + 1;
    const key = before.slice(lineStart).trim();
    const isKey = KEY.test(key);
    stray(isKey ? before.slice(0, lineStart) : before);
    line += newlines(before);
    at = bar + 1;
    if (!isKey) continue;

    const close = text.indexOf('|', at);
    const raw = text.slice(at, close < 0 ? text.length : close);
    const lastLine = raw.lastIndexOf('\n');
    const runsOn = close >= 0 && lastLine >= 0 && BEGINS_LINE.test(raw.slice(lastLine).trim());
    const value = runsOn ? raw.slice(0, lastLine) : raw;
    if (runsOn || close < 0) stray(`${key}|${value}`);
    if (close >= 0) pairs.push({ key: key.toLowerCase(), value: value.trim(), line });
    line += newlines(value);
    at += value.length + (runsOn || close < 0 ? 0 : 1);
  }
  stray(text.slice(at));
  return { pairs, findings: strayFinding(strays) };
};
