import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Page, chromium } from 'playwright-core';
import { size } from './size';

const LEDGER = join(__dirname, '..', '..', '..', '..', 'apps', 'cli', 'bin', 'ledger.js');
/** A board of the demo with 70 events: an auction, 45 cards, a ruling and an appeal. */
const BOARD = 'board-demo.4.5';
const SLOWDOWN = 4;
const ROUNDS = size(3, 1);

const served = async (folder: string) => {
  const child = spawn(process.execPath, [LEDGER, 'serve', '--demo', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/[\d.]+:\d+\//.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return { child, url };
  }
  throw new Error('the server has ended without saying where it listens');
};

/**
 * In the page: milliseconds from each act until the page is drawn and laid out anew, with a pause between them.
 * @param act an expression of the page
 */
const timed = (page: Page, act: string, times: number): Promise<readonly number[]> =>
  page.evaluate<readonly number[]>(`(async () => {
    const all = [];
    const text = document.querySelector('.step-count');
    for (let time = 0; time < ${times}; time += 1) {
      await new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 20)), 60));
      const started = performance.now();
      ${act};
      await Promise.resolve();
      await Promise.resolve();
      document.body.offsetHeight;
      all.push(performance.now() - started);
    }
    return all;
  })()`);

const press = (key: string): string => `window.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}' }))`;

const metrics = (all: readonly number[]) => {
  const sorted = [...all].sort((one, other) => one - other);
  const at = (share: number): number => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(2));
  return { medianMs: at(0.5), p95Ms: at(0.95) };
};

const measured = async (page: Page) => {
  const events = await page.locator('.entry').count();
  const steps: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(...(await timed(page, 'text.firstChild.data += " "', events)));
    await page.keyboard.press('Home');
    steps.push(...(await timed(page, press('ArrowRight'), events - 1)));
  }
  const floor = metrics(floors);
  const step = metrics(steps);
  return { events, slowdown: SLOWDOWN, floor, step, ratio: Number((step.medianMs / floor.medianMs).toFixed(1)) };
};

/**
 * One step of the replay in a browser slowed down four times, from the key until the page is drawn and laid out anew;
 * the floor is one letter more on the same page, laid out likewise.
 */
export const benchReplay = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-replay-'));
  const { child, url } = await served(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${url}#/boards/${BOARD}?at=1`);
    await page.locator('.entry-now').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await measured(page);
  } finally {
    await browser.close();
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
};
