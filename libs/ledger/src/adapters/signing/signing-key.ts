import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { ED25519, isKeyName, toBase64, toHex } from '../../evidence';
import { sha256 } from '../hashes';

/** An Ed25519 key that signs notes (C2SP signed-note). */
export interface SigningKey {
  /** Its name on signature lines; of a ledger's key also the origin of its checkpoints. */
  readonly name: string;
  /** What others check its signatures with: `name+0a1b2c3d+base64`. */
  readonly verifierKey: string;
  /** The signature over these bytes (RFC 8032), 64 bytes. */
  readonly sign: (message: Uint8Array) => Uint8Array;
}

/** A new key, in memory only. Throws a `TypeError` for what cannot be the name of a key. */
export const newSigningKey = (name: string): SigningKey => signingKey(name, newPrivateKey());

/**
 * The text that a new key is kept as: a line with the verifier key, so that a file says whose key it holds, and the
 * private key as PKCS #8 in PEM, before which RFC 7468 allows such a line. Throws as `newSigningKey` does.
 */
export const newKeyText = (name: string): string => {
  const privateKey = newPrivateKey();
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return `${signingKey(name, privateKey).verifierKey}\n${pem.toString()}`;
};

/** The key that such a text holds; undefined for any other text, and where the two halves do not belong together. */
export const parseKeyText = (text: string): SigningKey | undefined => {
  const verifierKey = text.split('\n', 1)[0] ?? '';
  const name = verifierKey.split('+', 1)[0] ?? '';
  const privateKey = privateKeyIn(text);
  if (!isKeyName(name) || privateKey?.asymmetricKeyType !== 'ed25519') return undefined;
  const key = signingKey(name, privateKey);
  return key.verifierKey === verifierKey ? key : undefined;
};

const newPrivateKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

const privateKeyIn = (text: string): KeyObject | undefined => {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
};

const signingKey = (name: string, privateKey: KeyObject): SigningKey => {
  if (!isKeyName(name)) throw new TypeError(`${JSON.stringify(name)} cannot be the name of a key`);
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const typed = Buffer.concat([Buffer.of(ED25519), Buffer.from(x, 'base64url')]);
  // As in evidence/verifier-key.ts, but without waiting.
  const id = sha256(Buffer.concat([Buffer.from(`${name}\n`), typed])).subarray(0, 4);
  return {
    name,
    verifierKey: `${name}+${toHex(id)}+${toBase64(typed)}`,
    sign: (message) => sign(null, message, privateKey),
  };
};
