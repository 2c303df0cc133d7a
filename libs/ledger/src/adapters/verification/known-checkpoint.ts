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
import { reasonOf } from '../../evidence/reason';
import type { Finding } from './finding';
import { finding } from './reasons';
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
    return { kind: 'unsigned', ...finding('ledger.kept-no-checkpoint', { name }) };
  }
  const opened = await openCheckpoint(note, keys, crypto);
  if (opened.ok) return { size: head.size, root: toHex(head.root), words: name, at: undefined };
  const known = parsed.signatures.some(
    ({ name: signer, id }) =>
      signer === head.origin && keys.some((key) => key.name === signer && equalBytes(key.id, id)),
  );
  return {
    kind: known ? 'unsigned' : 'wrong-key',
    ...finding('ledger.kept-not-believed', { name, why: reasonOf(opened) }),
  };
};
