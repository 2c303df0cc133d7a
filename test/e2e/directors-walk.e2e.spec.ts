import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoardDoc } from '@app/documents';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Watched, launch, openPage } from './browser';
import { button, untilAt, untilLive } from './replay-page';
import { type Sent, type Server, startDemo } from './server';

/** Where to put pictures of the walk, for somebody to look at. */
const PICTURES = process.env.WALK_PICTURES;

let server: Server;
let browser: Browser;
/** The director's: others have still to play a board that was just opened. */
let token: string;
let address: string;

/** The number of each event of the walk: a command may record several, with a finding. */
const WALK = {
  insufficient: 3,
  found: 4,
  director: 5,
  declined: 6,
  replaced: 7,
  judged: 8,
  passed: 9,
  breached: 10,
  foundAgain: 11,
} as const;

const walkOn = (board: Readonly<Record<string, unknown>>, dealer: BoardDoc): readonly Sent[] => {
  const command = (type: string, data: Sent): Sent => ({ ...board, type, data });
  const { section, contestants } = dealer;
  return [
    command('OpenBoard', { section, contestants, dealer: 'N' }),
    command('MakeCall', { seat: 'N', call: '1S' }),
    command('MakeCall', { seat: 'E', call: '1H' }),
    command('CallDirector', { by: 'S' }),
    command('Choose', { seat: 'S', law: '27A1', choice: 'decline' }),
    command('MakeCall', { seat: 'E', call: '2C' }),
    command('Judge', { question: 'comparable', answer: 'not-comparable', reasons: 'it shows another suit' }),
    command('MakeCall', { seat: 'S', call: 'Pass' }),
    command('MakeCall', { seat: 'W', call: '3C' }),
  ];
};

const openAt = async (at: number, options: BrowserContextOptions = {}): Promise<Watched> => {
  const watched = await openPage(browser, { token, ...options });
  await watched.page.goto(`${server.url}${address}?at=${at}`);
  await untilAt(watched.page, at);
  return watched;
};

const panel = (page: Page) => page.getByRole('region', { name: 'What the Laws say here' });

/** The badges of a kind, each as its text on one line. */
const badges = async (page: Page, kind: string): Promise<readonly string[]> => {
  const all = await panel(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${kind}`) })
    .allInnerTexts();
  return all.map((text) => text.replace(/\s+/g, ' '));
};

/** The rows of the auction as they are read, column by column. */
const auction = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const rows = await page.locator('.auction tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()));
  return cells.map((row) => row.map((text) => text.replace(/\s+/g, ' ').trim()));
};

const picture = async (page: Page, name: string): Promise<void> => {
  if (PICTURES === undefined) return;
  await untilLive(page);
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  token = await server.token('director');
  const answer = await fetch(`${server.url}sessions/demo/boards`);
  const { boards } = (await answer.json()) as { readonly boards: readonly BoardDoc[] };
  const [like] = boards;
  if (!like) throw new Error('the demo has no boards');
  await server.send(...walkOn({ session: 'demo', table: like.table, board: 98 }, like));
  address = `#/boards/board-demo.${like.table}.98`;
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe("a director's walk", () => {
  it('has each thing the Laws say at the event that brings it about', async () => {
    const { page, complaints } = await openAt(WALK.found);
    expect(await badges(page, 'Irregularity')).toEqual([expect.stringMatching(/Law 27A .*East: Insufficient bid/)]);
    expect(await badges(page, 'Option')).toEqual([]);

    await page.keyboard.press('ArrowRight');
    await untilAt(page, WALK.director);
    expect(await badges(page, 'Option')).toEqual([
      expect.stringMatching(/^Option Law 27A1 until S calls South may choose accept decline About East 1♥/),
    ]);
    expect(await page.locator('.auction s').count()).toBe(0);
    await picture(page, 'options');

    await page.keyboard.press('ArrowRight');
    await untilAt(page, WALK.declined);
    expect(await badges(page, 'Option')).toEqual([]);
    expect(await badges(page, 'Duty')).toEqual([expect.stringMatching(/^Duty Law 27B East must call again/)]);
    expect(await page.locator('.auction s').innerText()).toContain('1♥');

    await page.keyboard.press('ArrowRight');
    await untilAt(page, WALK.replaced);
    expect(await badges(page, 'Asked of the director')).toEqual([
      expect.stringMatching(/^Asked of the director Law 23A .*comparable/),
    ]);

    await page.keyboard.press('ArrowRight');
    await untilAt(page, WALK.judged);
    expect(await badges(page, 'Duty')).toEqual([expect.stringMatching(/^Duty Law 27B2 West must pass/)]);
    expect(await badges(page, 'Unauthorised information')).toEqual([
      expect.stringMatching(/E-W may not use: East 1♥.*16C/),
    ]);

    await page.keyboard.press('End');
    await untilAt(page, WALK.foundAgain);
    expect(await badges(page, 'Irregularity')).toHaveLength(2);
    await picture(page, 'breach');
    expect(complaints).toEqual([]);
  });

  it('strikes the cancelled bid out, says why, and leaves every call in its column', async () => {
    const { page, complaints } = await openAt(WALK.foundAgain);
    const [first, second, ...others] = await auction(page);
    expect(others).toEqual([]);
    expect(first?.[0]).toBe('');
    expect(first?.[1]).toContain('1♠');
    expect(first?.[2]).toMatch(/^1♥.*, cancelled under 27B.*2♣/);
    expect(first?.[3]).toMatch(/^Pass/);
    expect(second?.[0]).toContain('3♣');

    const cancelled = page.getByRole('button', { name: /^1 hearts\s?, cancelled under 27B/ });
    await cancelled.focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#call-note').innerText()).toMatch(/cancelled under 27B/i);
    expect(complaints).toEqual([]);
  });

  it('stops at the director, the choice and the judgement too, and links a badge to its moment', async () => {
    const { page, complaints } = await openAt(1);
    const stops: number[] = [WALK.found, WALK.director, WALK.declined, WALK.judged, WALK.foundAgain];
    for (const stop of stops) {
      await button(page, 'Next irregularity or ruling').click();
      await untilAt(page, stop);
    }
    const timeLine = page.getByRole('region', { name: 'Time line' });
    expect(await timeLine.innerText()).toContain('South calls the director');
    expect(await timeLine.innerText()).toContain('South chooses: decline');
    expect(await timeLine.innerText()).toContain('Judgement, comparable: not comparable');

    await panel(page)
      .getByRole('link', { name: /East\s+1/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await untilAt(page, WALK.insufficient);
    expect(complaints).toEqual([]);
  });

  it('fits a phone, with every badge to be read', async () => {
    const { page, complaints } = await openAt(WALK.director, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await untilLive(page);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await panel(page).scrollIntoViewIfNeeded();
    expect(await panel(page).innerText()).toContain('South may choose');
    await picture(page, 'phone');
    await page.keyboard.press('End');
    await untilAt(page, WALK.foundAgain);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await picture(page, 'phone-end');
    expect(complaints).toEqual([]);
  });
});
