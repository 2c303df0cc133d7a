import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const APPS = join(__dirname, '..', '..');

const PROGRAMS = {
  'command-api': [join(APPS, 'command-api', 'src', 'main.js')],
  projector: [join(APPS, 'projector', 'src', 'main.js')],
  /** Both in one process, as `ledger serve` runs them. */
  serve: [join(APPS, 'cli', 'src', 'main.js'), 'serve', '--port', '0'],
  /** A bare Nest application, the floor of others. */
  echo: [join(__dirname, 'echo.js')],
} as const;

/**
 * Starts an application on a free port and gives its URL.
 * @param settings beside those of this process
 */
export const startApp = (
  app: keyof typeof PROGRAMS,
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly process: ChildProcess; readonly url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, PROGRAMS[app], {
      env: { ...process.env, ...settings, DATA_DIR: data, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', (code) => {
      reject(new Error(`${app} ended with status ${code}`));
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [url] = /http:\/\/[^\s,]+/.exec(text) ?? [];
      if (url !== undefined) resolve({ process: child, url: new URL(url).origin });
    });
  });

/** Ends an application, and resolves when it has ended. */
export const endApp = async (app: ChildProcess): Promise<void> => {
  const ended = once(app.removeAllListeners('exit'), 'exit');
  app.kill();
  await ended;
};
