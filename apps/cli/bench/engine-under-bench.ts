import { join } from 'node:path';
import { realEngine, startChild } from '@app/testing';

const WORKER = join(__dirname, '..', '..', '..', 'libs', 'testing', 'src', 'wire-server', 'worker.js');

/** What the engine is measured on: the one that `TEST_ESDB_URL` names, or the server for tests in a process of its own. */
interface EngineUnderBench {
  readonly version: string;
  /** Connection string for the bare client. */
  readonly connection: string;
  /** Connection string of the ledger of this name. */
  readonly url: (ledger: string) => string;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts the engine to measure.
 * @param file where a server for tests keeps its log
 */
export const startEngine = async (file: string): Promise<EngineUnderBench> => {
  const real = realEngine();
  if (real !== undefined) {
    const { connection, url, clean } = real;
    return { version: await real.version(), connection, url, stop: clean };
  }
  const child = startChild(WORKER, file, '0');
  await child.untilLines(1);
  const connection = `esdb://127.0.0.1:${child.lines[0]}?tls=false`;
  return {
    version: 'server for tests',
    connection,
    url: (ledger) => `${connection}&ledger=${ledger}`,
    stop: () => child.kill(),
  };
};
