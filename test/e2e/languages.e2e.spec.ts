import type { Browser } from 'playwright-core';
import { expectAccessible } from './accessible';
import { launch, openPage } from './browser';
import { expectToFit, PHONE } from './phone';
import { button } from './replay-page';
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

const LANGUAGES = [
  {
    locale: 'da-DK',
    name: 'Dansk',
    sessions: 'Sektioner',
    ranking: 'Stilling',
    board: 'Spil 5, bord 4',
    timeLine: 'Tidslinje',
    says: /melder|tilkalder turneringslederen/,
    english: /\b(bids|calls the director|passes)\b/,
  },
  {
    locale: 'sv-SE',
    name: 'Svenska',
    sessions: 'Omgångar',
    ranking: 'Ställning',
    board: 'Bricka 5, bord 4',
    timeLine: 'Tidslinje',
    says: /bjuder|tillkallar tävlingsledaren/,
    english: /\b(bids|calls the director|passes)\b/,
  },
] as const;

describe.each(LANGUAGES)(
  'a reader of $locale',
  ({ locale, name, sessions, ranking, board, timeLine, says, english }) => {
    it('reads everything in that language, on a phone too', async () => {
      const { page, complaints } = await openPage(browser, { ...PHONE, locale });
      await page.goto(server.url);
      await page.getByRole('heading', { level: 1, name: sessions }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole('link', { name: /Club evening/ }).click();
      await page.getByRole('heading', { level: 2, name: ranking, exact: true }).waitFor();
      await expectToFit(page);

      await page.goto(`${server.url}#/boards/board-demo.4.5`);
      await page.getByRole('heading', { level: 1, name: board }).waitFor();
      const told = await page.getByRole('region', { name: timeLine }).innerText();
      expect(told).toMatch(says);
      expect(told).not.toMatch(english);
      await expectToFit(page);
      expect(complaints).toEqual([]);
    });

    it('reads where a number comes from, what was corrected, and why there is nothing', async () => {
      const { page } = await openPage(browser, { locale, token: await server.token('auditor') });
      const english = /\b(own score|less the other|total less|Assigned score|tricks|unknown)\b/;
      for (const [hash, part] of [
        ['sessions/demo/lineage/total%2F4', '.derivation'],
        ['sessions/demo/audit', '[aria-labelledby="corrections"] tbody'],
        ['sessions/nobody', '.problem strong'],
      ] as const) {
        await page.goto(`${server.url}#/${hash}`);
        const shown = page.locator(part);
        await shown.waitFor();
        await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
        expect(await shown.innerText()).not.toMatch(english);
      }
    });

    it('may choose it, and another', async () => {
      const { page, complaints } = await openPage(browser, { locale: 'en-GB' });
      await page.goto(server.url);
      await page.getByRole('heading', { level: 1, name: 'Sessions' }).waitFor();
      await page.locator('.menu summary').click();
      await button(page, name).click();
      await page.getByRole('heading', { level: 1, name: sessions }).waitFor();
      await page.locator('.menu summary').click();
      await button(page, 'English').click();
      await page.getByRole('heading', { level: 1, name: 'Sessions' }).waitFor();
      expect(complaints).toEqual([]);
    });
  },
);
