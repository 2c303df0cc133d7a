import { type CaseProofs, decisionAddress } from '@app/contract';
import { type CaseFile, caseFileText, documentOf, eventsOfCase } from '@app/formats';
import { type EventLog, type SigningKey, signDocument, toBase64 } from '@app/ledger';
import { lastCheckpoint } from '../checkpoints/recorded';
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

/** The key of the ledger where this process has it; null where it has none. */
export type CaseKey = () => SigningKey | null;

export const NO_CASE_KEY: CaseKey = () => null;

/**
 * The signature over a whole case, by the key that its checkpoint is signed with; null where the process has another key or
 * none, and where there are no proofs.
 */
const caseSignature = async (file: CaseFile, caseKey: CaseKey): Promise<string | null> => {
  const key = file.proofs && caseKey();
  if (!key || file.proofs?.keys.includes(key.verifierKey) !== true) return null;
  return signDocument(documentOf(caseFileText(file)), 'case', key);
};

/** A case with its proofs, where there are any yet, and signed as a whole where the process has the key. */
export const provedCase = async (log: EventLog, made: CaseFile, caseKey: CaseKey): Promise<CaseFile> => {
  const file: CaseFile = { ...made, proofs: await caseProofs(log, made), signature: null };
  return { ...file, signature: await caseSignature(file, caseKey) };
};
