import { generateKeyPairSync, sign } from 'node:crypto';
import { nodeCrypto } from './node-crypto';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/** RFC 8032, 7.1, tests 1 and 2. */
const VECTORS = [
  {
    publicKey: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    message: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    publicKey: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    message: '72',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
];

it.each(VECTORS)('verifies the signature of RFC 8032 over %j', async ({ publicKey, message, signature }) => {
  const [key, text, signed] = [bytes(publicKey), bytes(message), bytes(signature)];
  expect(await nodeCrypto.verifyEd25519(key, text, signed)).toBe(true);
  expect(await nodeCrypto.verifyEd25519(key, Uint8Array.of(...text, 0), signed)).toBe(false);
  for (const at of [0, 31, 32, 63]) {
    expect(
      await nodeCrypto.verifyEd25519(
        key,
        text,
        signed.map((byte, i) => (i === at ? byte ^ 1 : byte)),
      ),
    ).toBe(false);
  }
});

it('says false to keys and signatures that are none', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const message = Buffer.from('text');
  const signature = sign(null, message, privateKey);
  expect(await nodeCrypto.verifyEd25519(key, message, signature)).toBe(true);
  for (const wrong of [new Uint8Array(), key.subarray(1), new Uint8Array(33), new Uint8Array(32).fill(0xff)]) {
    expect(await nodeCrypto.verifyEd25519(wrong, message, signature)).toBe(false);
  }
  for (const wrong of [new Uint8Array(), signature.subarray(1), Buffer.concat([signature, Buffer.of(0)])]) {
    expect(await nodeCrypto.verifyEd25519(key, message, wrong)).toBe(false);
  }
});

it('hashes', async () => {
  expect(Buffer.from(await nodeCrypto.sha256(Buffer.from('abc'))).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
