import { decodeText } from '../decode-text';

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
};

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

/** The text of a LIN file, lines separated by `\n`, hand-record addresses decoded. */
export const linText = (bytes: Uint8Array): string =>
  decodeText(bytes)
    .text.split(/\r\n?|\n/)
    .map(plainLine)
    .join('\n');
