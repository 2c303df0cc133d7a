import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core';

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** How long a page may take to show what is waited for, on however busy a machine, in milliseconds. */
const PATIENCE = 240_000;

export interface Watched {
  readonly page: Page;
  /** Console errors, exceptions, failed requests and error answers so far. */
  readonly complaints: readonly string[];
}

/** Once: what is sent to this path gets there, and its answer never comes back. */
export const loseAnswer = async (page: Page, path: string): Promise<void> => {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
};

/**
 * A page in a window of its own that writes down everything that goes wrong.
 * @param token signs in whoever it stands for
 */
export const openPage = async (
  browser: Browser,
  { token, ...options }: BrowserContextOptions & { readonly token?: string } = {},
): Promise<Watched> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  if (token !== undefined) {
    await context.addInitScript({ content: `localStorage.setItem('session-ledger.token', ${JSON.stringify(token)})` });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // The browser itself ends what is under way when a page is left; that is no failure.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
  return { page, complaints };
};
