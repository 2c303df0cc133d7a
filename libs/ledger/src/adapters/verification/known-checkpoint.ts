import {
  equalBytes,
  openCheckpoint,
  parseCheckpoint,
  parseNote,
  toHex,
  type EvidenceCrypto,
  type VerifierKey,
} from '../../evidence';
import type { Claim } from './claim';
import type { Finding } from './finding';
import type { KeptCheckpoint } from './verification';

/** What was kept, and is signed by one of these keys; or why it says nothing of this ledger. */
export const claimOf = async (
  { name, note }: KeptCheckpoint,
  keys: readonly VerifierKey[],
  crypto: EvidenceCrypto,
): Promise<Claim | Finding> => {
  const parsed = parseNote(note);
  const head = parseCheckpoint(parsed?.text ?? '');
  if (parsed === undefined || head === undefined) {
    return { kind: 'unsigned', reason: `${name} is not a checkpoint (C2SP tlog-checkpoint)` };
  }
  const opened = await openCheckpoint(note, keys, crypto);
  if (opened.ok) return { size: head.size, root: toHex(head.root), words: name, at: undefined };
  const known = parsed.signatures.some(
    ({ name: signer, id }) =>
      signer === head.origin && keys.some((key) => key.name === signer && equalBytes(key.id, id)),
  );
  return { kind: known ? 'unsigned' : 'wrong-key', reason: `${name} cannot be believed: ${opened.reason}` };
};
