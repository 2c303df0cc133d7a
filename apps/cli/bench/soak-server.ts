import { spawn } from 'node:child_process';
import { join } from 'node:path';

const LEDGER = join(__dirname, '..', 'src', 'main.js');
const COLLECT_GARBAGE = join(__dirname, 'collect-garbage.js');

/** How long the example session may take to load on a busy machine, in milliseconds. */
const LONGEST_START = 180_000;

/** A `ledger` command in a process of its own, whose garbage is collected several times a second. */
interface LedgerProcess {
  readonly output: () => string;
  /** Resolves when the process has ended: with its status or with the signal that ended it. */
  readonly ended: Promise<string>;
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => void;
}

const startLedger = (args: readonly string[], data: string): LedgerProcess => {
  const child = spawn(process.execPath, ['--require', COLLECT_GARBAGE, LEDGER, ...args], {
    env: {
      ...process.env,
      DATA_DIR: data,
      LEDGER_URL: `sqlite:${join(data, 'ledger.db')}`,
      HOST: '127.0.0.1',
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      resolve(signal ?? `status ${code}`);
    });
  });
  return {
    output: () => output,
    ended,
    kill: (signal) => {
      child.kill(signal);
    },
  };
};

/** Runs a `ledger` command to its end. Throws if it does not end with status 0. */
export const runLedger = async (args: readonly string[], data: string): Promise<void> => {
  const ledger = startLedger(args, data);
  const how = await ledger.ended;
  if (how !== 'status 0') throw new Error(`ledger ${args.join(' ')} ended with ${how}:\n${ledger.output()}`);
};

export interface SoakServer extends LedgerProcess {
  readonly url: string;
}

/** Starts `ledger serve --demo` on a free port of this machine, and waits until it answers. */
export const startServer = async (data: string): Promise<SoakServer> => {
  const server = startLedger(['serve', '--demo'], data);
  let how: string | undefined;
  void server.ended.then((ending) => (how = ending));
  const deadline = Date.now() + LONGEST_START;
  while (how === undefined && Date.now() < deadline) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output()) ?? [];
    if (url !== undefined && (await fetch(`${url}/health/ready`)).ok) return { ...server, url };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill('SIGKILL');
  throw new Error(
    `the server ${how === undefined ? 'was not ready in time' : `ended with ${how}`}:\n${server.output()}`,
  );
};
