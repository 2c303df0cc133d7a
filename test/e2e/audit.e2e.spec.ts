import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { type Watched, launch, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { type Server, startDemo } from './server';

const IMAGES = join(__dirname, '..', '..', 'docs', 'images');

let server: Server;
let browser: Browser;
let auditor: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  auditor = await server.token('auditor');
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const openAt = async (hash: string, options: BrowserContextOptions = {}): Promise<Watched> => {
  const watched = await openPage(browser, { token: auditor, ...options });
  await watched.page.goto(server.url + hash);
  return watched;
};

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Goes on by the Tab key until something is reached. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
  }
  throw new Error(`${selector} is not reached by keyboard`);
};

describe('the auditor', () => {
  it('goes by keyboard from a number of the ranking to where it comes from', async () => {
    const { page, complaints } = await openAt('#/sessions/demo');
    await page.locator('.ranking').first().waitFor();
    await tabTo(page, '.ranking .number a[href*="total"]');
    const value = await page.evaluate<string>('document.activeElement.textContent');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Total of / }).waitFor();
    const tree = part(page, 'Where it comes from');
    await tree.getByRole('listitem').first().waitFor();
    await tabTo(page, '.derivation details:not([open]) > summary');
    const closed = await tree.locator('details:not([open])').count();
    await page.keyboard.press('Enter');
    expect(await tree.locator('details:not([open])').count()).not.toBe(closed);
    expect(value).toMatch(/^\d/);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('sees what was put up, with its tree head, and goes to what has moved since', async () => {
    const { page, complaints } = await openAt('#/sessions/demo/audit');
    const row = part(page, 'Published results').getByRole('row').nth(1);
    await row.waitFor();
    expect(await row.innerText()).toMatch(/provisional[^]*\d+ events: [0-9a-f]{64}/);
    await row.getByRole('link', { name: 'Standings as put up, and what moved since' }).click();
    await page.waitForURL(/audit\?from=\d+/);
    expect(complaints).toEqual([]);
  });

  it('sees whether results are likely wrong, and the public is shown nothing of it', async () => {
    const { page, complaints } = await openAt('#/sessions/demo/audit');
    await part(page, 'Likely errors').getByText('No result of the session is likely wrong.').waitFor();
    const other = await openPage(browser);
    await other.page.goto(`${server.url}#/sessions/demo/audit`);
    await part(other.page, 'Corrections').waitFor();
    expect(await part(other.page, 'Likely errors').count()).toBe(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('finds every number of the ranking, the traveller and a pair’s own results to be such a link', async () => {
    const { page, complaints } = await openAt('#/sessions/demo');
    await page.locator('.ranking').first().waitFor();
    const bare = (table: string): Promise<readonly string[]> =>
      page.locator(`${table} tbody td.number:not(:has(a)):not([rowspan])`).allInnerTexts();
    expect((await bare('.ranking')).filter((text) => /\d/.test(text))).toEqual([]);
    expect((await bare('.traveller')).filter((text) => /\d/.test(text))).toEqual([]);
    await page.getByRole('link', { name: 'Inge Thorup & Jens Brandt' }).first().click();
    await page.locator('.own').waitFor();
    expect(await page.locator('.standing dd:not(:has(a))').count()).toBe(0);
    expect(await page.locator('.own td.number a.from').count()).toBe(12 * 3);
    expect(complaints).toEqual([]);
  });

  it('sees corrections with authority and timeliness, and goes to the event and to its proof', async () => {
    const { page, complaints } = await openAt('#/sessions/demo/audit');
    const corrections = part(page, 'Corrections');
    const table = corrections.getByRole('table');
    const reversal = table.getByRole('row').filter({ hasText: '81C3' });
    expect(await reversal.innerText()).toContain('chief director 81C3');
    expect(await table.getByRole('row').filter({ hasText: '12C1c' }).innerText()).toMatch(/in time/);
    const rows = await table.getByRole('row').count();
    await corrections.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'in time' });
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(rows);
    const event = table.getByRole('link', { name: /^Board 5, table 3, event \d+$/ }).first();
    const [, at] = /event (\d+)$/.exec(await event.innerText()) ?? [];
    await event.click();
    await page.getByText(new RegExp(`^Event ${at} of`)).waitFor();
    await page.goBack();
    await table.getByRole('link', { name: `Verify demo.3.5@${Number(at) - 1}` }).click();
    await page.getByText(/the event is in the ledger/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('compares two moments, and can send the comparison', async () => {
    const { page, complaints } = await openAt('#/sessions/demo/audit');
    const compare = part(page, 'Standings at two moments');
    const moved = compare.getByRole('table', { name: 'Ranking N-S' });
    // From the first publication to now a reversal and an appeal have changed who leads.
    expect(await moved.getByRole('row', { name: /^Astrid Lund/ }).innerText()).toMatch(/▲1[\s\S]*\+1\.00/);
    expect(await moved.getByRole('row', { name: /^Kirsten Møldrup/ }).innerText()).toMatch(/▼1[\s\S]*−1\.00/);
    await compare.getByText(/^What happened between them/).click();
    await compare
      .getByText(/Results published as official/)
      .last()
      .waitFor();

    const from = compare.getByRole('combobox', { name: 'From' });
    const varied = await from.locator('option', { hasText: 'The penalty of event 39' }).getAttribute('value');
    const compared = page.waitForResponse(/differences\?from=/);
    await from.selectOption(varied);
    await page.waitForURL(new RegExp(`audit\\?from=${varied}$`));
    await compared;
    await compare.getByRole('table').first().waitFor();
    const sent = await openAt(new URL(page.url()).hash);
    const same = part(sent.page, 'Standings at two moments');
    await same.getByRole('table').first().waitFor();
    expect(await same.getByRole('table').allInnerTexts()).toEqual(await compare.getByRole('table').allInnerTexts());
    await same
      .getByRole('link', { name: /: where it comes from$/ })
      .first()
      .click();
    await sent.page.getByText(/^As it was at position \d+ of the ledger/).waitFor();
    expect([...complaints, ...sent.complaints]).toEqual([]);
  });

  it('begins where the session begins, though another was in the ledger before it', async () => {
    const { page, complaints } = await openAt('#/sessions/tonight/audit');
    const compare = part(page, 'Standings at two moments');
    await compare.getByRole('table', { name: 'Ranking N-S' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('asks what one event has moved', async () => {
    const { page, complaints } = await openAt('#/sessions/demo/audit');
    const deeds = part(page, 'Who did what');
    await deeds.getByRole('checkbox', { name: 'Only what can move a number' }).check();
    const varied = deeds.getByRole('row').filter({ hasText: 'The penalty of event 39' });
    await varied.getByRole('link', { name: /^What it moved: / }).click();
    await page.waitForURL(/from=\d+&to=\d+$/);
    const compare = part(page, 'Standings at two moments');
    await compare.getByRole('row', { name: /^Inge Thorup/ }).waitFor();
    const tables = compare.getByRole('table', { name: /^Ranking/ });
    expect(await tables.locator('tbody th').allInnerTexts()).toEqual(['Inge Thorup & Jens Brandt']);
    expect(await tables.innerText()).toContain('+0.50');
    expect(complaints).toEqual([]);
  });

  it('verifies the root, sees who did what, and takes the list along', async () => {
    const { page, complaints } = await openAt('#/sessions/demo/audit');
    const status = part(page, 'Verification');
    await status.getByRole('button', { name: 'Verify the root now' }).click();
    await status.getByText('The signature holds; the events were not checked.').waitFor();
    expect(await status.locator('.check-holds').count()).toBe(0);
    await status.getByRole('button', { name: 'Check every event' }).click();
    await status.getByText(/Every event was hashed in this browser/).waitFor();
    expect(await status.locator('.check-fails').count()).toBe(0);

    const deeds = part(page, 'Who did what');
    await deeds.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'the ledger itself, following up' });
    const download = page.waitForEvent('download');
    await deeds.getByRole('button', { name: 'Save as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('demo-events.csv');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('tells nobody a number of events that is not that of the ledger', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${server.url}#/sessions/demo/audit`);
    const status = part(page, 'Verification');
    await status.getByText('Events under the last signed checkpoint').waitFor();
    expect(await status.getByText('Events in the ledger').count()).toBe(0);
    expect(await status.getByText('Events since then').count()).toBe(0);
  });

  it('has it all on a phone', async () => {
    const { page, complaints } = await openAt('#/sessions/demo/audit', PHONE);
    await part(page, 'Who did what').getByRole('table').waitFor();
    await part(page, 'Corrections').getByRole('table').waitFor();
    await part(page, 'Standings at two moments').getByRole('table').first().waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  (process.env.UPDATE_SCREENSHOTS === '1' ? it : it.skip)('is pictured in docs/images', async () => {
    const { page } = await openAt('#/sessions/demo/audit', { viewport: { width: 1280, height: 1600 } });
    await part(page, 'Corrections').getByRole('table').waitFor();
    await part(page, 'Standings at two moments').getByRole('table').first().waitFor();
    await part(page, 'Verification').getByRole('button').click();
    await part(page, 'Verification').locator('.check-partly').first().waitFor();
    await page.screenshot({ path: join(IMAGES, 'audit.png') });
  });
});
