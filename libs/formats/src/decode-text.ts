/** The text of a file, and how its bytes were read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'iso-8859-1';
  /** Whether the choice of encoding made a difference: some byte is not ASCII. */
  readonly beyondAscii: boolean;
}

const CHUNK = 8192;

/** ISO-8859-1 by the book: byte n is character n (a TextDecoder would read Windows-1252). */
const latin1 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return parts.join('');
};

/** A byte order mark at the start and the end-of-file character of DOS at the end are no part of the text. */
const bare = (text: string): string => {
  let end = text.length;
  while (text.charAt(end - 1) === '\u001A') end -= 1;
  return text.slice(text.startsWith('\uFEFF') ? 1 : 0, end);
};

/**
 * Reads the bytes of a file: strictly as UTF-8, which real files use without saying so, and where they
 * are not that, as ISO-8859-1, the encoding of the PBN standard.
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const beyondAscii = bytes.some((byte) => byte > 0x7f);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text: bare(text), encoding: 'utf-8', beyondAscii };
  } catch {
    return { text: bare(latin1(bytes)), encoding: 'iso-8859-1', beyondAscii };
  }
};
