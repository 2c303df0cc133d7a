import type { BrowserContextOptions, Page } from 'playwright-core';

/** A small phone, held upright: `openPage(browser, PHONE)`. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

/** Fails where the page as it is now is wider than the screen. */
export const expectToFit = async (page: Page): Promise<void> => {
  const { wide, screen } = await page.evaluate<{ readonly wide: number; readonly screen: number }>(
    '({ wide: document.documentElement.scrollWidth, screen: document.documentElement.clientWidth })',
  );
  expect(wide).toBeLessThanOrEqual(screen);
};
