import { makeKey } from './make-key';
import { ledgerKeys } from './recorded';
import { signCheckpoint } from './sign-checkpoint';
import type { Signer } from './signer';

/**
 * Makes a key for a ledger that has none, and signs, so that there is a checkpoint from the first start on. Whatever
 * stands in the way is complained of: the rest of the work needs none.
 */
export const signFromTheStart = async (signer: Signer, complain: (problem: string) => void): Promise<void> => {
  try {
    if ((await ledgerKeys(signer.log)).length === 0) await makeKey(signer);
    await signCheckpoint(signer);
  } catch (error) {
    complain(`no checkpoint is signed: ${error instanceof Error ? error.message : String(error)}`);
  }
};
