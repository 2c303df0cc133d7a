import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LEDGER = join(__dirname, '..', '..', 'src', 'main.js');

/** How long a server may take to be ready, in milliseconds: a long ledger is read before it is. */
const LONGEST_START = 120_000;

type Env = Readonly<Record<string, string>>;

/** A port of this machine that nobody listens on now. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const start = (args: readonly string[], env: Env) => {
  const child = spawn(process.execPath, [LEDGER, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000);
    });
  return { child, output: () => output, ended: once(child, 'close') };
};

/** What a `ledger` command says, and its status: null where a signal ended it. */
export const runLedger = async (
  args: readonly string[],
  env: Env,
): Promise<{ readonly status: number | null; readonly output: string }> => {
  const { child, output, ended } = start(args, env);
  await ended;
  return { status: child.exitCode, output: output() };
};

/** `ledger serve` on a port of its own, which it has again when it is started again. */
export interface LoadServer {
  readonly url: string;
  readonly port: number;
  /** Of the process as it is now. */
  readonly pid: () => number;
  /** What it said last. */
  readonly output: () => string;
  /** Kills it as a power cut would, and starts it again. */
  readonly killAndStart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a server on 127.0.0.1 and waits until it is ready. Rejects where it ends by itself at its start. */
export const startLoadServer = async (env: Env): Promise<LoadServer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const isReady = async (): Promise<boolean> => {
    try {
      return (await fetch(`${url}/health/ready`)).ok;
    } catch {
      return false;
    }
  };
  const startReady = async () => {
    const running = start(['serve', '--host', '127.0.0.1', '--port', String(port)], env);
    const deadline = performance.now() + LONGEST_START;
    while (!(await isReady())) {
      if (running.child.exitCode !== null) throw new Error(`the server ended by itself:\n${running.output()}`);
      if (performance.now() > deadline) throw new Error(`the server was not ready in time:\n${running.output()}`);
      await pause(50);
    }
    return running;
  };
  let running = await startReady();
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    running.child.kill(signal);
    await running.ended;
  };
  return {
    url,
    port,
    pid: () => running.child.pid ?? NaN,
    output: () => running.output(),
    killAndStart: async () => {
      await end('SIGKILL');
      running = await startReady();
    },
    stop: () => end('SIGTERM'),
  };
};
