import { type EventLog, type SigningKey, LedgerError, checkpointText, fromHex, signNote } from '@app/ledger';
import type { TreeHead } from '../integrity/continuity';
import { CheckpointProblem } from './checkpoint-problem';
import { nextHead } from './next-head';
import { type LedgerCheckpoint, CHECKPOINTS, lastCheckpoint } from './recorded';
import { type Signer, ATTEMPTS, eventAbout, keyFor } from './signer';

/** A checkpoint of the ledger: the last there is. */
export interface SignedCheckpoint extends TreeHead {
  /** The signed note (C2SP tlog-checkpoint). */
  readonly note: string;
  /** Whether it was signed just now; false where nothing has been recorded since it was. */
  readonly isNew: boolean;
}

/**
 * Signs the head of the ledger's tree and records it in `ledger-checkpoints`, unless nothing but checkpoints was
 * recorded since the last one. Harmless when two do it at once. Rejects with a `CheckpointProblem` without the key, with
 * a `DatabaseError`, and with a `LedgerError`: `LedgerCorrupt` where the ledger does not continue what was signed before.
 */
export const signCheckpoint = async (signer: Signer): Promise<SignedCheckpoint> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const signed = await attemptToSign(signer);
    if (signed) return signed;
  }
  throw new CheckpointProblem('Contention', `others signed ${ATTEMPTS} times in between; nothing was recorded`);
};

/** Null where another signer was faster. */
const attemptToSign = async (signer: Signer): Promise<SignedCheckpoint | null> => {
  const { log, signed, now, cosign } = signer;
  const last = await lastCheckpoint(log);
  const { name: origin } = await keyFor(signer, (await log.head()) + 1);
  const { head, before } = await nextHead(signer, origin, last);
  if (last && !(await hasGrown(log, last))) return { size: last.size, root: last.root, note: last.note, isNew: false };
  // Once more, by its size: the key may have been changed since.
  const note = signedHead(head, origin, [await keyFor(signer, head.size)]);
  if (!signed.advance(origin, before, head)) return null;
  const cosigned = await cosign(note);
  const event = eventAbout({ type: 'CheckpointSigned', data: { ...head, note: cosigned } }, now(), origin, head.root);
  const appended = await log.append(CHECKPOINTS, [event], last?.revision ?? 'no-stream');
  if (appended.ok) return { ...head, note: cosigned, isNew: !appended.repeated };
  if (appended.code === 'WrongExpectedRevision') return null;
  throw new LedgerError('LedgerCorrupt', `the id of the checkpoint at ${head.size} events is that of another event`);
};

/** The note of a tree head (C2SP tlog-checkpoint), signed by each of the keys. */
export const signedHead = (
  { size, root }: TreeHead,
  origin: string,
  keys: readonly SigningKey[],
  extensions: readonly string[] = [],
): string => signNote(checkpointText({ origin, size, root: fromHex(root) ?? new Uint8Array(), extensions }), keys);

/** Whether anything but checkpoints was recorded after the events that a checkpoint is of. */
const hasGrown = async (log: EventLog, { size }: LedgerCheckpoint): Promise<boolean> => {
  for await (const { streamId } of log.readAll({ after: size - 1 })) if (streamId !== CHECKPOINTS) return true;
  return false;
};
