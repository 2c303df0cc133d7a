import { join } from 'node:path';
import { checkpointText, openSigningKey, parseCheckpoint, parseNote, newSigningKey, signNote } from '@app/ledger';
import type { BoardDoc } from '@app/documents';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Watched, launch, openPage } from './browser';
import { button } from './replay-page';
import { type Server, startDemo } from './server';

let server: Server;
let browser: Browser;
/** A board of the demo that was bid and played. */
let board: BoardDoc;
/** The ledger's own key. */
let key: string;

const openAt = async (hash: string, options: BrowserContextOptions = {}): Promise<Watched> => {
  const watched = await openPage(browser, options);
  await watched.page.goto(server.url + hash);
  return watched;
};

const region = (page: Page, name: RegExp) => page.getByRole('region', { name });
const head = (page: Page) => region(page, /^The ledger as it was/);
const asked = (page: Page) => region(page, /^A board/);
const file = (page: Page) => region(page, /^A file/);

const lines = async (part: ReturnType<typeof region>): Promise<readonly string[]> => {
  await part.locator('.check').first().waitFor();
  return (await part.locator('.check-says').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
};

/** Chooses files, whatever they are called. */
const bring = (page: Page, ...files: readonly (readonly [name: string, text: string])[]) =>
  page
    .getByLabel('File', { exact: true })
    .setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));

const usingKey = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel(/^Verifier key/).fill(text);
  await button(page, 'Use this key').click();
};

