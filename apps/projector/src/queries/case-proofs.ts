import type { CaseFile, CaseProofs } from '@app/formats';
import { eventsOfCase } from '@app/formats';
import type { EventLog } from '@app/ledger';
import { toBase64 } from '@app/ledger';
import { decisionAddress } from '@app/session';
import { lastCheckpoint } from '../../../command-api/src/checkpoints/recorded';
import { publishedCheckpoint, signingKeys } from '../evidence/evidence-of';

/**
 * What proves the events of a case: the last checkpoint that the ledger has signed, and an inclusion proof for each of
 * them in its tree; null where none has been signed yet that covers them all. Rejects with a `LedgerError`: with
 * `LedgerCorrupt` where the ledger is no longer the one that was signed.
 */
const caseProofs = async (log: EventLog, file: CaseFile): Promise<CaseProofs | null> => {
  const events = eventsOfCase(file);
  const signed = await lastCheckpoint(log);
  if (!signed || events.some(({ position }) => position >= signed.size)) return null;
  const checkpoint = await publishedCheckpoint(log);
  const inclusion: Record<string, readonly string[]> = {};
  for (const { streamId, revision, position } of events)
    inclusion[decisionAddress(streamId, revision)] = (await log.tree.inclusion(position, checkpoint.size)).map(
      toBase64,
    );
  return { checkpoint: checkpoint.note, keys: await signingKeys(log, checkpoint), inclusion };
};

/** A case with its proofs, where there are any yet. */
export const provedCase = async (log: EventLog, file: CaseFile): Promise<CaseFile> => ({
  ...file,
  proofs: await caseProofs(log, file),
});
