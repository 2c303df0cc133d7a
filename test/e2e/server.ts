import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const LEDGER = join(__dirname, '..', '..', 'apps', 'cli', 'bin', 'ledger.js');

/** A command without its id: `{ type: 'MakeCall', session: 'demo', table: '1', board: 3, data: {...} }`. */
export type Sent = Readonly<Record<string, unknown>>;

/** The real server, as a user starts it, with the example session in a folder of its own. */
export interface Server {
  /** With a slash at the end. */
  readonly url: string;
  /** Sends commands as the director does; throws unless every one is accepted. */
  readonly send: (...commands: readonly Sent[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const token = async (folder: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    LEDGER,
    'token',
    '--role',
    'director',
    '--data',
    folder,
  ]);
  return stdout.trim();
};

const urlIn = async (lines: AsyncIterable<string>): Promise<string> => {
  for await (const line of lines) {
    const [url] = /http:\/\/[\d.]+:\d+\//.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the server has ended without saying where it listens');
};

export const startDemo = async (): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-e2e-'));
  const child = spawn(process.execPath, [LEDGER, 'serve', '--demo', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const url = await urlIn(lines);
  child.stdout.resume();
  const authorization = `Bearer ${await token(folder)}`;
  return {
    url,
    send: async (...commands) => {
      const body = commands.map((command) => `${JSON.stringify({ id: randomUUID(), ...command })}\n`).join('');
      const headers = { authorization, 'content-type': 'application/x-ndjson' };
      const response = await fetch(`${url}commands`, { method: 'POST', headers, body });
      const outcomes = await response.text();
      const problem = /"(code|refusal|problems)"/.test(outcomes);
      if (!response.ok || problem) throw new Error(`commands were not accepted: ${outcomes}`);
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
