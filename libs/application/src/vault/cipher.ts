import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes } from 'node:crypto';
import { canonicalJson, partsOfStored } from '@app/ledger';

const CIPHER = 'aes-256-gcm';
const KEY = 32;
const IV = 12;
const TAG = 16;

/** A person's key: 32 bytes that the keys of the texts come from, and 32 that the initialisation vectors come from. */
export const newKey = (): Buffer => randomBytes(2 * KEY);

const keyHashOf = (textKey: Buffer): Buffer => hash('sha256', textKey, 'buffer');

const derivedKey = (key: Buffer, iv: Uint8Array): Buffer =>
  createHmac('sha256', key.subarray(0, KEY)).update(iv).digest();

/** The key of one text alone, 32 bytes: it can be disclosed with the text, and says nothing of the person's others. */
export const textKeyOf = (key: Buffer, stored: Buffer): Buffer => derivedKey(key, partsOfStored(stored).iv);

/**
 * Encrypts a text with a key of its own, in the form of `partsOfStored`. The vector comes from the text and from where
 * it stands, and the key from the vector: so the same text in the same place is the same bytes again, and no key serves
 * two texts.
 */
export const encrypt = (key: Buffer, place: readonly string[], text: string): Buffer => {
  const iv = createHmac('sha256', key.subarray(KEY))
    .update(canonicalJson([...place, text]))
    .digest()
    .subarray(0, IV);
  const textKey = derivedKey(key, iv);
  const cipher = createCipheriv(CIPHER, textKey, iv, { authTagLength: TAG });
  return Buffer.concat([keyHashOf(textKey), iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
};

/** The text again; throws where these bytes were not encrypted with this key. */
export const decrypt = (key: Buffer, stored: Buffer): string => {
  const { keyHash, iv, encrypted } = partsOfStored(stored);
  const textKey = derivedKey(key, iv);
  if (!keyHashOf(textKey).equals(keyHash)) throw new Error('encrypted with another key');
  const decipher = createDecipheriv(CIPHER, textKey, iv, { authTagLength: TAG });
  decipher.setAuthTag(encrypted.subarray(-TAG));
  return decipher.update(encrypted.subarray(0, -TAG), undefined, 'utf8') + decipher.final('utf8');
};
