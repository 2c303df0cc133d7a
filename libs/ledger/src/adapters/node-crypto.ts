import { createDecipheriv, createPublicKey, verify } from 'node:crypto';
import type { EvidenceCrypto } from '../evidence/evidence';
import { sha256 } from './hashes';

/** What evidence is checked with in Node. */
export const nodeCrypto: EvidenceCrypto = {
  sha256: (data) => Promise.resolve(sha256(data)),
  verifyEd25519: (publicKey, message, signature) => {
    if (publicKey.length !== 32) return Promise.resolve(false);
    const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
    return Promise.resolve(verify(null, message, key, signature));
  },
  openAes256Gcm: (key, iv, encrypted) => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG });
      decipher.setAuthTag(encrypted.subarray(-TAG));
      return Promise.resolve(Buffer.concat([decipher.update(encrypted.subarray(0, -TAG)), decipher.final()]));
    } catch {
      return Promise.resolve(undefined);
    }
  },
};

/** Bytes of the tag of AES-GCM. */
const TAG = 16;

/** What stands before the 32 bytes of an Ed25519 key in its SubjectPublicKeyInfo (RFC 8410, 4). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
