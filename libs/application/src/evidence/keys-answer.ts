import { bringsIn, nodeCrypto, openNote, parseCheckpoint, parseVerifierKey } from '@app/ledger';
import type { LedgerKey } from '../checkpoints/recorded';

/** A key of the ledger with the checkpoints that it is for. */
export interface KeyAnswer {
  /** C2SP verifier key; it begins with its name, which is the origin of the ledger's checkpoints. */
  readonly key: string;
  /** Checkpoints of so many events up to so many are signed with it; null for the key in force. */
  readonly from: number;
  readonly to: number | null;
  readonly position: number;
  readonly recordedAt: string | null;
  readonly replaces: string | null;
  /** Whether the key it replaces has signed that this one follows it: false where that was lost, null for the first key. */
  readonly vouchedFor: boolean | null;
  readonly reason: string | null;
  /** The checkpoint that it was recorded with. */
  readonly note: string;
}

/** Whether one key has signed the note that brings in another: two C2SP verifier keys. */
const isVouchedFor = async (note: string, key: string, by: string): Promise<boolean> => {
  const signer = parseVerifierKey(by);
  const opened = await openNote(note, signer ? [signer] : [], nodeCrypto);
  const checkpoint = opened.ok ? parseCheckpoint(opened.text) : undefined;
  return checkpoint !== undefined && bringsIn(checkpoint, key);
};

/** The keys of a ledger, the one in force last. */
export const keysAnswer = (keys: readonly LedgerKey[]): Promise<readonly KeyAnswer[]> =>
  Promise.all(
    keys.map(async ({ key, position, recordedAt, replaces, reason, note }, nth) => ({
      key,
      from: position + 1,
      to: keys[nth + 1]?.position ?? null,
      position,
      recordedAt,
      replaces,
      vouchedFor: replaces === null ? null : await isVouchedFor(note, key, replaces),
      reason: reason ?? null,
      note,
    })),
  );
