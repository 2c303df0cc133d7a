import { openLedger } from '@app/ledger';

/** What a ledger holds of the commands that were given to it. */
export interface LedgerFigures {
  readonly events: number;
  /** Commands that were acknowledged and have left nothing. */
  readonly lost: number;
  /** Commands that have left events at more than one place. */
  readonly twice: number;
  /** Revisions of streams that are missing. */
  readonly gaps: number;
}

/** Reads a ledger from its first event to its last. */
export const figuresOf = async (url: string, acknowledged: ReadonlySet<string>): Promise<LedgerFigures> => {
  const log = await openLedger(url);
  const missing = new Set(acknowledged);
  const revisions = new Map<string, number>();
  const lastOf = new Map<string, string>();
  let [events, twice, gaps] = [0, 0, 0];
  try {
    for await (const { streamId, revision, metadata } of log.readAll()) {
      const commandId = typeof metadata.commandId === 'string' ? metadata.commandId : '';
      events += 1;
      if (revision !== (revisions.get(streamId) ?? -1) + 1) gaps += 1;
      revisions.set(streamId, revision);
      const before = lastOf.get(commandId);
      if (before !== undefined && before !== `${streamId}@${revision - 1}`) twice += 1;
      lastOf.set(commandId, `${streamId}@${revision}`);
      missing.delete(commandId);
    }
  } finally {
    await log.close();
  }
  return { events, lost: missing.size, twice, gaps };
};
