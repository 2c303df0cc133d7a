import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const APPS = join(__dirname, '..', '..');

/** Starts one of the two applications on a free port and gives its URL. */
export const startApp = (
  app: 'command-api' | 'projector',
  data: string,
): Promise<{ readonly process: ChildProcess; readonly url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(APPS, app, 'src', 'main.js')], {
      env: { ...process.env, DATA_DIR: data, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.once('exit', (code) => {
      reject(new Error(`${app} ended with status ${code}`));
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [url] = /http:\/\/[^\s,]+/.exec(text) ?? [];
      if (url !== undefined) resolve({ process: child, url });
    });
  });
