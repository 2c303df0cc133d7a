/** The bytes of a file in pieces, from the beginning on each iteration. */
export type ByteSource = Iterable<Uint8Array>;

/** The text of a file in pieces, the same way. */
export type TextSource = Iterable<string>;

/** The text of a file, and how its bytes are read. */
export interface DecodedSource {
  readonly text: TextSource;
  readonly encoding: 'utf-8' | 'iso-8859-1';
  /** Whether the choice of encoding makes a difference: some byte is not ASCII. */
  readonly beyondAscii: boolean;
}

const CHUNK = 8192;

/** Throws where the bytes are not in this encoding, and where nobody knows the encoding. */
export function* decodeStrictly(bytes: ByteSource, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  for (const piece of bytes) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** Whether the bytes can be read in this encoding. Goes through all of them. */
export const isEncodedIn = (bytes: ByteSource, encoding: string): boolean => {
  try {
    for (const piece of decodeStrictly(bytes, encoding)) void piece;
    return true;
  } catch {
    return false;
  }
};

/** ISO-8859-1 by the book: byte n is character n (a TextDecoder would read Windows-1252). */
function* latin1(bytes: ByteSource): Generator<string> {
  for (const piece of bytes) {
    for (let at = 0; at < piece.length; at += CHUNK) yield String.fromCharCode(...piece.subarray(at, at + CHUNK));
  }
}

/** A byte order mark at the start and the end-of-file characters of DOS at the end are no part of the text. */
function* bare(text: TextSource): Generator<string> {
  let first = true;
  let heldBack = '';
  for (const piece of text) {
    if (piece === '') continue;
    const whole = heldBack + (first && piece.startsWith('\uFEFF') ? piece.slice(1) : piece);
    first = false;
    let end = whole.length;
    while (whole.charAt(end - 1) === '\u001A') end -= 1;
    heldBack = whole.slice(end);
    if (end > 0) yield whole.slice(0, end);
  }
}

const hasBeyondAscii = (bytes: ByteSource): boolean => {
  for (const piece of bytes) if (piece.some((byte) => byte > 0x7f)) return true;
  return false;
};

/**
 * Reads the bytes of a file: strictly as UTF-8, which real files use without saying so, and where they
 * are not that, as ISO-8859-1, the encoding of the PBN standard. Goes through the bytes to tell which.
 */
export const decodeSource = (bytes: ByteSource): DecodedSource => {
  const encoding = isEncodedIn(bytes, 'utf-8') ? 'utf-8' : 'iso-8859-1';
  const decode = () => (encoding === 'utf-8' ? decodeStrictly(bytes, encoding) : latin1(bytes));
  return { text: { [Symbol.iterator]: () => bare(decode()) }, encoding, beyondAscii: hasBeyondAscii(bytes) };
};

/** The same text as a string of its own: as a part of a larger one it would keep all of that in memory. */
export const detached = (part: string): string => ` ${part}`.slice(1);

/** A part of a line; `ends` with the last part, which may be empty. */
interface LinePart {
  readonly text: string;
  readonly ends: boolean;
}

/** The lines of a text in the parts in which they arrive; ends of lines are CR, LF or both. */
export function* lineParts(text: TextSource): Generator<LinePart> {
  let heldBack = '';
  for (const arrived of text) {
    const whole = heldBack + arrived;
    // Whether a line feed follows a carriage return is only known with the next piece.
    heldBack = whole.endsWith('\r') ? '\r' : '';
    const parts = (heldBack ? whole.slice(0, -1) : whole).split(/\r\n?|\n/);
    const last = parts.pop() ?? '';
    for (const part of parts) yield { text: part, ends: true };
    if (last !== '') yield { text: last, ends: false };
  }
  if (heldBack) yield { text: '', ends: true };
  yield { text: '', ends: true };
}

/** The lines of a text; the last one is empty where the text ends with the end of a line. */
export function* linesOf(text: TextSource): Generator<string> {
  let parts: string[] = [];
  for (const { text: part, ends } of lineParts(text)) {
    parts.push(part);
    if (!ends) continue;
    yield parts.length === 1 ? detached(part) : parts.join('');
    parts = [];
  }
}
