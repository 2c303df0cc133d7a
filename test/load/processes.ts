import { spawn } from 'node:child_process';

/** A process of this program, to be killed. */
export interface Running {
  /** What it has written to standard output and to standard error so far. */
  readonly said: () => string;
  /** Its exit status, or null as long as it runs; -1 when it was killed. */
  readonly status: () => number | null;
  /** Kills it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Asks it to stop, and waits for it. */
  readonly stop: () => Promise<void>;
}

export const run = (script: string, args: readonly string[], env: Readonly<Record<string, string>>): Running => {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  let status: number | null = null;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const closed = new Promise<void>((resolve) => {
    child.on('close', (code) => {
      status = code ?? -1;
      resolve();
    });
  });
  return {
    said: () => said,
    status: () => status,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
};
