import { startChild, type Child } from '../event-log/processes/child';
import { compile } from '../event-log/processes/compile';

/** A server in a process of its own, to be killed. */
export interface WireServerProcess {
  readonly url: string;
  /** Kills it as a power cut would; it gets no chance to finish anything. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same file, at the same port. */
  readonly start: () => Promise<void>;
  /** Kills it and removes what was made to start it. */
  readonly stop: () => Promise<void>;
}

/** Starts a server that keeps its log in this file. */
export const startWireServerProcess = async (file: string): Promise<WireServerProcess> => {
  const compiled = compile('libs/testing/src/wire-server');
  const start = async (port: number): Promise<Child> => {
    const child = startChild(compiled.script('libs/testing/src/wire-server/worker.ts'), file, String(port));
    await child.untilLines(1);
    return child;
  };
  let child = await start(0);
  const port = Number(child.lines[0]);
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    kill: () => child.kill(),
    async start() {
      child = await start(port);
    },
    async stop() {
      await child.kill();
      compiled.remove();
    },
  };
};
