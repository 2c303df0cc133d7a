import { type Finding, contradiction, quoted } from '../finding';
import { type TextSource, lineParts, detached } from '../text-source';
import { isPage, pageText, unescaped } from './page';

/**
 * The LIN text in an address such as `https://…/handviewer.html?bbo=y&lin=pn%7CSouth%2CWest…`, or in its query alone.
 * A plus sign is a space only where spaces are not written `%20`. The answer is one line again, so that line numbers stay.
 */
const fromAddress = (line: string): string => {
  const start = /(?:^|[?&;])lin=/i.exec(line);
  const rest = start ? line.slice(start.index + start[0].length) : line;
  const [value = ''] = rest.split('&');
  const spaced = value.includes('%20') ? value : value.replaceAll('+', ' ');
  return unescaped(spaced).replace(/\s+/g, ' ');
};

/** A line that holds encoded bars and no plain ones is an address; a plain line may still begin with `lin=`. */
const plainLine = (line: string): string => {
  if (!line.includes('|')) return /%7c/i.test(line) ? fromAddress(line) : line;
  return line.replace(/^\s*lin=/i, '');
};

/**
 * The text of a LIN file in pieces, lines separated by `\n`, hand-record addresses decoded. A line is passed on as soon
 * as it has a bar: a whole session may stand on one line. Only an address is held until it ends. Of a page of the web the
 * records that it links to are the text.
 */
export function* linText(text: TextSource): Generator<string> {
  if (isPage(text)) {
    yield* pageText(text);
    return;
  }
  let held: string[] = [];
  let isPlain = false;
  let first = true;
  for (const { text: part, ends } of lineParts(text)) {
    if (isPlain) {
      if (part !== '') yield part;
    } else {
      held.push(part);
      if (part.includes('|') || ends) {
        yield (first ? '' : '\n') + plainLine(held.join(''));
        held = [];
        isPlain = true;
        first = false;
      }
    }
    if (ends) isPlain = false;
  }
}

/** One `key|value|` of the stream: key in lower case, value trimmed, line (from 1) on which the key stands. */
export interface LinPair {
  readonly key: string;
  readonly value: string;
  readonly line: number;
}

const KEY = /^[a-z][a-z0-9]$/i;

/** Keys that begin a record at the start of a line: a value that runs into one of them has lost its closing bar. */
const BEGINS_LINE = /^(?:pn|qx|vg|md)$/i;

const newlines = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

/** Text that is no pair, with the line on which it stands. */
type Stray = (text: string, line: number) => void;

/** Text that arrives in pieces, of which only what has not been read yet is held. */
const pendingText = (pieces: Iterable<string>) => {
  const rest = pieces[Symbol.iterator]();
  let text = '';
  let at = 0;
  /** Adds at least as much as is pending, so that a long stretch without a bar is not searched again and again. */
  const more = (): boolean => {
    const added = [text.slice(at)];
    const pending = text.length - at;
    for (let size = 0; size <= pending;) {
      const next = rest.next();
      if (next.done === true) break;
      added.push(next.value);
      size += next.value.length;
    }
    if (added.length === 1) return false;
    text = added.join('');
    at = 0;
    return true;
  };
  return {
    /** How far away the next bar is; -1 where there is none. */
    bar: (): number => {
      for (;;) {
        const bar = text.indexOf('|', at);
        if (bar >= 0) return bar - at;
        if (!more()) return -1;
      }
    },
    /** The next characters; all that is pending where no length is given. */
    peek: (length?: number): string => text.slice(at, length === undefined ? undefined : at + length),
    skip: (length: number): void => {
      at += length;
    },
  };
};

/**
 * Takes a LIN stream apart. What cannot be a pair is passed over up to the next bar or line:
 * a damaged place costs the record in which it stands, not those after it.
 */
export function* linPairs(pieces: Iterable<string>, stray: Stray): Generator<LinPair> {
  const pending = pendingText(pieces);
  let line = 1;
  const passOver = (piece: string): void => {
    const blank = piece.slice(0, piece.length - piece.trimStart().length);
    if (blank.length < piece.length) stray(piece.trim(), line + newlines(blank));
  };
  for (let bar = pending.bar(); bar >= 0; bar = pending.bar()) {
    const before = pending.peek(bar);
    const lineStart = before.lastIndexOf('\n') + 1;
    const key = before.slice(lineStart).trim();
    const isKey = KEY.test(key);
    passOver(isKey ? before.slice(0, lineStart) : before);
    line += newlines(before);
    pending.skip(bar + 1);
    if (!isKey) continue;

    const close = pending.bar();
    const raw = pending.peek(close < 0 ? undefined : close);
    const lastLine = raw.lastIndexOf('\n');
    const runsOn = close >= 0 && lastLine >= 0 && BEGINS_LINE.test(raw.slice(lastLine).trim());
    const value = runsOn ? raw.slice(0, lastLine) : raw;
    if (runsOn || close < 0) passOver(`${key}|${value}`);
    if (close >= 0) yield { key: key.toLowerCase(), value: detached(value.trim()), line };
    line += newlines(value);
    pending.skip(value.length + (runsOn || close < 0 ? 0 : 1));
  }
  passOver(pending.peek());
}

/** Collects stray text; it is reported once, where it stands first. */
export const strays = (): { readonly add: Stray; readonly findings: () => readonly Finding[] } => {
  let first: { readonly text: string; readonly line: number } | null = null;
  let count = 0;
  return {
    add: (text, line) => {
      first ??= { text: quoted(text), line };
      count += 1;
    },
    findings: () => {
      if (!first) return [];
      return [contradiction('stray-text.no-pair', first.line, { text: first.text, others: count - 1 })];
    },
  };
};
