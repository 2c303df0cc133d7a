import type { Page } from 'playwright-core';

/** What a board's page shows, read off the page itself. */
export interface Shown {
  readonly at: number;
  readonly of: number;
  /** Cards in all four hands together. */
  readonly held: number;
  /** Tricks won by both sides together. */
  readonly tricks: number;
}

const numbersIn = async (page: Page, selector: string): Promise<readonly number[]> =>
  (await page.locator(selector).allInnerTexts()).map((text) => Number.parseInt(text, 10));

export const shown = async (page: Page): Promise<Shown> => {
  const words = await page.locator('.step-count').innerText();
  const [, at = '', of = ''] = /^Event (\d+) of (\d+)$/.exec(words) ?? [];
  const won = await numbersIn(page, '[data-won]');
  return {
    at: Number(at),
    of: Number(of),
    held: await page.locator('[data-held]').count(),
    tricks: won.reduce((sum, one) => sum + one, 0),
  };
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the page shows this event, by number. */
export const untilAt = (page: Page, at: number): Promise<void> =>
  page
    .locator('.step-count')
    .filter({ hasText: new RegExp(`^Event ${at} of`) })
    .waitFor();

/** Waits until the page shows a later event than this one, by number. */
export const untilPast = async (page: Page, at: number): Promise<void> => {
  while ((await shown(page)).at <= at) await page.waitForTimeout(50);
};

export const untilAddress = (page: Page, at: number): Promise<void> => page.waitForURL(new RegExp(`[?]at=${at}$`));

/** Waits until new events reach the page. */
export const untilLive = (page: Page): Promise<void> => page.locator('.connection-live').waitFor();
