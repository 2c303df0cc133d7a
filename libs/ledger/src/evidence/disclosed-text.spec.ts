import { createCipheriv } from 'node:crypto';
import { sha256 } from '../adapters/hashes';
import { nodeCrypto } from '../adapters/node-crypto';
import { concatBytes, toBase64, toHex } from './bytes';
import { type DisclosedText, isDisclosed, notAsSealed } from './disclosed-text';
import type { EvidenceCrypto } from './evidence';

const { subtle } = globalThis.crypto;
const own = (bytes: Uint8Array) => new Uint8Array(bytes);

/** As a browser has it. */
const webCrypto: EvidenceCrypto = {
  ...nodeCrypto,
  openAes256Gcm: async (key, iv, encrypted) => {
    try {
      const imported = await subtle.importKey('raw', own(key), 'AES-GCM', false, ['decrypt']);
      return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv: own(iv) }, imported, own(encrypted)));
    } catch {
      return undefined;
    }
  },
};

const KEY = new Uint8Array(32).fill(7);
const IV = new Uint8Array(12).fill(9);
const TEXT = 'I saw it, “børn” 🂡';

const storedWith = (keyHash: Uint8Array): Uint8Array => {
  const cipher = createCipheriv('aes-256-gcm', KEY, IV);
  const encrypted = [cipher.update(TEXT, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return concatBytes(keyHash, IV, ...encrypted);
};
const STORED = storedWith(sha256(KEY));
const SEALED = toHex(sha256(STORED));
const GOOD: DisclosedText = { text: TEXT, key: toBase64(KEY), stored: toBase64(STORED) };

const flipped = (bytes: Uint8Array, bit: number): string =>
  toBase64(bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte)));

describe.each([
  ['Node', nodeCrypto],
  ['WebCrypto', webCrypto],
])('a text that is disclosed, checked with %s', (_, crypto) => {
  it('is what was sealed', async () => {
    expect(await isDisclosed(SEALED, GOOD, crypto)).toBe(true);
  });

  it.each<[string, Partial<DisclosedText>]>([
    ['other words', { text: 'I saw nothing' }],
    ['no words', { text: '' }],
    ['another key', { key: flipped(KEY, 0) }],
    ['half a key', { key: toBase64(KEY.subarray(16)) }],
    ['no base64', { key: '?' }],
    ['nothing stored', { stored: '' }],
    ['something short stored', { stored: 'AAAA' }],
  ])('is not with %s', async (__, more) => {
    expect(await isDisclosed(SEALED, { ...GOOD, ...more }, crypto)).toBe(false);
  });

  it('is not where any bit of what is stored is another, also where the hash is made to fit', async () => {
    for (let bit = 0; bit < 8 * STORED.length; bit += 13) {
      const stored = flipped(STORED, bit);
      expect(await isDisclosed(SEALED, { ...GOOD, stored }, crypto)).toBe(false);
      const fits = toHex(sha256(Buffer.from(stored, 'base64')));
      expect(await isDisclosed(fits, { ...GOOD, stored }, crypto)).toBe(false);
    }
  });

  it('is bound to one key: what would open without the hash of its key does not count', async () => {
    const bytes = storedWith(sha256(new Uint8Array(32)));
    expect(await isDisclosed(toHex(sha256(bytes)), { ...GOOD, stored: toBase64(bytes) }, crypto)).toBe(false);
  });

  it('is found among others', async () => {
    const other = 'b'.repeat(64);
    expect(await notAsSealed({ [SEALED]: GOOD, ['a'.repeat(64)]: null }, crypto)).toBeUndefined();
    expect(await notAsSealed({ [SEALED]: GOOD, [other]: GOOD }, crypto)).toBe(other);
  });
});
