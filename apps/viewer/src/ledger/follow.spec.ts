import { err, ok } from '@app/bridge';
import { type Followed, follow } from './follow';
import { type Conducted, conducted, ledgerEvent, standInWindow, until } from './for-specs';
import { listen } from './stream';

interface Count {
  readonly position: number;
  readonly from: 'server' | 'stream';
}

describe('a followed value', () => {
  standInWindow();
  let server: Conducted;
  let states: Followed<Count>[];
  let asked: number;
  let answer: { position: number } | null | 'none' | 'hangs';
  let stop: () => void = () => undefined;

  const begin = (): void => {
    stop = follow<Count>(
      {
        query: 'session=demo',
        load: () => {
          asked += 1;
          if (answer === 'hangs') return new Promise(() => undefined);
          if (answer === 'none') return Promise.resolve(err({ title: 'gone', detail: '', code: 'Gone', status: 404 }));
          const now = answer && ok<Count>({ position: answer.position, from: 'server' });
          return Promise.resolve(now ?? err({ title: 'away', detail: '', code: null }));
        },
        positionOf: ({ position }) => position,
        absorb: (_, { position, type }) => (type === 'Known' ? { position, from: 'stream' } : null),
      },
      (state) => states.push(state),
      (query, listener) => listen(query, listener, { server: server.url, retryMs: 20 }),
    );
  };
  const say = (type: string, position: number): boolean => server.line().write(ledgerEvent({ type, position }));
  const now = (): Followed<Count> | undefined => states.at(-1);
  const live = (): Promise<void> => until(() => now()?.connection === 'live' && now()?.value !== null);

  beforeEach(async () => {
    states = [];
    asked = 0;
    answer = { position: 5 };
    server = await conducted();
  });
  afterEach(async () => {
    stop();
    await server.stop();
  });

  it('takes what it can from the stream, and asks for the rest once', async () => {
    begin();
    await live();
    const before = asked;
    say('Known', 6);
    await until(() => now()?.value?.position === 6);
    expect([now()?.value?.from, asked]).toEqual(['stream', before]);
    answer = { position: 8 };
    say('Unknown', 7);
    say('Unknown', 8);
    await until(() => now()?.value?.position === 8);
    expect([now()?.value?.from, asked]).toEqual(['server', before + 1]);
  });

  it('asks again where an answer is older than what the stream has told', async () => {
    begin();
    await live();
    say('Unknown', 9);
    const before = asked;
    await until(() => asked > before);
    answer = { position: 9 };
    await until(() => now()?.value?.position === 9);
  });

  it('asks once where something moved that the reader may not see', async () => {
    begin();
    await live();
    const before = asked;
    say('SessionMoved', 99);
    await until(() => asked > before);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(asked).toBe(before + 1);
    expect(now()?.value?.position).toBe(5);
  });

  it('asks again where there was no answer, and counts as cut off until there is one', async () => {
    begin();
    await live();
    answer = null;
    say('Unknown', 6);
    await until(() => now()?.problem !== null);
    expect(now()).toMatchObject({ connection: 'lost', value: { position: 5 } });
    answer = { position: 6 };
    await until(() => now()?.value?.position === 6);
    expect(now()).toMatchObject({ connection: 'live', problem: null });
  });

  it('shows nothing that is there no more', async () => {
    begin();
    await live();
    answer = 'none';
    say('Unknown', 6);
    await until(() => now()?.problem !== null);
    expect(now()).toMatchObject({ connection: 'live', value: null });
  });

  it('does not wait for what was asked before the line was cut', async () => {
    begin();
    await live();
    const before = asked;
    answer = 'hangs';
    say('Unknown', 6);
    await until(() => asked > before);
    answer = { position: 6 };
    server.crash();
    await until(() => now()?.value?.position === 6);
  });

  it('asks while one event comes after the other', async () => {
    begin();
    await live();
    const before = asked;
    for (let position = 6; asked === before; position += 1) {
      say('Unknown', position);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });

  it('takes what the server has where that has been put back to an older state', async () => {
    begin();
    await live();
    answer = { position: 3 };
    server.crash();
    await until(() => now()?.value?.position === 3);
    expect(now()).toMatchObject({ connection: 'live', problem: null });
  });

  it('says that the line is lost, keeps what it has, and catches up', async () => {
    begin();
    await live();
    answer = null;
    server.crash();
    await until(() => now()?.problem !== null);
    expect(states.some(({ connection, value }) => connection === 'lost' && value?.position === 5)).toBe(true);
    answer = { position: 12 };
    server.crash();
    await until(() => now()?.value?.position === 12);
    expect(now()).toMatchObject({ problem: null, connection: 'live' });
  });
});
