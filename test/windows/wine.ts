import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set: start the tests by .ci/windows-smoke`);
  return value;
};

/** Wine's drive Z: is the root of this machine. */
export const windowsPath = (path: string): string => `Z:${path.replaceAll('/', '\\')}`;

/** A `ledger` command that runs on Windows. */
export interface Running {
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with the exit status, or null after a kill. */
  readonly ended: Promise<number | null>;
  /** Ends it as the task manager does: it gets no chance to finish anything. */
  readonly kill: () => Promise<void>;
}

let runs = 0;

/**
 * Starts the `ledger` command with a Node for Windows.
 * @param folder takes what the command prints: pipes do not work under Wine, files do
 */
export const startOnWindows = (folder: string, ...args: readonly string[]): Running => {
  const name = `run-${++runs}`;
  const [out, err] = ['out', 'err'].map((end) => join(folder, `${name}.${end}`)) as [string, string];
  const [outFile, errFile] = [openSync(out, 'w'), openSync(err, 'w')];
  const app = setting('WINDOWS_APP');
  const child = spawn(setting('WINE'), [windowsPath(setting('WINDOWS_NODE')), 'apps\\cli\\bin\\ledger.js', ...args], {
    cwd: app,
    stdio: ['ignore', outFile, errFile],
  });
  closeSync(outFile);
  closeSync(errFile);
  const ended = once(child, 'exit').then(() => child.exitCode);
  return {
    stdout: () => readFileSync(out, 'utf8'),
    stderr: () => readFileSync(err, 'utf8'),
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/** Runs a command to its end; rejects with what it has printed unless it ends with this status. */
export const runOnWindows = async (folder: string, args: readonly string[], status = 0): Promise<string> => {
  const { ended, stdout, stderr } = startOnWindows(folder, ...args);
  const exit = await ended;
  if (exit === status) return stdout();
  throw new Error(`ledger ${args.join(' ')} ended with ${exit}: ${stderr()}${stdout()}`);
};

/** Waits until something holds, however long the machine takes; the test's own bound ends a hang. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(100);
};
