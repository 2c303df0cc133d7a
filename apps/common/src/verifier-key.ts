import { createHash } from 'node:crypto';
import type { VerifierKey } from '@app/ledger';
import { equalBytes, parseVerifierKey } from '@app/ledger';

/** SHA-256(name || 0x0A || type || public key), the first four bytes (C2SP signed-note). */
const idOf = ({ name, type, publicKey }: VerifierKey): Uint8Array =>
  createHash('sha256').update(`${name}\n`).update(Uint8Array.of(type)).update(publicKey).digest().subarray(0, 4);

/** A verifier key of this type as somebody has typed it; undefined where it is none, also when its id is not that of the key. */
export const verifierKeyFrom = (text: string, type: number): VerifierKey | undefined => {
  const key = parseVerifierKey(text);
  return key?.type === type && equalBytes(key.id, idOf(key)) ? key : undefined;
};
