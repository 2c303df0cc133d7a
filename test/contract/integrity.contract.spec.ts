import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { signCheckpoint } from '../../apps/command-api/src/checkpoints/sign-checkpoint';
import { makeKey } from '../../apps/command-api/src/checkpoints/make-key';
import { openSigner } from '../../apps/command-api/src/checkpoints/open';
import { settingsFrom } from '../../apps/common/src/settings';
import { openedSession, toBoard } from './support/commands';
import type { TestServer } from './support/server';
import { startServer } from './support/server';

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

const answer = async (role?: 'auditor'): Promise<unknown> => (await server.get('/integrity', role)).body;

it('says that nothing is known to be wrong', async () => {
  expect(await answer()).toEqual({ mismatch: null, lastPass: null });
  expect((await server.get('/health/ready')).body).toMatchObject({ info: { integrity: { status: 'up' } } });
  expect((await server.get('/metrics', 'auditor')).text).toMatch(/^ledger_integrity_mismatch 0$/m);
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
