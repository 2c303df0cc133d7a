import type { BoardDoc } from '@app/documents';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Watched, launch, openPage } from './browser';
import { untilAt, untilLive } from './replay-page';
import { type Sent, type Server, startDemo } from './server';

let server: Server;
let browser: Browser;
/** The director's: others have still to play a board that was just opened. */
let token: string;
/** A board of the demo, at whose table the one with the rulings is opened. */
let like: BoardDoc;
let id: string;

/** The number of each event. */
const AT = { result: 2, ruling: 3, score: 4, told: 5, second: 6, reversed: 7 } as const;

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '16B' } as const;
const onDay = (time: string): string => `2026-02-02T${time}:00+01:00`;
const made = (bid: string) => ({ bid, risk: 'undoubled', declarer: 'E', tricks: 10 });
const assigned = { kind: 'assigned', components: [{ result: made('3S'), weight: '1' }] };

const send = (...commands: readonly (readonly [type: string, data: Sent])[]): Promise<void> =>
  server.send(...commands.map(([type, data]) => ({ session: 'demo', table: like.table, board: 97, type, data })));

const openAt = async (at: number, options: BrowserContextOptions = {}): Promise<Watched> => {
  const watched = await openPage(browser, { token, ...options });
  await watched.page.goto(`${server.url}#/boards/${id}?at=${at}`);
  await untilAt(watched.page, at);
  return watched;
};

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const rulings = (page: Page) => page.getByRole('region', { name: 'Rulings' });
const appeals = (page: Page) => page.getByRole('region', { name: /^Appeals/ });

/** The rulings that are shown, each as its text on one line. */
const shownRulings = async (page: Page): Promise<readonly string[]> =>
  (await rulings(page).getByRole('listitem').allInnerTexts()).map(onOneLine);

/** The layers of the score that are shown: what each is, and whether it counts. */
const shownLayers = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('.layers .badge-head').allInnerTexts()).map(onOneLine);

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  token = await server.token('director');
  const answer = await fetch(`${server.url}sessions/demo/boards`);
  const { boards } = (await answer.json()) as { readonly boards: readonly BoardDoc[] };
  const [first] = boards;
  if (!first) throw new Error('the demo has no boards');
  like = first;
  id = `board-demo.${like.table}.97`;
  const { section, contestants } = like;
  const said = { laws: [LAW], by: 'anna', rightOfAppeal: true, raisedAt: '2026-02-02T21:10:00+01:00' };
  await send(
    ['OpenBoard', { section, contestants, dealer: 'N' }],
    ['EnterResult', { result: made('4S'), source: 'slip', raisedAt: said.raisedAt }],
    ['GiveRuling', { ...said, reasons: 'Pass was <b>no</b> alternative', outcome: { NS: assigned, EW: assigned } }],
    ['TellRuling', { ruling: AT.ruling - 1, at: onDay('21:00'), to: Object.values(contestants) }],
    ['GiveRuling', { ...said, reasons: 'No more damage', builtOn: [`${id}@${AT.ruling - 1}`] }],
  );
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('rulings in the replay', () => {
  it('are there from the moment at which they were given, with what has become of them by then', async () => {
    const { page, complaints } = await openAt(AT.result);
    expect(await rulings(page).count()).toBe(0);
    expect(await shownLayers(page)).toEqual([]);

    await page.keyboard.press('Shift+ArrowRight');
    await untilAt(page, AT.ruling);
    expect(await shownRulings(page)).toEqual([
      expect.stringMatching(
        /^Ruling, not told .* Law 16B \(WBF 2017\) by anna event 3 Pass was <b>no<\/b> alternative/,
      ),
    ]);

    await page.keyboard.press('Shift+ArrowRight');
    await untilAt(page, AT.score);
    expect(await shownLayers(page)).toEqual([
      'Result of the table stands under what counts event 2',
      'Adjusted score counts event 4',
    ]);

    await page.keyboard.press('ArrowRight');
    await untilAt(page, AT.told);
    expect(await shownRulings(page)).toEqual([expect.stringMatching(/^Ruling, told to the players .*Told to .+ and/)]);
    expect(complaints).toEqual([]);
  });

  it('show the appeals against them, live, with a link to the case', async () => {
    const { page, complaints } = await openAt(AT.second);
    await untilLive(page);
    expect(await appeals(page).count()).toBe(0);
    const { EW: appellant } = like.contestants;
    await server.send({
      appeal: 'walk',
      type: 'LodgeAppeal',
      data: {
        session: 'demo',
        against: `${id}@${AT.ruling - 1}`,
        appellant,
        lodgedBy: [like.players.E, like.players.W],
        capacity: 'players',
        parts: ['judgement'],
        grounds: 'There was one',
        at: onDay('21:05'),
        receivedBy: 'anna',
      },
    });
    await appeals(page).waitFor();
    expect(onOneLine(await appeals(page).innerText())).toMatch(/Appeal walk of .+ against Board 97, .+ Lodged/i);

    await page.keyboard.press('Home');
    await untilAt(page, 1);
    expect(await appeals(page).count()).toBe(0);
    await page.keyboard.press('End');
    await untilAt(page, AT.second);
    await appeals(page)
      .getByRole('link', { name: /^Case file/ })
      .click();
    await page.waitForURL(/#\/appeals\/walk$/);
    await page.getByText('Pass was <b>no</b> alternative').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('are flagged when what they were built on falls', async () => {
    const { page, complaints } = await openAt(AT.second);
    await untilLive(page);
    await send([
      'ReverseDecision',
      { decision: AT.ruling - 1, at: onDay('21:08'), by: 'anna', authority: 'director', reasons: 'No pause' },
    ]);
    await page.getByText('Event 6 of 7').waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await untilAt(page, AT.reversed);
    expect(await page.locator('.step-words').innerText()).toContain('Event 3 counts no more, by anna: No pause');
    expect(await shownRulings(page)).toEqual([
      expect.stringMatching(/^Ruling, reversed .* Reversed by event 7/),
      expect.stringMatching(/To be looked at again Board 97, .+, event 3 counts no more/),
    ]);
    expect(await shownLayers(page)).toEqual([
      'Result of the table counts event 2',
      'Adjusted score counts no more event 4',
    ]);

    await rulings(page)
      .getByRole('link', { name: /^Board 97, .+, event 3$/ })
      .click();
    await untilAt(page, AT.ruling);
    expect(complaints).toEqual([]);
  });

  it('fit a phone', async () => {
    const { page, complaints } = await openAt(AT.second, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await appeals(page).waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(complaints).toEqual([]);
  });
});
