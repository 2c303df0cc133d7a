import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoardDoc } from '@app/documents';
import type { Browser } from 'playwright-core';
import { type Watched, launch, openPage } from './browser';
import { button, shown, untilAddress, untilAt, untilLive, untilPast } from './replay-page';
import { type Server, startDemo } from './server';

const IMAGES = join(__dirname, '..', '..', 'docs', 'images');

let server: Server;
let browser: Browser;
/** A board of the demo that was bid and played, with an insufficient bid in it. */
let irregular: BoardDoc;

const isIrregular = ({ result, findings }: BoardDoc): boolean =>
  result?.kind === 'agreed' &&
  result.result !== null &&
  Object.values(findings).some(({ rule }) => rule === 'insufficient-bid');

const openAt = async (hash: string, options: Parameters<typeof openPage>[1] = {}): Promise<Watched> => {
  const watched = await openPage(browser, options);
  await watched.page.goto(server.url + hash);
  return watched;
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  const answer = await fetch(`${server.url}sessions/demo/boards`);
  const { boards } = (await answer.json()) as { readonly boards: readonly BoardDoc[] };
  const found = boards.find(isIrregular);
  if (!found) throw new Error('the demo has no board with an insufficient bid');
  irregular = found;
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('the viewer', () => {
  it('leads from the list of sessions to a board, and steps through it by keyboard', async () => {
    const { page, complaints } = await openAt('');
    await page.getByRole('link', { name: /Club evening/ }).click();
    const picker = page.getByRole('navigation', { name: 'Pick a board' });
    await picker.getByRole('link', { name: new RegExp(`^Board ${irregular.board}(,|$)`) }).click();
    await page
      .getByRole('link', { name: new RegExp(`Replay board ${irregular.board} at table ${irregular.table}$`) })
      .click();
    await page.getByRole('heading', { level: 1, name: `Board ${irregular.board}, table ${irregular.table}` }).waitFor();

    let before = await shown(page);
    expect(before).toMatchObject({ at: 1, held: 52, tricks: 0 });
    while (before.at < before.of) {
      await page.keyboard.press('ArrowRight');
      await untilAt(page, before.at + 1);
      const now = await shown(page);
      expect(now.held).toBeLessThanOrEqual(before.held);
      expect(now.tricks).toBeGreaterThanOrEqual(before.tricks);
      before = now;
    }
    expect(before.held).toBeLessThan(52);
    expect(before.tricks).toBeGreaterThan(0);
    const result = page.getByRole('region', { name: 'Result' });
    expect(await result.innerText()).toMatch(/tricks? \((made|[+−]\d+)\)/);
    expect(await result.innerText()).toMatch(/N-S ([+−]\d+|0)/);

    await page.keyboard.press('ArrowLeft');
    await untilAt(page, before.of - 1);
    await page.keyboard.press('Home');
    await untilAt(page, 1);
    expect(await shown(page)).toMatchObject({ held: 52, tricks: 0 });
    await page.keyboard.press('End');
    await untilAddress(page, before.of);
    expect(complaints).toEqual([]);
  });

  it('steps with the buttons, plays by itself, and finds the irregularity', async () => {
    const { page, complaints } = await openAt(`#/boards/${irregular.id}?at=1`);
    await untilAt(page, 1);
    const { of } = await shown(page);
    await button(page, 'One event forward').click();
    await untilAt(page, 2);
    await button(page, 'One event back').click();
    await untilAt(page, 1);
    await button(page, 'Last event').click();
    await untilAt(page, of);
    expect(await button(page, 'One event forward').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'First event').click();
    await untilAt(page, 1);

    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
    await button(page, 'Play').click();
    await untilPast(page, 3);
    await button(page, 'Pause').click();
    const paused = await shown(page);
    await page.waitForTimeout(600);
    expect(await shown(page)).toEqual(paused);

    const stops = Object.keys(irregular.findings).map((revision) => Number(revision) + 1);
    const [first = 0] = stops;
    await page
      .getByRole('navigation', { name: 'What to look at on this board' })
      .getByRole('link', { name: new RegExp(`event ${first}$`) })
      .click();
    await untilAt(page, first);
    const { paragraph } = Object.values(irregular.findings)[0] ?? { paragraph: '' };
    expect(await page.locator('.step-words').innerText()).toContain(`Law ${paragraph}`);

    await page.keyboard.press('Home');
    await button(page, 'Next irregularity or ruling').click();
    await untilAddress(page, (await shown(page)).at);
    expect((await shown(page)).at).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  it('opens at exactly the event that an address names, and there again after a reload', async () => {
    const { page, complaints } = await openAt(`#/boards/${irregular.id}?at=9`);
    await untilAt(page, 9);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
    await untilAddress(page, 21);
    const stepped = await page.locator('main').innerText();
    await page.reload();
    await untilAt(page, 21);
    expect(await page.locator('main').innerText()).toBe(stepped);

    const other = await openAt(`#/boards/${irregular.id}?at=21`);
    await untilAt(other.page, 21);
    expect(await other.page.locator('main').innerText()).toBe(stepped);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it.each(['#/', '#/sessions/demo', 'board'])('fits a phone: %s', async (hash) => {
    const address = hash === 'board' ? `#/boards/${irregular.id}?at=40` : hash;
    const { page, complaints } = await openAt(address, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await untilLive(page);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(300);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(complaints).toEqual([]);
  });

  it('appends what happens at the table while one looks on', async () => {
    const board = { session: 'demo', table: irregular.table, board: 99 };
    await server.send({
      ...board,
      type: 'OpenBoard',
      data: { section: irregular.section, contestants: irregular.contestants, dealer: 'N' },
    });
    const { page, complaints } = await openAt(`#/boards/board-demo.${irregular.table}.99`, {
      token: await server.token('director'),
    });
    await untilAt(page, 1);
    await untilLive(page);
    await server.send({ ...board, type: 'MakeCall', data: { seat: 'N', call: '1S' } });
    await untilAt(page, 2);
    await server.send({ ...board, type: 'MakeCall', data: { seat: 'E', call: '1H' } });
    await untilAt(page, 4);
    expect(await page.locator('.step-words').innerText()).toContain('Insufficient bid');
    await page.keyboard.press('Home');
    await server.send({ ...board, type: 'MakeCall', data: { seat: 'S', call: 'Pass' } });
    await page.getByText('Event 1 of 5').waitFor();
    expect(complaints).toEqual([]);
  });

  it('says why a board cannot be shown', async () => {
    const { page } = await openAt('#/boards/board-demo.1.4711', { token: await server.token('director') });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('4711');
  });

  (process.env.UPDATE_SCREENSHOTS === '1' ? it : it.skip)('is pictured in docs/images', async () => {
    const [finding = '0'] = Object.keys(irregular.findings);
    const { page } = await openAt(`#/boards/${irregular.id}?at=${Number(finding) + 1}`);
    await untilAt(page, Number(finding) + 1);
    await untilLive(page);
    await mkdir(IMAGES, { recursive: true });
    await page.screenshot({ path: join(IMAGES, 'replay.png') });
  });
});
