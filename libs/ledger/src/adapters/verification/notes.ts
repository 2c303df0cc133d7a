import { openNote, parseCheckpoint, type Checkpoint, type EvidenceCrypto, type VerifierKey } from '../../evidence';

/**
 * What a checkpoint says, if this key has signed it; otherwise what is wrong with it, in words.
 * @param witnesses keys whose signatures must hold where there are any
 */
export const signedCheckpoint = async (
  note: string,
  key: VerifierKey,
  witnesses: readonly VerifierKey[],
  crypto: EvidenceCrypto,
): Promise<Checkpoint | string> => {
  const opened = await openNote(note, [key], crypto);
  const all = opened.ok && witnesses.length > 0 ? await openNote(note, [key, ...witnesses], crypto) : opened;
  if (!all.ok) return all.reason;
  return parseCheckpoint(all.text) ?? 'what is signed is not a checkpoint (C2SP tlog-checkpoint)';
};
