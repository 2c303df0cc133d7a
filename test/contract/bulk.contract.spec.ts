import type { ServerResponse } from 'node:http';
import { type Json, openedSession, passedOut, toBoard } from './support/commands';
import { type LineOutcome, openNdjson, postNdjson } from './support/ndjson-client';
import { type TestServer, startServer, until } from './support/server';

let server: TestServer;
let director = '';
beforeEach(async () => {
  server = await startServer();
  director = await server.bearer('director');
});
afterEach(() => server.close());

/** Boards from `first` on, each passed out at one of ten tables: 6 commands and 6 events a board. */
const evening = (boards: number, first = 1): readonly Json[] =>
  Array.from({ length: boards }, (_, nth) => passedOut({ table: String(nth % 10), board: first + nth })).flat();

const ndjson = (lines: readonly unknown[], end = '\n'): string =>
  lines.map((line) => JSON.stringify(line) + end).join('');
const send = (body: string | Buffer<ArrayBuffer>): Promise<readonly LineOutcome[]> =>
  postNdjson(server.url, director, body);
const lengthOf = async (): Promise<number> => (await server.log.head()) + 1;

/** Every command that has left something in the ledger has left all of it. */
const expectNothingHalfDone = async (commands: readonly Json[]): Promise<void> => {
  const recorded = new Map<unknown, number>();
  for await (const { metadata } of server.log.readAll({ after: 3 })) {
    recorded.set(metadata.commandId, (recorded.get(metadata.commandId) ?? 0) + 1);
  }
  expect([...recorded.values()].every((events) => events === 1)).toBe(true);
  const known = new Set(commands.map(({ id }) => id));
  expect([...recorded.keys()].every((id) => known.has(String(id)))).toBe(true);
};

