import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { launch, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { type Server, startDemo } from './server';

/*
 * What lies beside the ranking of a session: rankings of strata, one with handicaps, and the masterpoints of a table. One
 * board at three tables: 150, 120 and 90, so that n1 and e3 have all of it, n2 and e2 half, n3 and e1 nothing.
 */

const ENTERED = [
  { contestant: 'n1', stratum: 'a', handicap: '-50' },
  { contestant: 'n2', stratum: 'b' },
  { contestant: 'n3', stratum: 'b', handicap: '60' },
  { contestant: 'e1', stratum: 'b' },
  { contestant: 'e2', stratum: 'b' },
  { contestant: 'e3', stratum: 'a' },
];
const TABLES = [9, 8, 7].map((tricks, index) => {
  const table = String(index + 1);
  return { table, tricks, contestants: { NS: `n${table}`, EW: `e${table}` } };
});
const STAGE = {
  stage: 'all',
  form: 'field',
  scoring: 'matchpoints',
  strata: { order: ['a', 'b'], paragraph: 'conditions' },
  handicap: { each: 'total', paragraph: 'conditions' },
  masterpoints: { table: 'bridge-house-hk', level: 'general' },
};
const CONDITIONS = { name: 'Club evening', contestants: 'pair', stages: [STAGE] };

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  const session = 'layers';
  const tables = TABLES.map(({ table, contestants }) => ({ table, ...contestants, boards: [1] }));
  await server.send(
    { session, type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints', conditions: CONDITIONS } },
    { session, type: 'AddSection', data: { section: 'A' } },
    ...ENTERED.map((one) => ({ session, type: 'EnterContestant', data: { kind: 'pair', players: [], ...one } })),
    { session, type: 'ScheduleRound', data: { round: '1', section: 'A', tables } },
    ...TABLES.flatMap(({ table, tricks, contestants }) => [
      { session, table, board: 1, type: 'OpenBoard', data: { section: 'A', round: '1', contestants, dealer: 'N' } },
      {
        ...{ session, table, board: 1, type: 'EnterResult' },
        data: { result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks }, source: 'slip' },
      },
    ]),
  );
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** The cells of a table, row by row. */
const rowsOf = async (page: Page, name: string): Promise<readonly string[]> => {
  const table = page.getByRole('table', { name });
  await table.waitFor();
  return (await table.locator('tbody tr').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
};

const opened = async () => {
  const watched = await openPage(browser);
  await watched.page.goto(`${server.url}#/sessions/layers`);
  return watched;
};

it('the stratum below ranks its own contestants, beside their places in all', async () => {
  const { page, complaints } = await opened();
  expect(await rowsOf(page, 'Stratum b')).toEqual([
    '1= n2 50.00 3=',
    '1= e2 50.00 3=',
    '3= n3 0.00 5=',
    '3= e1 0.00 5=',
  ]);
  expect(complaints).toEqual([]);
});

it('the ranking with handicaps adds them to the percentage, and says who has none', async () => {
  const { page } = await opened();
  expect(await rowsOf(page, 'With handicap')).toEqual(['1 n3 60.00 60.00 5=', '2 n1 −50.00 50.00 1=']);
  await page.getByText('No handicap on record:').waitFor();
});

it('masterpoints stand beside the total: 0.9 and 0.45 of the first two places, shared', async () => {
  const { page } = await opened();
  await page.getByRole('columnheader', { name: 'Masterpoints' }).waitFor();
  const first = page.locator('.ranking tbody tr').filter({ hasText: 'n1' }).first();
  expect(await first.innerText()).toMatch(/0\.7/);
});

it('fits on a phone', async () => {
  const { page, complaints } = await openPage(browser, PHONE);
  await page.goto(`${server.url}#/sessions/layers`);
  await page.getByRole('table', { name: 'With handicap' }).waitFor();
  await expectToFit(page);
  // What gives way is in the derivation of the total.
  const headings = page.getByRole('table', { name: 'Ranking', exact: true }).locator('thead');
  expect((await headings.innerText()).trim().split(/\s+/)).toEqual(['Place', 'Contestant', '%', 'Masterpoints']);
  expect(complaints).toEqual([]);
});

it('is for a screen reader as well', async () => {
  const { page } = await opened();
  await page.getByRole('table', { name: 'With handicap' }).waitFor();
  await expectAccessible(page);
});
