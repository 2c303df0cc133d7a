/** How many bytes of a file's beginning say what it is. */
export const START_LENGTH = 8192;

/** The beginning of a file: its bytes, and what they are as text. */
export interface Start {
  readonly bytes: Uint8Array;
  /** A character for each byte, so that every byte can be looked for; without what stands before the first word. */
  readonly text: string;
  readonly isUtf16: boolean;
}

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

const decoded = (bytes: Uint8Array): string => {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
};

export const startOf = (first: Uint8Array): Start => {
  const bytes = first.subarray(0, START_LENGTH);
  const text = decoded(bytes)
    .replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)/, '')
    .trimStart();
  return { bytes, text, isUtf16: isUtf16(bytes) };
};

/** Whether a file has these bytes at a place. */
export const hasBytes = ({ bytes }: Pick<Start, 'bytes'>, expected: readonly number[], at = 0): boolean =>
  expected.every((byte, nth) => bytes[at + nth] === byte);

/** The same of characters with codes below 256. */
export const hasText = (start: Pick<Start, 'bytes'>, expected: string, at = 0): boolean =>
  hasBytes(
    start,
    Array.from(expected, (character) => character.charCodeAt(0)),
    at,
  );
