import type { Standings } from '@app/contract';
import type { Browser, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { type Watched, launch, loseAnswer, openPage } from './browser';
import { PHONE, expectToFit } from './phone';
import { untilLive } from './replay-page';
import { type Server, startDemo } from './server';

/** Where to put pictures of the desk, for somebody to look at. */
const PICTURES = process.env.DESK_PICTURES;

/** West bids out of rotation, and the play is over: what is left is 72C. */
const BOARD = { session: 'demo', table: '6', board: 2 } as const;
const DESK = '#/desk/demo.6.2?at=3';

let server: Server;
let browser: Browser;
let token: string;

const openDesk = async (options: Parameters<typeof openPage>[1] = {}): Promise<Watched> => {
  const watched = await openPage(browser, { token, ...options });
  await watched.page.goto(`${server.url}${DESK}`);
  await ruling(watched.page).waitFor();
  await untilLive(watched.page);
  return watched;
};

const ruling = (page: Page) => page.getByRole('region', { name: 'Give a ruling' });
const decisions = (page: Page) => page.getByRole('region', { name: 'What was decided' });
const moves = (page: Page) => page.getByRole('region', { name: 'What it would move' });
/** Asked for within half an hour after the last round: the results of the evening are official. */
const askedInTime = (page: Page): Promise<void> =>
  ruling(page)
    .getByLabel(/^Asked for at/)
    .fill('2026-02-02T21:10');
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const given = (page: Page) => decisions(page).getByText(/^Ruling by .*Once and for all/);

/** A table of what would move, as it is read by the eye: on one line. */
const tableOfMoves = async (page: Page, name: string): Promise<string> => {
  const text = await moves(page).getByRole('table', { name }).innerText();
  return text.replace(/becomes/g, '').replace(/\s+/g, ' ');
};

const standings = async (): Promise<readonly string[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}sessions/demo/standings`, { headers });
  const { standings: all } = (await answer.json()) as { readonly standings: Standings };
  return all.groups.flatMap(({ rows }) =>
    rows.map(({ place, contestant, total }) => `${place} ${contestant} ${total}`),
  );
};

/** Waits until the standings are other than these. */
const untilMoved = async (from: readonly string[]): Promise<readonly string[]> => {
  for (;;) {
    const now = await standings();
    if (now.join() !== from.join()) return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** The points of N-S with the score that is filled in: `'3.70'`. */
const worth = async (page: Page): Promise<string> =>
  /^[\d.]+/.exec(await page.locator('[data-worth=NS]').innerText())?.[0] ?? '';

const untilWorth = (page: Page, points: string): Promise<void> =>
  page
    .locator('[data-worth=NS]')
    .filter({ hasText: new RegExp(`^${points} `) })
    .waitFor();

/** Sixty per cent of what was played, forty of nine tricks. */
const weigh = async (page: Page): Promise<void> => {
  await page.getByLabel('Form of the score').selectOption('weighted');
  await untilWorth(page, '2.00');
  await act(page, 'Another result').click();
  await page.getByRole('group', { name: 'Result 2' }).getByLabel('Tricks').selectOption('9');
  const exactly = page.getByRole('textbox', { name: 'Weight of result 1, exactly' });
  await exactly.fill('60');
  await untilWorth(page, '3.60');
};

const picture = async (page: Page, name: string): Promise<void> => {
  if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launch()]);
  token = await server.token('chief-director');
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('the ruling desk', () => {
  it('takes a ruling with a weighted score from an irregularity, and takes it back; the ranking moves and moves back', async () => {
    const { page, complaints } = await openDesk();
    const before = await standings();
    expect(await page.getByRole('checkbox', { name: /^West 1/ }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: /^W states: I thought that I was the dealer/ }).isChecked()).toBe(
      true,
    );

    await weigh(page);
    const slider = page.getByRole('slider', { name: 'Weight of result 1' });
    await slider.focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowLeft');
    await untilWorth(page, '4.00');
    expect(await page.getByRole('slider', { name: 'Weight of result 2' }).inputValue()).toBe('50');

    expect(await act(page, 'See what it moves').getAttribute('aria-disabled')).toBe('true');
    await ruling(page).getByLabel('Reasons', { exact: true }).fill('The bid out of rotation told East what to do.');
    await askedInTime(page);
    await act(page, 'See what it moves').focus();
    await page.keyboard.press('Enter');
    await moves(page).waitFor();
    expect(await tableOfMoves(page, 'Points for the board')).toContain('Board 2, table 6 2 → 4 8 → 6');
    expect(await tableOfMoves(page, 'Ranking')).toMatch(/Kirsten [^→]* 2 → 1 /);
    expect(await standings()).toEqual(before);
    await picture(page, 'desk-preview');
    await expectAccessible(page);

    await act(page, 'Give the ruling').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^The ruling is given/).waitFor();
    const moved = await untilMoved(before);
    expect(moved.find((row) => row.includes(' 6 '))).toMatch(/^1 6 /);
    await act(page, 'The players are told of the ruling of event 62').click();
    await decisions(page).getByText('Ruling, told to the players').waitFor();

    await act(page, 'Take back event 62 …').focus();
    await page.keyboard.press('Enter');
    await decisions(page).getByLabel('Reasons', { exact: true }).fill('East had his bid in any case.');
    await decisions(page).getByRole('button', { name: 'See what it moves' }).click();
    await moves(page).waitFor();
    expect(await tableOfMoves(page, 'Points for the board')).toContain('Board 2, table 6 4 → 2 6 → 8');
    expect(await moves(page).innerText()).toMatch(/the players were told of it/);
    await picture(page, 'desk-reversal');
    await act(page, 'Take it back').click();
    await decisions(page).getByText('Ruling, reversed').waitFor();
    expect(await decisions(page).innerText()).toMatch(/Adjusted score\s+counts no more/);
    await untilMoved(moved);
    expect(await standings()).toEqual(before);
    expect(complaints).toEqual([]);
  });

  it('answers what the Laws ask', async () => {
    const { page, complaints } = await openDesk();
    const asked = page.getByRole('region', { name: 'What the Laws offer and ask' });
    await asked.getByLabel('Reasons').fill('He could not have known.');
    await act(page, 'No adjustment').click();
    await act(page, 'Confirm the result').hover();
    // The second press of a double click: it was not meant for what stands there now.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(200);
    expect(await act(page, 'Confirm the result').getAttribute('aria-disabled')).toBe('false');
    await act(page, 'Confirm the result').click();
    await page.getByText('Nothing is open at this moment.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps what was written when the board moves on, and gives nothing that was not seen', async () => {
    const { page, complaints } = await openDesk();
    await weigh(page);
    await ruling(page).getByLabel('Reasons', { exact: true }).fill('A draft');
    await askedInTime(page);
    await act(page, 'See what it moves').click();
    await moves(page).waitFor();
    expect(await act(page, 'Give the ruling').getAttribute('aria-disabled')).toBe('false');
    await server.send({ ...BOARD, type: 'FindFact', data: { text: 'East looked at the ceiling', basis: 'agreed' } });
    await page.getByText('Something has changed since: see again what it moves.').waitFor();
    expect(await act(page, 'Give the ruling').getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('checkbox', { name: /East looked at the ceiling/ }).isChecked()).toBe(true);

    await page.reload();
    await untilWorth(page, '3.60');
    expect(await worth(page)).toBe('3.60');
    expect(await ruling(page).getByLabel('Reasons', { exact: true }).inputValue()).toBe('A draft');
    expect(complaints).toEqual([]);
  });

  it('records once a ruling whose answer was lost, whatever has become of the board', async () => {
    const { page } = await openPage(browser, { token });
    await page.goto(`${server.url}#/desk/demo.2.4`);
    await ruling(page).getByLabel('Paragraphs').fill('12B1');
    await ruling(page).getByLabel('Reasons', { exact: true }).fill('Once and for all');
    await act(page, 'See what it moves').click();
    await moves(page).waitFor();
    await loseAnswer(page, '/boards/2/4/rulings');
    await act(page, 'Give the ruling').click();
    await page.getByRole('alert').getByText('it will be recorded once').waitFor();
    await given(page).waitFor();
    await act(page, 'Give the ruling').click();
    await page.getByText(/^The ruling is given/).waitFor();
    expect(await given(page).count()).toBe(1);
  });

  it('asks again for the forms of the score while the server is away, and anew when the board moves on', async () => {
    const { page } = await openPage(browser, { token });
    await page.route('**/score-forms', (route) => route.abort(), { times: 1 });
    await page.goto(`${server.url}#/desk/tonight.1.3`);
    const form = page.getByRole('combobox', { name: /^Form of the score/ });
    await form.waitFor();
    const revoke = form.getByRole('option', { name: 'Revoke: tricks that go over' });
    expect(await revoke.count()).toBe(0);
    const result = { bid: '1NT', declarer: 'E', risk: 'undoubled', tricks: 7 };
    await server.send({ session: 'tonight', table: '1', board: 3, type: 'AgreeResult', data: { result } });
    await revoke.waitFor({ state: 'attached' });
  });

  it('records who is compared with whom beside the ruling that is being written', async () => {
    const { page, complaints } = await openPage(browser, { token });
    await page.goto(`${server.url}#/desk/demo.2.6`);
    await ruling(page).getByLabel('Reasons', { exact: true }).fill('Still to be given');
    await askedInTime(page);
    await page.getByRole('combobox', { name: /^Form of the score/ }).selectOption('fouled');
    await act(page, 'Another group').click();
    await act(page, 'Another group').click();
    await act(page, 'Remove group 2').click();
    await page.getByLabel('Name of the group').fill('as played at table 1');
    const tables = page.getByLabel('Tables', { exact: false }).and(page.getByRole('textbox', { name: /^Tables/ }));
    await tables.pressSequentially('1, 2, ');
    await tables.press('Backspace');
    await tables.press('Backspace');
    expect(await tables.inputValue()).toBe('1, 2');
    await page.getByRole('group', { name: 'Score' }).getByLabel('Reasons').fill('Cards had changed places');
    await act(page, 'See what it moves').click();
    await moves(page).waitFor();
    await act(page, 'Give the ruling').click();
    await page.getByText(/^The groups are recorded with the session/).waitFor();
    expect(await ruling(page).getByLabel('Reasons', { exact: true }).inputValue()).toBe('Still to be given');
    expect(complaints).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page, complaints } = await openDesk(PHONE);
    await weigh(page);
    await ruling(page).getByLabel('Reasons', { exact: true }).fill('On the way');
    await askedInTime(page);
    await act(page, 'See what it moves').click();
    await moves(page).waitFor();
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole('slider', { name: 'Weight of result 1' }).scrollIntoViewIfNeeded();
    await picture(page, 'desk-phone');
    expect(complaints).toEqual([]);
  });

  it('is for directors, and says so to others', async () => {
    const { page, complaints } = await openPage(browser, { token: await server.token('auditor') });
    await page.goto(`${server.url}${DESK}`);
    await page.getByText(/^Rulings are given here by directors/).waitFor();
    expect(await ruling(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says to a director who sees as the public how to rule again', async () => {
    const { page, complaints } = await openPage(browser, { token });
    await page.addInitScript({
      content: `if (!('seen' in localStorage)) sessionStorage.setItem('session-ledger.view-as', 'public');
        localStorage.setItem('seen', '1');`,
    });
    await page.goto(`${server.url}${DESK}`);
    const main = page.getByRole('main');
    await main.getByText(/look with another's eyes/).waitFor();
    await main.getByRole('button', { name: 'See everything again' }).click();
    await ruling(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it('lists what a session asks of its directors, each with the way to its board', async () => {
    const { page, complaints } = await openPage(browser, { token });
    await page.goto(`${server.url}#/sessions/demo/desk`);
    const all = page.getByRole('list', { name: 'To be seen to' });
    await all.waitFor();
    await expectAccessible(page);
    await picture(page, 'desk-session');
    await all.getByRole('link').first().click();
    await ruling(page).waitFor();
    expect(complaints).toEqual([]);
  });
});
