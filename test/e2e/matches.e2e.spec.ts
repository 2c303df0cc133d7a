import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { launch, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { type Server, startDemo } from './server';

/*
 * Three teams: Alfa beats Beta in the first round by a game that is made in the one room and not in the other (400 and 50:
 * 10 IMPs), Gamma has a bye. In the second Gamma does not come to play Beta.
 */

const session = 'league';
const TEAMS = ['Alfa', 'Beta', 'Gamma'];
const tables = (NS: string, EW: string) => [
  { table: '1', NS, EW, boards: [1] },
  { table: '2', NS: EW, EW: NS, boards: [1] },
];
const round = (name: string, NS: string, EW: string) => ({
  ...{ session, type: 'ScheduleRound' },
  data: { round: name, section: 'A', tables: tables(NS, EW) },
});
const played = (table: string, tricks: number, of = session) => [
  { session: of, table, board: 1, type: 'OpenBoard', data: { round: '1' } },
  {
    ...{ session: of, table, board: 1, type: 'EnterResult' },
    data: { result: { bid: '3NT', declarer: 'N', risk: 'undoubled', tricks }, source: 'slip' },
  },
];
/** One round of one board at two tables, by conditions of one stage. */
const meeting = (of: string, kind: string, stage: object, opponents: readonly (readonly [string, string])[]) => {
  const parameters = kind === 'pair' ? { parameters: { 'vp-scale-of-percent': 'ebu-swiss-pairs' } } : {};
  const conditions = { name: of, contestants: kind, stages: [{ stage: 'all', ...stage }], ...parameters };
  const { scoring } = stage as { readonly scoring: string };
  const seats = opponents.map(([NS, EW], index) => ({ table: String(index + 1), NS, EW, boards: [1] }));
  return [
    { session: of, type: 'OpenSession', data: { laws: 'wbf-2017', scoring, conditions } },
    { session: of, type: 'AddSection', data: { section: 'A' } },
    ...[...new Set(opponents.flat())].map((contestant) => ({
      ...{ session: of, type: 'EnterContestant' },
      data: { contestant, kind },
    })),
    { session: of, type: 'ScheduleRound', data: { round: '1', section: 'A', tables: seats } },
    ...played('1', 9, of),
    ...played('2', 8, of),
    { session: of, type: 'CloseSession', data: {} },
  ];
};
const CUP = meeting('cup', 'team', { form: 'knock-out', scoring: 'team-imps' }, [
  ['Alfa', 'Beta'],
  ['Beta', 'Alfa'],
]);
const SWISS = meeting('swiss', 'pair', { form: 'field', scoring: 'matchpoints', measure: 'victory-points' }, [
  ['p1', 'p2'],
  ['p3', 'p4'],
]);

const notPlayed = (match: string, contestants: readonly string[], absent: string | null, reason: string) => ({
  ...{ session, type: 'ReportMatchNotPlayed' },
  data: { match, contestants, absent, paragraph: 'DBf 202C', reason },
});

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  await server.send(
    { session, type: 'OpenSession', data: { laws: 'wbf-2017', regulations: 'dbf-2013', scoring: 'team-vp' } },
    { session, type: 'AddSection', data: { section: 'A' } },
    ...TEAMS.map((contestant) => ({ session, type: 'EnterContestant', data: { contestant, kind: 'team' } })),
    round('1', 'Alfa', 'Beta'),
    round('2', 'Beta', 'Gamma'),
    ...played('1', 9),
    ...played('2', 8),
    notPlayed('1', ['Gamma'], null, 'three teams'),
    notPlayed('2', ['Beta', 'Gamma'], 'Gamma', 'ill'),
    { session, type: 'CloseSession', data: {} },
    ...CUP,
    ...SWISS,
  );
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const rowsOf = async (page: Page, name: string): Promise<readonly string[]> => {
  const table = page.getByRole('table', { name, exact: true });
  await table.waitFor();
  return (await table.locator('tbody tr').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
};

it('the page of the session leads to its matches, the last round first', async () => {
  const { page, complaints } = await openPage(browser);
  await page.goto(`${server.url}#/sessions/${session}`);
  await page.getByRole('link', { name: 'Matches, round by round' }).click();
  await page.getByText('Beta – Gamma was not played, Gamma did not come (DBf 202C): ill').waitFor();
  await page.getByRole('link', { name: 'Round 1' }).click();
  await page.getByText('Gamma has a bye (DBf 202C): three teams').waitFor();
  expect(page.url()).toMatch(/#\/sessions\/league\/matches\?match=1$/);
  const [alfa = '', beta = ''] = await rowsOf(page, 'Round 1');
  expect(alfa).toMatch(/^Alfa 10\.00 \d+\.00$/);
  expect(beta).toMatch(/^Beta −10\.00 \d+\.00$/);
  expect(complaints).toEqual([]);
});

it('a match opens board by board, and its numbers lead to where they come from', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}#/sessions/${session}/matches?match=1`);
  await page.getByText('Alfa – Beta, board by board').first().click();
  const [board = ''] = await rowsOf(page, 'Alfa – Beta, board by board');
  const said = / (3 no trumps|Replay board 1 at table \d)/g;
  expect(board.replace(said, '')).toBe('1 3NT N = +400 3NT N −1 −50 10.00 −10.00');
  await page
    .getByRole('link', { name: /^10\.00/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Where it comes from' }).waitFor();
  expect(page.url()).toContain('/lineage/match%2F1%2FAlfa');
});

it('matches of another name are none, and a session without matches has none', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}#/sessions/${session}/matches?match=9`);
  await page.getByText('There are no matches of the name 9.').waitFor();
  await page.goto(`${server.url}#/sessions/demo/matches`);
  await page.getByText('No match has been played yet.').waitFor();
});

it('of a knock-out it says who has won, in the language of the reader', async () => {
  const { page } = await openPage(browser, { locale: 'da' });
  await page.goto(`${server.url}#/sessions/cup/matches`);
  await page.getByText('Alfa har vundet med 10.').waitFor();
});

it('of Swiss pairs each pair has its line', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}#/sessions/swiss`);
  await page.getByRole('link', { name: 'Matches, round by round' }).click();
  const rows = await rowsOf(page, 'Round 1');
  expect(rows.map((row) => row.split(' ').slice(0, 3))).toEqual([
    ['p1', 'p2', '100.00'],
    ['p2', 'p1', '0.00'],
    ['p3', 'p4', '0.00'],
    ['p4', 'p3', '100.00'],
  ]);
});

it('fits on a phone, and is for a screen reader as well', async () => {
  const { page } = await openPage(browser, PHONE);
  await page.goto(`${server.url}#/sessions/${session}/matches?match=1`);
  await page.getByText('Alfa – Beta, board by board').first().click();
  await page.getByRole('table', { name: 'Alfa – Beta, board by board' }).waitFor();
  await expectToFit(page);
  await expectAccessible(page);
});
