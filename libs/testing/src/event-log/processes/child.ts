import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process that a test has started and that reports line by line. */
export interface Child {
  /** The lines it has written so far. */
  readonly lines: readonly string[];
  /** Resolves when it has written this many lines; rejects when it ends before. */
  readonly untilLines: (count: number) => Promise<void>;
  /** Kills it as a power cut would: it gets no chance to finish anything. Resolves when its last line is in. */
  readonly kill: () => Promise<void>;
  /** Resolves when it has ended by itself, rejects when it ended in failure. */
  readonly ended: () => Promise<void>;
}

export const startChild = (script: string, ...args: readonly string[]): Child => {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  const complaints: string[] = [];
  let changed = (): void => undefined;
  let open = true;
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    changed();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const closed = new Promise<void>((resolve) => {
    child.on('close', () => {
      open = false;
      changed();
      resolve();
    });
  });
  const complaint = (): Error => new Error(`${script} ${args.join(' ')} ended early: ${complaints.join('')}`);

  return {
    lines,
    async untilLines(count) {
      while (lines.length < count) {
        if (!open) throw complaint();
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async ended() {
      await closed;
      if (child.exitCode !== 0) throw complaint();
    },
  };
};
