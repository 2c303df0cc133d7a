import type { TextSource } from '../text-source';
import { lineParts } from '../text-source';

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

/**
 * The text of a LIN file in pieces, lines separated by `\n`, hand-record addresses decoded. A line is passed on as soon
 * as it has a bar: a whole session may stand on one line. Only an address is held until it ends.
 */
export function* linText(text: TextSource): Generator<string> {
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
