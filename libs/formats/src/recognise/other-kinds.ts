import type { Message } from '@app/bridge';
import { said } from '../import-texts';
import { type Start, hasBytes, hasText, startOf } from './start';

/** Kinds of files that clubs have results or deals in, that no reader here takes. */
export type OtherKind = 'document' | 'empty' | 'packed' | 'pdf' | 'picture' | 'rbx' | 'spreadsheet' | 'web-page';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const NAME_LENGTH_AT = 26;
const NAME_AT = 30;

/** The name of the first file in a ZIP archive (APPNOTE.TXT, 4.3.7), and what follows it. */
const firstInZip = ({ bytes }: Start): { readonly name: string; readonly after: string } => {
  const length = (bytes[NAME_LENGTH_AT] ?? 0) + 256 * (bytes[NAME_LENGTH_AT + 1] ?? 0);
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  return { name: text(NAME_AT, NAME_AT + length), after: text(NAME_AT + length, NAME_AT + length + 100) };
};

/**
 * Office documents are ZIP archives: in those of Microsoft the list of contents or the links come first (ECMA-376-2),
 * in OpenDocument the kind is told in a first file that is not compressed (OpenDocument 1.2, part 3, 3.3).
 */
const officeIn = (start: Start): OtherKind | null => {
  const { name, after } = firstInZip(start);
  if (name === 'mimetype') return after.includes('spreadsheet') ? 'spreadsheet' : 'document';
  const isOffice = name === '[Content_Types].xml' || name.startsWith('_rels/') || name.startsWith('docProps/');
  if (!isOffice) return null;
  return hasText(start, 'word/') || start.text.includes('word/') ? 'document' : 'spreadsheet';
};

const PICTURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
];
const PACKED: readonly (readonly number[])[] = [
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07],
  [0x1f, 0x8b],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
];
/** Documents of Microsoft Office up to 2003: spreadsheets of results for the most part (MS-CFB, 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const WEB_PAGE =
  /^(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html|head|body|title|meta|table|pre|div|center|h[1-6]|p)\b/is;
/** `H{W:...}`: the same labels as RBN, with braces in place of lines. */
const RBX = /(?:^|\})\s*H\{[NESW]:/;

/** Whether a file is a page of the web. */
export const isWebPage = ({ text }: Pick<Start, 'text'>): boolean => WEB_PAGE.test(text);

/** Whether a page is one of BBO, which has LIN behind its links (MyHands, and lists of addresses of the hand viewer). */
export const isPageOfBbo = (start: Pick<Start, 'text'>): boolean =>
  isWebPage(start) && /hv_popuplin|handviewer\.html|\bmyhands\b/i.test(start.text);

/** What a file is that is not read, by its beginning; null where that is nothing known either. */
export const otherKindOf = (start: Start): OtherKind | null => {
  if (start.bytes.length === 0) return 'empty';
  if (hasBytes(start, ZIP)) return officeIn(start);
  if (hasText(start, '%PDF-')) return 'pdf';
  if (hasBytes(start, COMPOUND)) return 'spreadsheet';
  if (PICTURES.some((bytes) => hasBytes(start, bytes))) return 'picture';
  if (PACKED.some((bytes) => hasBytes(start, bytes))) return 'packed';
  if (start.text.startsWith('{\\rtf')) return 'document';
  if (isWebPage(start) && !isPageOfBbo(start)) return 'web-page';
  if (RBX.test(start.text)) return 'rbx';
  return null;
};

/** Whether a file is a ZIP archive of other files by its first bytes; office documents are packed so too, and are none. */
export const isArchive = (first: Uint8Array): boolean =>
  hasBytes({ bytes: first }, ZIP) && otherKindOf(startOf(first)) === null;

/** What the file is, and which program makes of it what can be read. */
export const otherKindSaid = (kind: OtherKind): Message => said(`kind.${kind}`);
