import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** Where what is tried was built: here, where nothing else is said. */
const ROOT = process.env.LEDGER_ROOT ?? join(__dirname, '..', '..');
const LEDGER = join(ROOT, 'apps', 'cli', 'bin', 'ledger.js');

/** A command without its id: `{ type: 'MakeCall', session: 'demo', table: '1', board: 3, data: {...} }`. */
export type Sent = Readonly<Record<string, unknown>>;

/** The real server, as a user starts it, with the example session in a folder of its own. */
export interface Server {
  /** With a slash at the end. */
  readonly url: string;
  /** The folder with everything that it keeps. */
  readonly data: string;
  /** Runs the `ledger` command on that folder; rejects where it fails. */
  readonly ledger: (...args: readonly string[]) => Promise<string>;
  /** A bearer token; `more` as in `['--session', 'demo', '--table', '3']`. */
  readonly token: (role: string, ...more: readonly string[]) => Promise<string>;
  /** Sends commands as the director does; throws unless every one is accepted. */
  readonly send: (...commands: readonly Sent[]) => Promise<void>;
  /** Ends it; its folder stays. */
  readonly end: () => Promise<void>;
  /** Ends it, and its folder goes. */
  readonly stop: () => Promise<void>;
}

/** Where the folder with the example session is that every server begins with (`global-setup.ts`). */
const EXAMPLE = 'LEDGER_EXAMPLE';

/** Loads the example session as a server does at its first start; a folder for `startDemo` to take copies of. */
export const makeExample = async (): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-e2e-example-'));
  process.env[EXAMPLE] = folder;
  const server = await startOn(folder, {}, '--demo');
  await server.end();
};

export const removeExample = async (): Promise<void> => {
  const example = process.env[EXAMPLE];
  if (example !== undefined) await rm(example, { recursive: true, force: true });
};

const run = async (folder: string, args: readonly string[]): Promise<string> => {
  const options = { maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, [LEDGER, ...args, '--data', folder], options);
  return stdout;
};

const urlIn = async (lines: AsyncIterable<string>): Promise<string> => {
  for await (const line of lines) {
    const [url] = /http:\/\/[\d.]+:\d+\//.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the server has ended without saying where it listens');
};

/** @param settings environment variables beside those of the tests */
export const startDemo = async (settings: NodeJS.ProcessEnv = {}): Promise<Server> => {
  const [example, folder] = [process.env[EXAMPLE], await mkdtemp(join(tmpdir(), 'ledger-e2e-'))];
  if (example !== undefined) await cp(example, folder, { recursive: true });
  return startOn(folder, settings, '--demo');
};

/** The same on a folder that is there already, without the example session; it goes at the end as well. */
export const startOn = async (
  folder: string,
  settings: NodeJS.ProcessEnv = {},
  ...options: readonly string[]
): Promise<Server> => {
  const child = spawn(process.execPath, [LEDGER, 'serve', ...options, '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const url = await urlIn(lines);
  child.stdout.resume();
  const token = await run(folder, ['token', '--role', 'director']);
  const authorization = `Bearer ${token.trim()}`;
  const end = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  return {
    url,
    data: folder,
    ledger: (...args) => run(folder, args),
    token: async (role, ...more) => (await run(folder, ['token', '--role', role, ...more])).trim(),
    send: async (...commands) => {
      const body = commands.map((command) => `${JSON.stringify({ id: randomUUID(), ...command })}\n`).join('');
      const headers = { authorization, 'content-type': 'application/x-ndjson' };
      const response = await fetch(`${url}commands`, { method: 'POST', headers, body });
      const outcomes = await response.text();
      const problem = /"(code|refusal|problems)"/.test(outcomes);
      if (!response.ok || problem) throw new Error(`commands were not accepted: ${outcomes}`);
    },
    end,
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
