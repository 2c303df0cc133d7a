import { type ChildProcess, spawn } from 'node:child_process';
import { SMOKE_VARIABLE } from './size';

/** How long one benchmark may take in a smoke run on a busy machine, in milliseconds; seconds on a quiet one. */
const LONGEST_MS = 180_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Ends a benchmark together with the servers and measurements that it has started: it leads a process group. */
const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended by itself.
  }
};

/** Runs one benchmark in a process of its own. Gives what went wrong, or null. */
const problemOf = (program: string, name: string): Promise<string | null> =>
  new Promise((resolve) => {
    const env = { ...process.env, [SMOKE_VARIABLE]: '1' };
    const child = spawn(process.execPath, [program, name], { env, stdio: 'inherit', detached: true });
    let problem: string | null = null;
    const bound = setTimeout(() => {
      problem = `has not ended within ${LONGEST_MS / 1000} s`;
      endGroup(child);
    }, LONGEST_MS);
    // A group of its own does not get the Ctrl-C of the terminal.
    const interrupted = (): void => {
      endGroup(child);
      process.exit(1);
    };
    for (const signal of SIGNALS) process.once(signal, interrupted);
    child.once('error', (error) => {
      problem = error.message;
    });
    child.once('close', (code, killedBy) => {
      clearTimeout(bound);
      for (const signal of SIGNALS) process.off(signal, interrupted);
      endGroup(child);
      resolve(problem ?? (code === 0 ? null : `ended with ${killedBy ?? `status ${code}`}`));
    });
  });

/**
 * Runs benchmarks at tiny sizes, one after the other, all of them whatever comes of each. Throws with the names of those that
 * threw, gave a figure that is not finite, or did not end.
 * @param program the script that runs the benchmark whose name is its argument
 */
export const smoke = async (program: string, names: readonly string[]): Promise<void> => {
  const failures: string[] = [];
  for (const name of names) {
    const started = performance.now();
    const problem = await problemOf(program, name);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${name}: ${problem ?? 'works'}, ${seconds} s\n`);
    if (problem !== null) failures.push(`${name} ${problem}`);
  }
  if (failures.length > 0) throw new Error(`smoke run of the benchmarks: ${failures.join('; ')}`);
};
