import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the program was built. */
const ROOT = process.env.LEDGER_ROOT ?? join(__dirname, '..', '..', '..');

const MAIN = (app: 'command-api' | 'projector'): string => join(ROOT, 'dist', 'apps', app, 'src', 'main.js');

/** One of the applications as it is run in earnest: a process of its own, from the compiled tree. */
export interface AppProcess {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: () => string;
  readonly errors: () => string;
  /** The URL it says it listens on; rejects when it ends before. */
  readonly url: Promise<string>;
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

export const startApp = (app: 'command-api' | 'projector', settings: Readonly<Record<string, string>>): AppProcess => {
  const main = MAIN(app);
  if (!existsSync(main)) throw new Error(`${main} is not there: npm run build`);
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(([status, signal]) => (status ?? signal) as number | string);
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [found] = /http:\/\/[^\s,]+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then((how) => {
      reject(new Error(`${app} has ended with ${how}: ${errors}`));
    });
  });
  url.catch(() => undefined);
  return { child, output: () => output, errors: () => errors, url, ended };
};
