import type { Browser, Page } from 'playwright-core';
import { launch, openPage } from './browser';
import { type Server, startDemo } from './server';

/** A screen of each room in Danish and in Swedish: nothing that the program itself says is in English. */

let server: Server;
let browser: Browser;
let said: readonly string[];
let director: string;

/** Every text in a part of an answer. */
const textsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

interface EventsAnswer {
  readonly events: readonly { readonly data: unknown; readonly said?: unknown }[];
  readonly names: unknown;
}

const answerOf = async <T>(path: string): Promise<T> => {
  const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${director}` } });
  return (await response.json()) as T;
};

/** What people wrote into events, and what they are called: that stands as they wrote it, in any language. */
const saidBy = async (): Promise<readonly string[]> => {
  const { boards } = await answerOf<{ readonly boards: readonly { readonly id: string }[] }>(
    'sessions/demo/boards?limit=500',
  );
  const { appeals } = await answerOf<{ readonly appeals: readonly { readonly id: string }[] }>('sessions/demo/appeals');
  const { session } = await answerOf<{ readonly session: unknown }>('sessions/demo');
  const streams = [
    'sessions/demo',
    ...boards.map(({ id }) => `boards/${id}`),
    ...appeals.map(({ id }) => `appeals/${id}`),
  ];
  const found = new Set<string>(textsIn(session));
  for (const stream of streams) {
    const { events, names } = await answerOf<EventsAnswer>(`${stream}/events?limit=500`);
    for (const text of textsIn([events.map(({ data, said: told }) => [data, told]), names])) found.add(text);
  }
  return [...found].filter((text) => /\s/.test(text)).sort((one, other) => other.length - one.length);
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  director = await server.token('director', '--id', 'd01');
  said = await saidBy();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Rooms, and what stands in each once it is there. */
const ROOMS = [
  ['sessions', '#/', 'main a[href*="demo"]'],
  ['standings', '#/sessions/demo', '.ranking'],
  ['contestant', '#/sessions/demo/contestants/4', '.own'],
  ['files', '#/sessions/demo/files', '.file-form'],
  ['number', '#/sessions/demo/lineage/total%2F4', '.derivation'],
  ['events', '#/sessions/demo/events', '.entry'],
  ['replay', '#/boards/board-demo.4.5', '.entry'],
  ['replay of a ruling', '#/boards/board-demo.3.5', '.entry'],
  ['desk of the session', '#/sessions/demo/desk', 'main h2'],
  ['ruling desk', '#/desk/board-demo.4.5', '.desk'],
  ['appeals', '#/sessions/demo/appeals', 'main h2'],
  ['appeal room', '#/appeals/a1', '.part'],
  ['audit', '#/sessions/demo/audit', '[aria-labelledby="corrections"] tbody tr'],
  ['comparison', '#/sessions/demo/audit', '[aria-labelledby="compare"] details ol li'],
  ['verify', '#/verify?of=board-demo.2.3', '.verify-part'],
] as const;

/** Words that English sentences have, and no Danish or Swedish one. */
const ENGLISH =
  /(?<!\p{L})(the|of|and|is|was|were|by|with|without|not|which|this|that|from|has|been|are|board|player|ruling|appeal|tricks?|bids|calls|leads|recorded|nobody|when|where|until|than|their|they|deals|result)(?!\p{L})/iu;

/** Streams and events as the ledger names them: `board-demo.3.5@66`. */
const ADDRESS = /(board|appeal|session|ledger)-[\w.]+(@\d+)?/g;

/** Opens what is folded, and reads what a reader sees; selections by the words that can be chosen. */
const visibleText = async (page: Page): Promise<string> => {
  await page.evaluate('for (const one of document.querySelectorAll("details")) one.open = true');
  const labels = await page.evaluate<string>(
    '[...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((one) => [one.ariaLabel, one.title, one.placeholder ?? null]).filter(Boolean).join("\\n")',
  );
  return `${await page.locator('body').innerText()}\n${labels}`;
};

/** A line that is cut off within what somebody said, without that. */
const withoutCutOff = (line: string): string =>
  line.replace(/^(.*)…/, (_, before: string) => {
    const starts = Array.from({ length: before.length }, (_, start) => start);
    const from = starts.find(
      (start) => before[start] !== ' ' && said.some((one) => one.startsWith(before.slice(start))),
    );
    return from === undefined ? before : before.slice(0, from);
  });

/** The lines of a text that are English, without what people said in it. */
const englishIn = (text: string): readonly string[] => {
  const own = said.reduce((rest, one) => rest.replaceAll(one, '§'), text).replace(ADDRESS, '§');
  return [
    ...new Set(
      own
        .split('\n')
        .map(withoutCutOff)
        .filter((line) => ENGLISH.test(line)),
    ),
  ];
};

it.each(['en-GB'])('the words are those of English: %s', async (locale) => {
  const { page } = await openPage(browser, { locale, token: director });
  await page.goto(`${server.url}#/appeals/a1`);
  await page.locator('.part').first().waitFor();
  expect(englishIn(await visibleText(page)).length).toBeGreaterThan(10);
});

describe.each(['da-DK', 'sv-SE'])('a reader of %s', (locale) => {
  it.each(ROOMS)('reads no English: %s', async (_, hash, there) => {
    const { page, complaints } = await openPage(browser, { locale, token: director });
    await page.goto(server.url + hash);
    await page.locator(there).first().waitFor({ state: 'attached' });
    expect(englishIn(await visibleText(page))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
