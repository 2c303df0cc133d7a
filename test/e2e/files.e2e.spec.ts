import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { launch, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { type Server, startDemo } from './server';

/* The example evening as files: what each leaves out, and the file itself. */

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const openFiles = async (device?: typeof PHONE) => {
  const watched = await openPage(browser, device);
  await watched.page.goto(`${server.url}#/sessions/demo`);
  await watched.page.getByRole('link', { name: 'Files for other programs' }).click();
  await watched.page.getByRole('heading', { name: 'PBN' }).waitFor();
  return watched;
};

const downloaded = async (page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'latin1') };
};

it('a file is had from the page of the session, and what it leaves out is said beforehand', async () => {
  const { page, complaints } = await openFiles();
  await expectAccessible(page);
  expect(await page.getByText('Not in this file: the conditions of contest').count()).toBeGreaterThan(0);
  const pbn = await downloaded(page, 'Download PBN');
  expect([pbn.name, pbn.text.split('\r\n', 1), pbn.text.match(/^\[Board /gm)?.length]).toEqual([
    'demo.pbn',
    ['% PBN 2.1'],
    72,
  ]);
  const ranking = await downloaded(page, 'Download CSV, Ranking');
  expect([ranking.name, ranking.text.split(',', 2)]).toEqual(['demo-ranking.csv', ['ranking', 'place']]);
  expect(complaints).toEqual([]);
});

it('the commands are for those who see everything', async () => {
  const { page } = await openFiles();
  await page.getByText('they are for those who see everything').waitFor();
  expect(await page.getByRole('button', { name: 'Download NDJSON' }).count()).toBe(0);
});

it('fits on a phone', async () => {
  const { page } = await openFiles(PHONE);
  await expectToFit(page);
});
