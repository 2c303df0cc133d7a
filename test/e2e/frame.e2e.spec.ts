import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { barriers, expectAccessible } from './accessible';
import { type Watched, launch, openPage } from './browser';
import { expectToFit, PHONE } from './phone';
import { button, untilLive } from './replay-page';
import { type Server, startDemo } from './server';

let server: Server;
let browser: Browser;
let director: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  director = await server.token('director');
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const openAt = async (
  hash: string,
  options: BrowserContextOptions & { readonly token?: string } = {},
): Promise<Watched> => {
  const watched = await openPage(browser, options);
  await watched.page.goto(server.url + hash);
  return watched;
};

const menu = (page: Page) => page.locator('.menu');
const openMenu = (page: Page): Promise<void> => menu(page).locator('summary').click();
const rooms = (page: Page) => page.getByRole('navigation', { name: 'Rooms of session demo' });

describe('signing in', () => {
  it('takes the token of the link, and leaves it nowhere to be read', async () => {
    const { page, complaints } = await openAt(`#/sign-in?token=${director}`);
    await page.getByRole('link', { name: /Club evening/ }).waitFor();
    expect(page.url()).toBe(`${server.url}#/`);
    await menu(page).getByText('the director', { exact: true }).waitFor();
    await page.reload();
    await menu(page).getByText('the director', { exact: true }).waitFor();
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Sign out' }).click();
    await menu(page).getByText('the public', { exact: true }).waitFor();
    expect(await page.evaluate<string | null>("localStorage.getItem('session-ledger.token')")).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('takes a token that is pasted, and says where it is none', async () => {
    const { page } = await openAt('#/sign-in');
    await page.getByLabel('Token').fill('not.a.token');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alert').innerText()).toContain('This token is not good');
    await expectAccessible(page);
    await page.getByLabel('Token').fill(`${server.url}#/sign-in?token=${director}`);
    await page.keyboard.press('Enter');
    await menu(page).getByText('the director', { exact: true }).waitFor();
  });

  it('is offered wherever the server does not take the token any more', async () => {
    const { page } = await openPage(browser);
    await page.goto(server.url);
    await page.evaluate("localStorage.setItem('session-ledger.token', 'run.out')");
    await page.goto(`${server.url}#/sessions/demo`);
    await page.reload();
    expect(await page.getByRole('alert').innerText()).toContain('You are signed in no more');
    await page.getByLabel('Token').fill(director);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Club evening/ }).waitFor();

    await page.evaluate("localStorage.setItem('session-ledger.token', 'run.out')");
    await page.reload();
    await button(page, 'Go on without signing in').click();
    await page.getByRole('heading', { level: 1, name: /Club evening/ }).waitFor();
    await menu(page).getByText('the public', { exact: true }).waitFor();
  });
});

