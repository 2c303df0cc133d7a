import { setTimeout as pause } from 'node:timers/promises';
import { type LedgerVerification, reasonOf, type TreeHead } from '@app/ledger';
import { type CheckState, type CompletePass, readCheckState, writeCheckState } from './check-state';
import type { Integrity } from './integrity';
import { acceptedBy, alteredAt } from './start-check';
import { WORKER, runCheck } from './run-check';

interface CheckStatus {
  /** Whether a pass is under way. */
  readonly running: boolean;
  /** Events that the pass under way has checked, or the last complete one. */
  readonly checked: number;
  readonly lastPass: CompletePass | null;
}

export interface BackgroundCheck {
  readonly status: () => CheckStatus;
  /** Ends the pass under way; the next start continues it. */
  readonly stop: () => Promise<void>;
}

export interface BackgroundCheckOptions {
  /** Path of the ledger file. */
  readonly ledger: string;
  /** Where progress is kept. */
  readonly stateFile: string;
  /** From the end of one pass to the beginning of the next. */
  readonly everySeconds: number;
  /** Part of the time in which a pass works, up to 1. */
  readonly share?: number;
  /** Heads that were signed, known from outside of the ledger. */
  readonly heads: () => Promise<readonly TreeHead[]>;
  readonly integrity: Integrity;
  readonly now: () => Date;
  readonly complain: (problem: string) => void;
  /** The compiled program of a pass. */
  readonly worker?: string;
}

/** A pass over a million events takes about half a minute with this, and a core is free for three quarters of it. */
const SHARE = 0.25;
/** After a pass that could not be done, in milliseconds. */
const RETRY = 60_000;

/**
 * Checks the whole ledger again and again, in a process of low priority. After a restart the interrupted pass goes on
 * where it was, unless the ledger has another history. A mismatch is reported to `integrity` and ends the checks.
 */
export const startBackgroundCheck = (options: BackgroundCheckOptions): BackgroundCheck => {
  const { ledger, stateFile, everySeconds, share = SHARE, heads, integrity, now, complain, worker = WORKER } = options;
  const stopped = new AbortController();
  let state = readCheckState(stateFile);
  let running = false;
  let complained = false;
  /** What was said last of the file around the events: once is enough. */
  let damage = '';

  const keep = (change: Partial<CheckState>): void => {
    state = { ...state, ...change };
    try {
      writeCheckState(stateFile, state);
    } catch (error) {
      if (!complained)
        complain(`${stateFile} cannot be written, so a check starts anew after a restart: ${String(error)}`);
      complained = true;
    }
  };

  const untilDue = (): Promise<void> => {
    if (state.progress !== null || state.lastPass === null) return Promise.resolve();
    const due = Date.parse(state.lastPass.finishedAt) + everySeconds * 1_000;
    // A clock that was put back must not put the check off.
    return sleep(Math.min(Math.max(0, due - now().getTime()), everySeconds * 1_000));
  };
  const sleep = (ms: number): Promise<void> =>
    pause(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);

  const settle = async (verification: LedgerVerification, began: number): Promise<void> => {
    if (verification.ok) {
      const { events, root } = verification;
      const seconds = Math.round((now().getTime() - began) / 100) / 10;
      keep({ progress: null, found: null, lastPass: { finishedAt: now().toISOString(), events, root, seconds } });
      return;
    }
    const { position, reason } = verification;
    if (position === undefined) {
      // All events hold; an index, a trigger or a page of the file does not.
      keep({ progress: null });
      const problem = `the file of the ledger is damaged or was changed, though every event holds: ${reason}`;
      if (problem !== damage) complain(problem);
      damage = problem;
      await sleep(Math.max(everySeconds, 1) * 1_000);
      return;
    }
    keep({ progress: null, found: { position, reason } });
    integrity.report(alteredAt(position, reasonOf(verification)));
  };

  const pass = async (): Promise<void> => {
    const began = now().getTime();
    running = true;
    try {
      const task = { file: ledger, from: state.progress, heads: await heads(), accepted: acceptedBy(integrity), share };
      const verification = await runCheck(task, worker, stopped.signal, (progress) => {
        keep({ progress });
      });
      if (verification !== null) await settle(verification, began);
    } catch (error) {
      complain(`the ledger was not checked: ${error instanceof Error ? error.message : String(error)}`);
      await sleep(RETRY);
    } finally {
      running = false;
    }
  };

  const work = async (): Promise<void> => {
    while (!stopped.signal.aborted && integrity.mismatch() === null) {
      await untilDue();
      if (!stopped.signal.aborted && integrity.mismatch() === null) await pass();
    }
  };

  const done = work();
  return {
    status: () => ({ running, checked: state.progress?.size ?? state.lastPass?.events ?? 0, lastPass: state.lastPass }),
    stop: async () => {
      stopped.abort();
      await done;
    },
  };
};
