import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The built command. */
export const LEDGER = join(__dirname, '..', '..', 'bin', 'ledger.js');

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command as a user would, in a folder of its own. */
export const runLedger = (data: string, ...args: readonly string[]): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [LEDGER, '--data', data, ...args], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
};

/** The one JSON document that a command with `--json` prints. */
export const jsonOf = <T>({ stdout }: Ran): T => JSON.parse(stdout) as T;
