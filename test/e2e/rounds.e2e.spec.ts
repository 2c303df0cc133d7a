import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { launch, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { type Server, startDemo } from './server';

/*
 * The ranking of the example evening after a round. Pair 1 leads North-South after the first round and at the end; pair 6
 * after the fourth.
 */

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const RANKING = 'Ranking N-S';

const leader = async (page: Page): Promise<string> =>
  (await page.getByRole('table', { name: RANKING }).locator('tbody tr').first().innerText())
    .replace(/\s+/g, ' ')
    .trim();

const opened = async (query = '') => {
  const watched = await openPage(browser);
  await watched.page.goto(`${server.url}#/sessions/demo${query}`);
  await watched.page.getByRole('table', { name: RANKING }).waitFor();
  return watched;
};

it('a round is chosen, and the address of the page names it', async () => {
  const { page, complaints } = await opened();
  const now = await leader(page);
  const chooser = page.getByLabel('After round');
  expect(await chooser.locator('option').allInnerTexts()).toEqual([
    'as it stands',
    ...['1', '2', '3', '4', '5', '6'].map((round) => `Round ${round}`),
  ]);
  await chooser.focus();
  await chooser.selectOption({ label: 'Round 4' });
  await page.getByText('As it was after round 4').waitFor();
  expect(page.url()).toMatch(/#\/sessions\/demo\?afterRound=4$/);
  expect(await leader(page)).not.toBe(now);
  // The choice stays where the reader is; the ranking is no news.
  expect(await chooser.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  expect(await page.locator('.moved').count()).toBe(0);
  await chooser.selectOption({ label: 'as it stands' });
  await page.getByText('As it was after round 4').waitFor({ state: 'detached' });
  expect(await leader(page)).toBe(now);
  expect(complaints).toEqual([]);
});

it('a number leads to where it comes from after that round, and back', async () => {
  const { page } = await opened('?afterRound=4');
  const percentage = page.getByRole('table', { name: RANKING }).locator('tbody tr').first().locator('td.strong');
  const shown = await percentage.innerText();
  await percentage.getByRole('link').click();
  await page.getByText('As it was after round 4').waitFor();
  expect(page.url()).toContain('afterRound=4');
  await page.getByRole('heading', { name: 'Where it comes from' }).waitFor();
  expect(await page.locator('.facts b').first().innerText()).toContain(shown.trim());
  await page.getByRole('link', { name: 'As it is now' }).click();
  await page.getByText('As it was after round 4').waitFor({ state: 'detached' });
});

it('a round that there is none of is said to be none', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}#/sessions/demo?afterRound=99`);
  await page.getByText('session demo has no round 99').waitFor();
});

it('fits on a phone, and is for a screen reader as well', async () => {
  const { page } = await openPage(browser, PHONE);
  await page.goto(`${server.url}#/sessions/demo?afterRound=2`);
  await page.getByText('As it was after round 2').waitFor();
  await expectToFit(page);
  await expectAccessible(page);
});
