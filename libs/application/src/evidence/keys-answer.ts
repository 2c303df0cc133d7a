import type { KeyAnswer } from '@app/contract';
import { bringsIn, nodeCrypto, openNote, parseCheckpoint, parseVerifierKey } from '@app/ledger';
import type { LedgerKey } from '../checkpoints/recorded';

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
