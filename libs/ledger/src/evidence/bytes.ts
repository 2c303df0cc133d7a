/** Bytes and the texts they are written as. Not Node's `Buffer`: browsers have none. */

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const concatBytes = (...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

export const equalBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i]);

/** Standard base64 with padding (RFC 4648, 4). */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(
    Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, nth) =>
      String.fromCharCode(...bytes.subarray(nth * CHUNK, (nth + 1) * CHUNK)),
    ).join(''),
  );

/** Bytes made into characters at a time: as many as a call may have arguments anywhere. */
const CHUNK = 4096;

/** Strict: undefined for anything but what `toBase64` writes, so that the same bytes have one text only. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  if (!BASE64.test(text)) return undefined;
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let nth = 0; nth < bytes.length; nth++) bytes[nth] = characters.charCodeAt(nth);
  // The last digit before the padding has bits to spare; they must be 0.
  return toBase64(bytes) === text ? bytes : undefined;
};

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Two lower case digits a byte. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Strict: undefined for anything but what `toHex` writes. */
export const fromHex = (text: string): Uint8Array | undefined =>
  /^(?:[0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16))
    : undefined;
