import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { canonicalJson } from '@app/ledger';
import type { VaultKey } from './vault-key';

const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** Whose key is wrapped. */
export interface KeyOwner {
  readonly scope: string;
  readonly person: string;
}

/** Authenticated with the key, so that the wrapped keys of two people cannot be exchanged for each other. */
const ownerData = ({ scope, person }: KeyOwner): Buffer =>
  Buffer.from(canonicalJson(['session-ledger/person-key', scope, person]), 'utf8');

/** Encrypts a person's key: initialisation vector (12 bytes, random), ciphertext as long as the key, tag (16 bytes). */
export const wrapKey = ({ key }: VaultKey, owner: KeyOwner, personKey: Buffer): Buffer => {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG }).setAAD(ownerData(owner));
  return Buffer.concat([iv, cipher.update(personKey), cipher.final(), cipher.getAuthTag()]);
};

/** The person's key again; throws for another vault key, another person, and any changed bit. */
export const unwrapKey = ({ key }: VaultKey, owner: KeyOwner, wrapped: Buffer): Buffer => {
  if (wrapped.length < IV + TAG) throw new Error('too short for a wrapped key');
  const decipher = createDecipheriv(CIPHER, key, wrapped.subarray(0, IV), { authTagLength: TAG });
  decipher.setAAD(ownerData(owner)).setAuthTag(wrapped.subarray(-TAG));
  return Buffer.concat([decipher.update(wrapped.subarray(IV, -TAG)), decipher.final()]);
};
