import request from 'supertest';
import { openBoard, openedSession, passedOut, toBoard } from './support/commands';
import { type TestServer, startServer, until } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.given(...openedSession(), ...passedOut());
});
afterAll(() => server.close());

const BOARDS = '/sessions/club/boards';
const tagOf = async (path: string, role?: 'director'): Promise<string> => {
  const { status, headers } = await server.get(path, role);
  expect(status).toBe(200);
  return String(headers.etag);
};

describe('an answer', () => {
  it('is tagged with its position, and is for the one who asked', async () => {
    const { headers, body } = await server.get(BOARDS, 'director');
    const { position } = body as { position: number };
    expect(headers).toMatchObject({ etag: `"${position}"`, 'cache-control': 'private, no-cache' });
    expect(headers.vary).toMatch(/Authorization.*View-As/);
  });

  it.each(['GET', 'HEAD'] as const)('is not sent again to who has it: %s', async (method) => {
    const authorization = await server.bearer('director');
    const ask = (tag: string) =>
      request(server.url)[method === 'GET' ? 'get' : 'head'](BOARDS).set({ authorization, 'if-none-match': tag });
    const tag = await tagOf(BOARDS, 'director');
    const unchanged = await ask(tag);
    expect([unchanged.status, unchanged.text ?? '', unchanged.headers.etag]).toEqual([304, '', tag]);
    expect((await ask('"other"')).status).toBe(200);
  });

  it('is another when something was recorded', async () => {
    const before = await tagOf(BOARDS, 'director');
    await server.given(openBoard({ board: 2 }));
    const head = await server.log.head();
    await until(() => server.models.position() >= head);
    expect(await tagOf(BOARDS, 'director')).not.toBe(before);
  });

  it('is another when a name is entered, which the ledger knows nothing of', async () => {
    const [session, boards] = [await tagOf('/sessions/club', 'director'), await tagOf(BOARDS, 'director')];
    expect(await tagOf('/sessions/club', 'director')).toBe(session);
    server.directory.enter([{ scope: 'club', id: 'p1', name: 'Astrid Lund' }]);
    expect(await tagOf('/sessions/club', 'director')).not.toBe(session);
    expect(await tagOf(BOARDS, 'director')).toBe(boards);
  });

  it('to who may not know when others act has a tag that stands still while they do', async () => {
    const [tag, directors] = [await tagOf(BOARDS), await tagOf(BOARDS, 'director')];
    await server.given(
      toBoard('MakeCall', { seat: 'N', call: '1S' }, { board: 2 }),
      toBoard('MakeCall', { seat: 'E', call: '1H' }, { board: 2 }),
    );
    const head = await server.log.head();
    await until(() => server.models.position() >= head);
    expect(await tagOf(BOARDS)).toBe(tag);
    expect(await tagOf(BOARDS, 'director')).not.toBe(directors);
    const again = await server.get(BOARDS, undefined, { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('about the past, of which he sees more later, has no tag by its position for him', async () => {
    const { position } = (await server.get(BOARDS)).body as { position: number };
    expect(await tagOf(`${BOARDS}?asOf=${position}`)).not.toBe(`"${position}"`);
    expect(await tagOf(`${BOARDS}?asOf=${position}`, 'director')).toBe(`"${position}"`);
  });
});

describe('GET /position', () => {
  const asked = async (path: string, role?: 'director') => {
    const { status, body, headers } = await server.get(`/position/${path}`, role);
    return { status, body: body as object, headers };
  };

  it('waits until the queries have what somebody has written', async () => {
    const next = (await server.log.head()) + 1;
    expect((await asked(String(next), 'director')).body).toEqual({ position: next, reached: false });
    const waiting = asked(`${next}?wait=20000`, 'director');
    const [outcome] = await server.given(openBoard({ board: 3 }));
    expect(outcome).toMatchObject({ position: next });
    expect(await waiting).toMatchObject({
      body: { position: next, reached: true },
      headers: { 'cache-control': 'no-store' },
    });
    const { body } = await server.get(BOARDS, 'director');
    expect((body as { boards: readonly object[] }).boards).toHaveLength(3);
  });

  it('does not wait longer than it is told', async () => {
    const far = (await server.log.head()) + 1000;
    const began = Date.now();
    expect((await asked(`${far}?wait=200`, 'director')).body).toEqual({ position: far, reached: false });
    expect(Date.now() - began).toBeGreaterThan(150);
  });

  it('does not wait for who has gone away', async () => {
    const far = (await server.log.head()) + 1000;
    const authorization = await server.bearer('director');
    const gone = new AbortController();
    const waiting = fetch(`${server.url}/position/${far}?wait=30000`, {
      headers: { authorization },
      signal: gone.signal,
    });
    setTimeout(() => {
      gone.abort();
    }, 100);
    await expect(waiting).rejects.toThrow('aborted');
  });

  it('tells a table of what it recorded itself, and of nothing that is kept from it', async () => {
    const [outcome] = await server.given(toBoard('MakeCall', { seat: 'N', call: 'Pass' }, { board: 3 }));
    const position = outcome?.ok ? outcome.position : NaN;
    await until(() => server.models.position() >= position);
    const ask = async (at: number, table: string) =>
      request(server.url)
        .get(`/position/${at}`)
        .set('Authorization', await server.bearer('table', { session: 'club', table }));
    expect((await ask(position, '1')).body).toEqual({ position, reached: true });
    const kept = await ask(position, '2');
    const notThere = await ask(position + 1000, '2');
    expect([kept.status, kept.body]).toMatchObject([403, { code: 'PositionKept' }]);
    expect([notThere.status, notThere.body]).toEqual([kept.status, kept.body]);
    expect((await asked(String(position))).status).toBe(403);
  });

  it.each([
    'x',
    '-1',
    '1.5',
    '9'.repeat(16),
    '1?wait=x',
    '1?wait=-1',
    '1?wait=30001',
    '1?wait=',
    '1?wait=1&wait=2',
    '1?for=2',
  ])('refuses %s', async (path) => {
    expect((await asked(path, 'director')).status).toBe(400);
  });
});