const textOf = async (path: string): Promise<string> => (await fetch(server.url + path)).text();

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo({ CHECKPOINT_SECONDS: '3600' }), launch()]);
  const { boards } = JSON.parse(await textOf('sessions/demo/boards')) as { readonly boards: readonly BoardDoc[] };
  const found = boards.find(({ result }) => result?.kind === 'agreed' && result.result !== null);
  if (!found) throw new Error('the demo has no board that was played');
  board = found;
  const { keys } = JSON.parse(await textOf('keys')) as { readonly keys: readonly { readonly key: string }[] };
  key = keys[0]?.key ?? '';
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe('verification in the browser', () => {
  it('leads from a board to the proof that it is in the ledger', async () => {
    const { page, complaints } = await openAt(`#/boards/${board.id}`);
    await page.getByRole('link', { name: 'Verify this board' }).click();
    const [says = ''] = await lines(asked(page));
    const [, count = ''] = /^✓ Holds Board \d+, table \w+: all (\d+) events are in the ledger/.exec(says) ?? [];
    expect(says).toContain(`Board ${board.board}, table ${board.table}: all ${count} events`);
    await page.getByText(`What was proved: ${count} events`).click();
    expect(await asked(page).locator('.proved li').count()).toBe(Number(count));
    expect(await lines(head(page))).toEqual([
      expect.stringMatching(
        /^◐ Partly checked The signature holds; the events were not checked. The checkpoint over [\d,]+ events is signed by session-ledger\//,
      ),
      'i Note This browser sees this ledger for the first time.',
    ]);
    expect(await region(page, /^Key$/).innerText()).toContain('It does not find a server that lies');
    expect(complaints).toEqual([]);
  });

  it('is led to from the list of sessions, and asked by keyboard for one event', async () => {
    const { page, complaints } = await openAt('');
    await page.getByRole('link', { name: 'Verify the ledger' }).click();
    await page.getByLabel('Which').fill(`${board.id}@0`);
    await page.keyboard.press('Enter');
    const [says] = await lines(asked(page));
    expect(says).toContain(`Board ${board.board}, table ${board.table}, event 1: the event is in the ledger`);
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('verify-of');
    expect(complaints).toEqual([]);
  });

  it('shows what somebody said, and proves what the ledger has of it', async () => {
    const { page, complaints } = await openAt('#/boards/board-demo.3.5');
    const said = page.getByText(/^S states: /).first();
    expect(await said.innerText()).not.toContain('kept apart');
    await page.getByRole('link', { name: 'Verify this board' }).click();
    await page.getByText(/^What was proved/).click();
    await asked(page).getByText('S states: (a statement kept apart)').waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps the key that was pasted, and says what it is worth', async () => {
    const { page, complaints } = await openAt('#/verify');
    await usingKey(page, ` ${key}\n`);
    await region(page, /^Key$/).getByText('Checked with your own key.').waitFor();
    await page.reload();
    await region(page, /^Key$/).getByText('Checked with your own key.').waitFor();
    expect((await lines(head(page)))[0]).toMatch(/^◐ Partly checked The signature holds; the events were not checked/);
    await button(page, 'Use the key that the server gives').click();
    await region(page, /^Key$/).getByText('Checked with the key that this server gives.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('does not believe the ledger with another key, nor a key that has lost something', async () => {
    const { page, complaints } = await openAt(`#/verify?of=${board.id}`);
    await lines(head(page));
    await usingKey(page, newSigningKey(key.split('+')[0] ?? '').verifierKey);
    await head(page).locator('.check-fails').waitFor();
    expect((await lines(head(page)))[0]).toMatch(
      /^✕ Does not hold The checkpoint is not signed as it should be: .*none of the keys/,
    );
    expect((await lines(asked(page)))[0]).toMatch(/^✕ Does not hold Nothing can be proved with this checkpoint/);
    await usingKey(page, key.slice(0, -3));
    expect(await page.getByRole('alert').innerText()).toContain('is no verifier key');
    expect(complaints).toEqual([]);
  });

  it('finds a forged checkpoint', async () => {
    const { page, complaints } = await openPage(browser);
    await page.route('**/checkpoint', async (route) => {
      const note = await textOf('checkpoint');
      await route.fulfill({ body: note.replace(/\n(\d+)\n/, '\n99\n'), contentType: 'text/plain; charset=utf-8' });
    });
    await page.goto(`${server.url}#/verify`);
    expect((await lines(head(page)))[0]).toMatch(
      /^✕ Does not hold .*the signature of session-ledger\/\w+ does not hold/,
    );
    expect(complaints).toEqual([]);
  });

  it('remembers the ledger, and finds one that was rewritten though its own key has signed it', async () => {
    const { page, complaints } = await openAt('#/verify');
    await lines(head(page));
    await page.reload();
    expect((await lines(head(page)))[1]).toMatch(/^◐ Partly checked This is the checkpoint that this browser last saw/);

    const checkpoint = parseCheckpoint(parseNote(await textOf('checkpoint'))?.text ?? '');
    if (!checkpoint) throw new Error('the server has no checkpoint');
    const rewritten = { ...checkpoint, root: checkpoint.root.map((byte) => byte ^ 1) };
    const signingKey = openSigningKey(join(server.data, 'checkpoint.key'));
    await page.route('**/checkpoint', (route) =>
      route.fulfill({
        body: signNote(checkpointText(rewritten), [signingKey]),
        contentType: 'text/plain; charset=utf-8',
      }),
    );
    await page.reload();
    const [signature, growth] = await lines(head(page));
    expect(signature).toMatch(/^◐ Partly checked The signature holds/);
    expect(growth).toMatch(
      /^✕ Does not hold The ledger is not the continuation of the [\d,]+ events that this browser saw/,
    );
    await head(page).getByText('What this browser had seen, word for word').click();
    await page.unrouteAll();
    await button(page, 'Check again').click();
    await head(page).getByText('This is the checkpoint that this browser last saw').waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds events that are not those that were asked for, and one that was altered', async () => {
    const { page, complaints } = await openPage(browser);
    let change: (answer: string) => string = (answer) => answer;
    await page.route('**/evidence/*', async (route) =>
      route.fulfill({ body: change(await textOf(`evidence/${board.id}`)), contentType: 'application/json' }),
    );
    await page.goto(`${server.url}#/verify?of=board-demo.1.77`);
    expect((await lines(asked(page)))[0]).toBe(
      '✕ Does not hold The server has answered with events other than those of Board 77, table 1.',
    );
    change = (answer) => answer.replace('"dealer":"', '"dealer":"X');
    await page.goto(`${server.url}#/verify?of=${board.id}`);
    expect((await lines(asked(page)))[0]).toContain(`Board ${board.board}, table ${board.table}, event 1, position `);
    expect(complaints).toEqual([]);
  });

  it('says what to do about a board that is newer than the last checkpoint, and sees the ledger grow', async () => {
    const { page } = await openPage(browser, { token: await server.token('auditor') });
    await page.goto(`${server.url}#/verify`);
    await lines(head(page));
    const { section, contestants, table } = board;
    const data = { section, contestants, dealer: 'N' };
    await server.send({ session: 'demo', table, board: 96, type: 'OpenBoard', data });
    await page.getByLabel('Which').fill(`demo.${table}.96`);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('alert').innerText()).toContain('ledger checkpoint');
    await server.ledger('checkpoint');
    await button(page, 'Check again').click();
    await head(page).getByText('is the beginning of this one;').waitFor();
    await asked(page).getByText(`Board 96, table ${table}: the event is in the ledger`).waitFor();
  });

  it('still follows the proofs where the browser knows no Ed25519', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(`
      const known = crypto.subtle.importKey.bind(crypto.subtle);
      crypto.subtle.importKey = (format, data, algorithm, ...rest) =>
        algorithm.name === 'Ed25519' ? Promise.reject(new DOMException('', 'NotSupportedError')) : known(format, data, algorithm, ...rest);
    `);
    await page.goto(`${server.url}#/verify?of=${board.id}`);
    expect((await lines(head(page)))[0]).toBe(
      'i Note This browser does not know Ed25519, so the signature was not checked.',
    );
    expect((await lines(asked(page)))[0]).toMatch(/^✓ Holds/);
    expect(complaints).toEqual([]);
  });

  it('says where the browser has no cryptography for the page', async () => {
    const { page, complaints } = await openPage(browser);
    await page.addInitScript(`Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })`);
    await page.goto(`${server.url}#/verify`);
    expect(await page.getByRole('alert').innerText()).toContain('ledger verify');
    expect(complaints).toEqual([]);
  });
});

