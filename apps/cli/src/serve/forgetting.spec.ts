import { join } from 'node:path';
import { Database, newCommandId, openLedger, verifyLedger } from '@app/ledger';
import { type BoardView, isEncrypted, saidText } from '@app/session';
import { makeCall, openBoard, openedSession } from '../../../../test/contract/support/commands';
import { type TestServer, startServer, until } from '../../../../test/contract/support/server';
import { listenTo } from '../../../../test/contract/support/sse-client';
import { recordForgotten } from '@app/application';
import { filesWith } from '@app/testing';

const WORDS = 'I never saw the two of spades';
const NAME = 'Inge Thorup';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  await server.given(...openedSession());
  await server.given(openBoard({ data: { dealer: 'N', contestants: { NS: '1', EW: '2' }, players: { N: 'p07' } } }));
  server.directory.enter([{ scope: 'club', id: 'p07', name: NAME }]);
});
afterEach(async () => {
  await server.close();
});

interface Told {
  readonly type: string;
  readonly data: { readonly text?: unknown };
  readonly said?: { readonly text?: string };
  readonly words?: string;
}

const asDirector = async () => ({ authorization: await server.bearer('director') });
const ask = async (path: string) => fetch(server.url + path, { headers: await asDirector() });
const get = async <T>(path: string): Promise<T> => (await ask(path)).json() as Promise<T>;
const lastEvent = async (): Promise<Told | undefined> =>
  (await get<{ readonly events: readonly Told[] }>('/boards/club.1.1/events')).events.at(-1);
const statements = async (): Promise<readonly string[]> => {
  const { view } = await get<{ readonly view: Pick<BoardView, 'procedure'> }>('/boards/club.1.1');
  return view.procedure.statements.map(({ text }) => saidText(text));
};

const state = async (id: string): Promise<number> => {
  const { status } = await fetch(`${server.url}/sessions/club/boards/1/1/statements`, {
    method: 'POST',
    headers: {
      authorization: await server.bearer('director'),
      'content-type': 'application/json',
      'idempotency-key': id,
    },
    body: JSON.stringify({ by: 'N', text: WORDS }),
  });
  return status;
};

describe('a server', () => {
  it('keeps statements apart, tells them to who asks, and nobody any more once the person is forgotten', async () => {
    const id = newCommandId();
    const client = await listenTo(`${server.url}/events`, undefined, await asDirector());
    expect(await state(id)).toBe(201);

    const event = await lastEvent();
    expect(event).toMatchObject({ type: 'StatementTaken', said: { text: WORDS }, words: `N states: ${WORDS}` });
    expect(isEncrypted(event?.data.text)).toBe(true);
    expect(await statements()).toEqual([WORDS]);
    await until(() => client.messages.some(({ type }) => type === 'StatementTaken'));
    expect(client.messages.at(-1)).toMatchObject({ data: event?.data, said: { text: WORDS } });
    client.close();
    expect(filesWith(server.folder, WORDS)).toEqual([]);

    const size = (await server.log.head()) + 1;
    const root = await server.log.tree.root(size);
    // As another process does it, which has the same ledger and may be gone before it has done the rest.
    const other = await openLedger(`sqlite:${join(server.folder, 'ledger.db')}`);
    await recordForgotten(other, { person: 'p07', session: 'club' }, undefined, new Date().toISOString());
    await other.close();
    await until(async () => (await lastEvent())?.words === 'N states: (no longer kept)');
    await until(() => filesWith(server.folder, NAME).length === 0);

    expect(await lastEvent()).toMatchObject({ data: event?.data, said: { text: '(no longer kept)' } });
    expect(await statements()).toEqual(['(no longer kept)']);
    expect((await get<{ readonly names: object }>('/boards/club.1.1/events')).names).toEqual({});
    expect(await server.log.tree.root(size)).toEqual(root);
    expect(await verifyLedger(join(server.folder, 'ledger.db'))).toMatchObject({ ok: true });
    expect(await state(id)).toBe(200);
    expect(await state(newCommandId())).toBe(409);
  });

  it('goes on telling what is new where a statement in its vault was changed, and shows nothing of it', async () => {
    expect(await state(newCommandId())).toBe(201);
    const db = new Database(join(server.folder, 'vault.db'));
    db.exec("UPDATE said SET stored = CAST(x'00' || substr(stored, 2) AS BLOB)");
    db.close();
    await server.given(makeCall('N', 'Pass'));
    const client = await listenTo(`${server.url}/events`, '0', await asDirector());
    await until(() => client.messages.some(({ type }) => type === 'CallMade'));
    expect(client.messages.find(({ type }) => type === 'StatementTaken')).toMatchObject({
      said: { text: '(a statement kept apart)' },
    });
    client.close();
    expect((await ask('/boards/club.1.1/events')).status).toBe(500);
  });

  it('does not listen before it has forgotten who was forgotten while it stood still', async () => {
    expect(await state(newCommandId())).toBe(201);
    const { folder } = server;
    await server.stop();
    const log = await openLedger(`sqlite:${join(folder, 'ledger.db')}`);
    await recordForgotten(log, { person: 'p07', session: null }, undefined, new Date().toISOString());
    await log.close();
    server = await startServer(folder);
    expect(await lastEvent()).toMatchObject({ words: 'N states: (no longer kept)' });
    expect(filesWith(folder, NAME)).toEqual([]);
  });
});
