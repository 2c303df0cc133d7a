import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LedgerVerification, AuditProgress } from '@app/ledger';
import type { CheckMessage, CheckTask } from './check-worker';

/** The compiled program of a pass. */
export const WORKER = join(__dirname, 'check-worker.js');

/**
 * One pass in a process of its own, which has the lowest priority and cannot take the server with it. Rejects where the
 * ledger cannot be opened or the process dies; resolves with null when it was stopped.
 */
export const runCheck = async (
  task: CheckTask,
  worker: string,
  signal: AbortSignal,
  reached: (progress: AuditProgress) => void,
): Promise<LedgerVerification | null> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      resolve(null);
      return;
    }
    const child = fork(worker, [JSON.stringify(task)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const stop = (): void => {
      child.kill('SIGKILL');
    };
    signal.addEventListener('abort', stop, { once: true });
    let verification: LedgerVerification | undefined;
    let problem = 'the process that checks the ledger ended early';
    child.on('message', (message) => {
      const told = message as CheckMessage;
      if (told.kind === 'progress') reached(told.progress);
      else if (told.kind === 'done') verification = told.verification;
      else problem = told.problem;
    });
    child.once('error', reject);
    child.once('close', () => {
      signal.removeEventListener('abort', stop);
      if (verification !== undefined) resolve(verification);
      else if (signal.aborted) resolve(null);
      else reject(new Error(problem));
    });
  });