describe('a file checked in the browser', () => {
  let text: string;
  beforeAll(async () => {
    await server.ledger('checkpoint');
    text = await server.ledger('export', board.id, '--format', 'case');
  });

  it('holds, and it is said what is not proved', async () => {
    const { page, complaints } = await openAt('#/verify');
    await lines(head(page));
    await bring(page, ['case.json', text]);
    const [events, ...others] = await lines(file(page));
    expect(events).toMatch(/^✓ Holds The events in case.json: all \d+ events are in the ledger/);
    expect(others).toEqual([
      expect.stringMatching(/^✓ Holds The checkpoint over/),
      '✓ Holds The checkpoint of the file belongs to the ledger that this page shows.',
      expect.stringMatching(/^✓ Holds The whole file is as session-ledger\/\w+\/case signed it\.$/),
      '✓ Holds Everything that is told in the case follows from the events in it.',
    ]);
    expect(complaints).toEqual([]);
  });

  it('lists the parts that nothing proves where the signature of the whole was taken off', async () => {
    const { page, complaints } = await openAt('#/verify');
    await lines(head(page));
    const stripped = { ...(JSON.parse(text) as object), signature: null };
    await bring(page, ['case.json', JSON.stringify(stripped)]);
    expect(await lines(file(page))).toContain('i Note The file is not signed as a whole.');
    expect(await file(page).innerText()).toContain('names: the names of the parties');
    expect(complaints).toEqual([]);
  });

  it('is found out where an event was altered, and the event is named', async () => {
    const { page, complaints } = await openAt('#/verify');
    await lines(head(page));
    const lie = JSON.parse(text) as { streams: Record<string, { type: string; data: Record<string, unknown> }[]> };
    const events = lie.streams[board.id] ?? [];
    const index = events.findIndex(({ type }) => type === 'CallMade');
    const call = events[index];
    if (!call) throw new Error('nobody has called');
    call.data.call = call.data.call === 'Pass' ? 'X' : 'Pass';
    await bring(page, ['lie.json', JSON.stringify(lie)]);
    const checks = await lines(file(page));
    expect(checks[0]).toContain(
      `✕ Does not hold Board ${board.board}, table ${board.table}, event ${index + 1}, position `,
    );
    expect(checks[0]).toContain('this is not what the ledger held here');
    expect(checks.at(-1)).toMatch(/^✕ Does not hold These parts of the file do not follow from its events: .*view/);
    expect(complaints).toEqual([]);
  });

  it.each<[string, (file: string) => string, RegExp]>([
    [
      'its words',
      (one) => one.replace(/"words": "[^"]+"/, '"words": "Nothing happened"'),
      /do not follow from its events: timeline/,
    ],
    ['its checkpoint', (one) => one.replace(/\\n(\d+)\\n/, '\\n99\\n'), /Nothing can be proved with this checkpoint/],
    [
      'a proof',
      (one) => one.replace(/("board-[\w.]+@3": \[\s+)"[^"]+"/, `$1"${'A'.repeat(43)}="`),
      /event 4, position \d+ .*: this is not what the ledger held/,
    ],
    [
      'the field',
      (one) => one.replace(/("tables": \[\s+\{\s+"id": "board-demo\.)/, '$1x'),
      /The file is not what the ledger signed: it is not the document that was signed/,
    ],
    ['its form', (one) => one.slice(1), /cannot be read: not JSON/],
    ['everything', () => 'a picture', /neither a case file nor a proof/],
  ])('is found out where somebody altered %s', async (_, change, says) => {
    const { page, complaints } = await openAt('#/verify');
    await lines(head(page));
    await bring(page, ['file', change(text)]);
    await file(page).locator('.check-fails').first().waitFor();
    expect((await lines(file(page))).join('\n')).toMatch(says);
    expect(complaints).toEqual([]);
  });

  it('may be dropped on the page', async () => {
    const { page, complaints } = await openAt('#/verify');
    await lines(head(page));
    const dataTransfer = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([${JSON.stringify(text)}], 'dropped.json'));
      return transfer;
    })()`);
    await file(page).dispatchEvent('drop', { dataTransfer });
    expect((await lines(file(page)))[0]).toMatch(/^✓ Holds The events in dropped.json/);
    expect(complaints).toEqual([]);
  });

  it('is a proof of one event, with the event beside it', async () => {
    const { page, complaints } = await openAt('#/verify');
    await lines(head(page));
    const proof = await textOf(`evidence/${board.id}@3.tlog-proof`);
    const { events } = JSON.parse(await textOf(`evidence/${board.id}@3`)) as {
      readonly events: readonly { readonly event: object }[];
    };
    await bring(page, ['one.tlog-proof', proof], ['event.json', JSON.stringify(events[0]?.event)]);
    expect((await lines(file(page)))[0]).toMatch(/^✓ Holds The events in one.tlog-proof: the event is in the ledger/);
    await bring(page, ['one.tlog-proof', proof]);
    await file(page).getByText('choose both together').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(['#/verify', 'board'])('fits a phone: %s', async (hash) => {
    const address = hash === 'board' ? `#/verify?of=${board.id}` : hash;
    const { page, complaints } = await openAt(address, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await lines(head(page));
    await bring(page, ['case.json', text]);
    await lines(file(page));
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(complaints).toEqual([]);
  });
});
