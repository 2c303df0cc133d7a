import type { TextSource } from '../text-source';

/** The text of an address with what is written `%7C` in it; a stray percent sign stays. */
export const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
};

/** A record has some thousand characters; nothing longer is looked for. */
const LONGEST_RECORD = 20_000;

/**
 * Where a page of BBO has a record: behind its "movie", `onclick="hv_popuplin('pn|...%7C...')"`, and in addresses of the
 * hand viewer, `handviewer.html?lin=...`; bars are encoded or not.
 */
const RECORD =
  /hv_popuplin\(\s*(?:'|&#0?39;)([^']*?)(?:'|&#0?39;)|handviewer\.html\?(?:[^"'<>\s]*?[&;])?lin=([^"'<>\s]*)["'<>\s]/i;
const BEGINNING = /hv_popuplin|handviewer\.html/i;

const newlinesIn = (text: string): string => text.replace(/[^\n]+/g, '');

const record = (written: string): string =>
  unescaped(written.replaceAll('&amp;', '&').replace(/&w=\d+$/i, '')).replace(/\s+/g, ' ');

/** Whether a text is a page of the web: no LIN begins so. */
export const isPage = (text: TextSource): boolean => {
  for (const piece of text) {
    const begins = piece.trimStart().charAt(0);
    if (begins !== '') return begins === '<';
  }
  return false;
};

/** The records of a page, each on the line on which it stands there, and nothing else of it. */
export function* pageText(text: TextSource): Generator<string> {
  let held = '';
  for (const piece of text) {
    held += piece;
    for (let found = RECORD.exec(held); found; found = RECORD.exec(held)) {
      yield newlinesIn(held.slice(0, found.index)) + record(found[1] ?? found[2] ?? '');
      held = held.slice(found.index + found[0].length);
    }
    const open = BEGINNING.exec(held);
    const keep = open && held.length - open.index < LONGEST_RECORD ? open.index : Math.max(0, held.length - 20);
    yield newlinesIn(held.slice(0, keep));
    held = held.slice(keep);
  }
}
