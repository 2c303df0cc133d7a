import type { Reason } from './reason';
import { parseCheckpoint, type Checkpoint } from './checkpoint';
import type { EvidenceCrypto } from './evidence';
import { openNote } from './note';
import { evidenceReason } from './reasons';
import { ED25519, type VerifierKey } from './verifier-key';

type OpenedCheckpoint =
  | {
      readonly ok: true;
      readonly checkpoint: Checkpoint;
      /** Names of the keys given whose signatures hold, each once. */
      readonly signedBy: readonly string[];
    }
  | ({ readonly ok: false } & Reason);

/**
 * Opens a checkpoint with keys of its log, of witnesses or both, as `openNote` does. Where a key of a log is among them, the log
 * that the checkpoint is of must have signed it with such a key: a witness signs for many logs, so its word alone does
 * not say that this is the log that was meant.
 */
export const openCheckpoint = async (
  note: string,
  keys: readonly VerifierKey[],
  crypto: EvidenceCrypto,
): Promise<OpenedCheckpoint> => {
  const opened = await openNote(note, keys, crypto);
  if (!opened.ok) return opened;
  const checkpoint = parseCheckpoint(opened.text);
  if (checkpoint === undefined) {
    return { ok: false, ...evidenceReason('ledger.no-checkpoint') };
  }
  const { origin } = checkpoint;
  const ofLogs = keys.filter(({ type }) => type === ED25519);
  const own = ofLogs.filter(({ name }) => name === origin);
  if (ofLogs.length > 0 && !(await openNote(note, own, crypto)).ok) {
    return { ok: false, ...evidenceReason('ledger.other-log', { origin }) };
  }
  return { ok: true, checkpoint, signedBy: opened.signedBy };
};
