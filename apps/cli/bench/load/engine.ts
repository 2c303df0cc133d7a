import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '@app/testing';

const WORKER = join(__dirname, '..', '..', '..', '..', 'libs', 'testing', 'src', 'wire-server', 'worker.js');

/** A server that speaks the engine's protocol, in a process of its own. */
export interface LoadEngine {
  /** For `LEDGER_URL`. */
  readonly ledgerUrl: string;
  /** Kills it, and starts it again after so many seconds, with what it had written. */
  readonly goneFor: (seconds: number) => Promise<void>;
  readonly stop: () => Promise<unknown>;
}

/** @param file where it keeps its log */
export const startLoadEngine = async (file: string): Promise<LoadEngine> => {
  let child = startChild(WORKER, file, '0');
  await child.untilLines(1);
  const port = child.lines[0] ?? '';
  return {
    ledgerUrl: `esdb://127.0.0.1:${port}?tls=false&ledger=load`,
    goneFor: async (seconds) => {
      await child.kill();
      await pause(seconds * 1000);
      child = startChild(WORKER, file, port);
      await child.untilLines(1);
    },
    stop: () => child.kill(),
  };
};
