import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import {
  canonicalEvent,
  checkpointText,
  leafHash,
  newKeyLine,
  newSigningKey,
  openLedger,
  signNote,
  toHex,
  verifyEngine,
  verifyLedger,
  type EventLog,
} from '@app/ledger';
import { accepted, everything, someEvent, someEvents, startWireServer, type WireServer } from '@app/testing';
import { Database } from '../sqlite/driver';

const ORIGIN = 'club.example/ledger';
const folder = mkdtempSync(join(tmpdir(), 'verify-engine-'));
let files = 0;
let localCopy: string;
let server: WireServer;
let log: EventLog;
const key = newSigningKey(ORIGIN);
const url = (): string => `${server.url}&ledger=club&appendTimeout=120000&connectTimeout=20000`;

const note = async (extensions: readonly string[] = []): Promise<{ size: number; root: string; note: string }> => {
  const size = (await log.head()) + 1;
  const root = await log.tree.root(size);
  return { size, root: toHex(root), note: signNote(checkpointText({ origin: ORIGIN, size, root, extensions }), [key]) };
};

/** The key at 0, five events of board-1, a checkpoint at 6, five events of board-2. */
beforeEach(async () => {
  localCopy = join(folder, `${++files}.db`);
  server = await startWireServer();
  log = await openLedger(url(), { localCopy });
  const first = await note([newKeyLine(key.verifierKey)]);
  const data = { key: key.verifierKey, replaces: null, note: first.note };
  await accepted(log.append('ledger-keys', [someEvent('KeyRotated', data)], 'any'));
  await accepted(log.append('board-1', someEvents(5), 'any'));
  await accepted(log.append('ledger-checkpoints', [someEvent('CheckpointSigned', await note())], 'any'));
  await accepted(log.append('board-2', someEvents(5), 'any'));
});

afterEach(async () => {
  await log.close();
  await server.stop();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const verify = async (keys: readonly string[] = []) => verifyEngine(url(), { localCopy, keys });

/** Changes an event of the copy behind its back. */
const tamper = async (position: number): Promise<void> => {
  const event = (await everything(log))[position];
  if (event === undefined) throw new Error(`there is no event at position ${position}`);
  await log.close();
  const body = canonicalEvent({ ...event, data: { ...event.data, forged: true } });
  const db = new Database(localCopy);
  db.exec('DROP TRIGGER event_is_never_changed');
  db.prepare('UPDATE event SET body = ?, leaf = ? WHERE position = ?').run(body, leafHash(body), position);
  db.close();
};

describe('verifyEngine', () => {
  it('verifies the events and checkpoints of an engine, and its copy is verified as a ledger is', async () => {
    const sound = { ok: true, events: 12, checkpoints: 1, signed: 6, key: key.verifierKey };
    const verified = await verify([key.verifierKey]);
    expect(verified).toMatchObject({ ...sound, trust: 'given' });
    await log.close();
    expect(await verifyLedger(localCopy)).toMatchObject({ ...sound, trust: 'own-word' });
  });

  it('compares a checkpoint that was kept', async () => {
    const kept = { name: 'kept', note: (await note()).note };
    expect(await verifyEngine(url(), { localCopy, checkpoints: [kept] })).toMatchObject({ ok: true, kept: 1 });
    const text = checkpointText({ origin: ORIGIN, size: 12, root: leafHash('other'), extensions: [] });
    const other = { name: 'other', note: signNote(text, [key]) };
    expect(await verifyEngine(url(), { localCopy, checkpoints: [other] })).toMatchObject({ ok: false, until: 11 });
  });

  it('names the position from which the engine has lost a stream', async () => {
    const client = EventStoreDBClient.connectionString(server.url);
    await client.tombstoneStream('club:board-1');
    await client.dispose();
    await log.close();
    const reason = expect.stringMatching(/board-1/) as string;
    expect(await verify()).toMatchObject({ ok: false, reason, meaning: expect.stringContaining('engine') as string });
  });

  it('names the first position at which the local copy is another', async () => {
    await tamper(9);
    expect(await verify()).toMatchObject({
      ok: false,
      events: 12,
      position: 9,
      reason: expect.stringContaining(localCopy) as string,
    });
  });
});
