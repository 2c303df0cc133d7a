import type { Browser } from 'playwright-core';
import { launch, openPage } from './browser';
import { untilLive } from './replay-page';
import { type Server, startDemo } from './server';

/** Bytes over the network, packed, until the first page is there. */
const MOST = 150 * 1024;

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

it.each(['en', 'da', 'sv'])('the first page comes in fewer than 150 KB: %s', async (locale) => {
  const { page } = await openPage(browser, { locale });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(server.url);
  await page.locator('main h1').waitFor();
  await untilLive(page);
  if (process.env.SIZES !== undefined) process.stdout.write(`first page, ${locale}: ${bytes} bytes\n`);
  expect(bytes).toBeGreaterThan(10 * 1024);
  expect(bytes).toBeLessThan(MOST);
});
