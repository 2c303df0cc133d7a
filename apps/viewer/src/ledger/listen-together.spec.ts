import { type Conducted, conducted, ledgerEvent, standInWindow, until } from './for-specs';
import { listenTogether } from './listen-together';
import { listen } from './stream';

describe('listeners on one page', () => {
  standInWindow();
  let server: Conducted;
  let told: string[];

  const hear = (name: string, query: string): (() => void) =>
    listenTogether(
      query,
      {
        opened: () => told.push(`${name} opened`),
        event: ({ position }) => told.push(`${name} ${position}`),
        lost: () => told.push(`${name} lost`),
        paused: () => undefined,
      },
      (asked, listener) => listen(asked, listener, { server: server.url, retryMs: 20 }),
    );

  beforeEach(async () => {
    told = [];
    server = await conducted();
  });
  afterEach(() => server.stop());

  it('share the line for the same, as long as one of them listens', async () => {
    const stopOne = hear('one', 'session=demo');
    await until(() => told.length === 1);
    const stopOther = hear('other', 'session=demo');
    expect(told).toEqual(['one opened', 'other opened']);
    stopOne();
    server.line().write(ledgerEvent({ position: 7 }));
    await until(() => told.length === 3);
    expect([told.at(-1), server.requests.length]).toEqual(['other 7', 1]);
    const line = server.line();
    const closed = new Promise((resolve) => line.once('close', resolve));
    stopOther();
    await closed;
  });

  it('have lines of their own for different things', async () => {
    const stops = [hear('one', 'session=demo'), hear('other', 'board=demo.1.1')];
    await until(() => told.length === 2);
    expect(server.requests.map(({ url }) => url)).toEqual(['/events?session=demo', '/events?board=demo.1.1']);
    for (const stop of stops) stop();
  });
});
