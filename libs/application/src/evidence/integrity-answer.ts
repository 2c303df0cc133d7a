import type { IntegrityAnswer } from '@app/contract';
import { type EventLog, LedgerError } from '@app/ledger';
import { lastCheckpoint } from '../checkpoints/recorded';
import type { BackgroundCheck } from '../integrity/background-check';
import type { Integrity } from '../integrity/integrity';

/**
 * Whether the ledger can be trusted. The public is told that it cannot, and at which position where a published checkpoint covers
 * that: how far the ledger has come since is told by the next checkpoint only. Never what event it is.
 */
export const integrityAnswer = async (
  log: EventLog,
  integrity: Integrity,
  check: BackgroundCheck | null,
  seesAll: boolean,
): Promise<IntegrityAnswer> => {
  const mismatch = integrity.mismatch();
  const lastPass = seesAll ? (check?.status().lastPass ?? null) : null;
  if (mismatch === null) return { mismatch: null, lastPass };
  const { kind, reason } = mismatch;
  const position = mismatch.kind === 'altered' ? mismatch.position : null;
  if (!seesAll) {
    const isPublished = position !== null && position < (await publishedSize(log));
    return { mismatch: { kind, position: isPublished ? position : null, stream: null, reason: null }, lastPass };
  }
  const stream = position === null ? null : await streamAt(log, position);
  return { mismatch: { kind, position, stream, reason }, lastPass };
};

/** The checkpoints may be what was altered. */
const publishedSize = async (log: EventLog): Promise<number> => {
  try {
    return (await lastCheckpoint(log))?.size ?? 0;
  } catch {
    return 0;
  }
};

const streamAt = async (log: EventLog, position: number): Promise<string | null> => {
  try {
    for await (const event of log.readAll({ after: position - 1, limit: 1 }))
      if (event.position === position && typeof event.streamId === 'string') return event.streamId;
    return null;
  } catch (error) {
    if (error instanceof LedgerError) return null;
    throw error;
  }
};
