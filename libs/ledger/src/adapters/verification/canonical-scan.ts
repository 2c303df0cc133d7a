/**
 * Whether a text is canonical JSON (RFC 8785), told without parsing it: several times as fast, and it takes most of what is
 * recorded. Whoever finds -1 looks closely: it is not canonical, or says something that is not looked into here (characters
 * other than printable ASCII, escapes, numbers other than whole ones of up to 15 digits, deep nesting).
 */

/** Where the value that begins at `at` ends; -1 when it may not be canonical. */
export const endOfValue = (text: string, at: number, depth = 0): number => {
  switch (text.charCodeAt(at)) {
    case QUOTE:
      return endOfText(text, at);
    case BRACE:
      return depth < MAX_DEPTH ? endOfObject(text, at, depth + 1) : -1;
    case BRACKET:
      return depth < MAX_DEPTH ? endOfArray(text, at, depth + 1) : -1;
    case 0x74:
      return text.startsWith('true', at) ? at + 4 : -1;
    case 0x66:
      return text.startsWith('false', at) ? at + 5 : -1;
    case 0x6e:
      return text.startsWith('null', at) ? at + 4 : -1;
    default:
      return endOfNumber(text, at);
  }
};

const endOfText = (text: string, start: number): number => {
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (!(code >= 0x20 && code < 0x7f) || code === BACKSLASH) return -1;
  }
};

const endOfObject = (text: string, start: number, depth: number): number => {
  if (text.charCodeAt(start + 1) === BRACE_END) return start + 2;
  let [key, keyEnd] = [0, 0];
  for (let at = start; ;) {
    const next = at + 1;
    const nextEnd = text.charCodeAt(next) === QUOTE ? endOfText(text, next) : -1;
    if (nextEnd < 0 || text.charCodeAt(nextEnd) !== COLON) return -1;
    if (keyEnd > 0 && !follows(text, key, keyEnd, next, nextEnd)) return -1;
    [key, keyEnd] = [next, nextEnd];
    at = endOfValue(text, keyEnd + 1, depth);
    if (at < 0) return -1;
    const code = text.charCodeAt(at);
    if (code === BRACE_END) return at + 1;
    if (code !== COMMA) return -1;
  }
};

const endOfArray = (text: string, start: number, depth: number): number => {
  if (text.charCodeAt(start + 1) === BRACKET_END) return start + 2;
  for (let at = start; ;) {
    at = endOfValue(text, at + 1, depth);
    if (at < 0) return -1;
    const code = text.charCodeAt(at);
    if (code === BRACKET_END) return at + 1;
    if (code !== COMMA) return -1;
  }
};

const endOfNumber = (text: string, start: number): number => {
  const first = text.charCodeAt(start) === MINUS ? start + 1 : start;
  let at = first;
  while (isDigit(text.charCodeAt(at))) at++;
  const zero = text.charCodeAt(first) === ZERO;
  if (at === first || at - first > MAX_DIGITS || (zero && (at > first + 1 || first > start))) return -1;
  const code = text.charCodeAt(at);
  return code === POINT || code === 0x65 ? -1 : at;
};

/** Whether the second key comes after the first in the order of UTF-16 code units; both with their quotation marks. */
const follows = (text: string, one: number, oneEnd: number, other: number, otherEnd: number): boolean => {
  for (let a = one + 1, b = other + 1; ; a++, b++) {
    if (b === otherEnd - 1) return false;
    if (a === oneEnd - 1) return true;
    const difference = text.charCodeAt(b) - text.charCodeAt(a);
    if (difference !== 0) return difference > 0;
  }
};

const isDigit = (code: number): boolean => code >= ZERO && code <= 0x39;

const [QUOTE, BACKSLASH, COLON, COMMA, MINUS, POINT, ZERO] = [0x22, 0x5c, 0x3a, 0x2c, 0x2d, 0x2e, 0x30];
const [BRACE, BRACE_END, BRACKET, BRACKET_END] = [0x7b, 0x7d, 0x5b, 0x5d];
const MAX_DEPTH = 100;
const MAX_DIGITS = 15;