describe('the frame', () => {
  it('is accessible, and a barrier would be found', async () => {
    const { page, complaints } = await openAt('', { ...PHONE, token: director });
    await untilLive(page);
    await openMenu(page);
    await expectAccessible(page);
    await expectToFit(page);
    await page.evaluate("document.querySelector('main').append(document.createElement('img'))");
    expect(await barriers(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
    expect(complaints).toEqual([]);
  });

  it('shows what others see, says so, and shows everything again', async () => {
    const { page, complaints } = await openAt('#/sessions/demo', { token: director });
    await rooms(page).getByRole('link', { name: 'Ruling desk' }).waitFor();
    await openMenu(page);
    await button(page, 'Public').click();
    await page.getByText('You see what the public may see.').waitFor();
    expect(await rooms(page).getByRole('link', { name: 'Ruling desk' }).count()).toBe(0);
    const asked = page.waitForRequest('**/sessions/demo/standings*');
    await page.reload();
    expect((await asked).headers()).toMatchObject({ 'view-as': 'public', authorization: `Bearer ${director}` });
    await openMenu(page);
    await menu(page).getByLabel('Table', { exact: true }).fill('3');
    await page.keyboard.press('Enter');
    await page.getByText('You see what table 3 may see.').waitFor();
    await expectAccessible(page, '.seeing-as');
    await button(page, 'See everything again').click();
    await rooms(page).getByRole('link', { name: 'Ruling desk' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('leads from room to room by keyboard, and marks the one that is open', async () => {
    const { page, complaints } = await openAt('#/sessions/demo', { token: director });
    const current = rooms(page).locator('[aria-current]');
    await current.waitFor();
    expect(await current.innerText()).toBe('Ranking');
    await rooms(page).getByRole('link', { name: 'Audit' }).focus();
    await page.keyboard.press('Enter');
    await current.filter({ hasText: 'Audit' }).waitFor();
    expect(page.url()).toContain('#/sessions/demo/audit');
    await menu(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Dark').waitFor();
    await page.keyboard.press('Escape');
    expect(await menu(page).getAttribute('open')).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('is light or dark as was chosen, whatever the computer is set to', async () => {
    const { page, complaints } = await openAt('', { colorScheme: 'light' });
    const paper = (): Promise<string> => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    const light = await paper();
    await openMenu(page);
    await button(page, 'Dark').click();
    const dark = await paper();
    expect(dark).not.toBe(light);
    await expectAccessible(page);
    await page.reload();
    expect(await paper()).toBe(dark);
    await openMenu(page);
    await button(page, 'As the computer').click();
    expect(await paper()).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper()).toBe(dark);
    expect(complaints).toEqual([]);
  });
});

describe('a network that drops', () => {
  it('is told of, and everything that was missed is there when it is back', async () => {
    const { page } = await openAt('#/sessions/demo/events');
    await untilLive(page);
    await page.locator('.session-events li').first().waitFor();
    const before = await page.locator('.session-events li').count();
    await page.context().setOffline(true);
    await page.getByText('Connection lost').waitFor();
    await server.send({
      session: 'demo',
      type: 'IssueWarning',
      data: { contestant: '4', offence: 'phone', paragraph: 'L74A2', reason: 'a telephone rang' },
    });
    await page.context().setOffline(false);
    await page.getByText('a telephone rang').waitFor();
    expect(await page.locator('.session-events li').count()).toBe(before + 1);
    await untilLive(page);
    expect(await page.getByText('Connection lost').count()).toBe(0);
  });

  it('leaves no number on the page as live that could not be asked for', async () => {
    const { page } = await openAt('#/sessions/demo/events');
    await untilLive(page);
    await page.locator('.session-events li').first().waitFor();
    let refused = 0;
    await page.route('**/sessions/demo/events', (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await server.send({
      session: 'demo',
      type: 'IssueWarning',
      data: { contestant: '4', offence: 'phone', paragraph: 'L74A2', reason: 'it rang again' },
    });
    await page.getByText('Connection lost').waitFor();
    await page.getByText('it rang again').waitFor();
    await untilLive(page);
  });

  it('is told of before anything of the page has come, and the page can be had again', async () => {
    const { page } = await openPage(browser, { locale: 'da-DK' });
    let away = true;
    await page.route(/assets\/app-[^/]*\.js$/, (route) => (away ? route.abort() : route.continue()));
    await page.goto(server.url);
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    away = false;
    await page.getByRole('button').click();
    await page.getByRole('heading', { level: 1, name: 'Sektioner' }).waitFor();
  });

  it('is not used up by windows that nobody sees', async () => {
    const { page } = await openAt('#/boards/demo.4.5?at=9', { token: director });
    const hide = `Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'))`;
    for (let others = 0; others < 4; others += 1) {
      const other = await page.context().newPage();
      await other.goto(`${server.url}#/boards/demo.4.5?at=9`);
      await untilLive(other);
      await other.evaluate(hide);
    }
    await page.reload();
    await untilLive(page);
  });
});
