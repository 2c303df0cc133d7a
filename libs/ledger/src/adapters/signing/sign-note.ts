import { noteText, parseVerifierKey } from '../../evidence';
import type { SigningKey } from './signing-key';

/**
 * A signed note (C2SP signed-note): the text, and a signature line by each key.
 * @param text ends in a newline
 */
export const signNote = (text: string, keys: readonly SigningKey[]): string => {
  const message = new TextEncoder().encode(text);
  return noteText({ text, signatures: keys.map((key) => signatureBy(key, message)) });
};

const signatureBy = ({ name, verifierKey, sign }: SigningKey, message: Uint8Array) => {
  const id = parseVerifierKey(verifierKey)?.id;
  if (id === undefined) throw new TypeError(`${verifierKey} is no verifier key`);
  return { name, id, signature: sign(message) };
};
