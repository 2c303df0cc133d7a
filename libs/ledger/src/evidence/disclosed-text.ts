import { equalBytes, fromBase64, toHex, utf8 } from './bytes';
import type { EvidenceCrypto } from './evidence';

/** A text that the ledger has only the hash of, with what shows that it is this one. It opens nothing else. */
export interface DisclosedText {
  readonly text: string;
  /** The key of this text alone: 32 bytes, in base64. */
  readonly key: string;
  /** What is stored of it, in base64: the ledger has the SHA-256 of these bytes. */
  readonly stored: string;
}

const HASH = 32;
const IV = 12;

/** A stored text by its parts: SHA-256 of its key (32 bytes), initialisation vector (12 bytes), AES-256-GCM with its tag. */
export const partsOfStored = <Bytes extends Uint8Array>(stored: Bytes) => ({
  keyHash: stored.subarray(0, HASH),
  iv: stored.subarray(HASH, HASH + IV),
  encrypted: stored.subarray(HASH + IV),
});

/**
 * Whether a text is what was sealed. The hash of the key is part of what is stored, for AES-GCM alone would let whoever
 * seals make bytes that open as two texts with two keys.
 * @param sealed the SHA-256 that the ledger has, 64 hexadecimal digits
 */
export const isDisclosed = async (
  sealed: string,
  { text, key, stored }: DisclosedText,
  crypto: EvidenceCrypto,
): Promise<boolean> => {
  const [keyBytes, bytes] = [fromBase64(key), fromBase64(stored)];
  if (!keyBytes || !bytes || toHex(await crypto.sha256(bytes)) !== sealed) return false;
  const { keyHash, iv, encrypted } = partsOfStored(bytes);
  if (!equalBytes(await crypto.sha256(keyBytes), keyHash)) return false;
  const opened = await crypto.openAes256Gcm(keyBytes, iv, encrypted);
  return opened !== undefined && equalBytes(opened, utf8(text));
};

/** The first that is not what was sealed under its hash; undefined where all are. Null says nothing, and is passed over. */
export const notAsSealed = async (
  disclosed: Readonly<Record<string, DisclosedText | null>>,
  crypto: EvidenceCrypto,
): Promise<string | undefined> => {
  for (const [sealed, one] of Object.entries(disclosed))
    if (one && !(await isDisclosed(sealed, one, crypto))) return sealed;
  return undefined;
};
