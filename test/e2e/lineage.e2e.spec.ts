import type { Browser } from 'playwright-core';
import { type Watched, launch, openPage } from './browser';
import { shown, untilAt, untilLive } from './replay-page';
import { type Server, startDemo } from './server';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const openAt = async (hash: string): Promise<Watched> => {
  const watched = await openPage(browser);
  await watched.page.goto(server.url + hash);
  return watched;
};

describe('where a number comes from', () => {
  it('leads from a total down to the event of a board', async () => {
    const { page, complaints } = await openAt('#/sessions/demo');
    const ranking = page.getByRole('region', { name: 'Ranking' });
    expect(await ranking.innerText()).toMatch(/The ranking is (provisional|official|final)\./);
    await ranking
      .getByRole('link', { name: /^\d+\.\d+: where it comes from$/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /^Total of / }).waitFor();

    const tree = page.getByRole('region', { name: 'Where it comes from' });
    await tree.getByRole('listitem').first().waitFor();
    // Down the last branch, by keyboard, to the first event that can be seen.
    const events = tree.getByRole('link', { name: /^Board \d+, table \w+, event \d+$/ });
    while ((await events.filter({ visible: true }).count()) === 0) {
      const closed = tree.locator('details:not([open]) > summary').filter({ visible: true }).first();
      await closed.focus();
      await page.keyboard.press('Enter');
    }
    const event = events.filter({ visible: true }).first();
    const words = await event.innerText();
    const [, board = '', table = '', at = ''] = /^Board (\d+), table (\w+), event (\d+)$/.exec(words) ?? [];
    await event.click();
    await page.getByRole('heading', { level: 1, name: `Board ${board}, table ${table}` }).waitFor();
    await untilAt(page, Number(at));
    expect(await shown(page)).toMatchObject({ at: Number(at) });
    expect(complaints).toEqual([]);
  });

  it('has the number that was asked about in sight, and the way to what a committee decided', async () => {
    const { page } = await openAt('#/sessions/demo/lineage/total%2F4');
    await page.getByText('48.25 %').waitFor();
    await page.getByText('57.9 total less penalties').waitFor();
    await page.goto(`${server.url}#/sessions/demo/lineage/board%2F4.5%2FNS`);
    await page.getByRole('heading', { level: 1, name: 'Board 5, table 4, N-S' }).waitFor();
    await page.locator('.derivation').waitFor();
    await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
    await page.getByRole('link', { name: 'Appeal a1, event 10', exact: true }).first().click();
    await page.waitForURL(/#\/appeals\/a1$/);
  });

  it('is told of the points of a table on a traveller, with the paragraphs', async () => {
    const { page, complaints } = await openAt('#/sessions/demo');
    const traveller = page.getByRole('table', { name: /^Results of board/ });
    await traveller
      .getByRole('link', { name: /: where it comes from$/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /^Board \d+, table \w+, (N-S|E-W)/ }).waitFor();
    const tree = page.getByRole('region', { name: 'Where it comes from' });
    await tree.locator('.paragraph').first().waitFor();
    expect(await page.locator('.facts').innerText()).toMatch(/^Value /);
    expect(complaints).toEqual([]);
  });

  it('leads from a penalty to the event of the session that imposed it', async () => {
    const { page, complaints } = await openAt('#/sessions/demo/lineage/total%2F4');
    await page.locator('.derivation').waitFor();
    const event = page.getByRole('link', { name: /^Session demo, event \d+$/ });
    const closed = page.locator('.derivation details:not([open]) > summary').filter({ visible: true });
    while ((await event.filter({ visible: true }).count()) === 0) await closed.last().click();
    const words = await event.filter({ visible: true }).first().innerText();
    await event.filter({ visible: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Events of session demo' }).waitFor();
    const marked = page.locator('.session-events [aria-current]');
    await marked.waitFor();
    expect(words).toBe(`Session demo, event ${await marked.locator('.entry-number').innerText()}`);
    expect(await marked.innerText()).toMatch(/penalty/i);
    expect(complaints).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page, complaints } = await openPage(browser, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto(`${server.url}#/sessions/demo/lineage/total%2F1`);
    await untilLive(page);
    await page.locator('.derivation').waitFor();
    for (const summary of await page.locator('.derivation details:not([open]) > summary').all()) {
      if (await summary.isVisible()) await summary.click();
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(complaints).toEqual([]);
  });

  it('is not there for a number that is not there, and the page says why', async () => {
    const { page } = await openAt('#/sessions/demo/lineage/total%2F77');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('77 is in no ranking');
  });
});