describe('many commands at once', () => {
  it('have their outcomes in their order, thousands of them, bad lines among them', async () => {
    const commands = [...openedSession(), ...evening(800)];
    const lines: readonly string[] = commands.flatMap((command, nth) => [
      JSON.stringify(command),
      ...(nth % 100 === 7 ? ['{"half":'] : []),
      ...(nth % 100 === 9 ? ['', JSON.stringify({ ...command, colour: 'red' })] : []),
    ]);
    const outcomes = await send(lines.join('\n'));
    const expected = lines.flatMap((line, nth) => (line === '' ? [] : [nth + 1]));
    expect(outcomes.map(({ line }) => line)).toEqual(expected);
    expect(outcomes.filter(({ ok }) => ok).map(({ id }) => id)).toEqual(commands.map(({ id }) => id));
    const bad = outcomes.filter(({ ok }) => !ok);
    expect(bad).toHaveLength(2 * 48);
    expect(new Set(bad.map(({ code }) => code))).toEqual(new Set(['InvalidCommand']));
    expect(await lengthOf()).toBe(commands.length);
  });

  it('that come once more change nothing', async () => {
    const body = ndjson([...openedSession(), ...evening(10)]);
    await send(body);
    const before = await lengthOf();
    expect((await send(body)).every(({ ok, repeated }) => ok && repeated === true)).toBe(true);
    expect(await lengthOf()).toBe(before);
  });

  it.each([
    ['no newline at the end', (lines: readonly Json[]) => ndjson(lines).trimEnd()],
    ['CRLF', (lines: readonly Json[]) => ndjson(lines, '\r\n')],
  ])('may have %s', async (_, make) => {
    const outcomes = await send(make(openedSession()));
    expect(outcomes.map(({ line, ok }) => [line, ok])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
    ]);
  });

  it.each(['', '\n', '\r\n\r\n'])('may be none: %j', async (body) => {
    expect(await send(body)).toEqual([]);
  });

  it('may have a line that is far too long; the others are taken', async () => {
    const [first, ...others] = openedSession();
    const outcomes = await send(ndjson([first]) + 'x'.repeat(3_000_000) + '\n' + ndjson(others));
    expect(outcomes.map(({ line, ok }) => [line, ok])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, true],
      [5, true],
    ]);
    expect(outcomes[1]).toMatchObject({ code: 'InvalidCommand', message: 'longer than 1000000 bytes' });
  });

  it('may be what no command can be, and the server goes on', async () => {
    const deep = `{"type":"OpenSession","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const half = '{"type":"AddSection","data":{"section":"\\ud800"}}';
    const outcomes = await send(Buffer.concat([Buffer.from(`${deep}\n${half}\nnull\n"x"\n`), Buffer.of(0xff, 0x0a)]));
    expect(outcomes.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'InvalidCommand'));
  });

  it('of two senders at once are all taken', async () => {
    await server.given(...openedSession());
    const [one, other] = [evening(200), evening(200, 1001)];
    const outcomes = await Promise.all([send(ndjson(one)), send(ndjson(other))]);
    expect(outcomes.map((all) => all.map(({ id }) => id))).toEqual([one, other].map((all) => all.map(({ id }) => id)));
    expect(outcomes.flat().every(({ ok }) => ok)).toBe(true);
    expect(await lengthOf()).toBe(4 + 2400);
  });

  it('of two senders who send the same are recorded once', async () => {
    await server.given(...openedSession());
    const commands = evening(100);
    const outcomes = await Promise.all([send(ndjson(commands)), send(ndjson(commands))]);
    expect(outcomes.flat().every(({ ok }) => ok)).toBe(true);
    expect(await lengthOf()).toBe(4 + commands.length);
  });
});

describe('a sender who goes away in the middle', () => {
  it('keeps what it was told, and nothing is half done', async () => {
    await server.given(...openedSession());
    const commands = evening(1500);
    const client = openNdjson(server.url, director);
    client.send(commands);
    const told: LineOutcome[] = [];
    try {
      for await (const outcome of client.outcomes()) {
        told.push(outcome);
        if (told.length === 2500) client.request.destroy();
      }
    } catch {
      // The connection is broken off: by us.
    }
    expect(told.length).toBeGreaterThanOrEqual(2000);
    expect(told.every(({ ok }) => ok)).toBe(true);
    await expectNothingHalfDone(commands);
    expect(await lengthOf()).toBeGreaterThanOrEqual(4 + told.length);
    const all = await send(ndjson(commands));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await lengthOf()).toBe(4 + commands.length);
  });

  it('in the middle of a line has not said it', async () => {
    await server.given(...openedSession());
    const client = openNdjson(server.url, director);
    client.request.on('error', () => undefined);
    const [command] = evening(1);
    client.request.write(JSON.stringify(command));
    const asked = new Promise((resolve) => server.http.once('request', resolve));
    await asked;
    client.request.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await lengthOf()).toBe(4);
    expect(await send('')).toEqual([]);
  });
});

describe('a sender who does not read', () => {
  it('makes the server wait, not grow; and has all outcomes in the end', async () => {
    const LINES = 100_000;
    let most = 0;
    let watched: ServerResponse | undefined;
    server.http.once('request', (_, response: ServerResponse) => (watched = response));
    const client = openNdjson(server.url, director);
    client.request.end('{}\n'.repeat(LINES));
    const timer = setInterval(() => (most = Math.max(most, watched?.writableLength ?? 0)), 5);
    await until(() => most > 16_000_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(most).toBeLessThan(17_000_000);
    const lines: (number | undefined)[] = [];
    for await (const { line } of client.outcomes()) lines.push(line);
    clearInterval(timer);
    expect(lines).toEqual(Array.from({ length: LINES }, (_, nth) => nth + 1));
  });
});

it('says where it was broken off, where the ledger fails in the middle', async () => {
  await server.given(...openedSession());
  const commands = evening(700);
  const client = openNdjson(server.url, director);
  client.send(commands.slice(0, 2000));
  const told: LineOutcome[] = [];
  for await (const outcome of client.outcomes()) {
    told.push(outcome);
    if (told.length !== 2000) continue;
    await server.log.close();
    client.send(commands.slice(2000));
    client.request.end();
  }
  expect(told).toHaveLength(2001);
  expect(told.at(-1)).toMatchObject({ ok: false, code: 'LedgerClosed' });
  expect(JSON.stringify(told.at(-1))).not.toContain(server.folder);
});

it('is not open to everybody', async () => {
  await server.given(...openedSession());
  const tablet = await server.bearer('table', { session: 'club', table: '1' });
  const lines = [
    ...passedOut({ table: '1' }),
    ...passedOut({ table: '2' }),
    toBoard('ReportNotPlayed', { reason: 'late' }),
  ];
  const outcomes = await postNdjson(server.url, tablet, ndjson(lines));
  expect(outcomes.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 6 }, () => undefined),
    ...Array.from({ length: 7 }, () => 'NotAuthorised'),
  ]);
});
