import { concatBytes, equalBytes, fromBase64, fromHex, toBase64, toHex, utf8 } from './bytes';
import type { EvidenceCrypto } from './evidence';

/** Whose signatures are known, as C2SP signed-note writes it: `<name>+<8 hexadecimal digits>+<base64 of type and public key>`. */
export interface VerifierKey {
  /** The log or the witness; by convention a URL without scheme. Never empty, without spaces and plus signs. */
  readonly name: string;
  /** Four bytes that tell the keys of one name apart. */
  readonly id: Uint8Array;
  /** What kind of signatures it makes, such as `ED25519` or `COSIGNATURE`. */
  readonly type: number;
  readonly publicKey: Uint8Array;
}

/** Ed25519 over the text of the note (C2SP signed-note). */
export const ED25519 = 0x01;
/** Ed25519 over the text and the time of signing, as witnesses do (C2SP tlog-cosignature, v1). */
export const COSIGNATURE = 0x04;

/** Undefined for what is none. Whether the id is that of the key is for `genuineKey` to say. */
export const parseVerifierKey = (text: string): VerifierKey | undefined => {
  const [, name = '', hex = '', base64 = ''] = /^([^+]*)\+([^+]*)\+(.*)$/s.exec(text) ?? [];
  const id = fromHex(hex);
  const typed = fromBase64(base64);
  const type = typed?.[0];
  if (!isKeyName(name) || id?.length !== ID_LENGTH || typed === undefined || type === undefined) return undefined;
  const publicKey = typed.subarray(1);
  if ((type === ED25519 || type === COSIGNATURE) && publicKey.length !== PUBLIC_KEY_LENGTH) return undefined;
  return { name, id, type, publicKey };
};

export const verifierKeyText = async (
  name: string,
  type: number,
  publicKey: Uint8Array,
  crypto: EvidenceCrypto,
): Promise<string> => {
  const id = await verifierKeyId(name, type, publicKey, crypto);
  return `${name}+${toHex(id)}+${toBase64(concatBytes(Uint8Array.of(type), publicKey))}`;
};

/** The first four bytes of SHA-256(name || 0x0A || type || public key). */
export const verifierKeyId = async (
  name: string,
  type: number,
  publicKey: Uint8Array,
  crypto: EvidenceCrypto,
): Promise<Uint8Array> =>
  (await crypto.sha256(concatBytes(utf8(`${name}\n`), Uint8Array.of(type), publicKey))).subarray(0, ID_LENGTH);

/** A verifier key whose id is its own, as a slip in copying one leaves it not; undefined for any other text. */
export const genuineKey = async (text: string, crypto: EvidenceCrypto): Promise<VerifierKey | undefined> => {
  const key = parseVerifierKey(text);
  if (key === undefined) return undefined;
  return equalBytes(key.id, await verifierKeyId(key.name, key.type, key.publicKey, crypto)) ? key : undefined;
};

/** C2SP signed-note: not empty, no spaces of any kind and no plus sign; no control characters either. */
export const isKeyName = (name: string): boolean => /^[^\p{Z}\p{Cc}\p{Surrogate}+]+$/u.test(name);

const ID_LENGTH = 4;
const PUBLIC_KEY_LENGTH = 32;
