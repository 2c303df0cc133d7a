import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { type Watched, launch, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { button, shown, untilAt, untilLive } from './replay-page';
import { type Server, startDemo } from './server';

/** Board 5 at table 4 of the demo: a slow raise, a ruling on the game that was bid over it, and an appeal against that. */
const BOARD = '#/boards/board-demo.4.5';
const AT = { first: 1, slow: 7, disputed: 9, called: 62, ruled: 67, score: 68, last: 70 } as const;

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

const openAt = async (at: number, look = '', options: BrowserContextOptions = {}): Promise<Watched> => {
  const watched = await openPage(browser, options);
  await watched.page.goto(`${server.url}${BOARD}?at=${at}${look}`);
  await untilAt(watched.page, at);
  await untilLive(watched.page);
  return watched;
};

const press = async (page: Page, key: string, at: number): Promise<void> => {
  await page.keyboard.press(key);
  await untilAt(page, at);
};

/** By the tabulator alone, as somebody who has no mouse. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let tabs = 0; tabs < 200; tabs += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the tabulator does not lead there');
};

const points = (page: Page) => page.getByRole('navigation', { name: 'What to look at on this board' });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const auctionNow = (page: Page) => page.locator('.auction [aria-current=step]');

describe('an appealed board', () => {
  it('is gone through by keyboard: the disputed call, the ruling, and on to the appeal', async () => {
    const { page, complaints } = await openAt(AT.first);
    await press(page, 'Shift+ArrowUp', AT.disputed);
    expect(await points(page).locator('[aria-current]').innerText()).toMatch(/Disputed call: South\s+4♠.*event 9/s);
    expect(await auctionNow(page).innerText()).toContain('4♠');
    expect(await region(page, 'Rulings').count()).toBe(0);

    await press(page, 'Shift+ArrowLeft', AT.slow);
    await press(page, 'Shift+ArrowRight', AT.called);
    await press(page, 'Shift+ArrowDown', AT.ruled);
    expect(await region(page, 'Rulings').innerText()).toContain('Pass is a logical alternative');
    await press(page, 'ArrowLeft', AT.ruled - 1);
    expect(await region(page, 'Rulings').count()).toBe(0);
    await press(page, 'End', AT.last);

    const appeal = region(page, /^Appeals/);
    expect(await appeal.innerText()).toMatch(/Appeal a1 of Inge Thorup & Jens Brandt/);
    await tabTo(page, appeal.getByRole('link', { name: /^Case file/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/appeals\/a1$/);
    await page.getByRole('heading', { level: 1, name: /a1/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('has no barriers, in light and dark, on a screen and on a phone', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, complaints } = await openAt(AT.ruled, '&seat=S', { colorScheme });
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    }
    const { page, complaints } = await openAt(AT.disputed, '', PHONE);
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('End');
    await untilAt(page, AT.last);
    await expectToFit(page);
    await button(page, 'First event').tap();
    await untilAt(page, AT.first);
    expect(complaints).toEqual([]);
  });
});

describe('how one looks at it', () => {
  it('covers hands up by keyboard, and is in the address for somebody else to see', async () => {
    const { page, complaints } = await openAt(AT.disputed);
    await tabTo(page, button(page, "Hide North's hand"));
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?]at=9&hide=N$/);
    expect(await shown(page)).toMatchObject({ held: 39 });
    await press(page, 'ArrowRight', AT.disputed + 1);
    await page.waitForURL(/[?]at=10&hide=N$/);

    const other = await openAt(AT.disputed + 1, '&hide=N');
    for (const one of [page, other.page]) await points(one).getByText('appeal a1').waitFor();
    expect(await other.page.locator('main').innerText()).toBe(await page.locator('main').innerText());
    await tabTo(page, page.getByRole('checkbox', { name: 'Hide all hands' }));
    await page.keyboard.press('Space');
    await page.waitForURL(/&hide=NESW$/);
    expect(await shown(page)).toMatchObject({ held: 0 });
    await page.keyboard.press('Space');
    await page.waitForURL(/[?]at=10$/);
    expect(await shown(page)).toMatchObject({ held: 52 });
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('is through the eyes of one player: the own hand, dummy once it lies there, and what may be used', async () => {
    const { page, complaints } = await openAt(AT.disputed);
    await tabTo(page, page.getByRole('combobox', { name: 'Known to' }));
    await page.keyboard.type('South');
    await page.waitForURL(/[?]at=9&seat=S$/);
    expect(await shown(page)).toMatchObject({ held: 13 });
    const known = region(page, 'What South had to go by');
    expect(
      await known
        .getByRole('listitem')
        .filter({ hasText: /^May not use/ })
        .first()
        .innerText(),
    ).toMatch(/North\s+3♠.*tempo \(Law 16B1\)/s);

    const west = await openAt(16, '&seat=W');
    expect(await shown(west.page)).toMatchObject({ held: 13 - 1 + 13 - 1 });
    const ofWest = region(west.page, 'What West had to go by');
    expect(
      await ofWest
        .getByRole('listitem')
        .filter({ hasText: /^May use/ })
        .first()
        .innerText(),
    ).toMatch(/North\s+3♠.*tempo/s);
    expect([...complaints, ...west.complaints]).toEqual([]);
  });

  it('leaves out what came later, where one asks for what was known then', async () => {
    const { page, complaints } = await openAt(AT.disputed, '&then=1');
    expect(await page.locator('.entry').count()).toBe(AT.disputed);
    expect(await points(page).innerText()).toContain('Break in tempo');
    expect(await points(page).innerText()).not.toMatch(/Disputed|Ruling/);
    await press(page, 'Shift+ArrowRight', AT.slow);
    await tabTo(page, page.getByRole('checkbox', { name: 'As known then' }));
    await page.keyboard.press('Space');
    await points(page).getByText('Disputed call').waitFor();
    expect(complaints).toEqual([]);
  });

  it('gives a link to exactly this event', async () => {
    const { page, complaints } = await openAt(AT.disputed, '&hide=EW', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await button(page, 'Copy link').click();
    await page.getByText('The link to this event is copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${server.url}${BOARD}?at=9&hide=EW`);
    expect(complaints).toEqual([]);
  });
});

(process.env.UPDATE_SCREENSHOTS === '1' ? it : it.skip)('is pictured in docs/images', async () => {
  const pictures: readonly (readonly [name: string, at: number, look: string, options: BrowserContextOptions])[] = [
    ['replay-disputed', AT.disputed, '', {}],
    ['replay-ruling', AT.ruled, '', { viewport: { width: 1920, height: 1080 } }],
    ['replay-seat', 16, '&seat=W', { colorScheme: 'dark' }],
    ['replay-phone', AT.disputed, '', PHONE],
  ];
  for (const [name, at, look, options] of pictures) {
    const { page } = await openAt(at, look, options);
    await points(page).getByText('appeal a1').waitFor();
    await page.screenshot({ path: join(IMAGES, `${name}.png`) });
  }
});

it('moves with the table while one stands at the end', async () => {
  const board = { session: 'demo', table: '4', board: 96 };
  const call = (seat: string, made: string) => ({ ...board, type: 'MakeCall', data: { seat, call: made } });
  const data = { section: 'A', contestants: { NS: '4', EW: '12' }, dealer: 'N' };
  await server.send({ ...board, type: 'OpenBoard', data }, call('N', '1C'));
  const token = await server.token('director');
  const { page, complaints } = await openPage(browser, { token });
  await page.goto(`${server.url}#/boards/board-demo.4.96?at=1`);
  await untilAt(page, 1);
  await untilLive(page);
  await press(page, 'ArrowRight', 2);
  await server.send(call('E', '1D'));
  await untilAt(page, 3);
  expect(complaints).toEqual([]);
});

it('opens a board by itself once nobody has to play it any more', async () => {
  const board = { session: 'demo', table: '4', board: 95 };
  const data = { section: 'A', contestants: { NS: '4', EW: '12' }, dealer: 'N' };
  await server.send(
    { ...board, type: 'OpenBoard', data },
    { ...board, type: 'MakeCall', data: { seat: 'N', call: '7NT' } },
  );
  const { page } = await openPage(browser);
  await page.goto(`${server.url}#/boards/board-demo.4.95`);
  await page.getByText('This board is still to be played at other tables').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('7');
  await expectAccessible(page);
  await untilLive(page);
  await server.send({ session: 'demo', type: 'CloseSession', data: {} });
  await untilAt(page, 2);
  expect(await page.locator('.auction').innerText()).toContain('7');
});
