import { canonicalJson } from '../canonical-json';
import type { JsonObject } from '../event-log';
import type { Reason } from './reason';
import { toBase64, utf8 } from './bytes';
import type { EvidenceCrypto } from './evidence';
import { openNote, parseNote } from './note';
import { evidenceReason } from './reasons';
import { ED25519, verifierKeyId, type VerifierKey } from './verifier-key';

/**
 * A document that a log vouches for as a whole, beside its checkpoints: `case` for a case file. The kind is part of the
 * name of the key and of the signed text, so that a signature serves for one kind and never for a checkpoint.
 */
export type DocumentKind = 'case';

/** What a signature says of a document. */
export type DocumentVerdict =
  | { readonly state: 'signed'; readonly by: string }
  /** None of the keys is one of the log, so nothing can be said: a witness signs no documents. */
  | { readonly state: 'unknown-key' }
  | ({ readonly state: 'altered' } & Reason);

/** The name under which a log signs documents of a kind. */
export const documentSigner = (origin: string, kind: DocumentKind): string => `${origin}/${kind}`;

/** SHA-256 over the canonical form (RFC 8785). Rejects with a `TypeError` for what has none. */
export const documentDigest = (document: JsonObject, crypto: EvidenceCrypto): Promise<Uint8Array> =>
  crypto.sha256(utf8(canonicalJson(document)));

/**
 * The text that is signed. Its second line is no number, so that it can never be read as a checkpoint (C2SP
 * tlog-checkpoint); nor can a checkpoint be read as this.
 * @param digest see `documentDigest`
 */
export const documentText = (origin: string, kind: DocumentKind, digest: Uint8Array): string =>
  `${documentSigner(origin, kind)}\nsession-ledger document ${kind}\nsha256 ${toBase64(digest)}\n`;

/** The public half of a log's key as it signs documents: the same bytes under another name, and so with another id. */
const documentKey = async (key: VerifierKey, kind: DocumentKind, crypto: EvidenceCrypto): Promise<VerifierKey> => {
  const name = documentSigner(key.name, kind);
  return { ...key, name, id: await verifierKeyId(name, key.type, key.publicKey, crypto) };
};

/**
 * Checks that a log has signed exactly this document: the text of the note is the one of this digest, and it carries one
 * signature, by one of the keys.
 * @param document without its signature
 * @param signature a C2SP signed note
 * @param origin the log that is expected to have signed
 * @param keys of logs, witnesses or both
 */
export const checkDocument = async (
  { document, signature, origin, kind }: SignedDocument,
  keys: readonly VerifierKey[],
  crypto: EvidenceCrypto,
): Promise<DocumentVerdict> => {
  const own = keys.filter(({ name, type }) => name === origin && type === ED25519);
  if (own.length === 0) return { state: 'unknown-key' };
  const note = parseNote(signature);
  if (note === undefined) return altered(evidenceReason('ledger.document-no-note'));
  const digest = await digestOf(document, crypto);
  if (digest === undefined || note.text !== documentText(origin, kind, digest))
    return altered(evidenceReason('ledger.document-altered'));
  if (note.signatures.length !== 1) return altered(evidenceReason('ledger.document-lines'));
  const signers = await Promise.all(own.map((key) => documentKey(key, kind, crypto)));
  const opened = await openNote(signature, signers, crypto);
  return opened.ok ? { state: 'signed', by: documentSigner(origin, kind) } : altered(opened);
};

interface SignedDocument {
  readonly document: JsonObject;
  readonly signature: string;
  readonly origin: string;
  readonly kind: DocumentKind;
}

const altered = ({ reason, code, params }: Reason): DocumentVerdict => ({ state: 'altered', reason, code, params });

/** Undefined for a document that has no canonical form. */
const digestOf = async (document: JsonObject, crypto: EvidenceCrypto): Promise<Uint8Array | undefined> => {
  try {
    return await documentDigest(document, crypto);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};
