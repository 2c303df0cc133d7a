import { decodeText } from '../decode-text';
import type { Finding } from '../finding';
import { assumption } from '../finding';

export interface XmlText {
  readonly text: string;
  readonly findings: readonly Finding[];
}

const decode = (bytes: Uint8Array, label: string): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The encoding that the XML declaration names; the declaration itself is plain ASCII. */
const declaredIn = (bytes: Uint8Array): string | null => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(start)?.[1] ?? null;
};

const byteOrderMark = (bytes: Uint8Array): string | null => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
};

/** The text of an XML file: as its byte order mark or its declaration says, else UTF-8, else ISO-8859-1 with a word about it. */
export const xmlText = (bytes: Uint8Array): XmlText => {
  const said = byteOrderMark(bytes) ?? declaredIn(bytes) ?? 'utf-8';
  const text = decode(bytes, said);
  if (text !== null) return { text, findings: [] };
  const message = `the bytes are not ${said}, which the file ${declaredIn(bytes) ? 'declares' : 'ought to be'}; read as ISO-8859-1`;
  return {
    text: decodeText(bytes).text,
    findings: [assumption('encoding-assumed', 1, message)],
  };
};
