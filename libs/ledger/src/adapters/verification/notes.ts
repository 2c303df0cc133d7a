import { reasonOf, type Reason } from '../../evidence/reason';
import {
  evidenceReason,
  openNote,
  parseCheckpoint,
  type Checkpoint,
  type EvidenceCrypto,
  type VerifierKey,
} from '../../evidence';

/**
 * What a checkpoint says, if this key has signed it; otherwise what is wrong with it.
 * @param witnesses keys whose signatures must hold where there are any
 */
export const signedCheckpoint = async (
  note: string,
  key: VerifierKey,
  witnesses: readonly VerifierKey[],
  crypto: EvidenceCrypto,
): Promise<Checkpoint | Reason> => {
  const opened = await openNote(note, [key], crypto);
  const all = opened.ok && witnesses.length > 0 ? await openNote(note, [key, ...witnesses], crypto) : opened;
  if (!all.ok) return reasonOf(all);
  return parseCheckpoint(all.text) ?? evidenceReason('ledger.no-checkpoint');
};
