import { startWireServerProcess } from '../wire-server';
import { realEngine, type RealEngine } from './real-engine';

/** The engine that a spec runs against: the one that `TEST_ESDB_URL` names, or a server for tests in a process of its own. */
export interface EngineUnderTest {
  /** Connection string of the ledger of this name. */
  readonly url: (ledger: string) => string;
  /** Kills the server as a power cut would, and starts it again; undefined for an engine that is not ours to kill. */
  readonly restart: (() => Promise<void>) | undefined;
  /** Kills the server, or deletes what was written to an engine that goes on. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the engine that a spec runs against.
 * @param file where a server for tests keeps its log
 */
export const startEngine = async (file: string): Promise<EngineUnderTest> => {
  const real = realEngine();
  return real === undefined ? startServer(file) : overReal(real);
};

const overReal = (real: RealEngine): EngineUnderTest => ({
  url: real.url,
  restart: undefined,
  async stop() {
    await real.clean();
  },
});

const startServer = async (file: string): Promise<EngineUnderTest> => {
  const server = await startWireServerProcess(file);
  return {
    url: (ledger) => `${server.url}&ledger=${ledger}`,
    async restart() {
      await server.kill();
      await server.start();
    },
    stop: () => server.stop(),
  };
};
