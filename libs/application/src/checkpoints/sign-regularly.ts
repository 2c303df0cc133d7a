import { setTimeout as pause } from 'node:timers/promises';
import { CheckpointProblem } from './checkpoint-problem';
import { signCheckpoint } from './sign-checkpoint';
import type { Signer } from './signer';

/** Signs what there is; nothing where the ledger has no key, which nobody has to have. */
export const signIfThereIsAKey = async (signer: Signer): Promise<void> => {
  try {
    await signCheckpoint(signer);
  } catch (error) {
    if (!(error instanceof CheckpointProblem && error.code === 'NoKey')) throw error;
  }
};

/**
 * Signs a checkpoint now and every so many milliseconds, when the ledger has grown, until the signal. After a failure it
 * tries again the next time; each new problem is complained of once. Does not by itself keep a process alive.
 */
export const signRegularly = async (
  signer: Signer,
  every: number,
  signal: AbortSignal,
  complain: (problem: string) => void,
): Promise<void> => {
  let text = '';
  let seen = -1;
  while (!signal.aborted) {
    try {
      const head = await signer.log.head();
      if (head > seen) await signIfThereIsAKey(signer);
      [seen, text] = [head, ''];
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== text) complain(problem);
      text = problem;
    }
    await pause(every, undefined, { signal, ref: false }).catch(() => undefined);
  }
};
