import { setTimeout as pause } from 'node:timers/promises';

const RETRY_MS = 1_000;

/**
 * Runs work that follows the ledger until the signal, or until the ledger is closed. After a failure it runs it again a moment later,
 * as often as it takes; each new problem is complained of once.
 */
export const keepRunning = async (
  run: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  complain: (problem: string) => void,
): Promise<void> => {
  let text = '';
  while (!signal.aborted) {
    try {
      await run(signal);
      return;
    } catch (error) {
      if (signal.aborted) return;
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== text) complain(problem);
      text = problem;
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
};
