import { type Finding, assumption } from '../finding';
import { type ByteSource, type TextSource, decodeSource, decodeStrictly, isEncodedIn } from '../text-source';

/** A declaration stands at the very beginning. */
const START = 200;

const startOf = (bytes: ByteSource): Uint8Array => {
  const start: number[] = [];
  for (const piece of bytes) {
    start.push(...piece.subarray(0, START - start.length));
    if (start.length === START) break;
  }
  return Uint8Array.from(start);
};

/** The encoding that the XML declaration names; the declaration itself is plain ASCII. */
const declaredIn = (start: Uint8Array): string | null =>
  /^\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(new TextDecoder('latin1').decode(start))?.[1] ?? null;

const byteOrderMark = ([first, second]: Uint8Array): string | null => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
};

/**
 * The text of an XML file: as its byte order mark or its declaration says, else UTF-8, else ISO-8859-1, which is reported.
 * Goes through the bytes to tell which.
 */
export const xmlText = (bytes: ByteSource): { readonly text: TextSource; readonly findings: readonly Finding[] } => {
  const start = startOf(bytes);
  const declared = declaredIn(start);
  const encoding = byteOrderMark(start) ?? declared ?? 'utf-8';
  if (isEncodedIn(bytes, encoding)) {
    return { text: { [Symbol.iterator]: () => decodeStrictly(bytes, encoding) }, findings: [] };
  }
  const assumed = assumption('encoding-assumed', 1, { encoding, declared: declared === null ? 'no' : 'yes' });
  return { text: decodeSource(bytes).text, findings: [assumed] };
};
