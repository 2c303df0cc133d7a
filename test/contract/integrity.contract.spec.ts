import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toHex } from '@app/ledger';
import request from 'supertest';
import { ledgerCheckpoints, makeKey, openSigner, settingsFrom, signCheckpoint } from '@app/application';
import { openedSession, toBoard, toSession } from './support/commands';
import { type TestServer, startServer, until } from './support/server';

let server: TestServer;
let signed: number;

const SECRETS = /board-club|not what was hashed|reason":"/;

beforeAll(async () => {
  server = await startServer();
  await server.given(...openedSession(), toBoard('OpenBoard', { contestants: { NS: '1', EW: '2' } }));
  const signer = await openSigner(
    settingsFrom({}, { data: server.folder }),
    server.log,
    () => new Date(),
    () => undefined,
  );
  await makeKey(signer);
  await signCheckpoint(signer);
  signer.signed.close();
  signed = await server.log.head();
});
afterAll(() => server.close());

const checkpoints = async () => ledgerCheckpoints(server.log, { direction: 'backwards' });

const answer = async (role?: 'auditor'): Promise<unknown> => (await server.get('/integrity', role)).body;

it('says that nothing is known to be wrong', async () => {
  expect(await answer()).toEqual({ mismatch: null, lastPass: null });
  expect((await server.get('/health/ready')).body).toMatchObject({ info: { integrity: { status: 'up' } } });
  expect((await server.get('/metrics', 'auditor')).text).toMatch(/^ledger_integrity_mismatch 0$/m);
});

it('names the tree that standings and travellers were made from', async () => {
  interface Answer {
    readonly position: number;
    readonly tree: { readonly size: number; readonly root: string } | null;
  }
  const ask = async (query: string, role?: 'auditor'): Promise<Answer> => {
    const [one, other] = await Promise.all(
      ['standings', 'travellers'].map(
        async (about) => (await server.get(`/sessions/club/${about}${query}`, role)).body as Answer,
      ),
    );
    expect(other?.tree).toEqual(one?.tree);
    if (!one) throw new Error('no answer');
    return one;
  };
  const rootOf = async (size: number): Promise<string> => toHex(await server.log.tree.root(size));

  const whole = await ask('', 'auditor');
  expect(whole.tree).toEqual({ size: whole.position + 1, root: await rootOf(whole.position + 1) });
  const past = await ask('?asOf=3', 'auditor');
  expect(past.tree).toEqual({ size: 4, root: await rootOf(4) });

  // The public is told of published checkpoints only, and never of one behind the position that it is told.
  const [published = 0] = (await checkpoints()).map(({ size }) => size);
  const before = await ask('');
  expect(before.position + 1).toBeLessThan(published);
  expect(before.tree).toBeNull();
  await server.given(toSession('CloseSession'));
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
  const after = await ask('');
  expect(after.position + 1).toBeGreaterThan(published);
  expect(after.tree).toEqual({ size: published, root: await rootOf(published) });
});

it('says to everybody that the ledger does not hold, and only to some roles what it is', async () => {
  const position = signed - 4;
  const reason = `position ${position}: its body is not what was hashed when it was recorded`;
  server.integrity.report({ kind: 'altered', position, reason });
  expect(await answer('auditor')).toMatchObject({
    mismatch: { kind: 'altered', position, stream: expect.stringMatching(/^(board|session)-club/) as string, reason },
  });
  const toPublic = await server.get('/integrity');
  expect(toPublic.body).toEqual({
    mismatch: { kind: 'altered', position, stream: null, reason: null },
    lastPass: null,
  });
  expect(toPublic.text).not.toMatch(SECRETS);
  const ready = await server.get('/health/ready');
  expect(ready.status).toBe(503);
  expect(ready.body).toMatchObject({ checks: { integrity: { status: 'down' } } });
  expect(ready.text).not.toMatch(SECRETS);
  expect((await server.get('/health/ready', 'auditor')).text).toContain(reason);
  expect((await server.get('/metrics', 'auditor')).text).toMatch(/^ledger_integrity_mismatch 1$/m);
});

it('records nothing from then on, and goes on answering', async () => {
  const refused = await request(server.url)
    .post('/sessions/club/boards/1/1/calls')
    .set('Authorization', await server.bearer('director'))
    .send({ seat: 'N', call: 'Pass' });
  expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'LedgerAltered' })]);
  expect((await server.get('/sessions')).status).toBe(200);
});

it('does not tell the public a position that no published checkpoint covers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'integrity-'));
  for (const name of ['ledger.db', 'ledger.db-wal']) copyFileSync(join(server.folder, name), join(folder, name));
  const other = await startServer(folder);
  other.integrity.report({ kind: 'altered', position: signed, reason: 'altered' });
  expect((await other.get('/integrity')).body).toMatchObject({ mismatch: { position: null } });
  expect((await other.get('/integrity', 'auditor')).body).toMatchObject({ mismatch: { position: signed } });
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});
