import {
  ED25519,
  documentDigest,
  documentSigner,
  documentText,
  parseVerifierKey,
  verifierKeyText,
  type DocumentKind,
} from '../../evidence';
import type { JsonObject } from '../../event-log';
import { nodeCrypto } from '../node-crypto';
import { signNote } from './sign-note';
import type { SigningKey } from './signing-key';

/**
 * Signs a whole document with the key of a log, under a name of its own: see `checkDocument`. Rejects with a `TypeError`
 * for a document that has no canonical form (RFC 8785).
 * @returns a C2SP signed note
 */
export const signDocument = async (document: JsonObject, kind: DocumentKind, key: SigningKey): Promise<string> => {
  const publicKey = parseVerifierKey(key.verifierKey)?.publicKey;
  if (publicKey === undefined) throw new TypeError(`${key.verifierKey} is no verifier key`);
  const name = documentSigner(key.name, kind);
  const verifierKey = await verifierKeyText(name, ED25519, publicKey, nodeCrypto);
  const text = documentText(key.name, kind, await documentDigest(document, nodeCrypto));
  return signNote(text, [{ name, verifierKey, sign: key.sign }]);
};
