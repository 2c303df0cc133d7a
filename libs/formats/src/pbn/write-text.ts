/** The longest line of a PBN file (PBN 2.1, 2.2.1). */
const MOST = 255;
/** Where lines of comments are broken. */
const WRAP = 100;

/** Characters of Latin-1 that NFKD does not take apart, and what stands for others that names have. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2026': '...',
  '\u2192': '->',
  '\u0141': 'L',
  '\u0142': 'l',
  '\u2660': 'S',
  '\u2665': 'H',
  '\u2666': 'D',
  '\u2663': 'C',
};

const inLatin1 = (character: string): string => {
  if ((character.codePointAt(0) ?? 0) < 256) return character;
  const plain = PLAIN[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain].map((one) => ((one.codePointAt(0) ?? 0) < 256 ? one : '?')).join('');
};

/** A text in the characters of ISO-8859-1, on one line, without control characters. */
export const latin1 = (text: string): string =>
  [...text.normalize('NFC')]
    .map(inLatin1)
    .join('')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** A tag pair that fits on its line: a value that is longer is cut. */
export const tagLine = (name: string, value: string): string => {
  const room = MOST - name.length - '[ ""]'.length;
  let text = '';
  for (const character of latin1(value)) {
    const written = character === '"' || character === '\\' ? `\\${character}` : character;
    if (text.length + written.length > room) break;
    text += written;
  }
  return `[${name} "${text}"]`;
};

/** A text broken between words; a word that is longer than a line is cut. */
const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => one.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
};

/** A comment of a record: `{...}`, in which no brace can stand, over as many lines as it needs. */
export const commentLines = (text: string): readonly string[] => {
  const plain = latin1(text).replaceAll('{', '(').replaceAll('}', ')');
  // A line that begins with % is escaped, also within a comment.
  const lines = wrapped(plain, WRAP).map((line) => line.replace(/^%/, ' %'));
  return lines.length === 0
    ? []
    : lines.map((line, at) => `${at === 0 ? '{' : ''}${line}${at === lines.length - 1 ? '}' : ''}`);
};

/** Lines that readers of records pass over: `% ...`. */
export const escapedLines = (text: string): readonly string[] => wrapped(latin1(text), WRAP).map((line) => `% ${line}`);

/** Words of a section in rows of so many. */
export const rows = (words: readonly string[], columns: number): readonly string[] => {
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += columns) lines.push(words.slice(at, at + columns).join(' '));
  return lines;
};
