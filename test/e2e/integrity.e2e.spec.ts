import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@app/ledger';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { launch, openPage } from './browser';
import { type Server, startDemo, startOn } from './server';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo({ INTEGRITY_SECONDS: '1' }), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Altered {
  readonly position: number;
  /** `board-demo.3.5` */
  readonly stream: string;
}

/** One result changed behind the back of the ledger, as with any tool for SQLite. */
const alterOneResult = (folder: string): Altered => {
  const db = new Database(join(folder, 'ledger.db'));
  db.exec('DROP TRIGGER event_is_never_changed');
  const row = db
    .prepare<[], Altered>(
      `SELECT position, stream.name AS stream FROM event
       JOIN stream ON stream.id = event.stream JOIN event_type ON event_type.id = event.type
       WHERE event_type.name = 'ResultAgreed' AND stream.name LIKE 'board-demo.%' AND body LIKE '%"tricks":9%'
       ORDER BY position LIMIT 1`,
    )
    .get();
  if (!row) throw new Error('the demo has no such result');
  db.prepare(`UPDATE event SET body = replace(body, '"tricks":9', '"tricks":10') WHERE position = ?`).run(row.position);
  db.close();
  return row;
};

const tampered = async (): Promise<{ readonly copy: Server; readonly altered: Altered }> => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-tampered-'));
  await cp(server.data, folder, { recursive: true });
  const altered = alterOneResult(folder);
  return { copy: await startOn(folder), altered };
};

const banner = (page: Page, { position }: Altered) =>
  page
    .getByRole('alert')
    .filter({ hasText: `This ledger was altered at position ${position.toLocaleString('en-GB')}.` });

describe('a copy of the ledger in which one result was changed', () => {
  let copy: Server;
  let altered: Altered;
  let token: string;
  beforeAll(async () => {
    ({ copy, altered } = await tampered());
    token = await copy.token('auditor');
  });
  afterAll(() => copy.stop());

  it('is not ready, takes no commands, and is still read', async () => {
    const ready = await fetch(`${copy.url}health/ready`);
    expect(ready.status).toBe(503);
    expect(JSON.stringify(await ready.json())).toContain('"integrity":{"status":"down"}');
    const session = { type: 'OpenSession', session: 'later', data: { laws: 'wbf-2017', scoring: 'matchpoints' } };
    await expect(copy.send(session)).rejects.toThrow('LedgerAltered');
    expect((await fetch(`${copy.url}sessions`)).status).toBe(200);
  });

  it.each(['', '#/sessions/demo', '#/sessions/demo/audit', '#/verify', '#/boards/board-demo.1.1', '#/nowhere'])(
    'says so on every page, to everybody: %s',
    async (hash) => {
      const { page } = await openPage(browser);
      await page.goto(copy.url + hash);
      await banner(page, altered).waitFor();
      expect(await banner(page, altered).innerText()).not.toMatch(/Board \d/);
    },
  );

  it('names the board to those who see everything, accessibly and on a phone', async () => {
    const { page } = await openPage(browser, { token, viewport: { width: 390, height: 844 } });
    await page.goto(copy.url);
    await banner(page, altered)
      .getByText(/Board \d+, table \d+/)
      .waitFor();
    await expectAccessible(page);
  });

  it('is not said to hold in the audit room, and every event is checked there', async () => {
    const { page } = await openPage(browser, { token });
    await page.goto(`${copy.url}#/sessions/demo/audit`);
    const status = page.getByRole('region', { name: 'Verification' });
    await status.getByRole('button', { name: 'Verify the root now' }).click();
    await status.getByText('The signature holds; the events were not checked.').waitFor();
    expect(await status.locator('.check-holds').count()).toBe(0);
    await status.getByRole('button', { name: 'Check every event' }).click();
    const failure = await status.locator('.check-fails').innerText();
    expect(failure).toContain(`position ${altered.position} of the ledger`);
    expect(failure).toMatch(/Board \d+, table \d+, event \d+/);
    expect(await status.locator('.check-holds').count()).toBe(0);
  });

  it('shows nothing green at the proofs of that board, to the public either', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${copy.url}#/verify?of=${altered.stream}`);
    await page.locator('.check-fails').first().waitFor();
    await page.getByText('The signature holds; the events were not checked.').waitFor();
    expect(await page.locator('.check-holds').count()).toBe(0);
    await page.getByRole('button', { name: 'Check every event' }).click();
    const failed = page.locator('.every-event .check-fails');
    await failed.waitFor();
    expect(await failed.innerText()).toContain(`position ${altered.position} of the ledger`);
    expect(await page.locator('.check-holds').count()).toBe(0);
  });
});

it('tells the public how many events it could not check', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${server.url}#/verify`);
  await page.getByRole('button', { name: 'Check every event' }).click();
  await page.getByText(/The hashes of all events make the signed root. The [\d,]+ events that you may see/).waitFor();
  expect(await page.locator('.every-event .check-partly').count()).toBe(1);
});

it('shows the banner on an open page when an event is altered while the server runs', async () => {
  const { page } = await openPage(browser);
  await page.goto(server.url);
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  const altered = alterOneResult(server.data);
  await banner(page, altered).waitFor({ timeout: 60_000 });
});
