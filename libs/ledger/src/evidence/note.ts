import type { Reason } from './reason';
import { concatBytes, equalBytes, fromBase64, toBase64, toHex, utf8 } from './bytes';
import { cosignedMessage, parseCosignature } from './cosignature';
import type { EvidenceCrypto } from './evidence';
import { evidenceReason } from './reasons';
import { COSIGNATURE, ED25519, isKeyName, type VerifierKey } from './verifier-key';

/** A text and who has signed it (C2SP signed-note). */
interface Note {
  /** Ends with a line end. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  readonly name: string;
  /** Id of the key, four bytes. */
  readonly id: Uint8Array;
  /** What it is depends on the type of the key. */
  readonly signature: Uint8Array;
}

type OpenedNote =
  | {
      readonly ok: true;
      readonly text: string;
      /** Names of the keys given whose signatures hold, each once. */
      readonly signedBy: readonly string[];
    }
  | ({ readonly ok: false } & Reason);

/** More than any log and its witnesses need; a note is read by machines that trust nobody yet. */
const MOST_SIGNATURES = 100;

/** Undefined for what is none. Nothing of it may be believed before its signatures are verified: see `openNote`. */
export const parseNote = (note: string): Note | undefined => {
  const end = note.lastIndexOf('\n\n') + 1;
  if (end === 0 || !note.endsWith('\n') || !isNoteText(note)) return undefined;
  const lines = note.slice(end + 1, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) return undefined;
  const signatures: NoteSignature[] = [];
  for (const line of lines) {
    const [, name = '', base64 = ''] = /^\u2014 ([^ ]+) ([^ ]+)$/.exec(line) ?? [];
    const bytes = fromBase64(base64);
    if (!isKeyName(name) || bytes === undefined || bytes.length <= ID_LENGTH) return undefined;
    signatures.push({ name, id: bytes.subarray(0, ID_LENGTH), signature: bytes.subarray(ID_LENGTH) });
  }
  return { text: note.slice(0, end), signatures };
};

export const noteText = ({ text, signatures }: Note): string =>
  `${text}\n${signatures.map((signature) => `${signatureLine(signature)}\n`).join('')}`;

/** One signature as a note has it, without its line end. */
export const signatureLine = ({ name, id, signature }: NoteSignature): string =>
  `\u2014 ${name} ${toBase64(concatBytes(id, signature))}`;

/**
 * Verifies the signatures of the keys given and passes over all others. Fails when none of these keys has signed, and when one
 * of their signatures does not hold, whatever the others say.
 */
export const openNote = async (
  note: string,
  keys: readonly VerifierKey[],
  crypto: EvidenceCrypto,
): Promise<OpenedNote> => {
  const parsed = parseNote(note);
  if (parsed === undefined) return { ok: false, ...evidenceReason('ledger.no-note') };
  const signedBy = new Set<string>();
  for (const signature of parsed.signatures) {
    const known = keys.filter((key) => isOf(key, signature));
    if (known.length === 0) continue;
    const holding = await Promise.all(known.map((key) => holds(parsed.text, signature, key, crypto)));
    if (!holding.includes(true)) {
      return { ok: false, ...evidenceReason('ledger.signature-wrong', { name: signature.name }) };
    }
    signedBy.add(signature.name);
  }
  if (signedBy.size === 0) return { ok: false, ...unknownTo(keys, parsed.signatures) };
  return { ok: true, text: parsed.text, signedBy: [...signedBy] };
};

const unknownTo = (keys: readonly VerifierKey[], signatures: readonly NoteSignature[]): Reason => {
  // A log that has changed its key signs under the same name.
  const names = (named: readonly Pick<NoteSignature, 'name' | 'id'>[]): string =>
    [...new Set(named.map(({ name, id }) => `${name}+${toHex(id)}`))].join(', ');
  return keys.length === 0
    ? evidenceReason('ledger.no-key')
    : evidenceReason('ledger.unknown-keys', { signers: names(signatures), keys: names(keys) });
};

const isOf = (key: VerifierKey, { name, id }: NoteSignature): boolean =>
  (key.type === ED25519 || key.type === COSIGNATURE) && key.name === name && equalBytes(key.id, id);

const holds = async (
  text: string,
  { signature }: NoteSignature,
  { type, publicKey }: VerifierKey,
  crypto: EvidenceCrypto,
): Promise<boolean> => {
  if (type === ED25519) return crypto.verifyEd25519(publicKey, utf8(text), signature);
  const cosignature = parseCosignature(signature);
  if (cosignature === undefined) return false;
  return crypto.verifyEd25519(publicKey, cosignedMessage(cosignature.time, text), cosignature.signature);
};

const ID_LENGTH = 4;

/** UTF-8 can say it, and there are no control characters but line ends. */
const isNoteText = (text: string): boolean =>
  !/\p{Surrogate}/u.test(text) && Array.from(text).every((character) => character >= ' ' || character === '\n');
