import { join } from 'node:path';
import type { BoardDoc } from '@app/documents';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { type Watched, launch, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { untilLive } from './replay-page';
import { type Server, startDemo } from './server';

const IMAGES = join(__dirname, '..', '..', 'docs', 'images');

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const openAt = async (hash: string, options: BrowserContextOptions = {}): Promise<Watched> => {
  const watched = await openPage(browser, options);
  await watched.page.goto(server.url + hash);
  return watched;
};

/** A row of a ranking, by the name in it. */
const rowOf = (page: Page, name: string) => page.locator('.ranking tbody tr').filter({ hasText: name });

const penalty = (contestant: string, value: string) => ({
  session: 'demo',
  type: 'ImposePenalty',
  data: {
    contestant,
    kind: 'procedural',
    offence: 'time overrun',
    amount: { value, unit: 'matchpoints' },
    from: 'total',
    paragraph: 'DBf X90C1',
    reason: 'A test of what is seen at once.',
    exception: 'A test of what is seen at once.',
  },
});

describe('the public', () => {
  // Before anything is moved.
  (process.env.UPDATE_SCREENSHOTS === '1' ? it : it.skip)('is pictured in docs/images', async () => {
    const pictures = [
      ['#/sessions/demo?board=A.5', {}, 'public.png'],
      ['#/sessions/demo/contestants/4', {}, 'public-own-results.png'],
      ['#/sessions/demo/contestants/4', PHONE, 'public-phone.png'],
    ] as const;
    for (const [hash, options, name] of pictures) {
      const { page } = await openAt(hash, options);
      await untilLive(page);
      await page.getByRole('table').first().waitFor();
      await page.screenshot({ path: join(IMAGES, name) });
    }
  });

  it('sees places move at once, and is told of it', async () => {
    const { page, complaints } = await openAt('#/sessions/demo');
    await untilLive(page);
    const leader = rowOf(page, 'Astrid Lund');
    await leader.waitFor();
    expect(await leader.innerText()).toMatch(/^1\s/);
    await server.send(penalty('1', '30'));
    await leader.filter({ hasText: '▼' }).waitFor();
    expect(await leader.innerText()).toMatch(/▼\d+\s+down from 1\s/);
    expect(await page.getByRole('status').filter({ hasText: 'was 1.' }).innerText()).toContain('Astrid Lund');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('finds a pair by a few letters, and its own results board by board', async () => {
    const { page, complaints } = await openAt('#/sessions/demo');
    await page.getByRole('searchbox', { name: 'Find a pair, team or player' }).fill('moldrup');
    expect(await page.locator('.ranking tbody tr').count()).toBe(1);
    await page
      .getByRole('link', { name: /^Kirsten Møldrup/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Results of Kirsten Møldrup & Vagn Ravnholt' }).waitFor();
    const own = page.getByRole('table', { name: 'Board by board' });
    const running = await own.locator('tbody tr:not(.narrow) td:last-child').allInnerTexts();
    // Eleven boards count, and one was not played.
    expect(running).toHaveLength(12);
    expect(await page.locator('.standing').innerText()).toContain(`${running.at(-1)?.slice(0, 2)}`);
    const chart = page.getByRole('img', { name: /^Running percentage: from .* to / });
    expect(await chart.locator('circle').count()).toBe(11);
    await page.getByRole('button', { name: 'These are my results' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Club evening' }).click();
    await page
      .locator('.my-results')
      .getByRole('link', { name: /^Kirsten Møldrup/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('reads a traveller, and goes from a result to its replay', async () => {
    const { page, complaints } = await openAt('#/sessions/demo?board=A.5');
    const traveller = page.getByRole('table', { name: 'Results of board 5' });
    await traveller.waitFor();
    expect(await traveller.locator('tbody').count()).toBe(6);
    await traveller.getByRole('link', { name: /Replay board 5 at table 1$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Board 5, table 1' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is shown nothing of a board that others may still have to play', async () => {
    const answer = await fetch(`${server.url}sessions/demo/boards`);
    const { boards } = (await answer.json()) as { readonly boards: readonly BoardDoc[] };
    const [first, second] = boards.filter(({ board }) => board === 1);
    if (!first || !second) throw new Error('nobody has played board 1');
    const at = ({ table, section, contestants }: BoardDoc) => ({
      board: { session: 'demo', table, board: 77 },
      opened: { section, contestants, dealer: 'N' },
    });
    const result = { bid: '4S', declarer: 'S', risk: 'undoubled', tricks: 10 };
    const played = [at(first), at(second)];
    await server.send(...played.map(({ board, opened }) => ({ ...board, type: 'OpenBoard', data: opened })));
    await server.send({
      ...played[0]?.board,
      type: 'EnterResult',
      data: { result, source: 'the slip of the table', exception: 'A test of what is seen at once.' },
    });
    const { page, complaints } = await openAt('#/sessions/demo?board=A.77');
    const traveller = page.getByRole('table', { name: 'Results of board 77' });
    await traveller.getByText('kept until everybody has played it').first().waitFor();
    expect(await traveller.innerText()).not.toMatch(/620|420|10\.00|4♠/);
    expect(await traveller.getByRole('link', { name: /Replay/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each(['#/sessions/demo', '#/sessions/demo/contestants/4'])('fits a phone: %s', async (hash) => {
    const { page, complaints } = await openAt(hash, PHONE);
    await untilLive(page);
    await page.getByRole('table').first().waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('prints the ranking alone', async () => {
    const { page, complaints } = await openAt('#/sessions/demo');
    await page.locator('.ranking').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.ranking').first().isVisible()).toBe(true);
    for (const gone of ['.find', '.session-boards', '.top']) {
      expect(await page.locator(gone).isVisible()).toBe(false);
    }
    expect(complaints).toEqual([]);
  });
});
