import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type JsonObject,
  type SigningKey,
  checkpointText,
  Database,
  derivedId,
  leafHash,
  newKeyLine,
  newSigningKey,
  openLedger,
  signNote,
  tlogProofText,
  toBase64,
  toHex,
  canonicalEvent,
} from '@app/ledger';
import { everything } from '@app/testing';
import { jsonOf, runLedger } from '../testing/run-ledger';

const ORIGIN = 'club.example/ledger';

describe('ledger verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cli-verify-'));
  const path = (name: string): string => join(folder, name);
  const key = newSigningKey(ORIGIN);
  const stranger = newSigningKey(ORIGIN);
  const verify = (...args: readonly string[]) => runLedger(folder, 'verify', ...args);

  /** Twelve events: the key, five calls, a checkpoint of them, five calls more. */
  beforeAll(async () => {
    const log = await openLedger(`sqlite:${path('ledger.db')}`);
    let nth = 0;
    const append = (stream: string, type: string, data: JsonObject) =>
      log.append(stream, [{ id: derivedId(new Date(nth), String(nth++)), type, data, metadata: {} }], 'any');
    const signed = async (signer: SigningKey, extensions: readonly string[] = []) => {
      const size = (await log.head()) + 1;
      const root = await log.tree.root(size);
      return {
        size,
        root: toHex(root),
        note: signNote(checkpointText({ origin: ORIGIN, size, root, extensions }), [signer]),
      };
    };
    const { note } = await signed(key, [newKeyLine(key.verifierKey)]);
    await append('ledger-keys', 'KeyRotated', { key: key.verifierKey, replaces: null, note });
    for (let i = 0; i < 5; i++) await append('board-demo.1.1', 'CallMade', { call: `${i + 1}NT` });
    await append('ledger-checkpoints', 'CheckpointSigned', await signed(key));
    for (let i = 0; i < 5; i++) await append('board-demo.1.2', 'CallMade', { call: `${i + 1}S` });
    const kept = await signed(key);
    writeFileSync(path('kept.checkpoint'), kept.note);
    writeFileSync(path('stranger.checkpoint'), (await signed(stranger)).note);
    const hashes = await log.tree.inclusion(3, kept.size);
    const event = (await everything(log))[3];
    if (event === undefined) throw new Error('there is an event at position 3');
    writeFileSync(path('event.json'), canonicalEvent(event));
    writeFileSync(path('one.tlog-proof'), tlogProofText({ index: 3, hashes, checkpoint: kept.note }));
    const evidence = {
      checkpoint: kept.note,
      events: [{ event, hashes: hashes.map(toBase64) }],
      keys: [key.verifierKey],
    };
    writeFileSync(path('evidence.json'), JSON.stringify(evidence));
    writeFileSync(path('evidence-forged.json'), JSON.stringify(evidence).replace('3NT', '7NT'));
    await log.close();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const altered = (name: string, work: (db: Database) => void): string => {
    const source = new Database(path('ledger.db'));
    writeFileSync(path(name), source.serialize());
    source.close();
    const db = new Database(path(name));
    db.exec('DROP TRIGGER event_is_never_changed; DROP TRIGGER event_is_never_deleted');
    work(db);
    db.close();
    return path(name);
  };
  const forgeAt = (position: number) => (db: Database) => {
    const body = String(db.prepare('SELECT body FROM event WHERE position = ?').pluck().get(position)).replace(
      '"call":"',
      '"call":"7',
    );
    db.prepare('UPDATE event SET body = ?, leaf = ? WHERE position = ?').run(body, leafHash(body), position);
  };

  it('says of the ledger in use what holds, what is not signed yet, and on whose word', () => {
    const { status, stdout } = verify();
    expect(status).toBe(0);
    expect(stdout).toMatch(/12 events, all in order\nroot [0-9a-f]{64}\n1 checkpoint in it, all signed/);
    expect(stdout).toContain('the events from position 6 on are not signed yet');
    expect(stdout).toContain("the key is the ledger's own word");
    expect(verify(`sqlite:${path('ledger.db')}`, '--key', key.verifierKey).stdout).toContain('the key was given');
  });

  it('says the same as JSON', () => {
    const ran = verify(path('ledger.db'), '--json', '--checkpoint', path('kept.checkpoint'));
    expect(jsonOf(ran)).toMatchObject({
      kind: 'ledger',
      ok: true,
      events: 12,
      checkpoints: 1,
      kept: 1,
      key: key.verifierKey,
    });
  });

  it.each<[string, (db: Database) => void, RegExp]>([
    [
      'altered',
      (db) => db.exec(`UPDATE event SET body = replace(body, '2NT', '3NT')`),
      /NOT in order at position 2: its body is not what was hashed/,
    ],
    [
      'forged before a checkpoint of its own',
      forgeAt(2),
      /NOT in order somewhere from position 0 to 5: of the events 0 to 5 at least one is not/,
    ],
    [
      'forged after the last of its own',
      forgeAt(9),
      /somewhere from position 0 to 11: .*its key is in nobody else's hands, it is 6 or later/,
    ],
    [
      'cut off',
      (db) => db.exec('DELETE FROM event WHERE position >= 10'),
      /at position 10: .*kept.checkpoint is of 12 events, and the ledger has 10/,
    ],
  ])('finds a ledger that was %s, by a checkpoint that was kept', (name, work, words) => {
    const ran = verify(altered(`${name}.db`, work), '--checkpoint', path('kept.checkpoint'));
    expect(ran.status).toBe(1);
    expect(ran.stdout).toMatch(words);
    expect(ran.stdout.trim().split('\n')).toHaveLength(3);
  });

  it.each<[string, readonly string[], RegExp]>([
    [
      'a checkpoint of somebody else',
      ['--checkpoint', path('stranger.checkpoint')],
      /NOT in order: .*stranger.checkpoint cannot be believed/,
    ],
    [
      "a key that is not the ledger's",
      ['--key', stranger.verifierKey],
      /at position 0: from here on the ledger signs with/,
    ],
  ])('refuses %s', (_, args, words) => {
    const ran = verify(path('ledger.db'), ...args);
    expect(ran.status).toBe(1);
    expect(ran.stdout).toMatch(words);
  });

  it('verifies evidence with the key given, or says that the key is its own word', () => {
    expect(verify(path('evidence.json'), '--key', key.verifierKey)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('the key was given') as unknown,
    });
    expect(verify(path('evidence.json')).stdout).toContain("the key is the file's own word");
    expect(verify(path('evidence.json'), '--key', stranger.verifierKey)).toMatchObject({ status: 1 });
    const forged = verify(path('evidence-forged.json'), '--key', key.verifierKey);
    expect(forged.status).toBe(1);
    expect(forged.stdout).toContain('NOT proved at position 3, board-demo.1.1@2 (CallMade)');
  });

  it('verifies a proof with its entry, and a checkpoint', () => {
    const proof = [path('one.tlog-proof'), '--event', path('event.json')];
    const ran = verify(...proof, '--key', key.verifierKey, '--json');
    expect(jsonOf(ran)).toMatchObject({ kind: 'proof', ok: true, position: 3, size: 12, signedBy: [ORIGIN] });
    expect(verify(...proof, '--key', stranger.verifierKey)).toMatchObject({ status: 1 });
    writeFileSync(path('other.json'), readFileSync(path('event.json'), 'utf8').replace('3NT', '4NT'));
    const other = verify(path('one.tlog-proof'), '--event', path('other.json'), '--key', key.verifierKey);
    expect(other).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('altered by at least one character') as unknown,
    });
    const checkpoint = verify(path('kept.checkpoint'), '--key', key.verifierKey);
    expect(checkpoint).toMatchObject({ status: 0, stdout: expect.stringContaining('of 12 events') as unknown });
    expect(verify(path('stranger.checkpoint'), '--key', key.verifierKey)).toMatchObject({ status: 1 });
  });

  it.each<[string, readonly string[]]>([
    ['a proof without a key', [path('one.tlog-proof'), '--event', path('event.json')]],
    ['a proof without its entry', [path('one.tlog-proof'), '--key', key.verifierKey]],
    ['a checkpoint without a key', [path('kept.checkpoint')]],
    ['a key that is none', [path('ledger.db'), '--key', 'club.example']],
    ['a checkpoint to compare evidence with', [path('evidence.json'), '--checkpoint', path('kept.checkpoint')]],
  ])('asks for what is missing: %s', (_, args) => {
    expect(verify(...args)).toMatchObject({ status: 2, stdout: '' });
  });

  it('says what a file is not', () => {
    writeFileSync(path('notes.txt'), 'hello');
    expect(verify(path('notes.txt'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('neither a ledger') as unknown,
    });
    expect(verify(path('nowhere.db'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('there is no ledger at') as unknown,
    });
  });
});
