import { onRejected } from '../identity/rejection';
import { type Conducted, conducted, ledgerEvent as written, show, standInWindow, stream, until } from './for-specs';
import { listen } from './stream';

const ledgerEvent = (position: number, words: string): string => written({ position, data: { words } });

describe('the stream of events', () => {
  const window = standInWindow();
  let server: Conducted;
  let told: string[];
  let stop: () => void = () => undefined;

  const hear = (silenceMs = 5000): void => {
    stop = listen(
      'session=demo',
      {
        opened: () => told.push('opened'),
        event: ({ position, data }) => told.push(`${position} ${String(data.words)}`),
        lost: () => told.push('lost'),
        paused: () => told.push('paused'),
      },
      { server: server.url, retryMs: 20, silenceMs },
    );
  };
  const lastAsked = (): string | undefined => server.requests.at(-1)?.headers['last-event-id'] as string | undefined;

  beforeEach(async () => {
    told = [];
    server = await conducted();
  });
  afterEach(async () => {
    stop();
    await server.stop();
  });

  it('asks for what is meant, and from now on', async () => {
    hear();
    await until(() => told.length === 1);
    expect(told).toEqual(['opened']);
    expect(server.requests.at(-1)?.url).toBe('/events?session=demo');
    expect(lastAsked()).toBeUndefined();
  });

  it('puts together what comes in pieces, cut within a letter too', async () => {
    hear();
    await until(() => told.length === 1);
    const bytes = Buffer.from(`: alive\n\n${ledgerEvent(7, 'Åse ♠')}${ledgerEvent(8, 'ø')}`);
    for (const byte of bytes) {
      server.line().write(Buffer.from([byte]));
      await new Promise(setImmediate);
    }
    await until(() => told.length === 3);
    expect(told).toEqual(['opened', '7 Åse ♠', '8 ø']);
  });

  it('goes on behind the last event after a crash, a restart and the end of an answer', async () => {
    hear();
    await until(() => told.length === 1);
    server.line().write(ledgerEvent(7, 'a'));
    await until(() => told.length === 2);
    server.crash();
    await until(() => told.length === 4);
    expect(lastAsked()).toBe('7');
    await server.restart();
    await until(() => told.filter((one) => one === 'opened').length === 3);
    server.line().end(ledgerEvent(9, 'b'));
    await until(() => told.filter((one) => one === 'opened').length === 4);
    expect(lastAsked()).toBe('9');
    expect(told.filter((one) => /^\d/.test(one))).toEqual(['7 a', '9 b']);
  });

  it.each([
    ['after it had spoken', (line: Conducted) => line],
    [
      'before it has answered at all',
      (line: Conducted) => {
        line.answer = () => undefined;
        return line;
      },
    ],
  ])('gives up a server that is silent %s', async (_, prepared) => {
    prepared(server);
    hear(60);
    await until(() => told.includes('lost'));
    server.answer = (_request, response) => stream(response);
    const before = told.length;
    await until(() => told.slice(before).includes('opened'));
    expect(server.requests.length).toBeGreaterThan(1);
  });

  it('keeps a server that shows that it is there', async () => {
    const silenceMs = 3000;
    hear(silenceMs);
    await until(() => told.length === 1);
    for (const begun = performance.now(); performance.now() - begun < 1.5 * silenceMs;) {
      server.line().write(': alive\n\n');
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    expect(told).toEqual(['opened']);
  });

  it('begins anew where the ledger does not have the position that was heard last', async () => {
    hear();
    await until(() => told.length === 1);
    server.line().write(ledgerEvent(7, 'a'));
    await until(() => told.length === 2);
    server.answer = ({ headers }, response) =>
      headers['last-event-id'] === undefined ? stream(response) : response.writeHead(400).end();
    server.crash();
    await until(() => told.filter((one) => one === 'opened').length === 2);
    expect(lastAsked()).toBeUndefined();
  });

  it('says so where the token is not good any more', async () => {
    let rejections = 0;
    const still = onRejected(() => (rejections += 1));
    hear();
    await until(() => told.length === 1);
    server.answer = (_, response) => response.writeHead(401).end();
    server.crash();
    await until(() => rejections > 0);
    still();
    expect(told.slice(0, 2)).toEqual(['opened', 'lost']);
  });

  it('calls at once where the network is back, and tries without one', async () => {
    hear();
    await until(() => told.length === 1);
    window.dispatchEvent(new Event('offline'));
    expect(told).toEqual(['opened', 'lost']);
    await until(() => told.length === 3);
    window.dispatchEvent(new Event('online'));
    await until(() => told.length === 4);
    expect(told).toEqual(['opened', 'lost', 'opened', 'opened']);
  });

  it('gives the line back while nobody looks, and goes on where somebody does again', async () => {
    hear();
    await until(() => told.length === 1);
    server.line().write(ledgerEvent(7, 'a'));
    await until(() => told.length === 2);
    const line = server.line();
    const closed = new Promise((resolve) => line.once('close', resolve));
    show(false);
    await closed;
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([told, server.requests.length]).toEqual([['opened', '7 a', 'paused'], 1]);
    show(true);
    await until(() => told.length === 4);
    expect([told.at(-1), lastAsked()]).toEqual(['opened', '7']);
  });

  it('says nothing more after it was stopped', async () => {
    hear();
    await until(() => told.length === 1);
    stop();
    server.crash();
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(told).toEqual(['opened']);
    expect(server.requests).toHaveLength(1);
  });
});
