import type { Standings } from '@app/contract';
import type { AppealView } from '@app/session';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { launch, loseAnswer, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { type Sent, type Server, startDemo } from './server';

let server: Server;
let browser: Browser;
const tokens: { chief: string; committee: string } = { chief: '', committee: '' };

/** A board of the demo on which a ruling is given just now. */
const BOARD = { session: 'demo', table: '1', board: 7 } as const;
const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '16B1' } as const;
const assigned = (tricks: number) => ({
  kind: 'assigned',
  components: [{ result: { bid: '2D', declarer: 'E', risk: 'undoubled', tricks }, weight: '1' }],
});

const ask = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${tokens.chief}` } });
  return (await answer.json()) as T;
};

/** The totals of the ranking, by contestant. */
const totals = async (): Promise<Readonly<Record<string, string | null>>> => {
  const { standings } = await ask<{ readonly standings: Standings }>('sessions/demo/standings');
  const rows = standings.groups.flatMap((group) => group.rows);
  return Object.fromEntries(rows.map(({ contestant, total }) => [contestant, total]));
};

const onBoard = (type: string, data: Sent): Promise<void> => server.send({ ...BOARD, type, data });

const giveRuling = async (): Promise<void> => {
  const { of } = await ask<{ readonly of: number }>('boards/demo.1.7');
  await onBoard('GiveRuling', {
    laws: [LAW],
    by: 'd01',
    reasons: 'Pass was an alternative',
    rightOfAppeal: true,
    raisedAt: '2026-02-02T21:10:00+01:00',
    about: [5],
    outcome: { NS: assigned(9), EW: assigned(9) },
  });
  await onBoard('TellRuling', { ruling: of, at: new Date().toISOString(), to: ['1', '10'] });
};

const enter = (token: string, hash: string, options = {}) =>
  openPage(browser, { token, timezoneId: 'America/New_York', ...options }).then(async (watched) => {
    await watched.page.goto(`${server.url}${hash}`);
    return watched;
  });

const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

/** The style that a script has given to a document. */
const ADOPTED_STYLE =
  'document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText).join("\\n")';

/** Gives the command of a form, and waits until the room says that it has been recorded. */
const record = async (page: Page, name: string): Promise<void> => {
  await form(page, name).getByRole('button', { name, exact: true }).click();
  await page.getByText(`Recorded: ${name}.`).waitFor();
};

const hear = async (page: Page, party: string, text: string): Promise<void> => {
  const hearing = form(page, 'Hear a party');
  await hearing.getByLabel('Who speaks').selectOption(party);
  await hearing.getByLabel('What is said').fill(text);
  await record(page, 'Hear a party');
  await page.getByRole('region', { name: 'Hearing' }).getByText(text).waitFor();
};

/** The director is heard, and the answer is lost: recorded again it counts once, as the director's words. */
const hearOnce = async (page: Page, text: string): Promise<void> => {
  const hearing = form(page, 'Hear a party');
  const heard = page.getByRole('region', { name: 'Hearing' }).getByText(text);
  await hearing.getByLabel('What is said').fill(text);
  await loseAnswer(page, '/hearings/parties');
  await hearing.getByRole('button', { name: 'Hear a party' }).click();
  await page.getByText('No answer came. Record it again: it counts once.').waitFor();
  await heard.waitFor();
  expect(await hearing.getByLabel('Who speaks').inputValue()).toBe('director');
  await record(page, 'Hear a party');
  expect(await heard.count()).toBe(1);
  expect(await hearing.getByLabel('Who speaks').inputValue()).toBe('appellant');
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  [tokens.chief, tokens.committee] = await Promise.all([
    server.token('chief-director', '--id', 'd02'),
    server.token('committee', '--id', 'p05'),
  ]);
  await giveRuling();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('the appeal room', () => {
  it('takes a case from its lodging to its decision, and the scores move', async () => {
    const before = await totals();
    const { page, complaints } = await enter(tokens.chief, '#/sessions/demo/appeals');
    await page
      .getByLabel('Against which ruling')
      .selectOption({ label: 'the ruling on board 7, table 1: Pass was an alternative' });
    await page.getByLabel('Appellant', { exact: true }).selectOption('1');
    await page.getByLabel('Grounds').fill('Nobody passes with that hand');
    await page.getByLabel('Appellant', { exact: true }).selectOption('10');
    expect(await page.getByLabel('Grounds').inputValue()).toBe('');
    await page.getByLabel('Appellant', { exact: true }).selectOption('1');
    expect(await page.getByLabel('Grounds').inputValue()).toBe('Nobody passes with that hand');
    await expectAccessible(page);
    await form(page, 'Lodge the appeal').getByRole('button', { name: 'Lodge the appeal' }).click();
    await page.getByRole('heading', { name: 'Appeal demo-a3', level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: /^Replay the disputed act/ }).getAttribute('href')).toBe(
      '#/boards/board-demo.1.7?at=6',
    );

    const members = form(page, 'Convene the committee');
    await members.getByLabel('Members 1').fill('Margaret Finch');
    await members.getByLabel('Members 2').fill('p09');
    await members.getByLabel('Members 3').fill('p13');
    await members.getByLabel('In the chair').fill('Margaret Finch');
    await record(page, 'Convene the committee');

    await form(page, 'Open the hearing').getByRole('button', { name: 'Open the hearing' }).click();
    await page.getByRole('alert').getByText('a party does not know of the appeal').waitFor();
    await form(page, 'Open the hearing').getByLabel('Both parties know').check();
    await record(page, 'Open the hearing');
    await hearOnce(page, 'Two of five would pass');
    await hear(page, 'appellant', 'With this hand nobody does');
    await hear(page, 'respondent', 'It was slow');
    await record(page, 'Close the hearing');
    await expectAccessible(page);

    const room = await enter(tokens.committee, '#/appeals/demo-a3');
    const decision = form(room.page, 'Decide the appeal');
    await room.page.getByText('Decide the appeal', { exact: true }).first().click();
    await room.page
      .getByRole('group', { name: 'Decision B' })
      .getByRole('button', { name: /^Decide this/ })
      .click();
    await decision.getByLabel('Kind of score, both sides').selectOption('artificial');
    await form(room.page, 'Take a vote').getByLabel('Motion').fill('Two diamonds, two down');
    await record(room.page, 'Take a vote');
    await room.page.getByRole('heading', { name: 'Decide the appeal' }).waitFor();
    expect(await decision.getByLabel('Kind of score, both sides').inputValue()).toBe('artificial');
    await decision.getByLabel('Reasons').fill('Not done yet');
    const b = room.page.getByRole('group', { name: 'Decision B' });
    await b.getByLabel('Another score').check();
    await b.getByLabel('Contract').selectOption('2D');
    await b.getByLabel('Declarer').selectOption('E');
    await b.getByLabel('Tricks').selectOption('6');
    await b.getByRole('button', { name: /^Decide this/ }).click();
    expect(await decision.getByLabel('Decision', { exact: true }).inputValue()).toBe('changed');
    expect(await decision.getByLabel('Tricks').inputValue()).toBe('6');
    await decision.getByLabel('Reasons').fill('Every lead beats it by two tricks');
    await decision.getByRole('button', { name: 'What would it move?' }).click();
    const effects = decision.getByRole('table', { name: 'What this decision would move' });
    await effects.waitFor();
    await decision.getByLabel('Tricks').selectOption('5');
    await effects.waitFor({ state: 'detached' });
    await decision.getByLabel('Tricks').selectOption('6');
    await effects.waitFor();
    expect(await totals()).toEqual(before);
    await record(room.page, 'Decide the appeal');
    await room.page.getByRole('region', { name: 'Decision' }).getByText('The ruling is changed').waitFor();
    const after = await totals();
    expect(Number(after['1'])).toBeGreaterThan(Number(before['1']));
    expect(Number(after['10'])).toBeLessThan(Number(before['10']));

    await page.getByText('Tell the parties of the decision.').waitFor();
    await record(page, 'Tell the parties');
    const { appeal } = await ask<{ readonly appeal: AppealView }>('appeals/demo-a3');
    expect([appeal.state, appeal.told[0]?.to]).toEqual(['told', ['1', '10']]);
    const expected = [
      // The answer that was lost.
      /^failed: .*\/hearings\/parties net::ERR_FAILED$|^console: Failed to load resource: net::ERR_FAILED$/,
      // The hearing that could not begin.
      /^409 .*\/hearings$|^console: .* status of 409 \(Conflict\)$/,
    ];
    const surprises = complaints.filter((one) => !expected.some((pattern) => pattern.test(one)));
    expect([...surprises, ...room.complaints]).toEqual([]);
  });

  it('shows two decisions side by side with what is on record, and what differs', async () => {
    const { page, complaints } = await enter(tokens.committee, '#/appeals/a1');
    const points = (a: string, b: string) =>
      page.getByRole('row', { name: `Points: Inge Thorup & Jens Brandt A and B differ 8.00 ${a} ${b}` });
    await points('7.00 −1.00', '9.00 +1.00').waitFor();

    const b = page.getByRole('group', { name: 'Decision B' });
    await b.getByLabel('Another score').check();
    await b.getByLabel('Contract').selectOption('3S');
    await b.getByLabel('Tricks').selectOption('9');
    await points('7.00 −1.00', '5.00 −3.00').waitFor();
    await b.getByLabel('The ruling is upheld').check();
    await page.getByRole('row', { name: 'Points: Inge Thorup & Jens Brandt 8.00 7.00 −1.00 7.00 −1.00' }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('prints the case file, and nothing but the case, on A4', async () => {
    const { page, complaints } = await enter(tokens.chief, '');
    await page.addInitScript({ content: 'window.print = () => { document.documentElement.dataset.printed = "1"; };' });
    await page.goto(`${server.url}#/appeals/a1`);
    await page.reload();
    await page.getByRole('button', { name: 'Print the case file' }).click();
    const frame = page.frameLocator('iframe[title="Case file of appeal a1"]');
    await frame.locator('html[data-printed]').waitFor();
    expect(await page.evaluate<boolean>('"printed" in document.documentElement.dataset')).toBe(false);
    const text = await frame.locator('body').innerText();
    expect(text).toMatch(/^Case file: Appeal a1/);
    expect(text).toContain('Nobody with six spades passes at matchpoints');

    const [, shown] = page.frames();
    const printed = await browser.newPage();
    await printed.setContent((await shown?.content()) ?? '');
    await printed.addStyleTag({ content: (await shown?.evaluate<string>(ADOPTED_STYLE)) ?? '' });
    const pdf = (await printed.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = pdf.match(/\/MediaBox \[[^\]]+\]/g) ?? [];
    expect(boxes.length).toBeGreaterThan(3);
    expect(new Set(boxes)).toEqual(new Set(['/MediaBox [0 0 594.95996 841.91998]']));
    expect(complaints).toEqual([]);
  });

  it('lets the public read a decided case on a phone, and act on nothing', async () => {
    const { page, complaints } = await openPage(browser, PHONE);
    await page.goto(`${server.url}#/appeals/a1`);
    await page.getByRole('heading', { name: 'The ruling is changed' }).waitFor();
    expect(await page.getByRole('form').count()).toBe(0);
    await expectToFit(page);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
